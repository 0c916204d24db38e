import { EAST, isTerminalOrHonor, KINDS, kindOf, TILES, type Tile } from '../tiles/tile.ts';

/** Bits of a number of tiles; the numbers of all parts (suits, honors, and what combines with nothing) share one integer. */
const SIZE_BITS = 4;
const SIZE_MASK = (1 << SIZE_BITS) - 1;

/** What each tile adds to the numbers of the parts. */
const SIZE_OF = Int32Array.from({ length: TILES }, (_, tile) => 1 << (SIZE_BITS * partOf(tile)));
const IS_SIMPLE = Uint8Array.from({ length: TILES }, (_, tile) => (isTerminalOrHonor(kindOf(tile)) ? 0 : 1));

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
  return odd === 0 || partsBesideSets(sizes) === ONE_WITH_TWO;
}

/**
 * Whether tiles that wait for one more may be ready: for sets and a pair, for pairs, or for thirteen orphans. Beside its sets
 * one part may have one tile, or two parts two.
 * @param tiles concealed tiles, 13 at most
 */
export function mayBeReady(tiles: readonly Tile[]): boolean {
  let sizes = 0;
  let odd = 0;
  let simples = 0;
  for (const tile of tiles) {
    sizes += SIZE_OF[tile]!;
    odd ^= 1 << kindOf(tile);
    simples += IS_SIMPLE[tile]!;
  }
  if (simples === 0 || (odd & (odd - 1)) === 0) return true;
  const beside = partsBesideSets(sizes);
  return beside === ONE_WITH_ONE || beside === TWO_WITH_TWO;
}

/** How many parts have one tile beside their sets, and how many have two: the latter four bits higher. */
function partsBesideSets(sizes: number): number {
  let parts = 0;
  for (let rest = sizes; rest !== 0; rest >>>= SIZE_BITS) parts += BESIDE[rest & SIZE_MASK]!;
  return parts;
}

const BESIDE = Int32Array.from({ length: SIZE_MASK + 1 }, (_, size) => [0, 0x01, 0x10][size % 3]!);
const ONE_WITH_ONE = 0x01;
const ONE_WITH_TWO = 0x10;
const TWO_WITH_TWO = 0x20;
