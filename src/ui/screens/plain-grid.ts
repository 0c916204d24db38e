import { glyphText, glyphWidth } from '../../terminal/glyphs.ts';
import type { Grid } from '../../terminal/grid.ts';
import { plainText } from '../table/signs.ts';

/** Signs of these screens by their like in ASCII; all others as in words. */
const LIKES: Readonly<Record<string, string>> = {
  '↑': '^',
  '↓': 'v',
  '←': '<',
  '→': '>',
  '‹': '<',
  '›': '>',
  '…': '~',
};

/** Makes a grid fit for a client that shows ASCII alone, in place: each sign by its like, in as many cells. */
export function makePlain(grid: Grid): Grid {
  for (let y = 0; y < grid.rows; y++) {
    for (let x = 0; x < grid.columns; x++) {
      const at = y * grid.columns + x;
      const glyph = grid.glyphs[at]!;
      const text = glyphText(glyph);
      if (text === '' || /^[ -~]$/.test(text)) continue;
      const width = glyphWidth(glyph);
      grid.put(x, y, (LIKES[text] ?? plainText(text)).slice(0, width).padEnd(width), grid.styles[at]!);
    }
  }
  return grid;
}
