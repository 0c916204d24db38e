import { ronPoints, tsumoShare } from './scoring/points.ts';
import type { HandScore } from './scoring/score-hand.ts';
import type { Table } from './table.ts';
import type { Variant } from './variant.ts';

/** The points of a stick that a riichi lays on the table. */
export const DEPOSIT = 1000;

/** What one payer gives for a tsumo, and a discarder for a ron; without honba and deposits. */
export function winPoints(
  variant: Variant,
  table: Table,
  score: HandScore,
  win: { readonly selfDraw: boolean; readonly dealer: boolean },
): number {
  const { points } = score.basic;
  if (!win.selfDraw) return ronPoints(points, win.dealer);
  const share = (payerDeals: boolean): number => tsumoShare(variant, table, points, win.dealer, payerDeals);
  if (win.dealer) return share(false) * (variant.seats - 1);
  return share(true) + share(false) * (variant.seats - 2);
}
