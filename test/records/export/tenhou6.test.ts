import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import { type PlayedHand, playedHands } from '../../../src/records/export/played-hand.ts';
import { tenhou6Format } from '../../../src/records/export/tenhou6/tenhou6.ts';
import type { MatchRecord } from '../../../src/records/record.ts';
import { riichi } from '../../../src/rules/riichi/riichi.ts';
import { sanma } from '../../../src/rules/riichi/sanma.ts';
import { eagerRecord } from '../../helpers/riichi-record.ts';
import { majiangLog } from './majiang-paipu.ts';
import { follow, type Kyoku, sticksOf } from './read-tenhou6.ts';

/** The other writer of the format, which knows it from Majiang's records. */
const convert = createRequire(import.meta.url)('@kobalab/tenhou-url-log') as (
  paipu: unknown,
  n: number | undefined,
  rule: unknown,
) => { log: Kyoku[] };

function written(rules: Ruleset, record: MatchRecord): { log: Kyoku[]; [field: string]: unknown } {
  return JSON.parse(tenhou6Format.write(rules, record));
}

function byTheOther(hand: PlayedHand, win = 0): Kyoku {
  const paipu = { title: '', player: ['', '', '', ''], qijia: 0, log: [majiangLog(hand, win)] };
  return convert(paipu, undefined, {}).log[0]!;
}

/** Names of the same thing: a counted yakuman, and yakuman that are two elsewhere; yaku in any order. */
function plain(detail: unknown): unknown {
  const [who, from, pao, points, ...yaku] = detail as [number, number, number, string, ...string[]];
  const names = yaku.map(text => text.replace(/純正|単騎|１３面/, '')).sort();
  return [who, from, pao, points.replace('数え', ''), ...names];
}

describe('tenhou.net/6', () => {
  test.each([1, 2, 3, 4, 5, 6])('agrees with another writer, hand by hand (%i)', n => {
    const record = eagerRecord(riichi, n);
    const { log } = written(riichi, record);
    const hands = playedHands(riichi, record);
    expect(log).toHaveLength(hands.length);
    hands.forEach((hand, i) => {
      const ours = log[i]!;
      const theirs = byTheOther(hand);
      // Hands are dealt in the order of the wall here, sorted there.
      for (const seat of [0, 1, 2, 3])
        expect([...(ours[4 + 3 * seat] as number[])].sort()).toEqual(
          [...(theirs[4 + 3 * seat] as number[])].sort(),
        );
      const rows = (kyoku: Kyoku) => kyoku.filter((_, at) => at < 4 || (at < 16 && (at - 4) % 3 !== 0));
      expect(rows(ours)).toEqual(rows(theirs));
      const [what, ...told] = ours[16] as [string, ...unknown[]];
      for (let win = 0; win < Math.max(1, told.length / 2); win++) {
        const [otherWhat, deltas, detail] = byTheOther(hand, win)[16] as [
          string,
          number[] | undefined,
          unknown,
        ];
        expect(what).toBe(otherWhat);
        expect(told[2 * win]).toEqual(deltas);
        if (what === '和了') expect(plain(told[2 * win + 1])).toEqual(plain(detail));
      }
    });
  });

  test.each([
    ['riichi', riichi, 4],
    ['sanma', sanma, 3],
  ] as const)(
    'tells a match of %s that a reader can follow, tile by tile and point by point',
    (_id, rules, seats) => {
      for (const n of [1, 2, 3]) {
        const record = eagerRecord(rules, n);
        const { log } = written(rules, record);
        let scores = Array.from({ length: 4 }, (_, seat) =>
          seat < seats ? rules.startScore(record.options) : 0,
        );
        let deposits = 0;
        for (const kyoku of log) {
          expect(kyoku).toHaveLength(17);
          expect(kyoku[0][2]).toBe(deposits);
          expect(kyoku[1]).toEqual(scores);
          for (let seat = 0; seat < 4; seat++) {
            const most = seat < seats ? 14 : 0;
            expect(follow(kyoku, seat).length).toBeLessThanOrEqual(most);
          }
          const [what, ...told] = kyoku[16] as [string, ...unknown[]];
          const deltas = told.filter((_, i) => i % 2 === 0) as number[][];
          const sticks = sticksOf(kyoku);
          scores = scores.map(
            (score, seat) =>
              deltas.reduce((sum, delta) => sum + delta[seat]!, score) - (sticks.includes(seat) ? 1000 : 0),
          );
          deposits = what === '和了' ? 0 : deposits + sticks.length;
        }
        // What is left on the table goes to the first place after the last hand.
        const first = scores.indexOf(Math.max(...scores));
        scores[first]! += 1000 * deposits;
        expect(scores.slice(0, seats)).toEqual(record.scores);
      }
    },
  );

  test('says how the match ended: score and points in the ranking of each seat', () => {
    const record = eagerRecord(riichi, 1);
    const sc = written(riichi, record).sc as number[];
    expect(sc.filter((_, i) => i % 2 === 0)).toEqual(record.scores);
    const points = sc.filter((_, i) => i % 2 === 1);
    expect(points.reduce((sum, point) => sum + point)).toBeCloseTo(0);
    const first = record.scores.indexOf(Math.max(...record.scores));
    expect(points[first]).toBeCloseTo((record.scores[first]! - 25_000) / 1000 + 15);
    expect((written(sanma, eagerRecord(sanma, 1)).sc as number[]).slice(6)).toEqual([0, 0]);
  });

  test('names a fourth player that is not there, and lays Norths aside, in sanma', () => {
    const { name, rule, log } = written(sanma, eagerRecord(sanma, 1));
    expect(name).toEqual(['Ada', 'Mei', 'Lin', '']);
    expect(rule).toEqual({ disp: '三般南喰赤', aka51: 0, aka52: 1, aka53: 1 });
    expect(JSON.stringify(log)).toContain('"f44"');
    for (const kyoku of log) expect(kyoku.slice(13, 16)).toEqual([[], [], []]);
  });

  test.each([
    [{}, { disp: '般東喰赤', aka: 1 }],
    [{ openTanyao: false }, { disp: '般東赤', aka: 1 }],
    [{ redFives: 0 }, { disp: '般東喰', aka: 0 }],
    [{ redFives: 4 }, { disp: '般東喰赤', aka51: 1, aka52: 2, aka53: 1 }],
  ])('says by which rules it was played: %o', (given, rule) => {
    expect(written(riichi, eagerRecord(riichi, 1, { length: 'east', ...given })).rule).toEqual(rule);
  });
});
