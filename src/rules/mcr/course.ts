import type { NextHand, Play, Win } from '../../game/state.ts';
import type { Step } from '../../game/step.ts';
import { allOthersInTurn } from '../../game/turns.ts';
import { owed } from './payments.ts';

/** Everybody who did not win pays each winner; where several win with one tile, they owe each other nothing. */
export function payWins(step: Step, wins: readonly Win[]): void {
  for (const win of wins)
    for (const from of allOthersInTurn(step.match.seats, win.seat)) {
      if (wins.some(other => other.seat === from)) continue;
      const amount = owed(win.score.value, win.from === null, from === win.from);
      step.emit({ type: 'paid', from, to: win.seat, amount, reason: 'win' });
    }
}

/** The deal passes after every hand, the round's wind after every fourth (D4.1). */
export function nextHand(play: Play): NextHand | null {
  const { number, dealer, round, counters } = play.hand;
  if (number >= Number(play.options.hands)) return null;
  const isRoundOver = number % play.seats === 0;
  return {
    dealer: (dealer + 1) % play.seats,
    round: isRoundOver ? (round + 1) % 4 : round,
    counters,
  };
}
