import { EAST, isDragon, type Kind, NORTH } from '../../../tiles/tile.ts';
import type { WinningHand } from './hand.ts';

/** The kind of the seat's own wind, or -1 where it is no value tile. */
export function seatWindKind(hand: WinningHand): Kind {
  return valued(hand, EAST + hand.circumstances.seat);
}

/** The kind of the round's wind, or -1 where it is no value tile. */
export function roundWindKind(hand: WinningHand): Kind {
  return valued(hand, EAST + hand.circumstances.round);
}

/** Sanma's North is nobody's wind (D3.5). */
function valued(hand: WinningHand, wind: Kind): Kind {
  return hand.variant.seats === 3 && wind === NORTH ? -1 : wind;
}

/** Whether North itself is a value tile for everybody: what some sanma tables play in place of extracting it. */
export function northHasValue(hand: WinningHand): boolean {
  return hand.table.northBonus === 'value';
}

/** Fu of a pair: 2 for a value tile, for a double wind what the table says (D2.17: 4). */
export function pairFu(hand: WinningHand, pair: Kind): number {
  if (isDragon(pair)) return 2;
  if (pair === NORTH && northHasValue(hand)) return 2;
  const seat = pair === seatWindKind(hand);
  const round = pair === roundWindKind(hand);
  if (seat && round) return hand.table.doubleWindFu;
  return seat || round ? 2 : 0;
}
