import type { ScoreInput, ScorePayments } from '../../game/scoring.ts';
import type { Payment, Seat } from '../../game/state.ts';
import { allOthersInTurn } from '../../game/turns.ts';

/** Who settles: how many players, who of them is East, and whether East pays and receives double. */
export interface Settling {
  readonly seats: number;
  readonly dealer: Seat;
  readonly eastDoubles: boolean;
}

/** What a hand of this value costs one who pays for it. East is nobody special, unless the table says so (A9.2). */
export function owed(value: number, from: Seat, to: Seat, { dealer, eastDoubles }: Settling): number {
  return eastDoubles && (from === dealer || to === dealer) ? 2 * value : value;
}

/**
 * Every transfer of a hand that was won: everybody pays the winner, then in turn order after the winner each loser is paid by
 * every other loser (A9.3). They add up to nothing.
 * @param values what each seat's hand is worth
 */
export function settle(winner: Seat, values: readonly number[], settling: Settling): Payment[] {
  const losers = allOthersInTurn(settling.seats, winner);
  const paid: Payment[] = losers.map(from => ({
    from,
    to: winner,
    amount: owed(values[winner]!, from, winner, settling),
    reason: 'win',
  }));
  for (const to of losers) {
    if (values[to] === 0) continue;
    for (const from of losers)
      if (from !== to)
        paid.push({ from, to, amount: owed(values[to]!, from, to, settling), reason: 'loser-hand' });
  }
  return paid;
}

/** The same for a line of `score`, which knows the winner's seat alone: where East doubles, a payer East is one of the others. */
export function payments(input: ScoreInput, value: number): ScorePayments {
  const settling = { seats: input.seats, dealer: 0, eastDoubles: input.options.eastDoubles === true };
  const amounts = allOthersInTurn(input.seats, input.seat).map(from =>
    owed(value, from, input.seat, settling),
  );
  const winner = amounts.reduce((sum, amount) => sum + amount, 0);
  const paid = amounts.map(amount => -amount);
  if (input.by === 'self-draw') return { winner, discarder: null, others: paid };
  // Nobody says which of them discarded; it makes no difference but with East's doubles, where it is the next seat.
  return { winner, discarder: paid[0]!, others: paid.slice(1) };
}
