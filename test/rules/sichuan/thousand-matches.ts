import { expect } from 'vitest';
import type { GameEvent } from '../../../src/game/event.ts';
import { rulesetOf } from '../../../src/rules/registry.ts';
import { carryOut, newWorld } from '../../helpers/random-play.ts';
import type { Form } from './hands.ts';
import { playThriftily } from './thrifty-play.ts';

const MATCHES = 1000;
/** One match in so many is played again from its commands; the property tests do that with other players. */
const REPLAYED = 10;

/** Kinds of events that both forms lead to; battle adds `left`. */
const KINDS: readonly GameEvent['type'][] = [
  'hand-started',
  'dealt',
  'ruled',
  'choice-opened',
  'chose',
  'exchanged',
  'choice-closed',
  'turned',
  'drew',
  'discarded',
  'window-opened',
  'answered',
  'window-closed',
  'melded',
  'kong-declared',
  'kong-robbed',
  'won',
  'paid',
  'timed-out',
  'hand-ended',
  'match-ended',
];

const PATTERNS = [
  'all-pungs',
  'seven-pairs',
  'full-flush',
  'golden-hook',
  'root',
  'kong-replacement',
  'robbing-the-kong',
  'wall-exhaustion',
];

const REASONS = ['win', 'kong-fee', 'kong-refund', 'flower-pig', 'not-ready'];

/**
 * Whole matches: every payment goes from one seat to another and moves a whole number of points, so that scores sum to zero
 * at every one of them; a tenth of them replay identically; together they show every kind of event, reason and pattern.
 */
export function expectThousandMatches(form: Form, kinds: readonly GameEvent['type'][]): void {
  const rules = rulesetOf(form)!;
  const seen = new Map<string, number>();
  const count = (what: string): unknown => seen.set(what, (seen.get(what) ?? 0) + 1);
  for (let n = 0; n < MATCHES; n++) {
    const world = newWorld(rules, n);
    playThriftily(world, n);
    const scores = [0, 0, 0, 0];
    for (const event of world.events) {
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
    if (world.match.scores.join() !== scores.join())
      throw new Error(`match ${n}: scores are not what was paid`);
    if (n % REPLAYED !== 0) continue;
    const again = newWorld(rules, n);
    for (const command of world.commands) carryOut(again, command);
    if (JSON.stringify(again.match) !== JSON.stringify(world.match))
      throw new Error(`match ${n} does not replay`);
  }
  expect(seen.get('match-ended')).toBe(MATCHES);
  expect(seen.get('hand-ended')).toBe(8 * MATCHES);
  expect([...KINDS, ...kinds, ...REASONS, ...PATTERNS].filter(what => !seen.has(what))).toEqual([]);
}
