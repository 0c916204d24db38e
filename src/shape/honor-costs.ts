import { IMPOSSIBLE, MAX_SETS, type RowId, rowId, WITH_PAIR } from './cost-rows.ts';

/**
 * The row of honors, which make pungs and pairs alone: `held[i]` copies of some honor are concealed, and the finished
 * hand may use `room[i]` of it.
 */
export function honorRow(held: readonly number[], room: readonly number[]): RowId {
  let row = new Uint8Array(16).fill(IMPOSSIBLE);
  row[0] = 0;
  held.forEach((count, i) => {
    const after = row.slice();
    const pair = room[i]! >= 2 ? Math.max(0, 2 - count) : IMPOSSIBLE;
    const pung = room[i]! >= 3 ? Math.max(0, 3 - count) : IMPOSSIBLE;
    for (let sets = 0; sets <= MAX_SETS; sets++) {
      const paired = WITH_PAIR + sets;
      after[paired] = Math.min(after[paired]!, row[sets]! + pair);
      if (sets === 0) continue;
      after[sets] = Math.min(after[sets]!, row[sets - 1]! + pung);
      after[paired] = Math.min(after[paired]!, row[paired - 1]! + pung);
    }
    row = after;
  });
  return rowId(row);
}
