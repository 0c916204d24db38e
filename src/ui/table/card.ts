import { textWidth } from '../../terminal/glyphs.ts';
import type { Size } from '../../terminal/port.ts';
import { type Canvas, canvasOf, INKS, shown, write } from './canvas.ts';
import type { Look } from './scene.ts';

/** A card that lies over a table: its canvas and where it lies. */
export interface Card {
  readonly canvas: Canvas;
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

const WIDEST: Size = { columns: 92, rows: 26 };
/** The same for a card with as much on it as a ledger. */
const ROOMY: Size = { columns: 130, rows: 40 };
/** So little beside a card on both sides together shows words cut short and nothing else. */
const SLIVERS = 24;

/**
 * Where cards lie at a size of the window; the same for each, so that nothing jumps from one to the next.
 * @param roomy there is a ledger on it
 */
export function cardPlace(
  size: Size,
  roomy = false,
): { x: number; y: number; columns: number; rows: number } {
  const widest = roomy ? ROOMY : WIDEST;
  // Where only slivers of the table would be seen beside it, it takes the whole width.
  const isNarrow = size.columns < WIDEST.columns + SLIVERS;
  const columns = isNarrow ? size.columns : Math.min(widest.columns, size.columns - 4);
  const rows = Math.min(widest.rows, size.rows - 2);
  return {
    x: Math.floor((size.columns - columns) / 2),
    y: Math.max(1, Math.floor((size.rows - rows) / 2)),
    columns,
    rows,
  };
}

/** An empty card with its frame and a title in it. */
export function cardOf(size: Size, look: Look, title: string, roomy = false): Card {
  const { x, y, columns, rows } = cardPlace(size, roomy);
  const canvas = canvasOf(columns, rows, look, { bg: 'panel' });
  const { grid, signs } = canvas;
  const [upperLeft, upperRight, lowerRight, lowerLeft, line, side] = signs.frame;
  grid.put(0, 0, upperLeft + line.repeat(columns - 2) + upperRight, INKS.muted);
  for (let row = 1; row < rows - 1; row++) {
    grid.put(0, row, side, INKS.muted);
    grid.put(columns - 1, row, side, INKS.muted);
  }
  grid.put(0, rows - 1, lowerLeft + line.repeat(columns - 2) + lowerRight, INKS.muted);
  const words = ` ${shown(canvas, title)} `;
  write(
    canvas,
    Math.max(2, Math.floor((columns - textWidth(words)) / 2)),
    0,
    words,
    INKS.goldStrong,
    columns - 4,
  );
  return { canvas, x, y, columns, rows };
}
