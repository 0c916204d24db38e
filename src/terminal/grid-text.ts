import { glyphText } from './glyphs.ts';
import type { Grid } from './grid.ts';
import { type StyleCode, styleName } from './style.ts';

/** A grid as lines of text, without trailing blanks; a wide character stands once, in the place of two cells. */
export function toText(grid: Grid): string {
  const lines: string[] = [];
  for (let y = 0; y < grid.rows; y++) {
    let line = '';
    for (let x = 0; x < grid.columns; x++) line += glyphText(grid.glyphs[y * grid.columns + x]!);
    lines.push(line.trimEnd());
  }
  return lines.join('\n');
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * A grid for golden files in two planes and a legend: the text, then one letter a cell for its style (`.` for a plain
 * blank), then what each letter stands for, in order of first appearance.
 */
export function toStyledText(grid: Grid): string {
  const letters = new Map<StyleCode, string>();
  const plane: string[] = [];
  for (let y = 0; y < grid.rows; y++) {
    let line = '';
    for (let x = 0; x < grid.columns; x++) {
      const code = grid.styles[y * grid.columns + x]!;
      if (code !== 0 && !letters.has(code)) letters.set(code, LETTERS[letters.size] ?? '*');
      line += letters.get(code) ?? '.';
    }
    plane.push(line.replace(/\.+$/, ''));
  }
  const legend = [...letters].map(([code, letter]) => `${letter} ${styleName(code)}`);
  return [toText(grid), '', ...plane, '', ...legend].join('\n');
}
