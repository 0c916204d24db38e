import { textWidth } from '../../terminal/glyphs.ts';
import type { Grid } from '../../terminal/grid.ts';
import type { Size } from '../../terminal/port.ts';
import { canvasOf, INKS, write } from './canvas.ts';
import { LEAST } from './layout.ts';
import type { Look } from './scene.ts';

export function isTooSmall(size: Size): boolean {
  return size.columns < LEAST.columns || size.rows < LEAST.rows;
}

/** The card in place of a table that does not fit: how large the window is, how large it should be, how to leave. */
export function paintTooSmall(size: Size, look: Look): Grid {
  const canvas = canvasOf(size.columns, size.rows, look);
  const say = look.texts.table;
  const lines = [
    say.tooSmall(size.columns, size.rows),
    say.tooSmallNeed(LEAST.columns, LEAST.rows),
    say.tooSmallDo,
    say.tooSmallLeave,
  ].slice(0, Math.max(1, size.rows));
  const top = Math.max(0, Math.floor((size.rows - lines.length) / 2));
  lines.forEach((line, index) => {
    const x = Math.max(0, Math.floor((size.columns - textWidth(line)) / 2));
    write(canvas, x, top + index, line, index === 0 ? INKS.strong : INKS.text, size.columns - x);
  });
  return canvas.grid;
}
