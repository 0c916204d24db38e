import { JOKER, TILES, type Tile } from '../../../tiles/tile.ts';
import { LARGEST_GROUP } from '../card/card.ts';

/** Tiles that may still come to a seat, as far as it can tell. */
export interface Sight {
  /** Copies out of sight, by tile. */
  readonly unseen: Uint8Array;
  /** Tiles left in the live wall. */
  readonly wall: number;
}

/**
 * How likely it is that missing tiles come in time, as logarithms: an entry for 0, 1, 2 … missing copies of each tile, tile by
 * tile in strides. Rough on purpose: what counts is which of two hands is the more promising.
 */
export interface Chances {
  /** Naturals that no joker may stand for: they come by drawing. */
  readonly hard: Float64Array;
  /** Tiles of a group that may be called: the last one may come as anybody's discard. */
  readonly called: Float64Array;
  /** Tiles of a group in a concealed line. */
  readonly drawn: Float64Array;
}

export const STRIDE = 2 * LARGEST_GROUP + 1;

const SEATS = 4;
/** Of the tiles that others draw, how many they discard sooner or later. */
const DISCARDED = 0.6;
/** What jokers still to come are worth to one group, in copies of its own tile. */
const JOKER_SHARE = 0.35;
/** The logarithm for a tile of which none is left; a joker may still stand for it in a group. */
const GONE_HARD = -60;
const GONE_SOFT = -5;

export function chancesOf({ unseen, wall }: Sight): Chances {
  const hard = new Float64Array(TILES * STRIDE);
  const called = new Float64Array(TILES * STRIDE);
  const drawn = new Float64Array(TILES * STRIDE);
  const total = unseen.reduce((sum, count) => sum + count, 0);
  /** How often a seat draws a given tile out of sight, until the wall ends. */
  const draws = total === 0 ? 0 : Math.max(wall, 1) / SEATS / total;
  const claims = 1 + (SEATS - 1) * DISCARDED;
  const jokers = unseen[JOKER]! * JOKER_SHARE;
  const known: number[] = [];
  for (let tile: Tile = 0; tile < TILES; tile++) {
    const at = tile * STRIDE;
    const copies = unseen[tile]!;
    const same = known[copies];
    if (same !== undefined) {
      for (const table of [hard, called, drawn]) table.copyWithin(at, same, same + STRIDE);
      continue;
    }
    known[copies] = at;
    for (let missing = 1; missing < STRIDE; missing++) {
      const left = Math.max(0, copies - missing + 1);
      const soft = left + jokers;
      // Only the last tile of a group can be called.
      const calls = left * (missing === 1 ? claims : 1) + jokers;
      hard[at + missing] = hard[at + missing - 1]! + (left > 0 ? comes(left * draws) : GONE_HARD);
      called[at + missing] = called[at + missing - 1]! + (soft > 0 ? softly(calls * draws) : GONE_HARD);
      drawn[at + missing] = drawn[at + missing - 1]! + (soft > 0 ? softly(soft * draws) : GONE_HARD);
    }
  }
  return { hard, called, drawn };
}

function softly(expected: number): number {
  return Math.max(GONE_SOFT, comes(expected));
}

/** Logarithm of the chance that something expected so often comes at least once. */
function comes(expected: number): number {
  return Math.log(1 - Math.exp(-expected));
}
