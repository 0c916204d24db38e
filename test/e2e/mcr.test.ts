import { expect, test } from 'vitest';
import { bestDiscard } from '../helpers/best-discard.ts';
import { type Habit, keyFor, simpleHabit } from '../helpers/key-player.ts';
import { playMatchByKeys } from '../helpers/play-by-keys.ts';

/** Collects pungs towards a hand of nothing else in every even hand; keeps the others closed. Wins when it may. */
const habit: Habit = (sight, terminal) => {
  const win = keyFor(sight, 'win');
  if (win !== undefined) return [win];
  if (sight.kind === 'turn') return bestDiscard(terminal.screen);
  const pung = keyFor(sight, 'pung');
  if (sight.kind === 'claim' && pung !== undefined && sight.hand % 2 === 0) return [pung];
  return simpleHabit(sight, terminal);
};

test('Chinese Official over ssh: a whole match of sixteen hands by keys, with calls and a win', async () => {
  const { seen, mine, hands, record } = await playMatchByKeys({ ruleset: 'mcr', seed: '01', habit });
  expect(hands).toBe(16);
  expect(record.scores.reduce((sum, score) => sum + score, 0)).toBe(0);
  const done = new Set(mine.map(command => command.do));
  for (const verb of ['win', 'pung', 'pass', 'discard']) expect(done).toContain(verb);
  expect(seen.some(sight => keyFor(sight, 'win') !== undefined)).toBe(true);
  expect(seen.filter(sight => sight.kind === 'settlement').at(-1)?.hand).toBe(16);
}, 180_000);
