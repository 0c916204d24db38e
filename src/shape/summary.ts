import { EAST, KINDS } from '../tiles/tile.ts';
import type { RowId } from './cost-rows.ts';
import type { Counts } from './counts.ts';
import type { Elsewhere } from './forms.ts';
import { honorRow } from './honor-costs.ts';
import { PLACE, suitRow, suitRowBeside } from './suit-costs.ts';

/**
 * All that any form asks of one part of a hand (a suit, or the honors), in one integer: the number of its row of costs in
 * the low bits, above them small counts that may be added up over the parts.
 */
export type Summary = number;

const ROW_BITS = 11;
const ROW_MASK = (1 << ROW_BITS) - 1;

/** The row of costs of a part. */
export function rowOf(summary: Summary): RowId {
  return summary & ROW_MASK;
}

/** The small counts of a part, to be added to those of the other parts and then read by the functions below. */
export function countsOf(summary: Summary): number {
  return summary >>> ROW_BITS;
}

/** Kinds held; 14 tiles have 14 at most. */
export const heldKinds = (sum: number): number => sum & 15;
/** Kinds held twice or more. */
export const pairKinds = (sum: number): number => (sum >>> 4) & 7;
/** Pairs, where four alike are two. */
export const halves = (sum: number): number => (sum >>> 7) & 7;
/** Pairs that at least one tile is held of, where four alike are two. */
export const begunHalves = (sum: number): number => (sum >>> 10) & 15;
/** Kinds of terminals and honors held. */
export const orphanKinds = (sum: number): number => (sum >>> 14) & 15;
/** Kinds of terminals and honors held twice or more. */
export const orphanPairs = (sum: number): number => (sum >>> 18) & 7;

const SUIT_KEYS = PLACE[8]! * 5;
/** Memory bound of what is remembered beside tiles elsewhere, in suits. */
const MOST_BESIDE = 100_000;

const suits = new Int32Array(SUIT_KEYS);
const honors = new Int32Array(1 << 12);
/** Rows of suits by the key of the tiles elsewhere, then by their own. */
const beside = new Map<number, Map<number, RowId>>();
let besideSize = 0;

/** A suit's key: its counts as digits of base 5. `from` is the suit's first kind. */
export function suitKey(counts: Counts, from: number): number {
  let key = counts[from + 8]!;
  key = key * 5 + counts[from + 7]!;
  key = key * 5 + counts[from + 6]!;
  key = key * 5 + counts[from + 5]!;
  key = key * 5 + counts[from + 4]!;
  key = key * 5 + counts[from + 3]!;
  key = key * 5 + counts[from + 2]!;
  key = key * 5 + counts[from + 1]!;
  return key * 5 + counts[from]!;
}

/** What a tile adds to its suit's key. */
export function placeOf(rank: number): number {
  return PLACE[rank]!;
}

/** The honors' key: how many of them are held once, twice, three and four times, as digits of base 8. */
export function honorKey(counts: Counts): number {
  let key = 0;
  for (let kind = EAST; kind < KINDS; kind++) key += HONOR_PLACE[counts[kind]!]!;
  return key;
}

/** What an honor held so many times adds to the honors' key. */
export const HONOR_PLACE: readonly number[] = [0, 1, 8, 64, 512];

/** A suit, by its key, none of whose kinds has tiles elsewhere. */
export function suitSummary(key: number): Summary {
  const known = suits[key]!;
  return known !== 0 ? known : fillSuit(key);
}

/** A suit, by its key and the key of its tiles elsewhere. */
export function suitSummaryBeside(key: number, elsewhere: number): Summary {
  const plain = suitSummary(key);
  return elsewhere === 0 ? plain : (plain & ~ROW_MASK) | rowBeside(key, elsewhere);
}

/** The honors, by their key, none of which has tiles elsewhere. */
export function honorSummary(key: number): Summary {
  const known = honors[key]!;
  return known !== 0 ? known : fillHonors(key);
}

/** The honors of these counts, some of whose tiles are elsewhere. */
export function honorSummaryBeside(counts: Counts, elsewhere: Elsewhere): Summary {
  const room = Array.from(elsewhere.subarray(EAST, KINDS), gone => 4 - gone);
  return (
    (honorSummary(honorKey(counts)) & ~ROW_MASK) | honorRow(Array.from(counts.subarray(EAST, KINDS)), room)
  );
}

function rowBeside(key: number, elsewhere: number): RowId {
  let rows = beside.get(elsewhere);
  const known = rows?.get(key);
  if (known !== undefined) return known;
  if (besideSize === MOST_BESIDE) {
    beside.clear();
    besideSize = 0;
    rows = undefined;
  }
  if (rows === undefined) {
    rows = new Map();
    beside.set(elsewhere, rows);
  }
  const row = suitRowBeside(key, elsewhere);
  rows.set(key, row);
  besideSize++;
  return row;
}

function fillSuit(key: number): Summary {
  const held = PLACE.map(place => Math.floor(key / place) % 5);
  const summary = summarise(held, suitRow(key), [0, 8]);
  suits[key] = summary;
  return summary;
}

function fillHonors(key: number): Summary {
  const held = [1, 2, 3, 4].flatMap(times => Array<number>((key >>> (3 * times - 3)) & 7).fill(times));
  while (held.length < 7) held.push(0);
  const summary = summarise(held, honorRow(held, Array<number>(7).fill(4)), [0, 1, 2, 3, 4, 5, 6]);
  honors[key] = summary;
  return summary;
}

function summarise(held: readonly number[], row: RowId, orphans: readonly number[]): Summary {
  let sum = 0;
  held.forEach((count, i) => {
    const pair = count >= 2 ? 1 : 0;
    const some = count >= 1 ? 1 : 0;
    sum += some | (pair << 4) | ((count >> 1) << 7) | (((count + 1) >> 1) << 10);
    if (orphans.includes(i)) sum += (some << 14) | (pair << 18);
  });
  return (sum << ROW_BITS) | row;
}
