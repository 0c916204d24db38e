import { LARGEST_GROUP } from './card.ts';
import type { Placed, Report } from './problem.ts';

/** A group of a pattern as printed: `xxxa`, `NEWS`, `2026b`, `DD*`. */
export interface Token {
  /** One letter or digit a tile. */
  readonly symbols: readonly string[];
  /** `a`, `b`, `c`: suits that differ from each other; `*`: any, for this group alone; null where nothing has a suit. */
  readonly suit: SuitLetter | '*' | null;
  /** The same symbol throughout: one group of alike tiles. Otherwise so many loose ones. */
  readonly alike: boolean;
  readonly at: number;
}

export type SuitLetter = 'a' | 'b' | 'c';

export const SUIT_LETTERS: readonly SuitLetter[] = ['a', 'b', 'c'];
export const NUMBER_VARS = ['x', 'y', 'z', 'u', 'v'];
export const WIND_VARS = ['p', 'q'];

const SUITED = new Set([...'123456789D', ...NUMBER_VARS]);
const UNSUITED = new Set([...'NEWSRG0F', ...WIND_VARS]);

/** Reads a pattern: groups between blanks (C6). What is wrong is reported, and that group left out. */
export function readPattern(pattern: Placed<string>, report: Report): Token[] {
  return [...pattern.value.matchAll(/\S+/g)].flatMap(({ 0: text, index }) =>
    readToken({ value: text, at: pattern.at + index }, report),
  );
}

function readToken({ value, at }: Placed<string>, report: Report): Token[] {
  const last = value.at(-1)!;
  const suit = last === '*' || isSuitLetter(last) ? last : null;
  const symbols = [...(suit === null ? value : value.slice(0, -1))];
  const unknown = symbols.findIndex(symbol => !SUITED.has(symbol) && !UNSUITED.has(symbol));
  const problem = unknown >= 0 ? strange(symbols[unknown]!) : problemOf(value, symbols, suit);
  if (problem !== null) {
    report(at + Math.max(0, unknown), problem);
    return [];
  }
  return [{ symbols, suit, alike: symbols.every(symbol => symbol === symbols[0]), at }];
}

function strange(symbol: string): string {
  if (isSuitLetter(symbol) || symbol === '*')
    return `the suit "${symbol}" stands once, at the end of a group: as in "xxxa"`;
  return `"${symbol}" is no symbol of a card; there are 1-9 and x y z u v with a suit a b c or *, D, R G 0, N E W S, p q, F`;
}

function problemOf(value: string, symbols: readonly string[], suit: string | null): string | null {
  if (symbols.length === 0) return `"${value}" is a suit without tiles: as in "xxx${value}"`;
  const suited = symbols.filter(symbol => SUITED.has(symbol));
  if (suited.length > 0 && suit === null)
    return `"${value}" needs a suit at its end, a b c or *: as in "${value}a"`;
  if (suited.length === 0 && suit !== null)
    return `nothing in "${value}" has a suit: as in "${value.slice(0, -1)}"`;
  if (symbols.length > LARGEST_GROUP && new Set(symbols).size === 1)
    return `"${value}" is a group of ${symbols.length}; the largest is a sextet: as in "${symbols[0]!.repeat(LARGEST_GROUP)}${suit ?? ''}"`;
  return null;
}

function isSuitLetter(letter: string): letter is SuitLetter {
  return letter === 'a' || letter === 'b' || letter === 'c';
}
