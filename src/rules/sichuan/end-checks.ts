import type { Seat } from '../../game/state.ts';
import { allOthersInTurn } from '../../game/turns.ts';
import { kongIncome, pay } from './payments.ts';
import type { SichuanSeat, SichuanStep } from './seat.ts';
import { holds } from './shape.ts';
import { bestValue } from './worth.ts';

/** What a flower pig pays everybody who is none (B7). */
const PIG = 16;

/**
 * The wall is at its end (B7): kong refunds, then pigs, then the not ready, each by who pays in turn order from the dealer.
 * All three look at the hand as it lies and not at each other.
 */
export function checkAtExhaustion(step: SichuanStep): void {
  const { hand, match } = step;
  const { options, seats } = match;
  const order = [hand.dealer, ...allOthersInTurn(seats, hand.dealer)];
  const neverWon = order.filter(seat => hand.seats[seat]!.own.wins === 0);
  const pigs = neverWon.filter(seat => isPig(hand.seats[seat]!));
  const worth = new Map<Seat, number>();
  for (const seat of neverWon)
    if (!pigs.includes(seat)) worth.set(seat, bestValue(hand.seats[seat]!, options));
  const ready = [...worth.keys()].filter(seat => worth.get(seat)! > 0);
  const notReady = [...worth.keys()].filter(seat => worth.get(seat) === 0);

  for (const seat of neverWon) {
    if (ready.includes(seat)) continue;
    for (const [payer, amount] of kongIncome(hand.payments, seat))
      pay(step, seat, payer, amount, 'kong-refund');
  }
  for (const pig of pigs)
    for (const other of allOthersInTurn(seats, pig))
      if (!pigs.includes(other)) pay(step, pig, other, PIG, 'flower-pig');
  for (const seat of notReady)
    for (const other of ready) pay(step, seat, other, worth.get(other)!, 'not-ready');
}

function isPig(seat: SichuanSeat): boolean {
  return holds(seat.concealed, seat.own.missing);
}
