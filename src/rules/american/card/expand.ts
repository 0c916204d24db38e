import { EAST, FLOWER, GREEN, NORTH, RED, SOUTH, type Tile, WEST, WHITE } from '../../../tiles/tile.ts';
import { type CardGroup, isGroup } from './card.ts';
import { SUIT_LETTERS, type SuitLetter, type Token } from './token.ts';
import type { Values } from './variables.ts';

/** Suits as 0 characters, 1 dots, 2 bamboo. */
type SuitIndex = number;
const SUITS: readonly SuitIndex[] = [0, 1, 2];

/** The dragon that goes with each suit: Red with Craks, Soap with Dots, Green with Bams (seed 000). */
const DRAGON_OF: readonly Tile[] = [RED, WHITE, GREEN];

const PLAIN: Readonly<Record<string, Tile>> = {
  N: NORTH,
  E: EAST,
  W: WEST,
  S: SOUTH,
  R: RED,
  G: GREEN,
  0: WHITE,
  F: FLOWER,
};

/**
 * The concrete hands of a pattern: every choice of variables, of different suits for `a` `b` `c`, and of a suit for each
 * `*` group by itself. Readings that are copies of one another come once.
 */
export function expandPattern(tokens: readonly Token[], ways: readonly Values[]): CardGroup[][] {
  const hands = new Map<string, CardGroup[]>();
  const letters = SUIT_LETTERS.filter(letter => tokens.some(token => token.suit === letter));
  for (const values of ways)
    for (const suits of assignments(letters))
      for (const groups of groupsOf(tokens, values, suits)) {
        const key = keyOf(groups);
        if (!hands.has(key)) hands.set(key, groups);
      }
  return [...hands.values()];
}

/** Every choice of different suits for these letters. */
function assignments(letters: readonly SuitLetter[]): Partial<Record<SuitLetter, SuitIndex>>[] {
  return letters.reduce<Partial<Record<SuitLetter, SuitIndex>>[]>(
    (chosen, letter) =>
      chosen.flatMap(one =>
        SUITS.filter(suit => !Object.values(one).includes(suit)).map(suit => ({ ...one, [letter]: suit })),
      ),
    [{}],
  );
}

function groupsOf(
  tokens: readonly Token[],
  values: Values,
  suits: Partial<Record<SuitLetter, SuitIndex>>,
): CardGroup[][] {
  return tokens.reduce<CardGroup[][]>(
    (hands, token) => {
      const choices = token.suit === '*' ? SUITS : [token.suit === null ? 0 : suits[token.suit]!];
      return choices.flatMap(suit => {
        const groups = tokenGroups(token, values, suit);
        return hands.map(hand => [...hand, ...groups]);
      });
    },
    [[]],
  );
}

function tokenGroups(token: Token, values: Values, suit: SuitIndex): CardGroup[] {
  const tiles = token.symbols.map(symbol => tileOf(symbol, values, suit));
  return token.alike ? [{ tile: tiles[0]!, size: tiles.length }] : tiles.map(tile => ({ tile, size: 1 }));
}

function tileOf(symbol: string, values: Values, suit: SuitIndex): Tile {
  if (symbol === 'D') return DRAGON_OF[suit]!;
  const plain = PLAIN[symbol];
  if (plain !== undefined) return plain;
  const value = values[symbol] ?? Number(symbol);
  return value >= EAST ? value : suit * 9 + value - 1;
}

/**
 * Two hands with the same key are won with the same tiles: the groups that may hold jokers are the same, and so are the
 * natural tiles besides (two loose Souths are a pair of Souths).
 */
export function keyOf(groups: readonly CardGroup[]): string {
  const loose = groups.filter(group => !isGroup(group)).flatMap(({ tile, size }) => Array(size).fill(tile));
  const large = groups.filter(isGroup).map(({ tile, size }) => `${tile}x${size}`);
  return `${loose.sort((a, b) => a - b).join(',')} ${large.sort().join(',')}`;
}
