import { Text, type TextProps } from 'ink';
import type { ReactNode } from 'react';
import { roleColor } from '../../terminal/role-colors.ts';
import type { Role } from '../../terminal/roles.ts';

interface Props extends Pick<TextProps, 'bold' | 'underline' | 'wrap'> {
  readonly tint?: Role;
  /** The colour behind the letters; the surface that they stand on where left out. */
  readonly ground?: Role;
  readonly children?: ReactNode;
}

/** Words in a colour role. One line, cut at the end, unless `wrap` says otherwise. */
export function RoleText({ tint, ground, wrap = 'truncate-end', children, ...rest }: Props): ReactNode {
  return (
    <Text
      {...rest}
      wrap={wrap}
      {...(tint ? { color: roleColor(tint) } : {})}
      {...(ground ? { backgroundColor: roleColor(ground) } : {})}
    >
      {children}
    </Text>
  );
}
