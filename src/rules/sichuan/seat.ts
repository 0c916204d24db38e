import type { GameEvent } from '../../game/event.ts';
import { without, withSeat } from '../../game/fold.ts';
import type { HandState, Play, Seat, SeatState, Win } from '../../game/state.ts';
import type { Step } from '../../game/step.ts';
import type { Suit, Tile } from '../../tiles/tile.ts';
import type { Direction } from './options.ts';

/** What this ruleset knows of a seat; nothing in it is hidden from the seat itself. */
export interface SeatOwn {
  /** The declared missing suit; null until all have declared. */
  readonly missing: Suit | null;
  /** What the exchange brought, until the seat's first discard. */
  readonly arrived: { readonly tiles: readonly Tile[] };
  /** Wins in this hand. */
  readonly wins: number;
  /** Flow: the hand is frozen since its first win (B16). */
  readonly locked: boolean;
}

export interface HandOwn {
  /** Where the exchanged tiles go; null where there is no exchange. */
  readonly direction: Direction | null;
  /** What the kongs of this turn earned so far, for tables on which a discard win takes it over. */
  readonly turnFees: number;
}

export type SichuanHand = HandState<HandOwn, SeatOwn>;
export type SichuanSeat = SeatState<SeatOwn>;
export type SichuanPlay = Play<HandOwn, SeatOwn>;
export type SichuanStep = Step<HandOwn, SeatOwn>;

export const newHand = (): HandOwn => ({ direction: null, turnFees: 0 });
export const newSeat = (): SeatOwn => ({ missing: null, arrived: { tiles: [] }, wins: 0, locked: false });

/** The ruleset's own events. Each thing told has its own name, so that it can be said in words. */
export const directionEvent = (direction: Direction) =>
  ({ type: 'ruled', name: `exchange-${direction}`, seat: null, data: { direction } }) as const;
export const missingEvent = (seat: Seat, suit: Suit) =>
  ({ type: 'ruled', name: `missing-${suit}`, seat, data: { suit } }) as const;

/** Folds what only this ruleset knows. @param locks whether a win locks the hand (flow) */
export function foldOwn(hand: SichuanHand, event: GameEvent, locks: boolean): SichuanHand {
  switch (event.type) {
    case 'ruled':
      return ruled(hand, event);
    case 'exchanged':
      return dealersTile(withOwn(hand, event.seat, { arrived: { tiles: event.own!.got.tiles } }), event.seat);
    case 'discarded':
      return hand.seats[event.seat]!.own.arrived.tiles.length === 0
        ? hand
        : withOwn(hand, event.seat, { arrived: { tiles: [] } });
    case 'drew':
      return event.arrival === 'replacement' ? hand : withTurnFees(hand, 0);
    case 'melded':
      return event.meld.claimed !== null && !event.meld.added ? withTurnFees(hand, 0) : hand;
    case 'paid':
      return event.reason === 'kong-fee' ? withTurnFees(hand, hand.own.turnFees + event.amount) : hand;
    case 'won': {
      const { wins } = hand.seats[event.seat]!.own;
      const counted = withOwn(hand, event.seat, { wins: wins + 1, locked: locks });
      return locks && event.by === 'self-draw' ? setAside(counted, event) : counted;
    }
    default:
      return hand;
  }
}

function ruled(hand: SichuanHand, event: Extract<GameEvent, { type: 'ruled' }>): SichuanHand {
  const data = event.data as { readonly direction?: Direction; readonly suit?: Suit };
  if (data.direction !== undefined) return { ...hand, own: { ...hand.own, direction: data.direction } };
  return withOwn(hand, event.seat!, { missing: data.suit! });
}

/** The dealer's fourteenth tile stays the one it drew, unless it gave it away. */
function dealersTile(hand: SichuanHand, seat: Seat): SichuanHand {
  const tile = hand.wall.live[0]!;
  const { concealed } = hand.seats[seat]!;
  if (seat !== hand.dealer || !concealed.includes(tile)) return hand;
  return withSeat(hand, seat, { concealed: [...without(concealed, [tile]), tile], drawn: tile });
}

/** A self-drawn winning tile is taken out of a hand that plays on, and laid beside it (seed 000, blood flow). */
function setAside(hand: SichuanHand, { seat, tile }: Win): SichuanHand {
  const { concealed, bonus } = hand.seats[seat]!;
  return withSeat(hand, seat, {
    concealed: without(concealed, [tile]),
    drawn: null,
    bonus: [...bonus, tile],
  });
}

function withOwn(hand: SichuanHand, seat: Seat, change: Partial<SeatOwn>): SichuanHand {
  return withSeat(hand, seat, { own: { ...hand.seats[seat]!.own, ...change } });
}

function withTurnFees(hand: SichuanHand, turnFees: number): SichuanHand {
  return hand.own.turnFees === turnFees ? hand : { ...hand, own: { ...hand.own, turnFees } };
}
