import { Box } from 'ink';
import type { ReactNode } from 'react';
import { RoleText } from '../components/role-text.tsx';
import { keyHelp } from '../keymap.ts';
import type { Texts } from '../texts/texts.ts';

/** The help, a line of the screen each, from the table that the keys are looked up in. */
export function helpLines(texts: Texts, ascii: boolean): readonly ReactNode[] {
  return keyHelp(texts, ascii).map(({ keys, text }) => (
    <Box key={text}>
      <Box width={18} flexShrink={0}>
        <RoleText tint="bright">{keys}</RoleText>
      </Box>
      <RoleText>{text}</RoleText>
    </Box>
  ));
}
