/**
 * What a part of a hand (a suit, the honors, or several of them together) lacks for 0–4 sets, without and with a pair:
 * a row of ten numbers of missing tiles. Few rows exist (the suits of all hands have 126), so each has a number, and the
 * row of two parts together is looked up by the numbers of both.
 */
export type RowId = number;

/** More sets than four are never asked for. */
export const MAX_SETS = 4;
/** Missing tiles where no tiles would do. Real costs are 14 at most. */
export const IMPOSSIBLE = 15;

/** Where a row's costs with a pair begin; those without begin at 0. */
export const WITH_PAIR = 8;
const STRIDE = 16;
/** Ids below this have their products remembered; melds and thin decks can make a few rows more, in principle. */
const REMEMBERED = 1 << 10;
/** What an id must stay below: the bits that a summary has for it. */
const MOST_ROWS = 1 << 11;

const costs = new Uint8Array(MOST_ROWS * STRIDE);
const products = new Uint16Array(REMEMBERED * REMEMBERED);
const ids = new Map<number, RowId>();
const scratch = new Uint8Array(STRIDE);
/** 0 is no row, so that tables filled with it are empty. */
let next: RowId = 1;

/** The number of a row, laid out as `WITH_PAIR` says. The array is read, not kept. */
export function rowId(row: Uint8Array): RowId {
  let key = 0;
  for (let k = 1; k <= MAX_SETS; k++) key = key * 16 + row[k]!;
  for (let k = WITH_PAIR; k <= WITH_PAIR + MAX_SETS; k++) key = key * 16 + row[k]!;
  const known = ids.get(key);
  if (known !== undefined) return known;
  if (next === MOST_ROWS) throw new Error('more rows of costs than there can be');
  const id = next++;
  ids.set(key, id);
  for (let at = 0; at < STRIDE; at++) costs[id * STRIDE + at] = row[at]!;
  return id;
}

/** The row of two parts taken together: each number of sets shared out in the cheapest way. */
export function together(a: RowId, b: RowId): RowId {
  if ((a | b) >= REMEMBERED) return multiply(a, b);
  const at = a * REMEMBERED + b;
  const known = products[at]!;
  if (known !== 0) return known;
  const id = multiply(a, b);
  products[at] = id;
  return id;
}

/** Missing tiles for `sets` sets and a pair, `IMPOSSIBLE` where no tiles would do. */
export function missingWithPair(id: RowId, sets: number): number {
  return costs[id * STRIDE + WITH_PAIR + sets]!;
}

function multiply(a: RowId, b: RowId): RowId {
  scratch.fill(IMPOSSIBLE);
  const left = a * STRIDE;
  const right = b * STRIDE;
  for (let i = 0; i <= MAX_SETS; i++) {
    for (let j = 0; i + j <= MAX_SETS; j++) {
      const plain = costs[left + i]! + costs[right + j]!;
      const paired = Math.min(
        costs[left + WITH_PAIR + i]! + costs[right + j]!,
        costs[left + i]! + costs[right + WITH_PAIR + j]!,
      );
      if (plain < scratch[i + j]!) scratch[i + j] = plain;
      if (paired < scratch[WITH_PAIR + i + j]!) scratch[WITH_PAIR + i + j] = paired;
    }
  }
  return rowId(scratch);
}
