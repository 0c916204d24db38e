/**
 * A tile as play sees it, as a small integer: 0–33 the kinds of suits and honors, 34–41 flowers and seasons, 42 the joker,
 * 43–45 red fives. Two tiles with the same number cannot be told apart by anybody, so no tile needs more identity.
 */
export type Tile = number;

/** What combines with what: a tile with its red ink taken away. A red five is of the kind of its suit's five. */
export type Kind = number;

/** Number of kinds that form the groups of a hand outside American: 27 suited and 7 honors. */
export const KINDS = 34;
/** Number of different tiles. */
export const TILES = 46;

export const EAST: Kind = 27;
export const SOUTH: Kind = 28;
export const WEST: Kind = 29;
export const NORTH: Kind = 30;
export const WHITE: Kind = 31;
export const GREEN: Kind = 32;
export const RED: Kind = 33;
/** The first of four flowers and four seasons. */
export const FLOWER: Tile = 34;
export const JOKER: Tile = 42;
/** The first of the three red fives, in the order of the suits. */
export const RED_FIVE: Tile = 43;

/** Suits in the order of their kinds: characters, dots, bamboo. */
export type Suit = 'm' | 'p' | 's';
export const SUITS: readonly Suit[] = ['m', 'p', 's'];

const KIND_OF: readonly Kind[] = Array.from({ length: TILES }, (_, tile) =>
  tile >= RED_FIVE ? (tile - RED_FIVE) * 9 + 4 : tile,
);

export function kindOf(tile: Tile): Kind {
  return KIND_OF[tile]!;
}

export function isSuited(kind: Kind): boolean {
  return kind < EAST;
}

export function isHonor(kind: Kind): boolean {
  return kind >= EAST && kind < KINDS;
}

export function isWind(kind: Kind): boolean {
  return kind >= EAST && kind <= NORTH;
}

export function isDragon(kind: Kind): boolean {
  return kind >= WHITE && kind <= RED;
}

/** A flower or a season. */
export function isBonus(tile: Tile): boolean {
  return tile >= FLOWER && tile < JOKER;
}

export function isRedFive(tile: Tile): boolean {
  return tile >= RED_FIVE;
}

/** The suit of a suited kind; null for every other. */
export function suitOf(kind: Kind): Suit | null {
  return kind < EAST ? SUITS[Math.floor(kind / 9)]! : null;
}

/** 1–9 of a suited kind; 1–7 of an honor; 1–8 of a bonus tile. */
export function rankOf(kind: Kind): number {
  if (kind < EAST) return (kind % 9) + 1;
  return kind < FLOWER ? kind - EAST + 1 : kind - FLOWER + 1;
}

export function isTerminal(kind: Kind): boolean {
  return kind < EAST && (kind % 9 === 0 || kind % 9 === 8);
}

export function isTerminalOrHonor(kind: Kind): boolean {
  return kind >= EAST ? kind < KINDS : kind % 9 === 0 || kind % 9 === 8;
}
