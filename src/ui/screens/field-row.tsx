import { Box } from 'ink';
import type { ReactNode } from 'react';
import { roleColor } from '../../terminal/role-colors.ts';
import { RoleText } from '../components/role-text.tsx';

/** A line of a form; the selected one shows that left and right change it. */
export function FieldRow(props: {
  readonly label: string;
  readonly value: string;
  readonly selected: boolean;
  readonly width?: number;
  readonly labelWidth?: number;
}): ReactNode {
  const { label, value, selected, width = 60, labelWidth = 26 } = props;
  return (
    <Box
      height={1}
      width={width}
      flexShrink={0}
      {...(selected ? { backgroundColor: roleColor('panelLit') } : {})}
    >
      <Box width={3} flexShrink={0}>
        <RoleText tint="gold">{selected ? ' > ' : ''}</RoleText>
      </Box>
      <Box width={labelWidth} flexShrink={0}>
        <RoleText tint={selected ? 'bright' : 'text'}>{label}</RoleText>
      </Box>
      <RoleText tint="gold">{selected ? '‹ ' : '  '}</RoleText>
      <RoleText tint={selected ? 'bright' : 'text'}>{value}</RoleText>
      <RoleText tint="gold">{selected ? ' ›' : ''}</RoleText>
    </Box>
  );
}
