import { expect, test } from 'vitest';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import { mcr } from '../../../src/rules/mcr/mcr.ts';
import { carryOut, newWorld } from '../../helpers/random-play.ts';
import { playThriftily } from '../sichuan/thrifty-play.ts';

const MATCHES = 500;
const rules = mcr as Ruleset;

/** Every other match is played for any number of points, so that all kinds of wins come about. */
const optionsOf = (n: number): Record<string, unknown> => ({ hands: 4, minimum: n % 2 === 0 ? 8 : 0 });

const KINDS =
  'bonus-laid melded kong-declared kong-robbed won paid timed-out hand-ended match-ended all-pungs half-flush robbing-the-kong out-with-replacement-tile last-tile chicken-hand'.split(
    ' ',
  );

test('500 matches pay from seat to seat what the elements say, and replay', { timeout: 300_000 }, () => {
  const seen = new Set<string>();
  for (let n = 0; n < MATCHES; n++) {
    const world = newWorld(rules, n, optionsOf(n));
    playThriftily(world, n);
    const scores = [0, 0, 0, 0];
    for (const event of world.events) {
      seen.add(event.type);
      if (event.type === 'won') {
        const { value, patterns } = event.score;
        for (const { id } of patterns) seen.add(id);
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
    if (world.match.scores.join() !== scores.join())
      throw new Error(`match ${n}: scores are not what was paid`);
    const again = newWorld(rules, n, optionsOf(n));
    for (const command of world.commands) carryOut(again, command);
    if (JSON.stringify(again.match) !== JSON.stringify(world.match))
      throw new Error(`match ${n} does not replay`);
  }
  expect(KINDS.filter(kind => !seen.has(kind))).toEqual([]);
});
