import type { Tile } from '../tiles/tile.ts';
import type { HandState, Seat, SeatState, Wind } from './state.ts';

/** The seat that plays next among those still in the hand. */
export function nextSeat(hand: HandState, seat: Seat): Seat {
  let next = (seat + 1) % hand.seats.length;
  while (hand.seats[next]!.status === 'out' && next !== seat) next = (next + 1) % hand.seats.length;
  return next;
}

/** The other seats still in the hand, in turn order after `seat`. */
export function othersInTurn(hand: HandState, seat: Seat): Seat[] {
  const others: Seat[] = [];
  for (let i = 1; i < hand.seats.length; i++) {
    const other = (seat + i) % hand.seats.length;
    if (hand.seats[other]!.status === 'in') others.push(other);
  }
  return others;
}

/** All other seats in turn order after `seat`, whatever became of them. */
export function allOthersInTurn(seats: number, seat: Seat): Seat[] {
  return Array.from({ length: seats - 1 }, (_, i) => (seat + i + 1) % seats);
}

/** The seat's wind in a hand that `dealer` deals: 0 East. */
export function seatWind(seats: number, dealer: Seat, seat: Seat): Wind {
  return (seat - dealer + seats) % seats;
}

/** The tile that a self-draw is with: the one drawn, or, where choices before play took that away, the last one received. */
export function selfDrawnTile(seat: SeatState): Tile {
  return seat.drawn ?? seat.concealed.at(-1)!;
}
