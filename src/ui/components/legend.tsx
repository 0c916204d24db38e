import { Box } from 'ink';
import { memo, type ReactNode } from 'react';
import { RoleText } from './role-text.tsx';

/** What a key does here: the key's name and one or two words. */
export type LegendItem = readonly [key: string, label: string];

/** The line of keys at the bottom; what does not fit any more is left out whole, from the end. */
export const Legend = memo(function Legend({
  items,
  columns,
  margin,
}: {
  readonly items: readonly LegendItem[];
  readonly columns: number;
  /** Empty columns at either side. */
  readonly margin: number;
}): ReactNode {
  return (
    <Box paddingX={margin} height={1} flexShrink={0} overflow="hidden">
      {fitting(items, columns - 2 * margin).map(([key, label]) => (
        <Box key={key + label} marginRight={GAP} flexShrink={0}>
          <RoleText tint="text">{key}</RoleText>
          <RoleText tint="muted"> {label}</RoleText>
        </Box>
      ))}
    </Box>
  );
});

const GAP = 3;

function fitting(items: readonly LegendItem[], columns: number): readonly LegendItem[] {
  let used = 0;
  return items.filter(([key, label]) => {
    const width = key.length + 1 + label.length;
    const fits = used + width <= columns;
    used = fits ? used + width + GAP : columns + 1;
    return fits;
  });
}
