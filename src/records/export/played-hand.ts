import { meldOf, ownKong } from '../../game/claims.ts';
import type { GameEvent } from '../../game/event.ts';
import type { Ruleset } from '../../game/ruleset.ts';
import type { HandState, Match, Meld, MeldKind, Payment, Win } from '../../game/state.ts';
import { kindOf } from '../../tiles/tile.ts';
import type { MatchRecord } from '../record.ts';
import { replayRecord } from '../replay.ts';

/** One hand of a recorded match, with nothing hidden: what formats are written from. */
export interface PlayedHand {
  /** Scores before the deal, by seat. */
  readonly before: readonly number[];
  /** From `hand-started` on, up to `hand-ended` or, in the last hand, `match-ended`. */
  readonly events: readonly GameEvent[];
  /** The kong that each `kong-declared` is about; a robbed one is never laid down. */
  readonly kongs: ReadonlyMap<GameEvent, Meld>;
  /** What each claim of a chow, pung or kong (`answered`) would have made, also where another claim went before it. */
  readonly claims: ReadonlyMap<GameEvent, Meld>;
  /** Scores after it, by seat. */
  readonly after: readonly number[];
  /** The match as it then stands. */
  readonly match: Match;
}

/** The hands of a record, played again. @throws RecordError */
export function playedHands(rules: Ruleset, record: MatchRecord): PlayedHand[] {
  const hands: Gathered[] = [];
  let scores: readonly number[] = [];
  let before: HandState | null = null;
  for (const { match, events } of replayRecord(rules, record)) {
    for (const event of events) {
      if (event.type === 'hand-started')
        hands.push({ before: scores, events: [], kongs: new Map(), claims: new Map(), after: scores, match });
      const hand = hands.at(-1)!;
      hand.events.push(event);
      if (event.type === 'kong-declared') hand.kongs.set(event, declared(before!, event));
      if (event.type === 'answered' && CLAIMS.includes(event.command.do as MeldKind))
        hand.claims.set(event, meldOf(before!, event.command, before!.window!));
    }
    scores = match.scores;
    before = match.hand;
    const last = hands.at(-1);
    if (last !== undefined) {
      last.after = scores;
      last.match = match;
    }
  }
  return hands;
}

const CLAIMS: readonly MeldKind[] = ['chow', 'pung', 'kong'];

interface Gathered extends PlayedHand {
  readonly events: GameEvent[];
  readonly kongs: Map<GameEvent, Meld>;
  readonly claims: Map<GameEvent, Meld>;
  after: readonly number[];
  match: Match;
}

/** A kong is declared first thing in a turn, so the hand before that command holds its tiles. */
function declared(hand: HandState, event: Extract<GameEvent, { type: 'kong-declared' }>): Meld {
  const { melds, concealed } = hand.seats[event.seat]!;
  return ownKong(melds, concealed, kindOf(event.own?.tile ?? event.tile!));
}

/** The wins of a hand, and what was paid in it before it ended. */
export function settlementOf(events: readonly GameEvent[]): {
  readonly wins: readonly Win[];
  readonly payments: readonly Payment[];
} {
  const wins: Win[] = [];
  const payments: Payment[] = [];
  for (const event of events) {
    if (event.type === 'won') wins.push(event);
    else if (event.type === 'paid') payments.push(event);
    else if (event.type === 'hand-ended') break;
  }
  return { wins, payments };
}

/** What payments change, by seat. */
export function changes(payments: readonly Payment[], seats: number): number[] {
  const change = Array.from({ length: seats }, () => 0);
  for (const { from, to, amount } of payments) {
    if (from !== 'table') change[from] = change[from]! - amount;
    if (to !== 'table') change[to] = change[to]! + amount;
  }
  return change;
}

/** Payments that a win brought: all to its winner, the sticks it took included. */
export function paidFor(win: Win, payments: readonly Payment[]): Payment[] {
  return payments.filter(({ to }) => to === win.seat);
}
