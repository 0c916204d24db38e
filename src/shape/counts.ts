import { KINDS, kindOf, type Tile } from '../tiles/tile.ts';

/** How many tiles of each of the 34 kinds, 0–4, indexed by kind. Nothing in this folder keeps or changes one it is given. */
export type Counts = Uint8Array;

/**
 * Counts tiles by kind, red fives as fives. Flowers, seasons and jokers combine with nothing here and are left out.
 * @param counts an array to count in, emptied first, for those who ask often and keep no answer; a new one where left out
 */
export function countKinds(tiles: Iterable<Tile>, counts = new Uint8Array(KINDS)): Counts {
  counts.fill(0);
  for (const tile of tiles) {
    const kind = kindOf(tile);
    if (kind < KINDS) counts[kind] = counts[kind]! + 1;
  }
  return counts;
}

/** The number of tiles counted. */
export function totalOf(counts: Counts): number {
  let total = 0;
  for (let kind = 0; kind < KINDS; kind++) total += counts[kind]!;
  return total;
}
