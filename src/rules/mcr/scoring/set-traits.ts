import { EAST, isDragon, isTerminalOrHonor, isWind, type Kind } from '../../../tiles/tile.ts';
import type { Hand, HandSet } from './hand.ts';
import { isNineGates } from './tile-traits.ts';

/** How many pungs, kongs included, pass. */
export function pungs(hand: Hand, test: (kind: Kind) => boolean): number {
  let count = 0;
  for (const set of hand.pungs) if (test(set.first)) count++;
  return count;
}

/** How many sets pass. */
export function sets(hand: Hand, test: (set: HandSet) => boolean): number {
  let count = 0;
  for (const set of hand.sets) if (test(set)) count++;
  return count;
}

export function kongs(hand: Hand): number {
  return sets(hand, set => set.kong);
}

export function meldedKongs(hand: Hand): number {
  return sets(hand, set => set.kong && !set.concealed);
}

export function concealedKongs(hand: Hand): number {
  return sets(hand, set => set.kong && set.concealed);
}

/** Pungs and kongs of own tiles alone. */
export function concealedPungs(hand: Hand): number {
  return sets(hand, set => set.kind === 'pung' && set.concealed);
}

export function isSeatWind(hand: Hand, kind: Kind): boolean {
  return kind === EAST + hand.seat;
}

export function isRoundWind(hand: Hand, kind: Kind): boolean {
  return kind === EAST + hand.round;
}

/**
 * Pungs of terminals and honors that have no name of their own. Dragons have one, so have the seat's and the round's wind, and
 * three or four winds have it together. Nine gates name one of their two.
 */
export function plainOutsidePungs(hand: Hand): number {
  const windsAreNamed = pungs(hand, isWind) >= 3;
  const count = pungs(hand, kind => {
    if (!isTerminalOrHonor(kind) || isDragon(kind)) return false;
    return !isWind(kind) || !(windsAreNamed || isSeatWind(hand, kind) || isRoundWind(hand, kind));
  });
  return count > 0 && isNineGates(hand) ? count - 1 : count;
}

/** Kinds of which the hand holds all four without a kong. */
export function quads(hand: Hand): number {
  let count = 0;
  for (const kind of hand.kinds) if (hand.counts[kind] === 4) count++;
  return count - kongs(hand);
}
