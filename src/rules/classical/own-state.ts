import type { GameEvent } from '../../game/event.ts';
import { withSeat } from '../../game/fold.ts';
import type { HandState, Match, Play, Seat, Wind } from '../../game/state.ts';
import { seatWind } from '../../game/turns.ts';
import { tilesLeft } from '../../game/wall.ts';
import { kindOf, type Tile } from '../../tiles/tile.ts';
import type { HandWorth } from './scoring/worth.ts';

/** Classical's own state of a hand: how the last tile was drawn, and the ledger at its end. */
export interface ClassicalHand {
  readonly cause: 'wall' | 'kong' | 'flower';
  /** The last draw from the live wall took its last tile; what replaces a bonus tile is then its last tile too (A5.3). */
  readonly lastLive: boolean;
  /** A bonus tile was laid down and its replacement is to come. */
  readonly layingBonus: boolean;
  /** Kongs in a row on this turn, each made by the loose tile of the one before (A8, twofold fortune). */
  readonly kongChain: number;
  /** What each loser's hand was worth, in the order in which they were scored. */
  readonly ledger: readonly LedgerEntry[];
}

export interface LedgerEntry {
  readonly seat: Seat;
  readonly worth: HandWorth;
}

/** Classical's own state of a seat. */
export interface ClassicalSeat {
  /** It made an original call: the hand is locked (A5.4). */
  readonly called: boolean;
  readonly wind: Wind;
  readonly round: Wind;
  /** Flowers and seasons, for whoever judges the hand without its table. */
  readonly bonus: readonly Tile[];
}

export type ClassicalPlay = Play<ClassicalHand, ClassicalSeat>;

/** Events of this ruleset alone. */
export const ORIGINAL_CALL = 'original-call';
export const LOSER_SCORED = 'loser-scored';

export function newHand(): ClassicalHand {
  return { cause: 'wall', lastLive: false, layingBonus: false, kongChain: 0, ledger: [] };
}

/** @param match before the hand begins */
export function newSeat(match: Match, seat: Seat): ClassicalSeat {
  const { dealer, round } = match.next!;
  return { called: false, wind: seatWind(match.seats, dealer, seat), round, bonus: [] };
}

export function fold(
  hand: HandState<ClassicalHand, ClassicalSeat>,
  event: GameEvent,
): HandState<ClassicalHand, ClassicalSeat> {
  const { own } = hand;
  const withOwn = (change: Partial<ClassicalHand>) => ({ ...hand, own: { ...own, ...change } });
  switch (event.type) {
    case 'drew':
      return withOwn(drawn(own, event, tilesLeft(hand.wall)));
    case 'bonus-laid': {
      const seat = hand.seats[event.seat]!;
      const laid = withSeat(hand, event.seat, { own: { ...seat.own, bonus: seat.bonus } });
      return { ...laid, own: { ...own, layingBonus: true } };
    }
    case 'kong-declared': {
      const { drawn: fresh } = hand.seats[event.seat]!;
      const made = fresh !== null && event.tile !== null && kindOf(fresh) === kindOf(event.tile);
      return withOwn({ kongChain: own.kongChain > 0 && made ? own.kongChain + 1 : 1 });
    }
    case 'melded':
      return event.meld.kind === 'kong' && event.meld.from !== null && !event.meld.added
        ? withOwn({ kongChain: 1 })
        : hand;
    case 'ruled':
      if (event.name === ORIGINAL_CALL) {
        const seat = hand.seats[event.seat!]!;
        return withSeat(hand, event.seat!, { own: { ...seat.own, called: true } });
      }
      return withOwn({ ledger: [...own.ledger, { seat: event.seat!, worth: event.data as HandWorth }] });
    default:
      return hand;
  }
}

function drawn(
  own: ClassicalHand,
  event: Extract<GameEvent, { type: 'drew' }>,
  live: number,
): Partial<ClassicalHand> {
  if (event.source === 'wall')
    return { cause: 'wall', lastLive: live === 0, kongChain: 0, layingBonus: false };
  // Tiles that replace dealt ones are dealt ones.
  if (event.arrival === 'deal') return { layingBonus: false };
  const cause = own.layingBonus ? 'flower' : 'kong';
  return { cause, lastLive: own.lastLive && cause === 'flower', layingBonus: false };
}
