import { fillUp, MAX_SETS, ROW_SIZE, type RowId, rowId, WITH_PAIR } from './cost-rows.ts';

const row = new Uint8Array(ROW_SIZE);
const NEVER = 99;

/**
 * The row of honors, which make pungs and pairs alone: `held(i)` copies of some honor are concealed, and the finished
 * hand may use `room(i)` of it, for i from 0 to 6.
 */
export function honorRow(held: (i: number) => number, room: (i: number) => number): RowId {
  row.fill(NEVER);
  row[0] = 0;
  for (let i = 0; i < 7; i++) {
    const count = held(i);
    if (count === 0) continue;
    const pair = room(i) >= 2 ? Math.max(0, 2 - count) : NEVER;
    const pung = room(i) >= 3 ? Math.max(0, 3 - count) : NEVER;
    for (let sets = MAX_SETS; sets >= 0; sets--) {
      const paired = WITH_PAIR + sets;
      row[paired] = Math.min(row[paired]!, row[sets]! + pair);
      if (sets === 0) continue;
      row[paired] = Math.min(row[paired]!, row[paired - 1]! + pung);
      row[sets] = Math.min(row[sets]!, row[sets - 1]! + pung);
    }
  }
  fillUp(row, 0);
  return rowId(row);
}
