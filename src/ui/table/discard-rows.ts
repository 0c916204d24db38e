import type { Discard } from '../../game/state.ts';
import type { Kind } from '../../tiles/tile.ts';
import { kindOf } from '../../tiles/tile.ts';
import type { Tone } from '../faces/sprite.ts';
import { type Canvas, INKS, putTile } from './canvas.ts';

/** How a seat's discards are laid in rows: so many to a row, so many columns from tile to tile, the first ones left out. */
export interface RowPlan {
  readonly perRow: number;
  readonly pitch: 2 | 3;
  readonly skipped: number;
}

/** As people read them. */
const SIX = 6;

/**
 * Six to a row with a gap between tiles while they fit; then longer rows, then rows without gaps. Beyond that the oldest
 * tiles are left out.
 */
export function planRows(count: number, columns: number, rows: number): RowPlan {
  const needed = Math.max(SIX, Math.ceil(count / Math.max(1, rows)));
  const spaced = Math.floor((columns + 1) / 3);
  if (needed <= spaced) return { perRow: needed, pitch: 3, skipped: 0 };
  const tight = Math.floor(columns / 2);
  if (needed <= tight) return { perRow: needed, pitch: 2, skipped: 0 };
  return { perRow: tight, pitch: 2, skipped: count - tight * rows };
}

export interface DiscardLook {
  /** The newest discard of the table is the last one here. */
  readonly fresh: boolean;
  readonly lit: Kind | null;
}

/** Paints a seat's discards into a rectangle: in order, claimed ones struck out, drawn and discarded ones dim. */
export function paintDiscards(
  canvas: Canvas,
  discards: readonly Discard[],
  area: { readonly x: number; readonly y: number; readonly columns: number; readonly rows: number },
  { fresh, lit }: DiscardLook,
): void {
  const { grid, signs } = canvas;
  const { perRow, pitch, skipped } = planRows(discards.length, area.columns, area.rows);
  const width = Math.min(perRow, SIX) === perRow ? SIX * pitch - 1 : perRow * pitch - (pitch - 2);
  const left = area.x + Math.max(0, Math.floor((area.columns - width) / 2));
  for (let index = skipped; index < discards.length; index++) {
    const discard = discards[index]!;
    const at = index - skipped;
    const x = left + (at % perRow) * pitch;
    const y = area.y + Math.floor(at / perRow);
    const newest = fresh && index === discards.length - 1 && discard.claimedBy === null;
    putTile(canvas, x, y, 'small', toneOf(discard, newest, lit), discard.tile);
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
