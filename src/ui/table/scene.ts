import type { Goal } from '../../game/goal.ts';
import type { Seat } from '../../game/state.ts';
import type { Panel } from '../../game/view.ts';
import type { RulesetWords } from '../../game/words.ts';
import type { TableSnapshot } from '../../table/snapshot.ts';
import type { Kind, Tile } from '../../tiles/tile.ts';
import type { FaceName } from '../faces/face.ts';
import type { Texts } from '../texts/texts.ts';
import type { HandSlot } from './hand-order.ts';

/** What a table is painted from. Everything that runs by itself (clocks) is left out: see `paintClock`. */
export interface Scene {
  readonly snapshot: TableSnapshot;
  readonly words: RulesetWords;
  /** The viewer's hand as it is laid out; empty for a spectator. */
  readonly hand: readonly HandSlot[];
  /** The highlighted tile as an index into `hand`; null while nothing is highlighted. */
  readonly cursor: number | null;
  /** Tiles chosen so far where several are asked for, as indices into `hand`. */
  readonly picked: readonly number[];
  /** Tiles that an exchange has just brought, as indices into `hand`. */
  readonly arrived: readonly number[];
  /** A question within the question, where the person has begun an action that needs more than one key. */
  readonly prompt: Prompt | null;
  /** Tiles of this kind light up wherever they lie. */
  readonly lit: Kind | null;
  /** One line above the hand: why something was refused, or what the coach says. */
  readonly notice: Notice | null;
  /** A card lies over the table: what is beneath a hand that is seen in part below it means nothing then. */
  readonly isCovered: boolean;
  /** The settlement tells what the hand has too and is not counted, in place of what it scores. */
  readonly tellsImplied: boolean;
  /** The match is over, and its ranking comes after the settlement that is shown. */
  readonly isBeforeRanking: boolean;
  /** The page of the settlement that is open, from 0; they go round in both directions. */
  readonly page: number;
  /** How far the hand is; null where it is not shown. */
  readonly outlook: Outlook | null;
  /** What the hand may be built towards, the nearest first, worked out where it is shown; null where the ruleset lists nothing. */
  readonly goals: (() => readonly Goal[]) | null;
  /** Lines of chat that were said since it was last open. */
  readonly unread: number;
}

export type Prompt =
  /** One of several ways to do it (three possible chows): numbered choices. */
  | { readonly kind: 'choose'; readonly do: string; readonly choices: readonly Choice[] }
  /** The action goes with one of these tiles of the hand, which Enter takes. */
  | { readonly kind: 'aim'; readonly do: string; readonly tiles: readonly Tile[] };

/** A numbered choice: tiles, or the name of an answer. */
export interface Choice {
  readonly tiles: readonly Tile[];
  readonly label: string | null;
  /** The seat whose name stands for `{from}` in the label. */
  readonly from?: Seat;
}

export interface Notice {
  readonly text: string;
  readonly tone: 'refused' | 'coach' | 'plain';
}

/** Distance to ready, and what the hand waits for with how many of each are unseen and, where known, what it would bring. */
export interface Outlook {
  readonly shanten: number;
  readonly waits: readonly { readonly tile: Tile; readonly left: number; readonly worth?: number }[];
  /** What the ruleset says of waits that are not there before the highlighted tile is discarded. */
  readonly notes?: readonly Panel[];
}

/** How a client is drawn to. */
export interface Look {
  readonly face: FaceName;
  /** The client shows ASCII alone: the text face and plain frames, whatever `face` says. */
  readonly ascii: boolean;
  readonly texts: Texts;
}

/** What a scene is made of where nothing is chosen, asked or said. */
export const QUIET = {
  hand: [],
  cursor: null,
  picked: [],
  arrived: [],
  prompt: null,
  lit: null,
  notice: null,
  isCovered: false,
  tellsImplied: false,
  isBeforeRanking: false,
  page: 0,
  outlook: null,
  goals: null,
  unread: 0,
} as const satisfies Partial<Scene>;
