import type { Seat } from '../../game/state.ts';
import { othersInTurn } from '../../game/turns.ts';
import { isTerminalOrHonor, kindOf } from '../../tiles/tile.ts';
import { type RiichiHand, type RiichiStep, RULED } from './own-state.ts';
import { MANGAN_BASIC, tsumoShare } from './scoring/points.ts';
import { type Table, tableOf } from './table.ts';
import type { Variant } from './variant.ts';
import { waitsOf } from './waits.ts';

/** What those who are not ready pay in all (seed 000, "Exhaustive draws"). */
const NOT_READY = 3000;

/** The wall ended the hand: draw mangan, or else the transfer to those who are ready (D2.11, D2.12). */
export function exhausted(variant: Variant, step: RiichiStep): void {
  const { hand } = step;
  const table = tableOf(step.match.options);
  const seats = [hand.dealer, ...othersInTurn(hand, hand.dealer)];
  const ready = seats.filter(seat => waitsOf(variant, hand.seats[seat]!).length > 0);
  step.emit({ type: 'ruled', name: RULED.ready, seat: null, data: { seats: ready } });
  const kept = seats.filter(seat => isDrawMangan(hand, table, seat));
  if (kept.length > 0) for (const seat of kept) payDrawMangan(variant, table, step, seat);
  else payReady(step, seats, ready);
}

function payReady(step: RiichiStep, seats: readonly Seat[], ready: readonly Seat[]): void {
  const payers = seats.filter(seat => !ready.includes(seat));
  if (ready.length === 0 || payers.length === 0) return;
  const amount = NOT_READY / (ready.length * payers.length);
  for (const from of payers)
    for (const to of ready) step.emit({ type: 'paid', from, to, amount, reason: 'not-ready' });
}

/** Only terminals and honors discarded, none of them claimed, and the hand closed (D2.12; a table may do without that). */
function isDrawMangan(hand: RiichiHand, { nagashiMangan }: Table, seat: Seat): boolean {
  const { discards, melds } = hand.seats[seat]!;
  if (nagashiMangan === 'off' || discards.length === 0) return false;
  if (nagashiMangan === 'closed' && !melds.every(meld => meld.concealed)) return false;
  return discards.every(({ tile, claimedBy }) => claimedBy === null && isTerminalOrHonor(kindOf(tile)));
}

/** As a mangan drawn, without honba and deposits. */
function payDrawMangan(variant: Variant, table: Table, step: RiichiStep, to: Seat): void {
  const { dealer } = step.hand;
  for (const from of othersInTurn(step.hand, to)) {
    const amount = tsumoShare(variant, table, MANGAN_BASIC.points, to === dealer, from === dealer);
    step.emit({ type: 'paid', from, to, amount, reason: 'nagashi-mangan' });
  }
}
