import { Box } from 'ink';
import type { ReactNode } from 'react';
import { roleColor } from '../../terminal/role-colors.ts';
import { useSize } from '../ink/use-size.ts';
import { Legend, type LegendItem } from './legend.tsx';
import { RoleText } from './role-text.tsx';

interface Props {
  readonly title: string;
  /** At the right end of the bar. */
  readonly aside?: string;
  readonly legend: readonly LegendItem[];
  readonly children?: ReactNode;
}

/** A whole screen: the bar at the top, the body, the keys at the bottom. */
export function Page({ title, aside, legend, children }: Props): ReactNode {
  const { columns, rows } = useSize();
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
      <Box flexDirection="column" flexGrow={1} overflow="hidden" paddingX={2} paddingTop={1}>
        {children}
      </Box>
      <Legend items={legend} columns={columns} />
    </Box>
  );
}
