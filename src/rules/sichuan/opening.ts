import type { Offer } from '../../game/offer.ts';
import type { Command, Seat } from '../../game/state.ts';
import { below } from '../../tiles/shuffle.ts';
import { SUITS, type Suit, type Tile } from '../../tiles/tile.ts';
import { DIRECTIONS, type Direction } from './options.ts';
import { directionEvent, missingEvent, type SichuanHand, type SichuanStep } from './seat.ts';
import { isOfSuit } from './shape.ts';

/** Names of the two choices before play, and the verbs that answer them. */
export const EXCHANGE = 'exchange';
export const MISSING = 'missing';

/** Tiles that everybody passes on. */
const PASSED = 3;

/** Ties between suits go by this order: characters, bamboo, dots (B3). */
const TIE_ORDER: readonly Suit[] = ['m', 's', 'p'];

/** Steps in turn order from who gives to who gets. */
const STEPS: Readonly<Record<Direction, number>> = { next: 1, opposite: 2, previous: 3 };

/** Draws and shows the direction, then asks all seats at once; without an exchange it begins with the missing suits (B2). */
export function opening(step: SichuanStep): void {
  const { exchange } = step.match.options;
  if (exchange === false) return ask(step, MISSING);
  const direction =
    exchange === true ? DIRECTIONS[below(DIRECTIONS.length, step.chance(0))]! : (exchange as Direction);
  step.emit(directionEvent(direction));
  ask(step, EXCHANGE);
}

function ask(step: SichuanStep, id: string): void {
  step.emit({ type: 'choice-opened', id, round: 0, seats: step.hand.seats.map((_, seat) => seat) });
}

export function choiceOffers(hand: SichuanHand, seat: Seat): readonly Offer[] {
  if (hand.choice!.id === MISSING) {
    const answers = SUITS.map(suit => ({ id: `suit-${suit}`, fields: { suit } }));
    return [{ kind: 'answer', do: MISSING, answers }];
  }
  const { concealed } = hand.seats[seat]!;
  const tiles = SUITS.map(suit => ofSuit(concealed, suit)).filter(held => held.length >= PASSED);
  return [
    {
      kind: 'pick',
      do: EXCHANGE,
      pick: { least: PASSED, most: PASSED, tiles: tiles.flat(), sameSuit: true, rest: 'none' },
    },
  ];
}

/** All have chosen: the tiles change hands at once and the next choice opens, or the suits are shown together (B2, B4). */
export function choiceMade(step: SichuanStep): void {
  const { id, made } = step.hand.choice!;
  const bySeat = [...made].sort((a, b) => a.seat! - b.seat!);
  if (id === MISSING) {
    for (const { seat, suit } of bySeat) step.emit(missingEvent(seat!, suit!));
    return;
  }
  const seats = step.match.seats;
  const distance = STEPS[step.hand.own.direction!];
  for (const { seat, tiles } of bySeat) {
    const to = (seat! + distance) % seats;
    const from = (seat! + seats - distance) % seats;
    const own = { gave: { tiles: tiles! }, got: { tiles: bySeat[from]!.tiles! } };
    step.emit({ type: 'exchanged', seat: seat!, count: PASSED, to, from, own });
  }
  ask(step, MISSING);
}

/** What a time-out chooses (B3). */
export function defaultChoice(hand: SichuanHand, seat: Seat): Command {
  const { concealed } = hand.seats[seat]!;
  if (hand.choice!.id === MISSING) return { seat, do: MISSING, suit: shortest(concealed, 0) };
  const highest = ofSuit(concealed, shortest(concealed, PASSED)).sort((a, b) => b - a);
  return { seat, do: EXCHANGE, tiles: highest.slice(0, PASSED) };
}

/** The suit with fewest tiles among those with at least `least`. */
function shortest(tiles: readonly Tile[], least: number): Suit {
  let best: Suit | null = null;
  for (const suit of TIE_ORDER) {
    const held = ofSuit(tiles, suit).length;
    if (held >= least && (best === null || held < ofSuit(tiles, best).length)) best = suit;
  }
  return best!;
}

function ofSuit(tiles: readonly Tile[], suit: Suit): Tile[] {
  return tiles.filter(tile => isOfSuit(tile, suit));
}
