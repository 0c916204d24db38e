import type { Seat } from '../../game/state.ts';

/** Places at a table in turn order, as scripts and their answers name them. */
export const SEAT_NAMES: readonly string[] = ['east', 'south', 'west', 'north'];

export function seatName(seat: Seat): string {
  return SEAT_NAMES[seat]!;
}
