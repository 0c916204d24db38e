import type { Counts } from '../../shape/counts.ts';
import { EAST, type Kind } from '../../tiles/tile.ts';
import type { SpecialForm } from '../common/special-form.ts';

const PAIRS = 7;
const RANKS = 9;

/** Seven different pairs of one suit, the only pairs that win (A8): how far a hand is from them in the nearest suit. */
export const sevenTwins: SpecialForm = {
  name: 'sevenPairs',
  shanten: counts => Math.min(...[0, RANKS, 2 * RANKS].map(from => distance(counts, from))),
  useful(counts) {
    const nearest = sevenTwins.shanten(counts);
    const kinds: Kind[] = [];
    for (let from = 0; from < EAST; from += RANKS) {
      if (distance(counts, from) > nearest) continue;
      const { held } = inSuit(counts, from);
      for (let kind = from; kind < from + RANKS; kind++)
        if (counts[kind] === 1 || (counts[kind] === 0 && held < PAIRS)) kinds.push(kind);
    }
    return kinds;
  },
};

/** Each pair that is wanted lacks a tile, and a second one where not even a single tile is held to begin it with. */
function distance(counts: Counts, from: Kind): number {
  const { held, pairs } = inSuit(counts, from);
  return PAIRS - 1 - Math.min(PAIRS, pairs) + Math.max(0, PAIRS - held);
}

/** How many kinds of a suit are held, and how many of them twice or more. */
function inSuit(counts: Counts, from: Kind): { held: number; pairs: number } {
  let held = 0;
  let pairs = 0;
  for (let kind = from; kind < from + RANKS; kind++) {
    if (counts[kind]! > 0) held++;
    if (counts[kind]! > 1) pairs++;
  }
  return { held, pairs };
}
