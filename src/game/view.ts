import type { Suit, Tile } from '../tiles/tile.ts';
import type { Offer } from './offer.ts';
import type { Options } from './options.ts';
import type {
  Command,
  Discard,
  Ended,
  Meld,
  NextHand,
  Pattern,
  Payment,
  Seat,
  Win,
  Wind,
  WindowCause,
} from './state.ts';

/** What one seat may know of a match, or a spectator (seat null). Nothing else is given to screens and bots. */
export interface View {
  readonly ruleset: string;
  readonly options: Options;
  readonly seat: Seat | null;
  readonly phase: 'between' | 'choice' | 'turn' | 'window' | 'ended' | 'over';
  /** The hand's number, from 1; 0 before the first. */
  readonly number: number;
  readonly dealer: Seat;
  readonly round: Wind;
  readonly counters: Readonly<Record<string, number>>;
  /** Whose turn it is; in a window, whose tile lies there. */
  readonly turn: Seat;
  /** Tiles left in the live wall. */
  readonly wall: number;
  /** The tile that lies open for others to take; who is asked is nobody's to know. */
  readonly lying: { readonly tile: Tile; readonly from: Seat; readonly cause: WindowCause } | null;
  readonly choice: ChoiceView | null;
  readonly seats: readonly SeatView[];
  /** What the viewer may do now; empty where it is not asked. */
  readonly offers: readonly Offer[];
  /** The ruleset's own state of the viewer's seat, for its `readiness`; null for a spectator and before the first hand. */
  readonly own: unknown;
  readonly panels: readonly Panel[];
  readonly wins: readonly Win[];
  readonly payments: readonly Payment[];
  readonly ended: Ended | null;
  readonly next: NextHand | null;
}

/** What all choose at once. */
export interface ChoiceView {
  readonly id: string;
  readonly round: number;
  /** Who has not chosen yet. */
  readonly waiting: readonly Seat[];
  /** What the viewer has chosen; null where it has not. */
  readonly mine: Command | null;
  /** What the viewer may choose in place of that, as long as somebody is waited for. */
  readonly again: readonly Offer[];
}

export interface SeatView {
  readonly seat: Seat;
  readonly wind: Wind;
  readonly score: number;
  readonly status: 'in' | 'out';
  /** Present where the viewer may see them. A tile just drawn is the last one. */
  readonly concealed: { readonly tiles: readonly Tile[] } | null;
  readonly concealedCount: number;
  /** The tile just drawn, where the viewer may see it. */
  readonly drawn: Tile | null;
  readonly hasDrawn: boolean;
  readonly melds: readonly MeldView[];
  readonly discards: readonly Discard[];
  readonly bonus: readonly Tile[];
  readonly marks: readonly Mark[];
}

/** A meld; a hidden concealed kong has no tiles. */
export type MeldView = Omit<Meld, 'tiles'> & {
  readonly tiles: readonly Tile[] | null;
  readonly size: number;
};

/** Something the ruleset shows beside the table: dora, a passing direction, a running score. */
export interface Panel {
  readonly id: string;
  /** The seat it is about, where that is not the table or the viewer. */
  readonly seat?: Seat;
  readonly tiles?: readonly Tile[];
  /** Its tiles are only spoken of (waits, tiles that arrived): none lies there, so nobody sees more of them for it. */
  readonly named?: true;
  /** Tiles that lie face down after them. */
  readonly hidden?: number;
  readonly text?: string;
  readonly value?: number;
  /** The goal that it is about, by its id: said by that alone where room is scarce, and not where goals are listed anyway. */
  readonly goal?: string;
  /** Patterns that it is about. */
  readonly patterns?: readonly Pattern[];
}

/** Something the ruleset shows on a seat's plate (a riichi stick, a missing suit); `id` is in its words. */
export interface Mark {
  readonly id: string;
  readonly value?: number;
  readonly tile?: Tile;
  /** Tiles of this suit are of no use to the seat: its owner's screen sets them apart. */
  readonly useless?: Suit;
}
