import type { Grid } from '../../terminal/grid.ts';
import type { Size } from '../../terminal/port.ts';
import { canvasOf, INKS, shown } from './canvas.ts';
import { LEAST } from './layout.ts';
import type { Look } from './scene.ts';
import { putFitting, type Saying } from './small-card.ts';

export function isTooSmall(size: Size): boolean {
  return size.columns < LEAST.columns || size.rows < LEAST.rows;
}

/** The card in place of a table that does not fit: how large the window is, how large it should be, how to leave. */
export function paintTooSmall(size: Size, look: Look): Grid {
  const canvas = canvasOf(size.columns, size.rows, look);
  const say = look.texts.table;
  const { needed, leaves, title } = look.texts.match.tooSmall.short;
  const strong = (text: string): Saying => [shown(canvas, text), INKS.strong];
  const plain = (text: string): Saying => [shown(canvas, text), INKS.text];
  const need = say.tooSmallNeed(LEAST.columns, LEAST.rows);
  putFitting(canvas.grid, [
    [
      strong(say.tooSmall(size.columns, size.rows)),
      plain(need),
      plain(say.tooSmallDo),
      plain(say.tooSmallLeave),
    ],
    [strong(title), plain(needed(`${LEAST.columns}×${LEAST.rows}`)), plain(leaves)],
    [strong(title), plain(leaves)],
    [strong(title)],
  ]);
  return canvas.grid;
}
