import type { Suit, Tile } from '../tiles/tile.ts';
import type { Options } from './options.ts';

/** A place at the table, counted from 0 in turn order. Seats keep their number for the whole match, whoever deals. */
export type Seat = number;

/** A wind as 0 East, 1 South, 2 West, 3 North. */
export type Wind = number;

export type MeldKind = 'chow' | 'pung' | 'kong' | 'quint' | 'sextet';

/** A group laid down for good. */
export interface Meld {
  readonly kind: MeldKind;
  /** Every tile of it, the claimed one included. */
  readonly tiles: readonly Tile[];
  /** A kong of four self-drawn tiles. */
  readonly concealed: boolean;
  /** A kong made of an exposed pung. */
  readonly added: boolean;
  /** Who discarded the claimed tile; null for a concealed kong. */
  readonly from: Seat | null;
  readonly claimed: Tile | null;
}

/** A tile in a seat's row. */
export interface Discard {
  readonly tile: Tile;
  /** It was discarded as it was drawn. */
  readonly drawn: boolean;
  /** Who claimed it for a meld; the tile then lies there, not here. */
  readonly claimedBy: Seat | null;
  /** A word of the ruleset about this discard (riichi's sideways tile). */
  readonly mark: string | null;
}

export interface SeatState<S = unknown> {
  /** In the order received; a tile just drawn is the last one. */
  readonly concealed: readonly Tile[];
  /** The tile just drawn, which is also the last of `concealed`; null out of turn and after a claim. */
  readonly drawn: Tile | null;
  readonly melds: readonly Meld[];
  readonly discards: readonly Discard[];
  /** Flowers, seasons, extracted tiles, or winning tiles of a hand that plays on, laid beside it. */
  readonly bonus: readonly Tile[];
  /** `out` has left the hand: draws nothing, pays nothing, is not asked. */
  readonly status: 'in' | 'out';
  readonly own: S;
}

/** The tiles nobody has yet. All of it is secret. */
export interface Wall {
  /** The live wall; what is left of it are the tiles from `front` up to `end`. */
  readonly live: readonly Tile[];
  readonly front: number;
  readonly end: number;
  /** Replacement tiles of a dead wall in the order they are taken; empty where there is none. */
  readonly tail: readonly Tile[];
  readonly tailTaken: number;
  /** Tiles that are turned up, never drawn (riichi's indicators, then their ura). */
  readonly fixed: readonly Tile[];
}

/** What opened a claim window: a discard, or a declared tile that may be robbed. */
export type WindowCause = 'discard' | 'added-kong' | 'concealed-kong' | 'extraction';

/** The pause in which other seats may take the tile that lies open. */
export interface ClaimWindow {
  readonly tile: Tile;
  readonly from: Seat;
  readonly cause: WindowCause;
  /** Seats that have a choice, in turn order after `from`. Secret. */
  readonly asked: readonly Seat[];
  /** What they chose so far. Secret. */
  readonly answers: readonly Command[];
}

/** A choice that several seats make at once and in secret, before play. */
export interface Choice {
  /** The ruleset's name for it: `exchange`, `missing`, `charleston` … */
  readonly id: string;
  /** Which one of several alike (the Charleston's passes), from 0. */
  readonly round: number;
  readonly waiting: readonly Seat[];
  readonly made: readonly Command[];
}

/** How a seat came to its turn; some actions depend on it. */
export type Arrival = 'deal' | 'draw' | 'replacement' | 'claim' | 'opening';

export interface HandState<H = unknown, S = unknown> {
  /** 1 for the first hand of the match. */
  readonly number: number;
  readonly dealer: Seat;
  readonly round: Wind;
  /** Numbers that carry over from hand to hand (honba, deposits, the dealer's wins in a row). */
  readonly counters: Readonly<Record<string, number>>;
  readonly phase: 'choice' | 'turn' | 'window' | 'ended';
  readonly turn: Seat;
  readonly arrival: Arrival;
  readonly seats: readonly SeatState<S>[];
  readonly wall: Wall;
  readonly window: ClaimWindow | null;
  readonly choice: Choice | null;
  readonly wins: readonly Win[];
  readonly payments: readonly Payment[];
  /** Seats whose concealed tiles everybody may see now that the hand is over. */
  readonly revealed: readonly Seat[];
  readonly ended: Ended | null;
  readonly own: H;
}

/** How a hand ended: `draw` whenever the wall ended it, whoever won in it; `abort:NAME` where play was broken off. */
export type Ended = 'win' | 'draw' | `abort:${string}`;

/** A pattern that a hand scored, in the ruleset's unit. */
export interface Pattern {
  readonly id: string;
  /** Its name where the ruleset's words cannot know it: a line of a card. */
  readonly name?: string;
  readonly value: number;
  /** 1 where absent. */
  readonly count?: number;
  readonly unit?: string;
  readonly tiles?: readonly Tile[];
}

/** What a complete hand is worth; `extra` holds what only some rulesets have (han, fu, doubles …). */
export interface Score {
  readonly value: number;
  readonly patterns: readonly Pattern[];
  readonly extra?: Readonly<Record<string, number | string | null>>;
  /** Ids of patterns that the hand has too and that are not counted beside those that contain them. */
  readonly implied?: readonly string[];
  /** The reading that scored, one entry a group, melds included; for the settlement's picture. */
  readonly groups?: readonly { readonly tiles: readonly Tile[] }[];
}

export type WinBy = 'self-draw' | 'discard' | 'rob-kong';

export interface Win {
  readonly seat: Seat;
  /** Who discarded or owned the tile; null on a self-draw. */
  readonly from: Seat | null;
  readonly tile: Tile;
  readonly by: WinBy;
  readonly score: Score;
}

/** A transfer of points, never of zero. */
export interface Payment {
  readonly from: Seat | 'table';
  readonly to: Seat | 'table';
  readonly amount: number;
  readonly reason: string;
}

export interface NextHand {
  readonly dealer: Seat;
  readonly round: Wind;
  readonly counters: Readonly<Record<string, number>>;
}

export interface Match<H = unknown, S = unknown> {
  readonly ruleset: string;
  readonly options: Options;
  readonly seats: number;
  readonly scores: readonly number[];
  /** `between` before the first hand and after each; `over` after the last. */
  readonly phase: 'between' | 'hand' | 'over';
  /** The hand in play, or the one just settled; null before the first. */
  readonly hand: HandState<H, S> | null;
  /** What the next hand will be; null once there is none. */
  readonly next: NextHand | null;
  /** Hands that were settled. */
  readonly played: number;
}

/** A match with a hand on the table: what nearly every question about the rules is asked of. */
export interface Play<H = unknown, S = unknown> extends Match<H, S> {
  readonly hand: HandState<H, S>;
}

/**
 * What a seat asks for, or, with seat null, what the table itself does (`deal` the next hand).
 * `tile` and `tiles` are tiles; in JSON they are notation.
 */
export interface Command {
  readonly seat: Seat | null;
  readonly do: string;
  readonly tile?: Tile;
  readonly tiles?: readonly Tile[];
  /** A discard of a tile that one also just drew: take the older one. */
  readonly older?: boolean;
  readonly suit?: Suit;
  readonly size?: number;
  readonly jokers?: number;
  readonly count?: number;
  readonly blind?: number;
  readonly yes?: boolean;
  readonly from?: Seat;
  /** It takes the place of what the seat chose before, and is nothing else: refused once all have chosen. */
  readonly again?: boolean;
}
