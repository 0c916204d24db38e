import type { Counts } from '../../../shape/counts.ts';
import type { Kind } from '../../../tiles/tile.ts';

/** How a complete hand is built. `knitted-straight` has a set and a pair beside its nine tiles. */
export type Structure =
  | 'sets'
  | 'knitted-straight'
  | 'seven-pairs'
  | 'thirteen-orphans'
  | 'honors-and-knitted-tiles';

/** A set of a hand; a chow is named by the lowest of its kinds, a kong is a pung of four. */
export interface HandSet {
  readonly kind: 'chow' | 'pung';
  readonly first: Kind;
  readonly kong: boolean;
  /** Made of own tiles alone: neither claimed nor finished with another player's tile. */
  readonly concealed: boolean;
}

/** The wait that the winning tile ended, where no other kind would have completed the hand. */
export type Wait = 'edge' | 'closed' | 'single';

/** How and when a hand was won. Nothing of it is up to a player. */
export interface Circumstances {
  /** The kind of the winning tile. */
  readonly win: Kind;
  readonly selfDraw: boolean;
  readonly robsKong: boolean;
  /** The tile replaced a kong's fourth; a flower's replacement is an ordinary draw. */
  readonly replacesKong: boolean;
  /** The last tile of the wall, or the discard after it. */
  readonly lastTile: boolean;
  /** The three other copies lie open for all to see. */
  readonly lastCopy: boolean;
  /** Winds as 0 East … 3 North. */
  readonly seat: number;
  readonly round: number;
  readonly flowers: number;
  /** A melded and a concealed kong are worth 5 together instead of 4 and 2. */
  readonly mixedKongsAreFive: boolean;
}

/** A complete hand in one of its readings: what the elements are tested against. */
export interface Hand extends Circumstances {
  readonly structure: Structure;
  /** Every kind that the hand holds, once. */
  readonly kinds: readonly Kind[];
  /** How many of each kind, melds and their kongs included. */
  readonly counts: Counts;
  readonly sets: readonly HandSet[];
  readonly chows: readonly HandSet[];
  readonly pungs: readonly HandSet[];
  readonly pair: Kind | null;
  /** Melds that lie open; a concealed kong is none of them. */
  readonly exposed: number;
  readonly wait: Wait | null;
}
