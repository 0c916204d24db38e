import seedrandom from 'seedrandom';
import type { Counts } from '../../src/shape/counts.ts';
import { EAST, KINDS, type Kind } from '../../src/tiles/tile.ts';

/** The kinds of a set, lowest first: every chow and every pung there is among `kinds`. */
export function setsOf(kinds: readonly Kind[]): Kind[][] {
  const chows = kinds.filter(
    kind => kind < EAST && kind % 9 <= 6 && kinds.includes(kind + 1) && kinds.includes(kind + 2),
  );
  return [...chows.map(kind => [kind, kind + 1, kind + 2]), ...kinds.map(kind => [kind, kind, kind])];
}

/**
 * Every hand of `sets` sets and a pair of these kinds that four copies of each, less those elsewhere, allow: kinds and how
 * many of each. The definition, written down.
 */
export function* completeHands(sets: number, kinds: readonly Kind[], elsewhere?: Counts): Generator<Counts> {
  const all = setsOf(kinds);
  const hand = new Uint8Array(KINDS);
  const add = (tiles: readonly Kind[], sign: 1 | -1): void => {
    for (const tile of tiles) hand[tile] = hand[tile]! + sign;
  };
  const exists = (): boolean =>
    hand.every((count, kind) => count + (elsewhere?.[kind] ?? 0) <= 4 || count === 0);
  function* choose(left: number, from: number): Generator<Counts> {
    if (left === 0) {
      for (const pair of kinds) {
        add([pair, pair], 1);
        if (exists()) yield hand;
        add([pair, pair], -1);
      }
      return;
    }
    for (let i = from; i < all.length; i++) {
      add(all[i]!, 1);
      yield* choose(left - 1, i);
      add(all[i]!, -1);
    }
  }
  yield* choose(sets, 0);
}

/** Tiles missing to the nearest of the complete hands, less one. */
export function nearestOf(hands: Iterable<Counts>, counts: Counts): number {
  let best = 99;
  for (const hand of hands) {
    let missing = 0;
    for (let kind = 0; kind < KINDS; kind++) missing += Math.max(0, hand[kind]! - counts[kind]!);
    best = Math.min(best, missing);
  }
  return best - 1;
}

/** Whether the tiles fall into sets and one pair, by trying everything. */
export function splits(counts: Counts, pairs = 1): boolean {
  const first = counts.findIndex(count => count > 0);
  if (first < 0) return pairs === 0;
  const without = (kinds: readonly Kind[]): Counts | null => {
    const left = counts.slice();
    for (const kind of kinds) {
      if (left[kind] === 0) return null;
      left[kind] = left[kind]! - 1;
    }
    return left;
  };
  const trials: [readonly Kind[], number][] = [[[first, first, first], pairs]];
  if (pairs > 0) trials.push([[first, first], pairs - 1]);
  if (first < EAST && first % 9 <= 6) trials.push([[first, first + 1, first + 2], pairs]);
  return trials.some(([kinds, stillPairs]) => {
    const left = without(kinds);
    return left !== null && splits(left, stillPairs);
  });
}

/** A hand of `size` tiles drawn from a wall of four of each of the kinds. */
export function randomHand(seed: string, size: number, kinds: readonly Kind[]): Counts {
  const random = seedrandom(seed);
  const wall = kinds.flatMap(kind => [kind, kind, kind, kind]);
  const counts = new Uint8Array(KINDS);
  for (let i = 0; i < size; i++) {
    const [kind] = wall.splice(Math.floor(random() * wall.length), 1);
    counts[kind!] = counts[kind!]! + 1;
  }
  return counts;
}

/** Every kind there is. */
export const ALL_KINDS: readonly Kind[] = Array.from({ length: KINDS }, (_, kind) => kind);

/** The kinds from one to another, the latter not included. */
export function kindsBetween(from: Kind, to: Kind): Kind[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
