import { Box, Text } from 'ink';
import { memo, type ReactNode } from 'react';
import { glyphText, glyphWidth } from '../../terminal/glyphs.ts';
import type { Grid } from '../../terminal/grid.ts';
import { roleColor } from '../../terminal/role-colors.ts';
import { type StyleCode, styleOf } from '../../terminal/style.ts';

/** Shows something painted (a few tiles) among what Ink lays out. */
export const GridView = memo(function GridView({ grid }: { readonly grid: Grid }): ReactNode {
  return (
    <Box flexDirection="column" flexShrink={0} width={grid.columns}>
      {Array.from({ length: grid.rows }, (_, y) => (
        <Text key={y} wrap="truncate-end">
          {runsOfRow(grid, y).map((run, at) => (
            <Run key={at} {...run} />
          ))}
        </Text>
      ))}
    </Box>
  );
});

interface RunOfCells {
  readonly text: string;
  readonly code: StyleCode;
}

function Run({ text, code }: RunOfCells): ReactNode {
  const { fg, bg, dim, strike, ...attributes } = styleOf(code);
  return (
    <Text
      {...attributes}
      dimColor={dim ?? false}
      strikethrough={strike ?? false}
      {...(fg ? { color: roleColor(fg) } : {})}
      {...(bg ? { backgroundColor: roleColor(bg) } : {})}
    >
      {text}
    </Text>
  );
}

function runsOfRow(grid: Grid, y: number): RunOfCells[] {
  const runs: { text: string; code: StyleCode }[] = [];
  for (let x = 0; x < grid.columns; x++) {
    const glyph = grid.glyphs[y * grid.columns + x]!;
    const code = grid.styles[y * grid.columns + x]!;
    const text = inkText(glyph);
    const last = runs.at(-1);
    if (last?.code === code) last.text += text;
    else runs.push({ text, code });
  }
  return runs;
}

/** Ink counts most Unicode tiles as one cell; a blank behind them fills their slot of two. */
function inkText(glyph: number): string {
  const text = glyphText(glyph);
  const point = text.codePointAt(0) ?? 0;
  const narrowForInk = point >= 0x1_f000 && point <= 0x1_f02b && point !== 0x1_f004;
  return narrowForInk && glyphWidth(glyph) === 2 ? `${text} ` : text;
}
