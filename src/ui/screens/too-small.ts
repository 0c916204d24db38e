import { Grid } from '../../terminal/grid.ts';
import type { Size } from '../../terminal/port.ts';
import { LEAST } from '../table/layout.ts';
import { putFitting, type Saying } from '../table/small-card.ts';
import type { Texts } from '../texts/texts.ts';

/** The size that pages are laid out for: theirs at the least, also while the window is too small to show any. */
export function laidOutSize({ columns, rows }: Size): Size {
  return { columns: Math.max(columns, LEAST.columns), rows: Math.max(rows, LEAST.rows) };
}

/** The card that stands in for every screen in a window that holds none; painted, since nothing is laid out there. */
export function paintTooSmall(size: Size, words: Texts['match']['tooSmall'], asked: boolean): Grid {
  const grid = new Grid(size.columns, size.rows);
  const { short } = words;
  const least = `${LEAST.columns}×${LEAST.rows}`;
  const title = (text: string): Saying => [text, { fg: 'bright', bold: true }];
  const plain = (text: string): Saying => [text, { fg: 'text' }];
  const keys = (said: string, question: string): Saying =>
    asked ? [question, { fg: 'warn' }] : [said, { fg: 'text' }];
  const shortKeys = keys(short.leaves, short.asked);
  putFitting(grid, [
    [title(words.title), plain(words.size(size.columns, size.rows, least)), keys(words.keys, words.asked)],
    [title(short.title), plain(short.needed(least)), shortKeys],
    [title(short.title), shortKeys],
    // Where one line is all there is, a question goes before what it is about.
    [asked ? shortKeys : title(short.title)],
  ]);
  return grid;
}
