import type { GameEvent } from '../../game/event.ts';
import { withSeat } from '../../game/fold.ts';
import type { HandState, Match, Play, Seat } from '../../game/state.ts';
import type { Step } from '../../game/step.ts';
import type { Kind, Tile } from '../../tiles/tile.ts';
import { swapKinds } from './kuikae.ts';
import { DEPOSIT } from './settlement.ts';
import { tableOf } from './table.ts';

/** Riichi's own state of a hand. All of it is open to everybody. */
export interface HandOwn {
  /** Indicators turned up so far, and after a riichi player's win the ura under them. */
  readonly dora: readonly Tile[];
  readonly ura: readonly Tile[];
  /** Indicators of open kongs that are turned up with the discard, where the table has it so. */
  readonly owed: number;
  /** A claim, a kong or an extraction has happened: what needs an uninterrupted first turn is gone. */
  readonly interrupted: boolean;
  /** What the last replacement stood in for; null once a tile of the wall was drawn. */
  readonly replaced: 'kong' | 'extraction' | null;
  /** Kinds that the seat may not discard right after its claim (D2.3). */
  readonly swap: readonly Kind[];
  /** Who was ready when the wall ended the hand; null before. */
  readonly ready: readonly Seat[] | null;
  /** Whose tiles an abort shows. */
  readonly shown: readonly Seat[];
}

/** Riichi's own state of a seat. */
export interface SeatOwn {
  /** Accepted, not merely declared. */
  readonly riichi: boolean | 'double';
  readonly ippatsu: boolean;
  /** Let a tile pass that completes the hand: no ron before its next draw, or in riichi for the rest of the hand (D2.4). */
  readonly passed: boolean;
}

export type RiichiHand = HandState<HandOwn, SeatOwn>;
export type RiichiPlay = Play<HandOwn, SeatOwn>;
export type RiichiStep = Step<HandOwn, SeatOwn>;

const NO_KINDS: readonly Kind[] = [];

export function newHandOwn(): HandOwn {
  return {
    dora: [],
    ura: [],
    owed: 0,
    interrupted: false,
    replaced: null,
    swap: NO_KINDS,
    ready: null,
    shown: [],
  };
}

export function newSeatOwn(): SeatOwn {
  return { riichi: false, ippatsu: false, passed: false };
}

/** The mark of the discard that declares riichi: it is laid sideways. */
export const RIICHI_MARK = 'riichi';

/** What riichi itself announces. `passed-win` is heard by its own seat alone: it would tell that the seat is ready. */
export const RULED = {
  dora: 'dora-shown',
  ura: 'ura-shown',
  owed: 'dora-owed',
  riichi: 'riichi-accepted',
  passed: 'passed-win',
  ready: 'ready-shown',
  shown: 'hands-shown',
} as const;

export function foldOwn(hand: RiichiHand, event: GameEvent, match: Match<HandOwn, SeatOwn>): RiichiHand {
  switch (event.type) {
    case 'drew':
      return drew(hand, event.seat, event.source);
    case 'discarded':
      return discarded(hand, event.seat);
    case 'melded': {
      const { meld } = event;
      const swap =
        meld.from === null || meld.kind === 'kong'
          ? NO_KINDS
          : swapKinds(tableOf(match.options).kuikae, meld);
      return withOwn(withoutIppatsu(hand), {
        interrupted: true,
        swap,
        replaced: meld.kind === 'kong' ? 'kong' : null,
      });
    }
    case 'bonus-laid':
      return withOwn(withoutIppatsu(hand), { interrupted: true, replaced: 'extraction' });
    case 'paid':
      return deposited(hand, event);
    case 'ruled':
      return ruled(hand, event);
    default:
      return hand;
  }
}

function drew(hand: RiichiHand, seat: Seat, source: 'wall' | 'tail'): RiichiHand {
  const { own } = hand.seats[seat]!;
  const next = own.passed && own.riichi === false ? withSeatOwn(hand, seat, { passed: false }) : hand;
  return source === 'tail' || next.own.replaced === null ? next : withOwn(next, { replaced: null });
}

function discarded(hand: RiichiHand, seat: Seat): RiichiHand {
  const next = hand.own.swap === NO_KINDS ? hand : withOwn(hand, { swap: NO_KINDS });
  const { own, discards } = next.seats[seat]!;
  if (own.riichi === false) return next;
  // Where the tile that declared riichi was claimed, the next one in the row lies sideways for it.
  const lies = discards.some(({ mark, claimedBy }) => mark === RIICHI_MARK && claimedBy === null);
  const row = lies ? discards : [...discards.slice(0, -1), { ...discards.at(-1)!, mark: RIICHI_MARK }];
  // Ippatsu lasts until the discard after the one that declared riichi (D2.5).
  return withSeat(next, seat, { discards: row, own: own.ippatsu ? { ...own, ippatsu: false } : own });
}

/** Sticks on the table are counted as they come and go, so that scores and table always make up the same sum. */
function deposited(hand: RiichiHand, event: Extract<GameEvent, { type: 'paid' }>): RiichiHand {
  if (event.from !== 'table' && event.to !== 'table') return hand;
  const sticks = event.amount / DEPOSIT;
  const deposits = hand.counters.deposits! + (event.to === 'table' ? sticks : -sticks);
  return { ...hand, counters: { ...hand.counters, deposits } };
}

function ruled(hand: RiichiHand, event: Extract<GameEvent, { type: 'ruled' }>): RiichiHand {
  const { own } = hand;
  const data = event.data as { tile: Tile; tiles: readonly Tile[]; seats: readonly Seat[]; double: boolean };
  switch (event.name) {
    case RULED.dora:
      return withOwn(hand, { dora: [...own.dora, data.tile], owed: Math.max(0, own.owed - 1) });
    case RULED.owed:
      return withOwn(hand, { owed: own.owed + 1 });
    case RULED.ura:
      return withOwn(hand, { ura: data.tiles });
    case RULED.riichi:
      return withSeatOwn(hand, event.seat!, { riichi: data.double ? 'double' : true, ippatsu: true });
    case RULED.passed:
      return withSeatOwn(hand, event.seat!, { passed: true });
    case RULED.ready:
      return withOwn(hand, { ready: data.seats });
    case RULED.shown:
      return withOwn(hand, { shown: data.seats });
    default:
      return hand;
  }
}

function withoutIppatsu(hand: RiichiHand): RiichiHand {
  if (!hand.seats.some(seat => seat.own.ippatsu)) return hand;
  const seats = hand.seats.map(seat =>
    seat.own.ippatsu ? { ...seat, own: { ...seat.own, ippatsu: false } } : seat,
  );
  return { ...hand, seats };
}

function withOwn(hand: RiichiHand, change: Partial<HandOwn>): RiichiHand {
  return { ...hand, own: { ...hand.own, ...change } };
}

function withSeatOwn(hand: RiichiHand, seat: Seat, change: Partial<SeatOwn>): RiichiHand {
  return withSeat(hand, seat, { own: { ...hand.seats[seat]!.own, ...change } });
}
