import { Box } from 'ink';
import { memo, type ReactNode } from 'react';
import { roleColor } from '../../terminal/role-colors.ts';
import { RoleText } from './role-text.tsx';

interface Props {
  readonly label: string;
  readonly selected: boolean;
  /** In the background, at the right. */
  readonly note?: string;
  readonly width?: number | string;
}

/** One line of a menu. The selected one is marked by a sign as well as by its ground, so it reads without colour. */
export const ChoiceRow = memo(function ChoiceRow({
  label,
  selected,
  note,
  width = '100%',
}: Props): ReactNode {
  return (
    <Box
      width={width}
      height={1}
      justifyContent="space-between"
      paddingRight={1}
      {...(selected ? { backgroundColor: roleColor('panelLit') } : {})}
    >
      <Box flexShrink={0}>
        <RoleText tint="gold">{selected ? ' > ' : '   '}</RoleText>
        <RoleText tint={selected ? 'bright' : 'text'}>{label}</RoleText>
      </Box>
      {note === undefined ? null : <RoleText tint={selected ? 'text' : 'muted'}>{note}</RoleText>}
    </Box>
  );
});
