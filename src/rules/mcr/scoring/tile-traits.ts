import { EAST, GREEN, isDragon, isHonor, isWind, type Kind, WHITE } from '../../../tiles/tile.ts';
import type { Hand, HandSet } from './hand.ts';

/** Kinds as text for the tables of this folder, by their numbers. */
const bamboo = (...ranks: number[]): Kind[] => ranks.map(rank => 18 + rank - 1);
const dots = (...ranks: number[]): Kind[] => ranks.map(rank => 9 + rank - 1);

/** Bamboo without red ink, and the green dragon. */
const GREENS = new Set([...bamboo(2, 3, 4, 6, 8), GREEN]);
/** Tiles that look the same upside down. */
const REVERSIBLE = new Set([...dots(1, 2, 3, 4, 5, 8, 9), ...bamboo(2, 4, 5, 6, 8, 9), WHITE]);

/** 1–9 of a suited kind. */
export function rank(kind: Kind): number {
  return (kind % 9) + 1;
}

/** 0 characters, 1 dots, 2 bamboo; 3 and more are honors. */
export function suit(kind: Kind): number {
  return Math.floor(kind / 9);
}

/** Whether every tile of the hand is such a one. */
export function allAre(hand: Hand, test: (kind: Kind) => boolean): boolean {
  return hand.kinds.every(test);
}

/** Whether every tile is suited and of these ranks. */
export function allRanks(hand: Hand, from: number, to: number): boolean {
  return allAre(hand, kind => kind < EAST && rank(kind) >= from && rank(kind) <= to);
}

export function isGreen(kind: Kind): boolean {
  return GREENS.has(kind);
}

export function isReversible(kind: Kind): boolean {
  return REVERSIBLE.has(kind);
}

/** How many of the three suits the hand has tiles of. */
export function suitsHeld(hand: Hand): number {
  const held = [false, false, false];
  for (const kind of hand.kinds) if (kind < EAST) held[suit(kind)] = true;
  return held.filter(Boolean).length;
}

export function hasHonors(hand: Hand): boolean {
  return hand.kinds.some(isHonor);
}

/** Characters, dots, bamboo, winds and dragons, all five. */
export function hasAllTypes(hand: Hand): boolean {
  return suitsHeld(hand) === 3 && hand.kinds.some(isWind) && hand.kinds.some(isDragon);
}

/** 1112345678999 of one suit, all concealed, to which any of its nine ranks came last. */
export function isNineGates(hand: Hand): boolean {
  const { win } = hand;
  if (hand.exposed > 0 || hand.sets.some(set => set.kong) || win >= EAST) return false;
  const from = win - (win % 9);
  for (let i = 0; i < 9; i++) {
    const before = i === 0 || i === 8 ? 3 : 1;
    if (hand.counts[from + i]! !== before + (from + i === win ? 1 : 0)) return false;
  }
  return true;
}

/** Whether each set and the pair has a tile that passes. */
export function everyGroupHas(hand: Hand, test: (kind: Kind) => boolean): boolean {
  return (
    hand.structure === 'sets' &&
    hand.pair !== null &&
    test(hand.pair) &&
    hand.sets.every(set => kindsOf(set).some(test))
  );
}

/** The kinds of a set: three for a chow, one for a pung. */
export function kindsOf(set: HandSet): Kind[] {
  return set.kind === 'chow' ? [set.first, set.first + 1, set.first + 2] : [set.first];
}
