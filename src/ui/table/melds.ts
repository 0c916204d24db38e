import type { Seat } from '../../game/state.ts';
import type { MeldView } from '../../game/view.ts';
import { type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
import { FORM_SIZE, type TileForm } from '../faces/face.ts';
import { BACK, type Tone } from '../faces/sprite.ts';
import { type Canvas, INKS, putBlock, putTile } from './canvas.ts';
import { arrowTo } from './direction.ts';
import { sideOf } from './layout.ts';

/** A tile of a meld as it is drawn. */
export interface MeldTile {
  readonly tile: Tile;
  readonly tone: Tone;
}

/**
 * The tiles of a meld in the order they lie: the claimed one first where it came from the seat before, last where from the
 * seat after, within where from across. A concealed kong shows its outer tiles from behind, a hidden one all four.
 */
export function meldTiles(meld: MeldView, owner: Seat, seats: number, lit: Kind | null): MeldTile[] {
  const { tiles } = meld;
  if (tiles === null)
    return Array.from({ length: meld.size }, () => ({ tile: BACK, tone: 'plain' }) as const);
  const plain = (tile: Tile): MeldTile => ({
    tile,
    tone: lit !== null && kindOf(tile) === lit ? 'lit' : 'plain',
  });
  if (meld.concealed) {
    return tiles.map((tile, at) =>
      at === 0 || at === tiles.length - 1 ? { tile: BACK, tone: 'plain' } : plain(tile),
    );
  }
  if (meld.claimed === null || meld.from === null) return tiles.map(plain);
  const own = [...tiles];
  own.splice(own.indexOf(meld.claimed), 1);
  const side = sideOf(meld.from, owner, seats);
  const at = side === 'left' ? 0 : side === 'right' ? own.length : 1;
  const laid = own.map(plain);
  laid.splice(at, 0, { tile: meld.claimed, tone: 'claimed' });
  return laid;
}

/** Columns of a meld drawn small, the sign for its source included. */
export function meldColumns(meld: MeldView): number {
  return meld.size * 2 + (meld.from === null ? 0 : 1);
}

/** Paints a meld as a row of small tiles and an arrow to where its claimed tile came from. Returns the column after. */
export function paintMeld(
  canvas: Canvas,
  x: number,
  y: number,
  meld: MeldView,
  whose: { readonly owner: Seat; readonly seats: number; readonly viewer: Seat; readonly lit: Kind | null },
): number {
  let at = x;
  for (const { tile, tone } of meldTiles(meld, whose.owner, whose.seats, whose.lit)) {
    putTile(canvas, at, y, 'small', tone, tile);
    at += 2;
  }
  if (meld.from === null) return at;
  return canvas.grid.put(at, y, arrowTo(canvas, meld.from, whose.viewer, whose.seats), INKS.gold);
}

/** Paints a meld as blocks beside the viewer's hand, below the claimed tile an arrow to its source. Returns the column after. */
export function paintMeldBlocks(
  canvas: Canvas,
  x: number,
  y: number,
  form: TileForm,
  meld: MeldView,
  whose: { readonly owner: Seat; readonly seats: number; readonly lit: Kind | null },
): number {
  const { columns, rows } = FORM_SIZE[form];
  let at = x;
  for (const { tile, tone } of meldTiles(meld, whose.owner, whose.seats, whose.lit)) {
    putBlock(canvas, at, y, form, tone, tile);
    if (tone === 'claimed' && meld.from !== null) {
      const arrow = arrowTo(canvas, meld.from, whose.owner, whose.seats);
      canvas.grid.put(at + Math.floor((columns - 1) / 2), y + rows + 1, arrow, INKS.goldStrong);
    }
    at += columns + 1;
  }
  return at;
}

/** Columns of a meld drawn in blocks, the gap after its last tile left out. */
export function meldBlockColumns(meld: MeldView, form: TileForm): number {
  return meld.size * (FORM_SIZE[form].columns + 1) - 1;
}
