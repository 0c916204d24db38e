import { expect, test } from 'vitest';
import { rowId } from '../../src/shape/cost-rows.ts';
import { suitRow } from '../../src/shape/suit-rows.ts';

/** Costs by chows begun two ranks ago, one rank ago, sets and pair: every state there is, none left out. */
type Costs = readonly number[];
const place = (older: number, newer: number, sets: number, pair: number): number =>
  ((older * 3 + newer) * 5 + sets) * 2 + pair;
const NOTHING: Costs = Array.from({ length: 90 }, (_, state) => (state === 0 ? 0 : 99));

/** One rank on with `count` tiles of it, by trying everything that sets and a pair may do there. */
function onward(costs: Costs, count: number, mayBegin: boolean): Costs {
  const after = Array<number>(90).fill(99);
  for (let older = 0; older < 3; older++)
    for (let newer = 0; newer < 3; newer++)
      for (let sets = 0; sets < 5; sets++)
        for (let pair = 0; pair < 2; pair++) {
          const cost = costs[place(older, newer, sets, pair)]!;
          if (cost === 99) continue;
          for (let begin = 0; begin < (mayBegin ? 3 : 1); begin++)
            for (let pung = 0; pung < 2; pung++)
              for (let here = 0; here + pair < 2; here++) {
                const used = older + newer + begin + 3 * pung + 2 * here;
                if (used > 4 || sets + begin + pung > 4) continue;
                const to = place(newer, begin, sets + begin + pung, pair + here);
                after[to] = Math.min(after[to]!, cost + Math.max(0, used - count));
              }
        }
  return after;
}

test('the row of every suit of up to nine tiles is what walking it in full finds', () => {
  const row = new Uint8Array(16);
  let suits = 0;
  let wrong = 0;
  const walk = (rank: number, key: number, tiles: number, costs: Costs): void => {
    if (rank === 9) {
      for (let sets = 0; sets < 5; sets++) {
        row[sets] = costs[place(0, 0, sets, 0)]!;
        row[8 + sets] = costs[place(0, 0, sets, 1)]!;
      }
      suits++;
      if (suitRow(key) !== rowId(row)) wrong++;
      return;
    }
    for (let count = 0; count <= Math.min(4, tiles); count++)
      walk(rank + 1, key + count * 5 ** rank, tiles - count, onward(costs, count, rank < 7));
  };
  walk(0, 0, 9, NOTHING);
  expect(suits).toBe(42_185);
  expect(wrong).toBe(0);
});
