import { type Counts, countKinds } from '../shape/counts.ts';
import { KINDS, type Tile } from '../tiles/tile.ts';

/** Hands that wait for a tile, counted: as many as sit around a table. */
const SLOTS = 4;

const known: { tiles: readonly Tile[] | null; readonly counts: Uint8Array<ArrayBuffer> }[] = Array.from(
  { length: SLOTS },
  () => ({ tiles: null, counts: new Uint8Array(KINDS) }),
);
let oldest = 0;

/**
 * How many of each kind a hand holds, remembered for the hands that were asked for last: every discard is looked at by three
 * others, whose tiles have not changed since the one before. Not to be kept: the next hands are counted in its place.
 * @param tiles concealed tiles, whose array is another one whenever they change
 */
export function heldCounts(tiles: readonly Tile[]): Counts {
  for (const slot of known) if (slot.tiles === tiles) return slot.counts;
  const slot = known[oldest]!;
  oldest = (oldest + 1) % SLOTS;
  slot.tiles = tiles;
  return countKinds(tiles, slot.counts);
}
