import type { Mark, SeatView } from '../../game/view.ts';
import type { Wish } from '../../table/snapshot.ts';
import { sortTiles, tileOrder } from '../../tiles/notation.ts';
import { kindOf, suitOf, type Tile } from '../../tiles/tile.ts';

/** A tile of the hand at its place on the screen. */
export interface HandSlot {
  readonly tile: Tile;
  /** It was just drawn, and lies apart. */
  readonly drawn: boolean;
  /** The key that points at it. */
  readonly label: string;
}

/** Labels under the tiles from the left; a tile just drawn has its own, wherever it lies. */
export const LABELS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '=', '\\'];
export const DRAWN_LABEL = 'd';

/** How a hand is laid out: sorted, or in an order of its owner's. */
export interface Arrangement {
  readonly sorted: boolean;
  /** The tiles in the order they were left in; tiles that are not held any more are skipped, new ones come last. */
  readonly order: readonly Tile[];
}

export const SORTED: Arrangement = { sorted: true, order: [] };

/**
 * Lays out the hand of a seat whose tiles are known. A tile just drawn is the last slot and never merged with the others,
 * so that it stays what the person sees apart.
 */
export function layHand(
  seat: Pick<SeatView, 'concealed' | 'drawn'> & Partial<Pick<SeatView, 'marks'>>,
  arrangement: Arrangement,
): HandSlot[] {
  const all = seat.concealed?.tiles ?? [];
  const resting = seat.drawn === null ? all : all.slice(0, -1);
  const ordered = arrangement.sorted
    ? sorted(resting, seat.marks ?? [])
    : inOrder(resting, arrangement.order);
  const slots = ordered.map((tile, at) => ({ tile, drawn: false, label: LABELS[at] ?? DRAWN_LABEL }));
  if (seat.drawn !== null) slots.push({ tile: seat.drawn, drawn: true, label: DRAWN_LABEL });
  return slots;
}

/** In the usual order, except that a suit of no use comes last. */
function sorted(tiles: readonly Tile[], marks: readonly Mark[]): Tile[] {
  const useless = marks.flatMap(mark => mark.useless ?? [])[0];
  const inPlace = sortTiles(tiles);
  if (useless === undefined) return inPlace;
  const isUseless = (tile: Tile): boolean => suitOf(kindOf(tile)) === useless;
  return [...inPlace.filter(tile => !isUseless(tile)), ...inPlace.filter(isUseless)];
}

function inOrder(tiles: readonly Tile[], order: readonly Tile[]): Tile[] {
  const left = [...tiles];
  const placed: Tile[] = [];
  for (const tile of order) {
    const at = left.indexOf(tile);
    if (at < 0) continue;
    left.splice(at, 1);
    placed.push(tile);
  }
  return [...placed, ...left];
}

/** The tiles in the order they lie in, without the one just drawn. */
export function orderOf(slots: readonly HandSlot[]): Tile[] {
  return slots.filter(({ drawn }) => !drawn).map(({ tile }) => tile);
}

/** The arrangement after the tile at `from` was carried to `to`; a tile just drawn stays apart and is not carried. */
export function carry(slots: readonly HandSlot[], from: number, to: number): Arrangement {
  const order = orderOf(slots);
  const tile = order[from];
  if (tile !== undefined && to >= 0 && to < order.length) {
    order.splice(from, 1);
    order.splice(to, 0, tile);
  }
  return { sorted: false, order };
}

/** Which tile a cursor is on, whatever place that tile comes to: the nth of its like, or the one just drawn. */
export interface TileIdentity {
  readonly tile: Tile;
  readonly nth: number;
  readonly drawn: boolean;
}

export function identify(slots: readonly HandSlot[], index: number): TileIdentity | null {
  const slot = slots[index];
  if (slot === undefined) return null;
  const nth = slots.slice(0, index).filter(other => other.tile === slot.tile && !other.drawn).length;
  return { tile: slot.tile, nth, drawn: slot.drawn };
}

/**
 * Where the cursor is after the hand was laid out anew: on the same tile; where that is gone, on its like, then on the tile
 * that took its place in the order. Without any identity on the tile just drawn, or the last one. Null in an empty hand.
 */
export function findCursor(slots: readonly HandSlot[], identity: TileIdentity | null): number | null {
  if (slots.length === 0) return null;
  if (identity === null) return slots.length - 1;
  if (identity.drawn) {
    const drawn = slots.findIndex(slot => slot.drawn && slot.tile === identity.tile);
    if (drawn >= 0) return drawn;
  }
  let best = -1;
  let nth = 0;
  for (const [at, slot] of slots.entries()) {
    if (slot.tile !== identity.tile || slot.drawn) continue;
    if (nth <= identity.nth) best = at;
    nth += 1;
  }
  if (best >= 0) return best;
  const like = slots.findIndex(slot => slot.tile === identity.tile);
  if (like >= 0) return like;
  const after = slots.findIndex(slot => !slot.drawn && tileOrder(slot.tile, identity.tile) > 0);
  return after >= 0 ? after : slots.length - 1;
}

/** The slot that a label points at; null where none bears it. */
export function slotOfLabel(slots: readonly HandSlot[], label: string): number | null {
  const at = slots.findIndex(slot => slot.label === label);
  return at < 0 ? null : at;
}

/** The command that discards exactly the tile of a slot, also where its like was just drawn. */
export function discardWish(slots: readonly HandSlot[], index: number): Wish | null {
  const slot = slots[index];
  if (slot === undefined) return null;
  const likeDrawn = slots.some(other => other.drawn && other.tile === slot.tile);
  return !slot.drawn && likeDrawn
    ? { do: 'discard', tile: slot.tile, older: true }
    : { do: 'discard', tile: slot.tile };
}
