import { Box } from 'ink';
import { memo, type ReactNode } from 'react';
import { RoleText } from './role-text.tsx';

/** What a key does here: the key's name and one or two words. */
export type LegendItem = readonly [key: string, label: string];

/** Between two keys: closer where they would not all fit, and never so close that two of them read as one. */
const USUAL_GAP = 3;
const LEAST_GAP = 2;

/** The line of keys at the bottom; what does not fit any more is left out whole, from the end. */
export const Legend = memo(function Legend({
  items,
  columns,
  margin,
}: {
  readonly items: readonly LegendItem[];
  readonly columns: number;
  /** Empty columns at the left. */
  readonly margin: number;
}): ReactNode {
  const room = columns - margin - 1;
  const gap = fitting(items, room, USUAL_GAP).length === items.length ? USUAL_GAP : LEAST_GAP;
  return (
    <Box paddingLeft={margin} height={1} flexShrink={0} overflow="hidden">
      {fitting(items, room, gap).map(([key, label], index) => (
        <Box key={key + label} marginLeft={index === 0 ? 0 : gap} flexShrink={0}>
          <RoleText tint="text">{key}</RoleText>
          <RoleText tint="muted"> {label}</RoleText>
        </Box>
      ))}
    </Box>
  );
});

function fitting(items: readonly LegendItem[], columns: number, gap: number): readonly LegendItem[] {
  let used = 0;
  return items.filter(([key, label]) => {
    const width = key.length + 1 + label.length;
    const fits = used + width <= columns;
    used = fits ? used + width + gap : columns + 1;
    return fits;
  });
}
