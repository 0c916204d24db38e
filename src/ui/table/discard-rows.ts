import type { Discard } from '../../game/state.ts';
import type { Rect } from '../../terminal/grid.ts';
import type { Kind } from '../../tiles/tile.ts';
import { kindOf } from '../../tiles/tile.ts';
import type { Tone } from '../faces/sprite.ts';
import { type Canvas, INKS, putBlock, putTile } from './canvas.ts';
import type { Align } from './layout.ts';

/** How a seat's discards are laid in rows: so many to a row, so many columns from tile to tile, the first ones left out. */
export interface RowPlan {
  readonly perRow: number;
  readonly pitch: 2 | 3;
  readonly skipped: number;
}

/** As people read them. */
const SIX = 6;
/** A row of medium tiles takes two rows and their edge. */
const MEDIUM_ROWS = 3;

/**
 * Six to a row with a gap between tiles while they fit; then longer rows, then rows without gaps. Beyond that the oldest
 * tiles are left out.
 */
export function planRows(count: number, columns: number, rows: number): RowPlan {
  const needed = Math.max(SIX, Math.ceil(count / Math.max(1, rows)));
  if (needed <= spacedPerRow(columns)) return { perRow: needed, pitch: 3, skipped: 0 };
  const tight = Math.floor(columns / 2);
  if (needed <= tight) return { perRow: needed, pitch: 2, skipped: 0 };
  return { perRow: tight, pitch: 2, skipped: count - tight * rows };
}

function spacedPerRow(columns: number): number {
  return Math.floor((columns + 1) / 3);
}

/** Whether so many discards fit an area as medium tiles. */
export function fitsMedium(count: number, columns: number, rows: number): boolean {
  return count <= spacedPerRow(columns) * Math.floor(rows / MEDIUM_ROWS);
}

export interface DiscardLook {
  readonly form: 'small' | 'medium';
  readonly align: Align;
  /** The newest discard of the table is the last one here. */
  readonly fresh: boolean;
  readonly lit: Kind | null;
}

/** Paints a seat's discards into a rectangle: in order, claimed ones struck out, drawn and discarded ones dim. */
export function paintDiscards(
  canvas: Canvas,
  discards: readonly Discard[],
  area: Rect,
  look: DiscardLook,
): void {
  const { grid, signs } = canvas;
  const medium = look.form === 'medium';
  const rowHeight = medium ? MEDIUM_ROWS : 1;
  const { perRow, pitch, skipped } = planRows(
    discards.length,
    area.columns,
    Math.floor(area.rows / rowHeight),
  );
  const spare = Math.max(0, area.columns - (perRow * pitch - (pitch - 2)));
  // The gap at the end of the row that lies towards the centre holds the mark of a marked tile.
  const left =
    area.x +
    (look.align === 'middle'
      ? Math.floor(spare / 2)
      : look.align === 'left'
        ? Math.min(1, spare)
        : Math.max(0, spare - 1));
  for (let index = skipped; index < discards.length; index++) {
    const discard = discards[index]!;
    const at = index - skipped;
    const x = left + (at % perRow) * pitch;
    const y = area.y + Math.floor(at / perRow) * rowHeight;
    const newest = look.fresh && index === discards.length - 1 && discard.claimedBy === null;
    const tone = toneOf(discard, newest, look.lit);
    if (medium && tone !== 'gone') putBlock(canvas, x, y, 'medium', tone, discard.tile);
    else putTile(canvas, x, y, look.form, tone, discard.tile);
    if (discard.mark !== null) {
      if (pitch === 3) {
        grid.put(x - 1, y, signs.open, INKS.bright);
        grid.put(x + 2, y, signs.close, INKS.bright);
      } else grid.restyle(x, y, 2, 1, { underline: true });
    } else if (newest && pitch === 3) grid.put(x - 1, y, signs.fresh, INKS.goldStrong);
  }
}

function toneOf(discard: Discard, newest: boolean, lit: Kind | null): Tone {
  if (discard.claimedBy !== null) return 'gone';
  if (newest) return 'fresh';
  if (lit !== null && kindOf(discard.tile) === lit) return 'lit';
  return discard.drawn ? 'dim' : 'plain';
}
