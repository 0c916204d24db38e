import { describe, expect, test } from 'vitest';
import { bestDiscard } from '../helpers/best-discard.ts';
import { type Habit, keyFor, simpleHabit } from '../helpers/key-player.ts';
import { playMatchByKeys } from '../helpers/play-by-keys.ts';
import type { TestTerminal } from '../helpers/ssh.ts';

/** Wins when it may, lays down pungs and kongs, which count for losers too. */
const habit: Habit = (sight, terminal) => {
  const key = keyFor(sight, 'win') ?? keyFor(sight, 'kong') ?? keyFor(sight, 'pung');
  if (key !== undefined) return [key];
  return sight.kind === 'turn' ? bestDiscard(terminal.screen) : simpleHabit(sight, terminal);
};

/** Through the lobby to a table for two that plays one round of several hands. */
async function openTableForTwo(terminal: TestTerminal): Promise<void> {
  terminal.press('down', 'enter');
  await terminal.waitFor('Open a table');
  terminal.press('o');
  await terminal.waitFor('open a table');
  terminal.press('down', 'down', 'right');
  await terminal.waitFor(/> +Players .*two/);
  terminal.press('down', 'right', 'down', 'left', 'left');
  await terminal.waitFor(/> +Length .*one round/);
  terminal.press('up', 'up', 'up', 'up', 'up');
  await terminal.waitFor(/> Open the table/);
  terminal.press('enter');
  await terminal.waitFor('Waiting for players');
  terminal.press('enter');
}

describe('Chinese Classical over ssh', () => {
  test('a whole express game by keys, with a pung and a win', async () => {
    const played = await playMatchByKeys({ ruleset: 'classical', seed: '01', habit });
    const { mine, hands, record } = played;
    expect(hands).toBe(4);
    expect(record.scores.reduce((sum, score) => sum + score, 0)).toBe(8_000);
    const done = new Set(mine.map(command => command.do));
    for (const verb of ['win', 'pung', 'discard']) expect(done).toContain(verb);
  }, 180_000);

  test('a whole round for two, opened with the options of the form', async () => {
    const played = await playMatchByKeys({
      ruleset: 'classical',
      seed: '01',
      habit,
      sitDown: openTableForTwo,
    });
    const { mine, hands, record } = played;
    expect(record.options).toMatchObject({ players: 2, game: 'multi', length: '1-round' });
    expect(record.seats).toHaveLength(2);
    expect(hands).toBeGreaterThanOrEqual(2);
    expect(record.scores.reduce((sum, score) => sum + score, 0)).toBe(4_000);
    const done = new Set(mine.map(command => command.do));
    for (const verb of ['win', 'discard']) expect(done).toContain(verb);
  }, 180_000);
});
