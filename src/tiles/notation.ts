import { EAST, FLOWER, JOKER, RED_FIVE, SUITS, TILES, type Tile } from './tile.ts';

/** How a tile is written: a digit and a letter, `5m`, `7z`, `0p` (a red five), `3f`, `1j`. */
const NAMES: readonly string[] = Array.from({ length: TILES }, (_, tile) => {
  if (tile < EAST) return `${(tile % 9) + 1}${SUITS[Math.floor(tile / 9)]}`;
  if (tile < FLOWER) return `${tile - EAST + 1}z`;
  if (tile < JOKER) return `${tile - FLOWER + 1}f`;
  return tile === JOKER ? '1j' : `0${SUITS[tile - RED_FIVE]}`;
});
const BY_NAME: ReadonlyMap<string, Tile> = new Map(NAMES.map((name, tile) => [name, tile]));

/** Text that is no notation of tiles, with what is wrong in it. */
export class NotationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotationError';
  }
}

/** The name of a tile, two characters. */
export function tileName(tile: Tile): string {
  return NAMES[tile]!;
}

/** One tile of its name. @throws NotationError */
export function parseTile(name: string): Tile {
  const tile = BY_NAME.get(name);
  if (tile === undefined) throw new NotationError(`"${name}" is no tile`);
  return tile;
}

/**
 * Tiles of their notation, in the order written: digits, then the letter they share (`123m55z`). Blanks are allowed.
 * @throws NotationError
 */
export function parseTiles(text: string): Tile[] {
  const tiles: Tile[] = [];
  let digits = '';
  for (const char of text) {
    if (char >= '0' && char <= '9') digits += char;
    else if (char === ' ') continue;
    else {
      if (digits === '') throw new NotationError(`"${char}" in "${text}" has no digit before it`);
      for (const digit of digits) tiles.push(parseTile(digit + char));
      digits = '';
    }
  }
  if (digits !== '') throw new NotationError(`"${digits}" at the end of "${text}" has no suit letter`);
  return tiles;
}

/** The shortest notation that keeps the order: neighbours of one letter share it. */
export function formatTiles(tiles: readonly Tile[]): string {
  let text = '';
  tiles.forEach((tile, i) => {
    const name = tileName(tile);
    text += name[0];
    const next = tiles[i + 1];
    if (next === undefined || tileName(next)[1] !== name[1]) text += name[1];
  });
  return text;
}

const LETTERS = 'mpszfj';

/**
 * The order in which people lay out a hand, and that defaults are chosen by: m p s z f j, a red five after its fives.
 */
export function tileOrder(a: Tile, b: Tile): number {
  return sortKey(a) - sortKey(b);
}

const SORT_KEY: readonly number[] = NAMES.map(name => {
  const rank = name[0] === '0' ? 5.5 : Number(name[0]);
  return LETTERS.indexOf(name[1]!) * 10 + rank;
});

function sortKey(tile: Tile): number {
  return SORT_KEY[tile]!;
}

/** A sorted copy. */
export function sortTiles(tiles: readonly Tile[]): Tile[] {
  return [...tiles].sort(tileOrder);
}
