/**
 * What a part of a hand (a suit, the honors, or several of them together) lacks for 0–4 sets, without and with a pair:
 * a row of ten numbers of missing tiles. Few rows exist (the suits of all hands have 126), so each has a number, and the
 * row of two parts together is looked up by the numbers of both.
 *
 * A set or a pair may be made of nothing that is held: three or two missing tiles of a kind that the hand does not want yet.
 * Such a kind always exists, as a hand wants thirteen kinds at most, so no number of sets is ever out of reach.
 */
export type RowId = number;

/** More sets than four are never asked for. */
export const MAX_SETS = 4;
/** Places of a row: costs of 0–4 sets without a pair begin at 0, those with one here. */
export const WITH_PAIR = 8;
export const ROW_SIZE = 16;
export const ROW_BITS = 11;

/** Ids below this have their products remembered; tiles elsewhere can make a few rows more, in principle. */
const REMEMBERED = 256;
const MOST_ROWS = 1 << ROW_BITS;

const costs = new Uint8Array(MOST_ROWS * ROW_SIZE);
const products = new Uint8Array(REMEMBERED * REMEMBERED);
const ids = new Map<number, RowId>();
const scratch = new Uint8Array(ROW_SIZE);
/** 0 is no row, so that tables filled with it are empty. */
let next: RowId = 1;

/**
 * Completes a row of which some numbers of sets and pairs are known: one more set or pair lacks all its tiles, or all but one
 * where a tile is left over.
 * @param tiles how many tiles may be left over to begin sets and pairs with
 */
export function fillUp(row: Uint8Array, tiles: number): void {
  for (let sets = 0; sets <= MAX_SETS; sets++) {
    const cost = row[sets]!;
    // Tiles that the sets use are those that they do not lack.
    const some = tiles + cost > 3 * sets ? 1 : 0;
    if (sets < MAX_SETS && row[sets + 1]! > cost + 3 - some) row[sets + 1] = cost + 3 - some;
    const at = WITH_PAIR + sets;
    if (row[at]! > cost + 2 - some) row[at] = cost + 2 - some;
    if (sets === MAX_SETS) return;
    const paired = row[at]! + 3 - (tiles + row[at]! > 3 * sets + 2 ? 1 : 0);
    if (row[at + 1]! > paired) row[at + 1] = paired;
  }
}

/** The number of a row that is filled up. The array is read, not kept. */
export function rowId(row: Uint8Array): RowId {
  // Each cost has the bits for the greatest that it can be: 3 for a set, 2 for the pair. 30 bits in all.
  let key = row[1]!;
  key = (key << 3) | row[2]!;
  key = (key << 4) | row[3]!;
  key = (key << 4) | row[4]!;
  key = (key << 2) | row[WITH_PAIR]!;
  key = (key << 3) | row[WITH_PAIR + 1]!;
  key = (key << 4) | row[WITH_PAIR + 2]!;
  key = (key << 4) | row[WITH_PAIR + 3]!;
  key = (key << 4) | row[WITH_PAIR + 4]!;
  const known = ids.get(key);
  if (known !== undefined) return known;
  if (next === MOST_ROWS) throw new Error('more rows of costs than there can be');
  const id = next++;
  ids.set(key, id);
  for (let at = 0; at < ROW_SIZE; at++) costs[id * ROW_SIZE + at] = row[at]!;
  return id;
}

/** The row of two parts taken together: each number of sets shared out in the cheapest way. */
export function together(a: RowId, b: RowId): RowId {
  const known = (a | b) < REMEMBERED ? products[a * REMEMBERED + b]! : 0;
  return known !== 0 ? known : multiplyAndRemember(a, b);
}

function multiplyAndRemember(a: RowId, b: RowId): RowId {
  const id = multiply(a, b);
  if ((a | b | id) < REMEMBERED) {
    products[a * REMEMBERED + b] = id;
    products[b * REMEMBERED + a] = id;
  }
  return id;
}

/** Missing tiles for `sets` sets and a pair. */
export function missingWithPair(id: RowId, sets: number): number {
  return costs[id * ROW_SIZE + WITH_PAIR + sets]!;
}

/** Forgets all rows. Whoever remembers their numbers must forget them too. */
export function forgetRows(): void {
  ids.clear();
  products.fill(0);
  next = 1;
}

function multiply(a: RowId, b: RowId): RowId {
  const left = a * ROW_SIZE;
  const right = b * ROW_SIZE;
  for (let sets = 0; sets <= MAX_SETS; sets++) {
    let plain = 99;
    let paired = 99;
    for (let i = left, j = right + sets; j >= right; i++, j--) {
      const one = costs[i]!;
      const other = costs[j]!;
      if (one + other < plain) plain = one + other;
      if (costs[i + WITH_PAIR]! + other < paired) paired = costs[i + WITH_PAIR]! + other;
      if (one + costs[j + WITH_PAIR]! < paired) paired = one + costs[j + WITH_PAIR]!;
    }
    scratch[sets] = plain;
    scratch[WITH_PAIR + sets] = paired;
  }
  return rowId(scratch);
}
