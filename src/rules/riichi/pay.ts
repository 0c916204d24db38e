import type { Seat, Win } from '../../game/state.ts';
import { othersInTurn } from '../../game/turns.ts';
import type { RiichiHand, RiichiStep } from './own-state.ts';
import { RULED } from './own-state.ts';
import { liabilityOf } from './pao.ts';
import { INDICATORS } from './score-play.ts';
import { basicOf, basicOfYakuman, ronPoints, tsumoShare } from './scoring/points.ts';
import { DEPOSIT } from './settlement.ts';
import { type Table, tableOf } from './table.ts';
import type { Variant } from './variant.ts';

/** What one seat gives a winner, and how much of the honba. */
interface Share {
  readonly from: Seat;
  readonly amount: number;
  readonly honba: number;
}

/**
 * Settles the wins of one tile: each in full, honba and all deposits once, to the winner nearest after the discarder (D2.10),
 * who is the first of them.
 */
export function pay(variant: Variant, step: RiichiStep, wins: readonly Win[]): void {
  const table = tableOf(step.match.options);
  showUra(step, wins);
  wins.forEach((win, i) => {
    const shares = sharesOf(variant, table, step.hand, win);
    for (const { from, amount } of shares)
      if (amount > 0) step.emit({ type: 'paid', from, to: win.seat, amount, reason: 'win' });
    if (i > 0) return;
    const honba = step.hand.counters.honba!;
    for (const share of shares) {
      const amount = share.honba * honba;
      if (amount > 0) step.emit({ type: 'paid', from: share.from, to: win.seat, amount, reason: 'honba' });
    }
    takeDeposits(step, win.seat);
  });
}

/** What lies on the table goes to a seat. */
export function takeDeposits(step: RiichiStep, to: Seat): void {
  const amount = step.hand.counters.deposits! * DEPOSIT;
  if (amount > 0) step.emit({ type: 'paid', from: 'table', to, amount, reason: 'deposit' });
}

/** The ura are turned up for riichi winners (seed 000). */
function showUra(step: RiichiStep, wins: readonly Win[]): void {
  const { hand } = step;
  if (!wins.some(win => hand.seats[win.seat]!.own.riichi !== false)) return;
  const tiles = hand.wall.fixed.slice(INDICATORS, INDICATORS + hand.own.dora.length);
  step.emit({ type: 'ruled', name: RULED.ura, seat: null, data: { tiles } });
}

function sharesOf(variant: Variant, table: Table, hand: RiichiHand, win: Win): Share[] {
  const basic = basicPoints(table, win);
  const liable = table.pao ? liabilityOf(win, hand.seats[win.seat]!.melds) : null;
  if (liable === null || liable.seat === win.from) return plainShares(variant, table, hand, win, basic);
  // A table may make the whole hand the liable seat's, whatever other yakuman it holds.
  const answered = table.paoCovers === 'hand' ? basic : liable.basic;
  const own = plainShares(variant, table, hand, win, basic - answered);
  const dealer = win.seat === hand.dealer;
  if (win.from === null) {
    const whole = plainShares(variant, table, hand, win, answered);
    const amount = whole.reduce((sum, share) => sum + share.amount, 0);
    const honba = whole.reduce((sum, share) => sum + share.honba, 0);
    return own.map(share =>
      share.from === liable.seat
        ? { ...share, amount: share.amount + amount, honba }
        : { ...share, honba: 0 },
    );
  }
  const half = ronPoints(answered, dealer) / 2;
  const isLiables = table.paoHonba === 'liable';
  return [
    ...own.map(share => ({
      ...share,
      amount: share.amount + half,
      honba: isLiables ? 0 : share.honba,
    })),
    { from: liable.seat, amount: half, honba: isLiables ? table.honbaRon : 0 },
  ];
}

function basicPoints(table: Table, { score }: Win): number {
  const { han, fu, yakuman } = score.extra as { han: number; fu: number; yakuman: number };
  return (yakuman > 0 ? basicOfYakuman(yakuman) : basicOf(table, han, fu)).points;
}

/** Who pays how much of so many basic points: the source of the tile, or each of the others (seed 000, "Basic payment"). */
function plainShares(variant: Variant, table: Table, hand: RiichiHand, win: Win, basic: number): Share[] {
  const dealer = win.seat === hand.dealer;
  if (win.from !== null) return [{ from: win.from, amount: ronPoints(basic, dealer), honba: table.honbaRon }];
  return othersInTurn(hand, win.seat).map(from => ({
    from,
    amount: tsumoShare(variant, table, basic, dealer, from === hand.dealer),
    honba: table.honbaTsumo,
  }));
}
