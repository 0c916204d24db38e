import { parentPort, workerData } from 'node:worker_threads';
import { rulesetOf } from '../../../src/rules/registry.ts';
import { carryOut, newWorld, type World } from '../../helpers/random-play.ts';
import { playThriftily } from './thrifty-play.ts';

export interface Plan {
  readonly form: string;
  readonly matches: number;
  /** One match in so many has all of its eight hands, the others two. */
  readonly whole: number;
}

/** Plays the matches of a plan; how often each thing happened in them. @throws Error where one is not as it should be */
function playAll({ form, matches, whole }: Plan): Map<string, number> {
  const rules = rulesetOf(form)!;
  const seen = new Map<string, number>();
  for (let n = 0; n < matches; n++) {
    const given = n % whole === 0 ? {} : { hands: 2 };
    const world = newWorld(rules, n, given);
    playThriftily(world, n);
    countPayments(world, n, what => seen.set(what, (seen.get(what) ?? 0) + 1));
    if (world.match.played === 8) seen.set('whole match', (seen.get('whole match') ?? 0) + 1);
    const again = newWorld(rules, n, given);
    for (const command of world.commands) carryOut(again, command);
    if (JSON.stringify(again.match) !== JSON.stringify(world.match))
      throw new Error(`match ${n} does not replay`);
  }
  return seen;
}

/** Counts what a match shows, and sees that every payment goes from one seat to another. */
function countPayments({ events, match }: World, n: number, count: (what: string) => unknown): void {
  const scores = [0, 0, 0, 0];
  for (const event of events) {
    count(event.type);
    if (event.type === 'won') for (const { id } of event.score.patterns) count(id);
    if (event.type !== 'paid') continue;
    count(event.reason);
    const { from, to, amount } = event;
    if (from === 'table' || to === 'table' || from === to || !Number.isInteger(amount) || amount <= 0)
      throw new Error(`match ${n}: ${JSON.stringify(event)} is no payment between two seats`);
    scores[from]! -= amount;
    scores[to]! += amount;
  }
  if (match.scores.join() !== scores.join()) throw new Error(`match ${n}: scores are not what was paid`);
}

parentPort!.postMessage(playAll(workerData as Plan));
