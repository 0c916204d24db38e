import type { Win } from '../../game/state.ts';
import type { Step } from '../../game/step.ts';
import { allOthersInTurn } from '../../game/turns.ts';

/**
 * What one of the others pays for a win: twice the value on a self-draw and for the discarder, else the value (C5.2).
 * East is not special.
 */
export function share(value: number, selfDraw: boolean, isDiscarder: boolean): number {
  return selfDraw || isDiscarder ? 2 * value : value;
}

export function pay(step: Step, wins: readonly Win[]): void {
  if (step.match.options.payments === false) return;
  for (const win of wins)
    for (const from of allOthersInTurn(step.match.seats, win.seat)) {
      const amount = share(win.score.value, win.from === null, from === win.from);
      step.emit({ type: 'paid', from, to: win.seat, amount, reason: 'win' });
    }
}
