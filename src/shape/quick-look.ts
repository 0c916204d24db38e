import { EAST, KINDS, kindOf, TILES, type Tile } from '../tiles/tile.ts';

/** Bits of a number of tiles; the numbers of all parts (suits, honors, and what combines with nothing) share one integer. */
const SIZE_BITS = 4;
const SIZE_MASK = (1 << SIZE_BITS) - 1;

/** What each tile adds to the numbers of the parts. */
const SIZE_OF = Int32Array.from({ length: TILES }, (_, tile) => 1 << (SIZE_BITS * partOf(tile)));

function partOf(tile: Tile): number {
  const kind = kindOf(tile);
  if (kind >= KINDS) return 4;
  return kind < EAST ? Math.floor(kind / 9) : 3;
}

/**
 * Whether tiles may be complete as sets and a pair, or as pairs: a quick look that most hands do not pass, before the exact
 * one. Every set takes three tiles of one part and the pair two; pairs leave no kind held an odd number of times.
 * @param tiles concealed tiles, 14 at most with `more` @param more a tile besides these; null for none
 */
export function mayBeComplete(tiles: readonly Tile[], more: Tile | null): boolean {
  let sizes = more === null ? 0 : SIZE_OF[more]!;
  // A bit for each kind held an odd number of times. Some kinds share one, so that a few hands pass that are no pairs.
  let odd = more === null ? 0 : 1 << kindOf(more);
  for (const tile of tiles) {
    sizes += SIZE_OF[tile]!;
    odd ^= 1 << kindOf(tile);
  }
  return odd === 0 || isSetsAndPair(sizes);
}

/** One part has the pair besides its sets, all others have sets alone. */
function isSetsAndPair(sizes: number): boolean {
  let pairs = 0;
  for (let rest = sizes; rest !== 0; rest >>>= SIZE_BITS) {
    const left = (rest & SIZE_MASK) % 3;
    if (left === 1) return false;
    if (left === 2) pairs++;
  }
  return pairs === 1;
}
