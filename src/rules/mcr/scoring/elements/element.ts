import type { Kind } from '../../../../tiles/tile.ts';
import type { Hand } from '../hand.ts';
import type { Relation } from '../set-relations.ts';

interface Named {
  readonly id: string;
  readonly points: number;
  /** Elements that are part of this one wherever it scores, and are not counted beside it (non-repeat). */
  readonly implies?: readonly string[];
}

/** An element of the hand as a whole; a number says how often it scores. */
export interface HandElement extends Named {
  readonly test: (hand: Hand) => boolean | number;
}

/** An element of so many suited chows, or pungs and kongs, that are related. `combine.ts` says which of them score together. */
export interface SetsElement extends Named {
  readonly chows?: number;
  readonly pungs?: number;
  readonly related: Relation;
  /** What the pair must be besides, by the lowest kinds of the sets. */
  readonly pair?: (pair: Kind, firsts: readonly Kind[]) => boolean;
}

export type Element = HandElement | SetsElement;
