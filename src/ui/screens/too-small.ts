import { textWidth } from '../../terminal/glyphs.ts';
import { Grid } from '../../terminal/grid.ts';
import type { Size } from '../../terminal/port.ts';
import type { Texts } from '../texts/texts.ts';

/** The least size that every screen is made for. */
export const LEAST: Size = { columns: 80, rows: 24 };

export function isTooSmall({ columns, rows }: Size): boolean {
  return columns < LEAST.columns || rows < LEAST.rows;
}

/** The card that stands in for every screen in a window that holds none; painted, since nothing is laid out there. */
export function paintTooSmall(size: Size, words: Texts['match']['tooSmall'], asked: boolean): Grid {
  const grid = new Grid(size.columns, size.rows);
  const lines = [
    words.title,
    words.size(size.columns, size.rows, `${LEAST.columns}×${LEAST.rows}`),
    asked ? words.asked : words.keys,
  ];
  const top = Math.max(0, Math.floor((size.rows - lines.length) / 2));
  lines.forEach((line, index) => {
    const x = Math.max(0, Math.floor((size.columns - textWidth(line)) / 2));
    grid.put(
      x,
      top + index,
      line,
      index === 0 ? { fg: 'bright', bold: true } : { fg: index === 2 && asked ? 'warn' : 'text' },
    );
  });
  return grid;
}
