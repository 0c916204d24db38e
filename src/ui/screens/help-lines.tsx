import { Box } from 'ink';
import type { ReactNode } from 'react';
import { textWidth } from '../../terminal/glyphs.ts';
import { RoleText } from '../components/role-text.tsx';
import { keyHelp } from '../keymap.ts';
import type { Texts } from '../texts/texts.ts';
import { wrapText } from '../texts/wrap-text.ts';

/** Between the keys and what they do. */
const GAP = 2;

/** The help, a line of the screen each, from the table that the keys are looked up in. @param columns of the page's body */
export function helpLines(texts: Texts, ascii: boolean, columns: number): readonly ReactNode[] {
  const help = keyHelp(texts, ascii);
  const keysColumns = GAP + Math.max(...help.map(({ keys }) => textWidth(keys)));
  return help.flatMap(({ keys, text }) =>
    wrapText(text, columns - keysColumns).map((line, index) => (
      <Box key={line}>
        <Box width={keysColumns} flexShrink={0}>
          <RoleText tint="bright">{index === 0 ? keys : ''}</RoleText>
        </Box>
        <RoleText>{line}</RoleText>
      </Box>
    )),
  );
}
