import type { Meld, Wind } from '../../../game/state.ts';
import { type Kind, kindOf, type Tile } from '../../../tiles/tile.ts';

/** A set of a hand; a chow is named by the lowest of its kinds, a kong is a pung of four. */
export interface HandSet {
  readonly kind: 'chow' | 'pung';
  readonly first: Kind;
  readonly kong: boolean;
  /** Made of one's own tiles alone: neither claimed nor finished with another's tile (A2.1). */
  readonly concealed: boolean;
}

/** What the points of any hand depend on besides its sets and pairs. */
export interface Place {
  /** The seat's own wind and the round's, 0 East … 3 North. */
  readonly wind: Wind;
  readonly round: Wind;
  readonly bonus: readonly Tile[];
}

/** How and when a hand was won. Nothing of it is up to a player. */
export interface Circumstances extends Place {
  /** The kind of the winning tile. */
  readonly win: Kind;
  readonly selfDraw: boolean;
  readonly robsKong: boolean;
  /** The tile came from the dead wall, after a kong or a bonus tile (A5.2). */
  readonly loose: 'kong' | 'flower' | null;
  /** The last tile of the live wall, or what replaces it where it is a bonus tile; or the discard that follows (A5.3). */
  readonly lastTile: boolean;
  readonly originalCall: boolean;
  /** Kongs in a row, each made by the loose tile of the one before, the last of whose loose tiles won. */
  readonly kongChain: number;
  readonly first: 'heavenly' | 'earthly' | null;
  /** East's wins in a row with this one; 0 for everybody else and where such runs are not counted. */
  readonly eastWins: number;
}

/** A win with somebody's discard in the middle of the hand: what can be said of a wait beforehand. */
export const ON_A_DISCARD = {
  selfDraw: false,
  robsKong: false,
  loose: null,
  lastTile: false,
  kongChain: 0,
  first: null,
  eastWins: 0,
} as const;

/** A complete hand in one of its readings. */
export interface WonHand extends Circumstances {
  readonly shape: 'sets' | 'seven-twins' | 'thirteen-orphans';
  /** Empty but for `sets`. */
  readonly sets: readonly HandSet[];
  readonly pair: Kind | null;
  /** The winning tile is counted as the second of the pair. */
  readonly finishesPair: boolean;
  /** Every kind of the hand, once, melds included. */
  readonly kinds: readonly Kind[];
  /** How many of each kind lie in the hand, not in melds, the winning tile included. */
  readonly concealed: Uint8Array;
  readonly melds: number;
  /** No tile of it was claimed from another, the winning one included. */
  readonly ownTilesOnly: boolean;
}

export function setOfMeld(meld: Pick<Meld, 'kind' | 'tiles' | 'concealed'>): HandSet {
  let first = kindOf(meld.tiles[0]!);
  for (const tile of meld.tiles) first = Math.min(first, kindOf(tile));
  const kind = meld.kind === 'chow' ? 'chow' : 'pung';
  return { kind, first, kong: meld.kind === 'kong', concealed: meld.concealed };
}

/** The tiles of a set, for its line in the ledger and its picture. */
export function tilesOf({ kind, first, kong }: HandSet): Tile[] {
  if (kind === 'chow') return [first, first + 1, first + 2];
  return kong ? [first, first, first, first] : [first, first, first];
}
