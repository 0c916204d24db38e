import { parentPort, workerData } from 'node:worker_threads';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import { mcr } from '../../../src/rules/mcr/mcr.ts';
import { carryOut, newWorld, type World } from '../../helpers/random-play.ts';
import { playThriftily } from '../sichuan/thrifty-play.ts';

const rules = mcr as Ruleset;

/** Every other match is played for any number of points, so that all kinds of wins come about. */
const optionsOf = (n: number): Record<string, unknown> => ({ hands: 4, minimum: n % 2 === 0 ? 8 : 0 });

/** Plays matches and plays them again; how often each thing happened in them. @throws Error where one is not as it should be */
function playAll(matches: number): Map<string, number> {
  const seen = new Map<string, number>();
  for (let n = 0; n < matches; n++) {
    const world = newWorld(rules, n, optionsOf(n));
    playThriftily(world, n);
    lookAt(world, n, what => seen.set(what, (seen.get(what) ?? 0) + 1));
    const again = newWorld(rules, n, optionsOf(n));
    for (const command of world.commands) carryOut(again, command);
    if (JSON.stringify(again.match) !== JSON.stringify(world.match))
      throw new Error(`match ${n} does not replay`);
  }
  return seen;
}

/** A hand is worth what its elements add up to, and every payment goes from one seat to another. */
function lookAt({ events, match }: World, n: number, count: (what: string) => unknown): void {
  const scores = [0, 0, 0, 0];
  for (const event of events) {
    count(event.type);
    if (event.type === 'won') {
      const { value, patterns } = event.score;
      for (const { id } of patterns) count(id);
      if (patterns.reduce((sum, one) => sum + one.value * (one.count ?? 1), 0) !== value)
        throw new Error(`match ${n}: ${JSON.stringify(event.score)} does not add up`);
    }
    if (event.type !== 'paid') continue;
    const { from, to, amount } = event;
    if (from === 'table' || to === 'table' || from === to || !Number.isInteger(amount) || amount < 8)
      throw new Error(`match ${n}: ${JSON.stringify(event)} is no payment between two seats`);
    scores[from]! -= amount;
    scores[to]! += amount;
  }
  if (match.scores.join() !== scores.join()) throw new Error(`match ${n}: scores are not what was paid`);
}

parentPort!.postMessage(playAll((workerData as { matches: number }).matches));
