import { simulateMatch } from '../src/cli/simulation.ts';
import { readOptions } from '../src/game/options.ts';
import type { Ruleset } from '../src/game/ruleset.ts';
import { basic13 } from '../src/rules/basic13/basic13.ts';
import { riichi } from '../src/rules/riichi/riichi.ts';
import { processorTime } from './measure.ts';
import type { Row } from './row.ts';
import { Quickest, timesOf } from './shape-times.ts';

/** Matches between bots of one level, in processor time: the code that plays at a table, without the table. */
export async function benchMatch(): Promise<Row[]> {
  return [
    ...rowsFor(basic13, 'drawn', 200, 5_000),
    ...rowsFor(riichi, 'drawn', 200, 5_000),
    ...rowsFor(basic13, 'beginner', 40),
    ...rowsFor(riichi, 'beginner', 20),
  ];
}

/** @param budget hands a second, of bots that think of nothing: all the rest is the match's own time */
function rowsFor(rules: Ruleset, level: string, matches: number, budget?: number): Row[] {
  const read = readOptions(rules.options);
  if ('problem' in read) throw new Error(read.problem);
  const bots = Array.from({ length: rules.seats(read.options) }, () => level);
  const plan = { rules: rules.id, options: read.options, seed: 'bench', bots, wantsRecord: false };
  const numbers = Array.from({ length: matches }, (_, n) => n);
  const quickest = new Quickest();
  let hands = 0;
  const play = (n: number): number => {
    const played = simulateMatch(rules, plan, n).hands;
    hands += played;
    return played;
  };
  for (let round = 0; round < ROUNDS; round++) quickest.add(timesOf(numbers, play, processorTime));
  const seconds = quickest.total() / 1000;
  const name = `${rules.words.en.title}, four ${level} bots`;
  return [
    {
      name: `${name}: hands`,
      value: hands / ROUNDS / seconds,
      unit: 'a second',
      ...(budget === undefined ? {} : { budget, atLeast: true }),
    },
    { name: `${name}: matches`, value: matches / seconds, unit: 'a second' },
  ];
}

const ROUNDS = 8;
