/** What each of the others owes a winner before anything is said of the hand's value (seed 000; it is no minimum). */
export const BASE = 8;

/**
 * What one player owes for a win: all do for a self-draw, for any other win the source of the tile (D4.6: also of a robbed
 * kong). The rest owe the base alone.
 * @param value the hand's points with flowers
 */
export function owed(value: number, selfDraw: boolean, isSource: boolean): number {
  return selfDraw || isSource ? BASE + value : BASE;
}
