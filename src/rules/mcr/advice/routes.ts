import { EAST, type Kind } from '../../../tiles/tile.ts';
import { KNITTED } from '../scoring/structures.ts';

/** A way to the minimum: sets that it needs, and what the rest of the hand may be. */
export interface Route {
  readonly id: string;
  /** What it is worth by itself. */
  readonly points: number;
  /** Sets that it is made of, three kinds each. */
  readonly sets: readonly (readonly Kind[])[];
  /** Whether these sets may be laid down; a knitted straight lies in the hand alone. */
  readonly claimable: boolean;
  /** Kinds that any tile of the hand may be of; null where all may. */
  readonly kinds: ReadonlySet<Kind> | null;
}

const SUITS = [0, 1, 2];
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
/** The chow of a suit that begins with this rank, from 1. */
const chow = (suit: number, rank: number): Kind[] => [0, 1, 2].map(step => suit * 9 + rank - 1 + step);

function ofSets(id: string, points: number, sets: Kind[][]): Route {
  return { id, points, sets, claimable: true, kinds: null };
}

function ofKinds(id: string, points: number, test: (kind: Kind) => boolean): Route {
  return { id, points, sets: [], claimable: true, kinds: new Set(range(0, 33).filter(test)) };
}

/** The routes of sets and of tiles. Pungs, pairs, orphans and scattered tiles are counted in `distance.ts`. */
export const ROUTES: readonly Route[] = [
  ...range(1, 7).map(rank =>
    ofSets(
      'mixed-triple-chow',
      8,
      SUITS.map(suit => chow(suit, rank)),
    ),
  ),
  ...ORDERS.map(order =>
    ofSets(
      'mixed-straight',
      8,
      order.map((suit, i) => chow(suit, 1 + 3 * i)),
    ),
  ),
  ...ORDERS.flatMap(order =>
    range(1, 5).map(rank =>
      ofSets(
        'mixed-shifted-chows',
        6,
        order.map((suit, i) => chow(suit, rank + i)),
      ),
    ),
  ),
  ...SUITS.map(suit =>
    ofSets(
      'pure-straight',
      16,
      [1, 4, 7].map(rank => chow(suit, rank)),
    ),
  ),
  ...SUITS.flatMap(suit =>
    [1, 2].flatMap(step =>
      range(1, 7 - 2 * step).map(rank =>
        ofSets(
          'pure-shifted-chows',
          16,
          [0, 1, 2].map(i => chow(suit, rank + i * step)),
        ),
      ),
    ),
  ),
  ...KNITTED.map(
    (nine): Route => ({
      id: 'knitted-straight',
      points: 12,
      sets: [nine.slice(0, 3), nine.slice(3, 6), nine.slice(6)],
      claimable: false,
      kinds: null,
    }),
  ),
  ...SUITS.map(suit => ofKinds('full-flush', 24, kind => Math.floor(kind / 9) === suit)),
  ...SUITS.map(suit => ofKinds('half-flush', 6, kind => kind >= EAST || Math.floor(kind / 9) === suit)),
  ofKinds('upper-four', 12, kind => kind < EAST && kind % 9 >= 5),
  ofKinds('lower-four', 12, kind => kind < EAST && kind % 9 <= 3),
];
