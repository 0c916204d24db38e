import { textWidth } from '../../terminal/glyphs.ts';
import { Grid } from '../../terminal/grid.ts';
import type { Size } from '../../terminal/port.ts';
import type { Style } from '../../terminal/style.ts';
import type { Texts } from '../texts/texts.ts';
import { wrapText } from '../texts/wrap-text.ts';

/** The least size that every screen is made for. */
export const LEAST: Size = { columns: 80, rows: 24 };

export function isTooSmall({ columns, rows }: Size): boolean {
  return columns < LEAST.columns || rows < LEAST.rows;
}

/** The card that stands in for every screen in a window that holds none; painted, since nothing is laid out there. */
export function paintTooSmall(size: Size, words: Texts['match']['tooSmall'], asked: boolean): Grid {
  const grid = new Grid(size.columns, size.rows);
  const said: readonly (readonly [string, Style])[] = [
    [words.title, { fg: 'bright', bold: true }],
    [words.size(size.columns, size.rows, `${LEAST.columns}×${LEAST.rows}`), { fg: 'text' }],
    [asked ? words.asked : words.keys, { fg: asked ? 'warn' : 'text' }],
  ];
  const lines = said.flatMap(([text, style]) =>
    wrapText(text, size.columns).map(line => [line, style] as const),
  );
  const top = Math.max(0, Math.floor((size.rows - lines.length) / 2));
  lines.forEach(([line, style], index) => {
    const x = Math.max(0, Math.floor((size.columns - textWidth(line)) / 2));
    grid.put(x, top + index, line, style);
  });
  return grid;
}
