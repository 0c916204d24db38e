import type { Tile } from '../tiles/tile.ts';
import type { HandState, Seat, SeatState, Wind } from './state.ts';

/** The seat that plays next among those still in the hand. */
export function nextSeat(hand: HandState, seat: Seat): Seat {
  let next = (seat + 1) % hand.seats.length;
  while (hand.seats[next]!.status === 'out' && next !== seat) next = (next + 1) % hand.seats.length;
  return next;
}

/** The other seats still in the hand, in turn order after `seat`. */
export function othersInTurn(hand: HandState, seat: Seat): readonly Seat[] {
  const all = allOthersInTurn(hand.seats.length, seat);
  const isIn = (other: Seat): boolean => hand.seats[other]!.status === 'in';
  return all.every(isIn) ? all : all.filter(isIn);
}

/** All other seats in turn order after `seat`, whatever became of them. */
export function allOthersInTurn(seats: number, seat: Seat): readonly Seat[] {
  return OTHERS[seats]![seat]!;
}

/** By the number of seats and the seat, made once: every discard asks. */
const OTHERS: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map(seats =>
  Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: seats - 1 }, (_, i) => (seat + i + 1) % seats),
  ),
);

/** The seat's wind in a hand that `dealer` deals: 0 East. */
export function seatWind(seats: number, dealer: Seat, seat: Seat): Wind {
  return (seat - dealer + seats) % seats;
}

/** The tile that a self-draw is with: the one drawn, or, where choices before play took that away, the last one received. */
export function selfDrawnTile(seat: SeatState): Tile {
  return seat.drawn ?? seat.concealed.at(-1)!;
}
