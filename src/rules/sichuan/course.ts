import { drawFor, endHand } from '../../game/flow.ts';
import type { Ended, NextHand, Seat, Win } from '../../game/state.ts';
import { nextSeat } from '../../game/turns.ts';
import type { SichuanPlay, SichuanStep } from './seat.ts';

/**
 * Battle: winners leave, and the hand ends with the third of them (B14, B15). Otherwise the next player still in the hand
 * after the winner furthest from the source draws.
 */
export function winnersLeave(step: SichuanStep, wins: readonly Win[]): void {
  for (const { seat } of wins) step.emit({ type: 'left', seat });
  if (stillIn(step.play).length <= 1) endHand(step, 'win');
  else goOn(step, wins);
}

/** Flow: winners stay and play moves on from the furthest of them (B14). Wins stand in turn order after their source. */
export function goOn(step: SichuanStep, wins: readonly Win[]): void {
  drawFor(step, nextSeat(step.hand, wins.at(-1)!.seat));
}

/** The tiles of all are shown where the wall ended the hand and all were looked at; else those of the winners. */
export function reveals(play: SichuanPlay): readonly Seat[] {
  const { seats, wins } = play.hand;
  if (stillIn(play).length <= 1) return [...new Set(wins.map(win => win.seat))];
  return seats.map((_, seat) => seat);
}

/** The deal passes on after every hand, whatever happened (B1). */
export function nextHand(play: SichuanPlay, _ended: Ended): NextHand | null {
  const { hand, options, seats } = play;
  if (hand.number >= Number(options.hands)) return null;
  return { dealer: (hand.dealer + 1) % seats, round: hand.round, counters: {} };
}

function stillIn({ hand }: SichuanPlay): readonly Seat[] {
  return hand.seats.flatMap(({ status }, seat) => (status === 'in' ? [seat] : []));
}
