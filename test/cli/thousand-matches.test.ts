import { expect, test } from 'vitest';
import { onThread } from '../helpers/on-thread.ts';
import type { Tally, Task } from './thousand-worker.ts';

const MATCHES = 1000;
/** Half a match: enough for the deal to pass on and to stay. */
const HANDS = 4;

test('a thousand simulated matches sum to zero, and every record verifies', {
  timeout: 300_000,
}, async () => {
  const bots = ['beginner', 'drawn', 'beginner', 'drawn'];
  const plan = { rules: 'basic13', options: { hands: HANDS }, seed: 'thousand', bots, wantsRecord: true };
  const task: Task = { plan, matches: MATCHES, hands: HANDS };
  const { verified, wins } = await onThread<Tally>(new URL('./thousand-worker.ts', import.meta.url), task);
  expect(verified).toBe(MATCHES);
  // Points moved: a sum of nothing would be no proof.
  expect(wins).toBeGreaterThan(MATCHES);
});
