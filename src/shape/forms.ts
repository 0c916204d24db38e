import type { Counts } from './counts.ts';

/**
 * The forms that complete a hand besides each other, as data of a ruleset.
 * Seven pairs are `distinct` where four alike are one pair too few (riichi), and `fours` where they are two pairs (Sichuan, MCR).
 */
export interface Forms {
  /** Sets and a pair. */
  readonly standard: boolean;
  readonly sevenPairs: 'distinct' | 'fours' | false;
  readonly orphans: boolean;
}

/**
 * Copies of each kind that can no longer come to the concealed tiles: those in one's own melds, and all four of a kind that
 * the deck lacks (sanma's 2m–8m). Tiles that merely lie in sight of everybody are not among them: a wait on those is a wait.
 */
export type Elsewhere = Counts;

/** The shanten of a form that this hand cannot take, such as seven pairs beside a meld. */
export const OUT_OF_REACH = 99;
