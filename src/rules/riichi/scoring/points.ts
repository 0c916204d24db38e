import type { Table } from '../table.ts';
import type { Variant } from '../variant.ts';

export type Limit = 'mangan' | 'haneman' | 'baiman' | 'sanbaiman' | 'yakuman';

/** Basic points: what each payer's share is a multiple of. */
export interface Basic {
  readonly points: number;
  readonly limit: Limit | null;
}

const MANGAN = 2000;
const YAKUMAN = 8000;

/** Basic points of han and fu (seed 000, "Basic payment", "Limits and counters"; D2.8: 13 and more are one yakuman). */
export function basicOf(table: Table, han: number, fu: number): Basic {
  if (han >= 13)
    return table.countedYakuman
      ? { points: YAKUMAN, limit: 'yakuman' }
      : { points: 6000, limit: 'sanbaiman' };
  if (han >= 11) return { points: 6000, limit: 'sanbaiman' };
  if (han >= 8) return { points: 4000, limit: 'baiman' };
  if (han >= 6) return { points: 3000, limit: 'haneman' };
  const points = fu * 2 ** (han + 2);
  const rounded = table.kiriageMangan && points === 1920;
  if (han >= 5 || points >= MANGAN || rounded) return { points: MANGAN, limit: 'mangan' };
  return { points, limit: null };
}

/** Basic points of so many yakuman, which add up (D2.8). */
export function basicOfYakuman(count: number): Basic {
  return { points: YAKUMAN * count, limit: 'yakuman' };
}

/** Basic points of a mangan, which a draw mangan pays as a tsumo (D2.12). */
export const MANGAN_BASIC: Basic = { points: MANGAN, limit: 'mangan' };

/** What a ron costs the discarder, without honba. */
export function ronPoints(basic: number, dealer: boolean): number {
  return hundreds(basic * (dealer ? 6 : 4));
}

/**
 * What a tsumo costs one payer, without honba. In sanma the share of the fourth player is nobody's with `tsumoLoss`
 * (seed 000, "Tsumo loss"); without it the two payers share it.
 */
export function tsumoShare(
  variant: Variant,
  table: Table,
  basic: number,
  winnerDeals: boolean,
  payerDeals: boolean,
): number {
  const missing = variant.seats === 3 && table.tsumoLoss === false ? (winnerDeals ? basic : basic / 2) : 0;
  return hundreds((winnerDeals || payerDeals ? 2 * basic : basic) + missing);
}

function hundreds(points: number): number {
  return Math.ceil(points / 100) * 100;
}
