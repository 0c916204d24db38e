import { Box } from 'ink';
import type { ReactNode } from 'react';
import { RoleText } from '../components/role-text.tsx';
import { keyHelp } from '../keymap.ts';
import type { Texts } from '../texts/texts.ts';
import { wrapText } from '../texts/wrap-text.ts';

const KEYS_COLUMNS = 18;

/** The help, a line of the screen each, from the table that the keys are looked up in. @param columns of the page's body */
export function helpLines(texts: Texts, ascii: boolean, columns: number): readonly ReactNode[] {
  return keyHelp(texts, ascii).flatMap(({ keys, text }) =>
    wrapText(text, columns - KEYS_COLUMNS).map((line, index) => (
      <Box key={line}>
        <Box width={KEYS_COLUMNS} flexShrink={0}>
          <RoleText tint="bright">{index === 0 ? keys : ''}</RoleText>
        </Box>
        <RoleText>{line}</RoleText>
      </Box>
    )),
  );
}
