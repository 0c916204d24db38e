import { EAST, KINDS, type Kind } from '../tiles/tile.ts';
import type { Counts } from './counts.ts';

/** A set of concealed tiles. A chow is named by the lowest of its kinds. */
export interface Group {
  readonly kind: 'chow' | 'pung';
  readonly first: Kind;
}

/** One way to see a complete hand as sets and a pair. The groups stand in the order of their first kinds, a pung first. */
export interface Reading {
  readonly pair: Kind;
  readonly groups: readonly Group[];
}

/**
 * Every way to split concealed tiles into 4 less `melds` sets and a pair, each once, in the order of the pairs and then with
 * pungs before chows, from the lowest kind on. Empty where the tiles are no standard hand.
 */
export function readings(counts: Counts, melds: number): Reading[] {
  const home = homeOfPair(counts, 14 - 3 * melds);
  if (home === null) return [];
  left.set(counts);
  const found: Reading[] = [];
  for (let pair = home.from; pair < home.to; pair += 3) {
    if (left[pair]! < 2) continue;
    left[pair] = left[pair]! - 2;
    split(found, pair, 0, []);
    left[pair] = left[pair]! + 2;
  }
  return found;
}

/** The tiles that are in no group yet: filled anew by every call. */
const left: Counts = new Uint8Array(KINDS);

/**
 * The kinds among which the pair must be, every third from `from` on, where there are so many tiles. One suit, or honor, has
 * two tiles more than its sets take; and the ranks of a set add up to a multiple of three, so the suit's ranks tell the pair's
 * but for multiples of three. Null where no kind can be.
 */
function homeOfPair(counts: Counts, total: number): { from: Kind; to: Kind } | null {
  let home = -1;
  let residue = 0;
  let all = 0;
  for (let from = 0; from < KINDS; ) {
    const to = from + (from < EAST ? 9 : 1);
    let tiles = 0;
    let ranks = 0;
    for (let kind = from; kind < to; kind++) {
      tiles += counts[kind]!;
      ranks += counts[kind]! * (kind - from);
    }
    const rest = tiles % 3;
    if (rest === 1 || (rest === 2 && home >= 0)) return null;
    if (rest === 2) {
      home = from;
      // Twice the pair's rank is the sum but for threes, so the pair's rank is twice the sum.
      residue = (2 * ranks) % 3;
    }
    all += tiles;
    from = to;
  }
  if (home < 0 || all !== total) return null;
  return home < EAST ? { from: home + residue, to: home + 9 } : { from: home, to: home + 1 };
}

const PUNGS: readonly Group[] = Array.from({ length: KINDS }, (_, first) => ({ kind: 'pung', first }));
const CHOWS: readonly Group[] = Array.from({ length: EAST }, (_, first) => ({ kind: 'chow', first }));

/** Adds a reading for each way to split all of `left` from `kind` on into sets. Leaves `left` and `groups` as they were. */
function split(found: Reading[], pair: Kind, kind: Kind, groups: Group[]): void {
  let first = kind;
  while (first < KINDS && left[first] === 0) first++;
  if (first === KINDS) {
    found.push({ pair, groups: groups.slice() });
    return;
  }
  if (left[first]! >= 3) {
    left[first] = left[first]! - 3;
    groups.push(PUNGS[first]!);
    splitChows(found, pair, first, groups);
    groups.pop();
    left[first] = left[first]! + 3;
  }
  splitChows(found, pair, first, groups);
}

/** Takes all of `first` that is left as the lowest tiles of chows, and goes on. */
function splitChows(found: Reading[], pair: Kind, first: Kind, groups: Group[]): void {
  const times = left[first]!;
  if (times === 0) {
    split(found, pair, first + 1, groups);
    return;
  }
  if (first >= EAST || first % 9 > 6 || left[first + 1]! < times || left[first + 2]! < times) return;
  for (let kind = first; kind < first + 3; kind++) left[kind] = left[kind]! - times;
  for (let i = 0; i < times; i++) groups.push(CHOWS[first]!);
  split(found, pair, first + 1, groups);
  groups.length -= times;
  for (let kind = first; kind < first + 3; kind++) left[kind] = left[kind]! + times;
}
