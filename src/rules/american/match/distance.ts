import { JOKER, TILES, type Tile } from '../../../tiles/tile.ts';
import { copiesOf } from '../card/check-hand.ts';
import type { Held, Rows } from './rows.ts';

/** Farther than any row. */
export const FAR = 99;

/** Tiles that the row lacks once jokers have filled what they may: 0 is complete, 1 ready. */
export function distanceOf(rows: Rows, row: number, { counts, jokers }: Held): number {
  let hard = 0;
  let soft = 0;
  for (let at = rows.start[row]!; at < rows.start[row + 1]!; at++) {
    const count = counts[rows.tile[at]!]!;
    const loose = rows.hard[at]!;
    const need = rows.need[at]!;
    if (count >= need) continue;
    if (count < loose) {
      hard += loose - count;
      soft += need - loose;
    } else soft += need - count;
  }
  return hard + (soft > jokers ? soft - jokers : 0);
}

/** The distance of the nearest row; FAR where no row goes with what is laid open. */
export function nearest(rows: Rows, held: Held): number {
  let best = FAR;
  for (let row = 0; row < rows.count; row++) best = Math.min(best, distanceOf(rows, row, held));
  return best;
}

/** Tiles that bring one of the rows at this distance nearer, each once; a joker where it would fill a place. */
export function usefulFor(rows: Rows, held: Held, distance: number): Tile[] {
  const useful = new Uint8Array(TILES);
  if (distance > 0)
    for (let row = 0; row < rows.count; row++)
      if (distanceOf(rows, row, held) === distance) mark(rows, row, held, useful);
  const tiles: Tile[] = [];
  for (let tile = 0; tile < TILES; tile++)
    if (useful[tile] === 1 && (tile === JOKER || held.counts[tile]! < copiesOf(tile))) tiles.push(tile);
  return tiles;
}

function mark(rows: Rows, row: number, { counts, jokers }: Held, useful: Uint8Array): void {
  let soft = 0;
  for (let at = rows.start[row]!; at < rows.start[row + 1]!; at++)
    soft += Math.max(0, rows.need[at]! - Math.max(counts[rows.tile[at]!]!, rows.hard[at]!));
  const isShort = soft > jokers;
  for (let at = rows.start[row]!; at < rows.start[row + 1]!; at++) {
    const tile = rows.tile[at]!;
    const count = counts[tile]!;
    if (count < rows.hard[at]! || (isShort && count < rows.need[at]!)) useful[tile] = 1;
  }
  if (isShort) useful[JOKER] = 1;
}

/** The distance that remains after giving up one of each tile held, by tile; jokers stand under their own number. */
export function distancesWithout(rows: Rows, held: Held): Uint8Array {
  const { counts, jokers } = held;
  const after = new Uint8Array(TILES).fill(FAR);
  const lost = new Uint8Array(TILES);
  for (let row = 0; row < rows.count; row++) {
    let hard = 0;
    let soft = 0;
    for (let at = rows.start[row]!; at < rows.start[row + 1]!; at++) {
      const count = counts[rows.tile[at]!]!;
      hard += Math.max(0, rows.hard[at]! - count);
      soft += Math.max(0, rows.need[at]! - Math.max(count, rows.hard[at]!));
    }
    const distance = hard + Math.max(0, soft - jokers);
    // A tile of a group costs nothing where a joker is to spare.
    const softLost = hard + Math.max(0, soft + 1 - jokers);
    for (let at = rows.start[row]!; at < rows.start[row + 1]!; at++) {
      const count = counts[rows.tile[at]!]!;
      if (count > 0 && count <= rows.need[at]!)
        lost[rows.tile[at]!] = count <= rows.hard[at]! ? distance + 1 : softLost;
    }
    lost[JOKER] = softLost;
    for (let tile = 0; tile < TILES; tile++) {
      const left = lost[tile]! > 0 ? lost[tile]! : distance;
      if (left < after[tile]!) after[tile] = left;
    }
    lost.fill(0);
  }
  return after;
}
