import type { Tile } from '../../../tiles/tile.ts';
import type { Problem } from './problem.ts';

/** Copies of a natural tile in the set; flowers, which are all alike, and jokers (C1.2). */
export const COPIES = 4;
export const FLOWERS = 8;
export const JOKERS = 8;
/** Tiles of a complete hand (C6). */
export const COMPLETE = 14;
/** The smallest group that may be called and may hold jokers (C3.1, C4.1). */
export const SMALLEST_GROUP = 3;
/** The largest group of alike tiles. */
export const LARGEST_GROUP = 6;

/** A hand card: the lines that win at a table. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly CardLine[];
  /** Every concrete hand of every line, line by line. */
  readonly hands: readonly CardHand[];
}

/** A printed line of the card. */
export interface CardLine {
  readonly id: string;
  readonly category: string;
  readonly name: string;
  /** As printed, `xxxa yya`; "these or those" numbers are two patterns of one line. */
  readonly patterns: readonly string[];
  /** Groups may be laid open (X); otherwise the hand stays concealed until it wins (C). */
  readonly open: boolean;
  readonly value: number;
  /** Groups of three or more take jokers, as they do unless the card says otherwise (C5.3). */
  readonly jokers: boolean;
  readonly note: string | null;
  readonly guide: string | null;
}

/** A hand of a line with its numbers, suits and winds chosen. */
export interface CardHand {
  /** Index of its line. */
  readonly line: number;
  /** In the order printed. A loose tile is a group of one. */
  readonly groups: readonly CardGroup[];
}

export interface CardGroup {
  readonly tile: Tile;
  readonly size: number;
}

/** A card, or what is wrong with it: at least one problem. */
export type CardReading = { readonly card: Card } | { readonly problems: readonly Problem[] };

/** Whether a group may be called and hold jokers. */
export function isGroup(group: CardGroup): boolean {
  return group.size >= SMALLEST_GROUP;
}
