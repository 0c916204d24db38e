import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Size } from '../../terminal/port.ts';
import { roleColor } from '../../terminal/role-colors.ts';
import { useSize } from '../ink/use-size.ts';
import { Legend, type LegendItem } from './legend.tsx';
import { RoleText } from './role-text.tsx';

/** Wider bodies are hard to read across; what is more stays empty at both sides. */
const WIDEST = 96;
const MARGIN = 2;

/** The empty columns at either side of a page's body, and the rows above it, in a window of this size. */
export function pageMargins({ columns, rows }: Size): { readonly x: number; readonly top: number } {
  return {
    x: Math.max(MARGIN, Math.floor((columns - WIDEST) / 2)),
    top: 1 + Math.max(0, Math.floor((rows - LEAST_ROWS) / 4)),
  };
}

const LEAST_ROWS = 24;

interface Props {
  readonly title: string;
  /** At the right end of the bar. */
  readonly aside?: string;
  readonly legend: readonly LegendItem[];
  /** A body that needs every row begins right below the bar. */
  readonly full?: boolean;
  readonly children?: ReactNode;
}

/** A whole screen: the bar at the top, the body, the keys at the bottom. */
export function Page({ title, aside, legend, full = false, children }: Props): ReactNode {
  const size = useSize();
  const { columns, rows } = size;
  const { x, top } = pageMargins(size);
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <Box
        height={1}
        flexShrink={0}
        paddingX={2}
        justifyContent="space-between"
        backgroundColor={roleColor('feltDark')}
      >
        <Box flexShrink={0}>
          <RoleText tint="bright" bold>
            sshparrow
          </RoleText>
          <RoleText tint="text"> {title}</RoleText>
        </Box>
        <RoleText tint="muted">{aside ?? ''}</RoleText>
      </Box>
      <Box flexDirection="column" flexGrow={1} overflow="hidden" paddingX={x} paddingTop={full ? 1 : top}>
        {children}
      </Box>
      <Legend items={legend} columns={columns} margin={x} />
    </Box>
  );
}
