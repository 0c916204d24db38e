import type { Seat } from '../../game/state.ts';

export interface Around<T> {
  /** By seat: the tiles each chose of its own. */
  readonly own: readonly (readonly T[])[];
  /** By seat: how many each passes on unseen. With its own they are as many for every seat. */
  readonly blind: readonly number[];
  /** From giver to receiver in turn order. */
  readonly distance: number;
  readonly east: Seat;
  /** A number from 0 to `most` - 1 by lot. */
  readonly draw: (most: number) => number;
}

/** What one seat did in a pass as far as it knows: tiles that went on unseen are in neither list. */
export interface Passed<T> {
  readonly gave: readonly T[];
  readonly got: readonly T[];
  /** Tiles of the packet, unseen ones included. */
  readonly count: number;
}

/**
 * One pass of all seats in one step, unseen tiles included (C2.3). What everybody would pass unseen only travels round, so it
 * does not move at all; then somebody passes nothing unseen, and from there the packets are made in passing direction.
 */
export function passAround<T>({ own, blind, distance, east, draw }: Around<T>): Passed<T>[] {
  const seats = own.length;
  const least = Math.min(...blind);
  const unseen = blind.map(count => count - least);
  const packets: (readonly T[])[] = own.map(tiles => [...tiles]);
  const kept: (readonly T[])[] = own.map(() => []);
  const start = firstWithout(unseen, east);
  // A seat whose packet is all its own keeps all it gets; the others take theirs out of what comes.
  for (let i = 1; i < seats; i++) {
    const seat = (start + i * distance) % seats;
    if (unseen[seat] === 0) continue;
    const coming = packets[(seat + seats - distance) % seats]!;
    const [forwarded, rest] = drawn(coming, unseen[seat]!, draw);
    packets[seat] = [...own[seat]!, ...forwarded];
    kept[seat] = rest;
  }
  for (let seat = 0; seat < seats; seat++)
    if (unseen[seat] === 0) kept[seat] = packets[(seat + seats - distance) % seats]!;
  return own.map((gave, seat) => ({ gave, got: kept[seat]!, count: packets[seat]!.length }));
}

/** The first seat after East that passes nothing unseen, East itself last. */
function firstWithout(unseen: readonly number[], east: Seat): Seat {
  for (let i = 1; i <= unseen.length; i++) {
    const seat = (east + i) % unseen.length;
    if (unseen[seat] === 0) return seat;
  }
  throw new Error('everybody passes something unseen');
}

function drawn<T>(from: readonly T[], count: number, draw: (most: number) => number): [T[], T[]] {
  const rest = [...from];
  const taken = Array.from({ length: count }, () => rest.splice(draw(rest.length), 1)[0]!);
  return [taken, rest];
}
