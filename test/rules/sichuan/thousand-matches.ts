import { expect } from 'vitest';
import type { GameEvent } from '../../../src/game/event.ts';
import { onThread } from '../../helpers/on-thread.ts';
import type { Form } from './hands.ts';
import type { Plan } from './thousand-worker.ts';

const MATCHES = 1000;
/** One match in so many has all of its eight hands, the others two. */
const WHOLE = 10;

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
 * A thousand matches: every payment goes from one seat to another and moves a whole number of points, so that scores sum to
 * zero at every one of them; each match replays identically; together they show every kind of event, reason and pattern.
 */
export async function expectThousandMatches(form: Form, kinds: readonly GameEvent['type'][]): Promise<void> {
  const plan: Plan = { form, matches: MATCHES, whole: WHOLE };
  const seen = await onThread<Map<string, number>>(new URL('./thousand-worker.ts', import.meta.url), plan);
  expect(seen.get('match-ended')).toBe(MATCHES);
  expect(seen.get('whole match')).toBe(MATCHES / WHOLE);
  expect([...KINDS, ...kinds, ...REASONS, ...PATTERNS].filter(what => !seen.has(what))).toEqual([]);
}
