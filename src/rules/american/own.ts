import type { GameEvent } from '../../game/event.ts';
import { without, withSeat } from '../../game/fold.ts';
import type { HandState, Match, Meld, Play, Seat } from '../../game/state.ts';
import type { Step } from '../../game/step.ts';
import { JOKER, type Tile } from '../../tiles/tile.ts';
import { cardOf } from './cards.ts';
import { isComplete } from './match/win.ts';
import { faceOf, isJoker } from './tiles.ts';

/** What this ruleset knows of a seat. */
export interface SeatOwn {
  /** What the last pass brought, until the opening discard. */
  readonly arrived: { readonly tiles: readonly Tile[] };
}

export interface HandOwn {
  /**
   * Whoever is on turn may declare a complete hand: after a draw, at the opening, and in a turn that began with a call once a
   * joker exchange completed the hand (C4.3). What a call completes is won by claiming the tile, not afterwards.
   */
  readonly mayWin: boolean;
}

export type AmericanHand = HandState<HandOwn, SeatOwn>;
export type AmericanMatch = Match<HandOwn, SeatOwn>;
export type AmericanPlay = Play<HandOwn, SeatOwn>;
export type AmericanStep = Step<HandOwn, SeatOwn>;

export const newHand = (): HandOwn => ({ mayWin: false });
export const newSeat = (): SeatOwn => ({ arrived: { tiles: [] } });

/** Names of the ruleset's own events. */
export const JOKER_EXCHANGED = 'joker-exchanged';
export const SECOND_CHARLESTON = 'second-charleston';
export const NO_SECOND_CHARLESTON = 'no-second-charleston';

/** Whose exposure gave its joker for this tile. */
export interface JokerExchange {
  readonly from: Seat;
  readonly tile: Tile;
}

export function foldOwn(hand: AmericanHand, event: GameEvent, match: AmericanMatch): AmericanHand {
  switch (event.type) {
    case 'drew':
      return withMayWin(hand, true);
    case 'melded':
      return withMayWin(hand, false);
    case 'turned':
      return event.arrival === 'opening' ? withMayWin(arrivedForgotten(hand), true) : hand;
    case 'exchanged':
      return withSeat(hand, event.seat, { own: { arrived: event.own!.got } });
    case 'ruled':
      return event.name === JOKER_EXCHANGED
        ? exchanged(hand, event.seat!, event.data as JokerExchange, match)
        : hand;
    default:
      return hand;
  }
}

function withMayWin(hand: AmericanHand, mayWin: boolean): AmericanHand {
  return hand.own.mayWin === mayWin ? hand : { ...hand, own: { mayWin } };
}

function arrivedForgotten(hand: AmericanHand): AmericanHand {
  return { ...hand, seats: hand.seats.map(seat => ({ ...seat, own: newSeat() })) };
}

/** The natural takes the joker's place, the joker goes to the rack; a tile just drawn stays the last one (C4.2). */
function exchanged(
  hand: AmericanHand,
  seat: Seat,
  { from, tile }: JokerExchange,
  match: AmericanMatch,
): AmericanHand {
  const { concealed, melds, drawn } = hand.seats[seat]!;
  const wasComplete = isComplete(cardOf(match.options), concealed, melds);
  const givesDrawn = drawn === tile && concealed.indexOf(tile) === concealed.length - 1;
  const kept = drawn === null || givesDrawn ? null : drawn;
  const rest = kept === null ? without(concealed, [tile]) : withoutFirst(concealed.slice(0, -1), tile);
  const rack = withSeat(hand, seat, {
    concealed: kept === null ? [...rest, JOKER] : [...rest, JOKER, kept],
    drawn: kept,
  });
  const laid = rack.seats[from]!.melds;
  const at = laid.findIndex(meld => givesJokerFor(meld, tile));
  const changed = withSeat(rack, from, {
    melds: laid.map((meld, i) => (i === at ? { ...meld, tiles: withNatural(meld.tiles, tile) } : meld)),
  });
  return withMayWin(changed, hand.own.mayWin || !wasComplete);
}

function withoutFirst(tiles: readonly Tile[], tile: Tile): Tile[] {
  const at = tiles.indexOf(tile);
  return tiles.filter((_, i) => i !== at);
}

/** Whether a natural of this face takes a joker out of the group. */
export function givesJokerFor({ tiles }: Pick<Meld, 'tiles'>, tile: Tile): boolean {
  return tiles.some(isJoker) && tiles.some(one => !isJoker(one) && faceOf(one) === faceOf(tile));
}

function withNatural(tiles: readonly Tile[], tile: Tile): Tile[] {
  const at = tiles.findIndex(isJoker);
  return tiles.map((one, i) => (i === at ? tile : one));
}
