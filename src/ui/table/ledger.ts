import type { Payment, Seat } from '../../game/state.ts';
import type { Panel, View } from '../../game/view.ts';

/** One hand of a ledger: what it is worth line by line, who paid for it, and what everybody has then. */
export interface LedgerHand {
  readonly seat: Seat;
  readonly panel: Panel;
  /** Who paid how much: those who paid alike together. */
  readonly paid: readonly { readonly from: readonly Payment['from'][]; readonly amount: number }[];
  /** Every seat's total once it was paid, by seat. */
  readonly totals: readonly number[];
}

/**
 * A settlement in which several hands are scored, in the order in which they are paid (seed 003 walks through one). Empty
 * where the ruleset scores none but the winner's.
 */
export function ledgerOf(view: View): LedgerHand[] {
  const { payments, seats } = view;
  const totals = seats.map(({ score }) => score);
  // From the end backwards: before a payment its receiver had less and its payer more.
  const hands: LedgerHand[] = [];
  for (const panel of scoredIn(view).toReversed()) {
    const seat = panel.seat!;
    const own = payments.filter(({ to }) => to === seat);
    hands.unshift({ seat, panel, paid: alike(own), totals: [...totals] });
    for (const { from, amount } of own) {
      totals[seat]! -= amount;
      if (typeof from === 'number') totals[from]! += amount;
    }
  }
  return hands;
}

/** Whether a settlement has a ledger, and so wants room. */
export function hasLedger(view: View): boolean {
  return scoredIn(view).length > 0;
}

/** What each hand is worth that is scored, in the order in which they are paid. */
function scoredIn({ panels, phase }: View): readonly Panel[] {
  return phase === 'ended' || phase === 'over' ? panels.filter(panel => panel.seat !== undefined) : [];
}

function alike(payments: readonly Payment[]): LedgerHand['paid'] {
  const amounts = [...new Set(payments.map(({ amount }) => amount))];
  return amounts.map(amount => ({
    from: payments.filter(one => one.amount === amount).map(({ from }) => from),
    amount,
  }));
}
