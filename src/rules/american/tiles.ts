import { copiesOf as copiesEach, HONOR_KINDS, SUITED_KINDS } from '../../tiles/deck.ts';
import { FLOWER, isBonus, JOKER, type Tile } from '../../tiles/tile.ts';
import { COPIES, FLOWERS, JOKERS } from './card/card.ts';

/** 152 tiles: suits and honors four times, eight flowers that are all alike, eight jokers (C1.2). */
const DECK: readonly Tile[] = [
  ...copiesEach([...SUITED_KINDS, ...HONOR_KINDS], COPIES),
  ...copiesEach([FLOWER], FLOWERS),
  ...copiesEach([JOKER], JOKERS),
];

export function deck(): readonly Tile[] {
  return DECK;
}

/** Every flower is the same flower here, whatever is painted on it. */
export function faceOf(tile: Tile): Tile {
  return isBonus(tile) ? FLOWER : tile;
}

export function isJoker(tile: Tile): boolean {
  return tile === JOKER;
}
