import type { Tile } from '../tiles/tile.ts';

/** Something that a hand may be built towards, as the ruleset lists it: a line of a hand card. */
export interface Goal {
  readonly id: string;
  /** Its place in the order in which the ruleset prints them, from 0. */
  readonly place: number;
  readonly category: string;
  readonly name: string;
  readonly note: string | null;
  readonly guide: string | null;
  readonly value: number;
  /** Nothing may be laid open on the way. */
  readonly concealed: boolean;
  /** As it is printed, in its own notation. */
  readonly printed: readonly string[];
  /** Tiles that are missing; null where what is laid open rules it out. */
  readonly distance: number | null;
  /** As many tiles as are missing may still come. */
  readonly isPossible: boolean;
  /** The nearest form of it, in the order printed, with what the hand has of it. */
  readonly groups: readonly GoalGroup[];
  /** Tiles that are missing, each once, and how many of it nobody has shown yet. */
  readonly missing: readonly { readonly tile: Tile; readonly left: number }[];
}

export interface GoalGroup {
  readonly tile: Tile;
  readonly size: number;
  /** Natural tiles of it that the hand has, concealed or laid open, and jokers that stand for it. */
  readonly held: number;
  readonly jokers: number;
  readonly takesJokers: boolean;
}
