import { EAST, FLOWER, isRedFive, JOKER, kindOf, rankOf, SUITS, TILES, type Tile } from '../../tiles/tile.ts';

const HONORS = ['Ew', 'Sw', 'Ww', 'Nw', 'Wd', 'Gd', 'Rd'];

/** A tile in two plain letters: `5m`, `0m` for a red five, `Ew`, `Rd`, `1f`, `Jk`. */
export const LETTERS: readonly string[] = Array.from({ length: TILES }, (_, tile) => {
  const kind = kindOf(tile);
  if (isRedFive(tile)) return `0${SUITS[Math.floor(kind / 9)]}`;
  if (kind < EAST) return `${rankOf(kind)}${SUITS[Math.floor(kind / 9)]}`;
  if (kind < FLOWER) return HONORS[kind - EAST]!;
  return kind === JOKER ? 'Jk' : `${rankOf(kind)}f`;
});

export function letters(tile: Tile): string {
  return LETTERS[tile]!;
}
