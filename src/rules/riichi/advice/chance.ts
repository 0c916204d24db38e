import type { Situation } from './situation.ts';

/** Tries that a round brings to a ready hand: one's own draw, and what the others discard and one may win with. */
const WIN_TRIES = 2.3;
/** Of a ready hand that may not ron. */
const DRAWS_ONLY = 1;
/** Others win too. */
const RIVALS = 0.7;
/** Chances of a round to win with a wait that is not known yet, and to come from so far to the next step. */
const LATER_WIN = 0.11;
const LATER_STEP = [0, 0.18, 0.28, 0.37, 0.44, 0.5];
/**
 * How far the tiles of the next step tell about it, 0 to 1: a hand that goes back a step has many useful tiles, and as few as
 * before once it has one of them.
 */
const FIRST_STEP = 0.5;
const FARTHEST = LATER_STEP.length - 1;

/** How likely a ready hand wins with one of so many tiles. */
export function winChance({ hidden, turns }: Situation, tiles: number, isFuriten: boolean): number {
  const tries = (turns + 0.3) * (isFuriten ? DRAWS_ONLY : WIN_TRIES);
  return RIVALS * (1 - (1 - Math.min(0.9, tiles / hidden)) ** tries);
}

/**
 * How likely a hand that far from ready wins, of whose next step so many tiles are out of sight.
 * @param speed how much faster it comes on than by its own draws alone: 1 where it claims nothing
 */
export function farChance(
  { hidden, turns }: Situation,
  shanten: number,
  tiles: number,
  speed: number,
): number {
  if (tiles === 0) return 0;
  const usual = LATER_STEP[Math.min(shanten, FARTHEST)]!;
  let rounds = ((usual * hidden) / tiles) ** FIRST_STEP / usual;
  for (let left = 1; left < shanten; left++) rounds += 1 / LATER_STEP[Math.min(left, FARTHEST)]!;
  rounds = rounds / speed + 1 / LATER_WIN;
  return RIVALS * allWithin(shanten + 1, turns, rounds);
}

/** How likely so many steps, which take `mean` rounds on the average, are done in `rounds`: steps taken as equal and independent. */
function allWithin(steps: number, rounds: number, mean: number): number {
  const rate = (steps * rounds) / mean;
  let term = Math.exp(-rate);
  let fewer = term;
  for (let k = 1; k < steps; k++) {
    term *= rate / k;
    fewer += term;
  }
  return 1 - fewer;
}
