import { EAST, FLOWER, JOKER, KINDS, type Kind, kindOf, RED_FIVE, type Tile } from './tile.ts';

/** `copies` of each tile, in the order of the tiles. */
export function copiesOf(tiles: readonly Tile[], copies: number): Tile[] {
  return tiles.flatMap(tile => Array.from({ length: copies }, () => tile));
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** The 27 suited kinds. */
export const SUITED_KINDS: readonly Kind[] = range(0, EAST);
/** The 7 honors. */
export const HONOR_KINDS: readonly Kind[] = range(EAST, KINDS);
/** Four flowers and four seasons. */
export const BONUS_TILES: readonly Tile[] = range(FLOWER, JOKER);

/** 108 tiles: four of each suited kind. */
export function suitedDeck(): Tile[] {
  return copiesOf(SUITED_KINDS, 4);
}

/** 136 tiles: suits and honors. */
export function standardDeck(): Tile[] {
  return [...suitedDeck(), ...copiesOf(HONOR_KINDS, 4)];
}

/** The deck with one five of each suit given replaced by its red five. Suits as 0, 1, 2; a suit named twice gets two. */
export function withRedFives(deck: readonly Tile[], suits: readonly number[]): Tile[] {
  const result = [...deck];
  for (const suit of suits) {
    const red = RED_FIVE + suit;
    const at = result.indexOf(kindOf(red));
    if (at >= 0) result[at] = red;
  }
  return result;
}

/** How many of each tile a deck holds, indexed by tile. */
export function tally(tiles: readonly Tile[]): Map<Tile, number> {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}
