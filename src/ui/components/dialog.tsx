import { Box } from 'ink';
import type { ReactNode } from 'react';
import { roleColor } from '../../terminal/role-colors.ts';
import { useSize } from '../ink/use-size.ts';
import { RoleText } from './role-text.tsx';

interface Props {
  readonly title: string;
  /** In cells, the padding included; less where the terminal is narrower. */
  readonly width?: number;
  readonly children?: ReactNode;
}

/** A raised surface in the middle of the screen, over whatever is there. No frame: its ground sets it apart. */
export function Dialog({ title, width = 52, children }: Props): ReactNode {
  const { columns, rows } = useSize();
  return (
    <Box position="absolute" width={columns} height={rows} alignItems="center" justifyContent="center">
      <Box
        flexDirection="column"
        width={Math.min(width, columns)}
        paddingX={3}
        paddingY={1}
        backgroundColor={roleColor('panel')}
      >
        <RoleText tint="bright" bold>
          {title}
        </RoleText>
        <Box height={1} />
        {children}
      </Box>
    </Box>
  );
}
