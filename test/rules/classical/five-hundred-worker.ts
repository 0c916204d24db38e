import { parentPort, workerData } from 'node:worker_threads';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import { classical } from '../../../src/rules/classical/classical.ts';
import { carryOut, newWorld, type World } from '../../helpers/random-play.ts';
import { playEagerly } from './eager-play.ts';

/** Matches of so many players, numbered from `from` on. */
export interface Batch {
  readonly players: number;
  readonly from: number;
  readonly matches: number;
}

const rules = classical as Ruleset;

/** Most matches are of one hand, which shows as much as four at a quarter of the time; every fifth is a whole express game. */
const optionsOf = (n: number, players: number): Record<string, unknown> =>
  n % 5 === 0 ? { players } : { players, game: 'multi', length: 'hands', fixedHands: 1 };

/** Plays matches and plays them again; what happened in them. @throws Error where one is not as it should be */
function playAll({ players, from, matches }: Batch): Set<string> {
  const seen = new Set<string>();
  for (let n = from; n < from + matches; n++) {
    const world = newWorld(rules, n, optionsOf(n, players));
    playEagerly(world, n);
    lookAt(world, n, seen);
    const again = newWorld(rules, n, optionsOf(n, players));
    for (const command of world.commands) carryOut(again, command);
    if (JSON.stringify(again.match) !== JSON.stringify(world.match))
      throw new Error(`match ${n} does not replay`);
  }
  return seen;
}

/** Every payment goes from one seat to another, and they are all that scores are made of. */
function lookAt({ events, match }: World, n: number, seen: Set<string>): void {
  const scores = Array.from({ length: match.seats }, () => 2000);
  for (const event of events) {
    seen.add(event.type);
    if (event.type === 'won') for (const { id } of event.score.patterns) seen.add(id);
    if (event.type === 'ruled' && event.name === 'loser-scored')
      for (const { id } of (event.data as { patterns: { id: string }[] }).patterns) seen.add(id);
    if (event.type !== 'paid') continue;
    const { from, to, amount, reason } = event;
    if (from === 'table' || to === 'table' || from === to || !Number.isInteger(amount) || amount <= 0)
      throw new Error(`match ${n}: ${JSON.stringify(event)} is no payment between two seats`);
    seen.add(reason);
    scores[from]! -= amount;
    scores[to]! += amount;
  }
  if (match.scores.join() !== scores.join()) throw new Error(`match ${n}: scores are not what was paid`);
}

parentPort!.postMessage(playAll(workerData as Batch));
