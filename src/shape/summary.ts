import { EAST, KINDS } from '../tiles/tile.ts';
import { ROW_BITS, type RowId } from './cost-rows.ts';
import type { Counts } from './counts.ts';
import type { Elsewhere } from './forms.ts';
import { honorRow } from './honor-costs.ts';
import { KeyTable } from './key-table.ts';
import { walkSuit } from './suit-costs.ts';
import { suitRow } from './suit-rows.ts';

/**
 * All that any form asks of one part of a hand (a suit, or the honors), in one integer that is not 0: the number of its row
 * of costs in the low bits, above them small counts that may be added up over the parts.
 */
export type Summary = number;

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

/** What a kind held 0–4 times adds to the counts above, but for the last two. */
const OF_ANY = [0, 1, 2, 3, 4].map(
  held => Math.min(1, held) | ((held >= 2 ? 1 : 0) << 4) | ((held >> 1) << 7) | (((held + 1) >> 1) << 10),
);
/** The same of up to four simples in a row, by their counts as digits of base 5. */
const FOUR_RANKS = 5 ** 4;
const OF_SIMPLES = new Int32Array(FOUR_RANKS);
for (let key = 1; key < FOUR_RANKS; key++) OF_SIMPLES[key] = OF_SIMPLES[(key / 5) | 0]! + OF_ANY[key % 5]!;
/** What a terminal or honor adds. */
const OF_ORPHAN = OF_ANY.map(sum => sum | (heldKinds(sum) << 14) | (pairKinds(sum) << 18));

const suits = new KeyTable();
const honors = new Int32Array(8 ** 4);
/** Rows of parts with tiles elsewhere: by the key of these, then by their own. Bounded by `MOST_BESIDE`. */
const beside = new Map<number, Map<number, RowId>>();
const MOST_BESIDE = 100_000;
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

/** The honors' key: how many of them are held once, twice, three and four times, as digits of base 8. */
export function honorKey(counts: Counts): number {
  let key = 0;
  for (let kind = EAST; kind < KINDS; kind++) key += 1 << (3 * counts[kind]!);
  // Honors that are not held were counted in the lowest digit.
  return key >> 3;
}

/** A suit, by its key, none of whose kinds has tiles elsewhere. */
export function suitSummary(key: number): Summary {
  const known = suits.get(key);
  if (known !== 0) return known;
  const summary = (sumOfSuit(key) << ROW_BITS) | suitRow(key);
  suits.set(key, summary);
  return summary;
}

function sumOfSuit(key: number): number {
  const low = ((key / 5) | 0) % FOUR_RANKS;
  const high = (key / 5 / FOUR_RANKS) | 0;
  return OF_ORPHAN[key % 5]! + OF_SIMPLES[low]! + OF_SIMPLES[high % 125]! + OF_ORPHAN[(high / 125) | 0]!;
}

/** A suit, by its key and the key of its tiles elsewhere. */
export function suitSummaryBeside(key: number, elsewhere: number): Summary {
  const plain = suitSummary(key);
  if (elsewhere === 0) return plain;
  return (plain & ~ROW_MASK) | rowBeside(key, elsewhere, suitRowBeside);
}

/** The honors, by their key, none of which has tiles elsewhere. */
export function honorSummary(key: number): Summary {
  const known = honors[key]!;
  if (known !== 0) return known;
  const held: number[] = [];
  for (let times = 1; times <= 4; times++) {
    for (let i = (key >> (3 * times - 3)) & 7; i > 0; i--) held.push(times);
  }
  const row = honorRow(
    i => held[i] ?? 0,
    () => 4,
  );
  const summary = (held.reduce((sum, times) => sum + OF_ORPHAN[times]!, 0) << ROW_BITS) | row;
  honors[key] = summary;
  return summary;
}

/** The honors of these counts, some of whose tiles may be elsewhere. */
export function honorSummaryBeside(counts: Counts, elsewhere: Elsewhere): Summary {
  const plain = honorSummary(honorKey(counts));
  const gone = honorDigits(elsewhere);
  if (gone === 0) return plain;
  return (plain & ~ROW_MASK) | rowBeside(-1 - honorDigits(counts), gone, honorRowBeside);
}

/** Forgets all parts. */
export function forgetSummaries(): void {
  suits.clear();
  honors.fill(0);
  beside.clear();
  besideSize = 0;
}

/** A key of honors that tells them apart: their counts as digits of base 5. */
function honorDigits(counts: Counts): number {
  let key = 0;
  for (let kind = KINDS - 1; kind >= EAST; kind--) key = key * 5 + counts[kind]!;
  return key;
}

function honorRowBeside(key: number, elsewhere: number): RowId {
  const digit = (digits: number, i: number): number => Math.floor(digits / 5 ** i) % 5;
  return honorRow(
    i => digit(-1 - key, i),
    i => 4 - digit(elsewhere, i),
  );
}

/** The row of a part with tiles elsewhere, remembered. The keys of honors are below 0, those of suits are not. */
function rowBeside(key: number, elsewhere: number, make: (key: number, elsewhere: number) => RowId): RowId {
  const known = beside.get(elsewhere)?.get(key);
  if (known !== undefined) return known;
  if (besideSize === MOST_BESIDE) {
    beside.clear();
    besideSize = 0;
  }
  const row = make(key, elsewhere);
  const rows = beside.get(elsewhere);
  if (rows === undefined) beside.set(elsewhere, new Map([[key, row]]));
  else rows.set(key, row);
  besideSize++;
  return row;
}

function suitRowBeside(key: number, elsewhere: number): RowId {
  return walkSuit(key, elsewhere, 1);
}
