import type { GameEvent } from '../game/event.ts';
import type { Options } from '../game/options.ts';
import type { Refusal } from '../game/refusal.ts';
import type { Command, Seat } from '../game/state.ts';
import type { View } from '../game/view.ts';

/** What a table is, fixed when it is created. */
export interface TableConfig {
  readonly id: string;
  /** The invite code of a private table; null for a public one. */
  readonly code: string | null;
  readonly ruleset: string;
  readonly options: Options;
  /** Level of the bots that fill empty seats. */
  readonly bots: string;
  /** Seconds for a decision; 0 for no limit. */
  readonly moveSeconds: number;
  /** Every claim window lasts as long, so that its length tells nothing; otherwise only a least pause is kept. */
  readonly fixedPause: boolean;
  /** Seats are drawn by lot; otherwise people keep the order in which they sat down. */
  readonly drawSeats: boolean;
}

/** Who holds a seat. */
export interface Occupant {
  readonly kind: 'person' | 'bot' | 'empty';
  /** The person's id; null for bots and empty seats. */
  readonly person: string | null;
  readonly name: string;
  /** A person whose session is gone; a bot plays for it once the grace period is over. */
  readonly away: boolean;
  /** The person gave the seat to a bot for good: nobody comes back to it. */
  readonly left?: boolean;
  /** A bot plays for this person: by choice, after the grace period, or for good after leaving. */
  readonly autoplay: boolean;
  /** Ready for the next hand (or for the match to begin). */
  readonly ready: boolean;
}

/**
 * `gathering` people sit down · `playing` a hand is on the table · `settled` between hands, until all are ready ·
 * `finished` · `paused` by its only person · `stalled` the log cannot be written: nothing moves until it can ·
 * `broken` a fault ended the table; its log is kept.
 */
export type TableState = 'gathering' | 'playing' | 'settled' | 'finished' | 'paused' | 'stalled' | 'broken';

/** Time that runs: `left` milliseconds of `total` when the snapshot was made. */
export interface Countdown {
  readonly left: number;
  readonly total: number;
}

/** An event as this viewer may know it, numbered within the match. */
export interface SeenEvent {
  readonly number: number;
  readonly event: GameEvent;
}

export interface ChatLine {
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

/** All that one viewer may know of a table at a moment. Plain and immutable; a new one is made for every change. */
export interface TableSnapshot {
  readonly config: TableConfig;
  readonly state: TableState;
  /** The viewer's seat; null for a spectator, and while seats are not drawn yet. */
  readonly seat: Seat | null;
  /** By seat; before seats are drawn, in the order people sat down. */
  readonly occupants: readonly Occupant[];
  readonly view: View;
  /** The hand's events so far that the viewer may know, the newest last. */
  readonly events: readonly SeenEvent[];
  /** The viewer's own time to decide, where it is asked for something. */
  readonly clock: Countdown | null;
  /** What the person whose turn it is has left, for everybody else; absent where nobody is waited for in the open. */
  readonly turnClock?: Countdown;
  /** Time to the next hand, between hands. */
  readonly readyClock: Countdown | null;
  readonly chat: readonly ChatLine[];
  readonly spectators: number;
  /** This person has since come to the table from another session, which now has the seat; here it only watches. */
  readonly isElsewhere?: boolean;
  /** SHA-256 of the match's seed, from before the first deal. */
  readonly commitment: string;
  /** Published when the match is over. */
  readonly seed: string | null;
}

/** A seat's command without its seat: the table knows who asks. */
export type Wish = Omit<Command, 'seat'>;

/** One viewer's hold on a table: a person at its seat, or a spectator. All calls are safe after the table ended. */
export interface TableHandle {
  snapshot(): TableSnapshot;
  /** Calls back after every change that this viewer can notice. Returns how to stop. */
  onChange(listener: () => void): () => void;
  /** Resolves once the command is durable and carried out, or with why it was not taken. */
  send(wish: Wish): Promise<Refusal | 'stalled' | null>;
  ready(): void;
  /** A bot plays for this seat from now on, or no longer. */
  autoplay(on: boolean): void;
  /** Only where this is the only person at the table. */
  pause(on: boolean): void;
  say(text: string): void;
  /** Adds the person's phrase to the shuffle, before the first deal. */
  phrase(text: string): void;
  /** Gives the seat to a bot for good (before the match: frees it), or stops watching. */
  leave(): void;
  /** The session is gone; the seat is kept. */
  detach(): void;
}
