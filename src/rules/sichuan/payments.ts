import type { Meld, Payment, Seat, Win } from '../../game/state.ts';
import { othersInTurn } from '../../game/turns.ts';
import { selfDrawPoint } from './options.ts';
import type { SichuanStep } from './seat.ts';

/** What each other player still in the hand pays for a kong of one's own tiles, and the source for a discard kong (B13). */
export const CONCEALED = 2;
export const ADDED = 1;
export const DISCARDED = 2;

/** Each win from its source, or from everybody still in the hand; a transfer for each payer (B12, B14). */
export function payWins(step: SichuanStep, wins: readonly Win[]): void {
  for (const { seat, from, score } of wins) {
    const payers = from === null ? othersInTurn(step.hand, seat) : [from];
    const amount = score.value + (from === null ? selfDrawPoint(step.match.options) : 0);
    for (const payer of payers) pay(step, payer, seat, amount, 'win');
  }
  if (step.match.options.kongTransfer === true) transferFees(step, wins[0]!);
}

/** A kong is paid for as soon as it stands. */
export function payKong(step: SichuanStep, seat: Seat, meld: Meld): void {
  if (meld.claimed !== null && !meld.added) return pay(step, meld.from!, seat, DISCARDED, 'kong-fee');
  for (const payer of othersInTurn(step.hand, seat))
    pay(step, payer, seat, meld.added ? ADDED : CONCEALED, 'kong-fee');
}

/**
 * On tables with kong transfer (the seed has none): who discards a winning tile after the replacement of a kong hands over
 * what the kongs of that turn earned, to the winner who plays first after it.
 */
function transferFees(step: SichuanStep, win: Win): void {
  const { arrival, own } = step.hand;
  if (win.by === 'discard' && arrival === 'replacement' && own.turnFees > 0)
    pay(step, win.from!, win.seat, own.turnFees, 'kong-transfer');
}

/** What the seat's kongs earned it in this hand and it still has, by who paid, in the order of the first payments. */
export function kongIncome(payments: readonly Payment[], seat: Seat): Map<Seat, number> {
  const fees: { from: Seat; amount: number }[] = [];
  for (const { from, to, amount, reason } of payments) {
    if (reason === 'kong-fee' && to === seat) fees.push({ from: from as Seat, amount });
    // What was handed over are the latest fees.
    if (reason === 'kong-transfer' && from === seat)
      for (let left = amount; left > 0; ) left -= fees.pop()!.amount;
  }
  const income = new Map<Seat, number>();
  for (const { from, amount } of fees) income.set(from, (income.get(from) ?? 0) + amount);
  return income;
}

export function pay(step: SichuanStep, from: Seat, to: Seat, amount: number, reason: string): void {
  step.emit({ type: 'paid', from, to, amount, reason });
}
