import { expect, test } from 'vitest';
import { type Habit, keyFor, simpleHabit } from '../helpers/key-player.ts';
import { playMatchByKeys } from '../helpers/play-by-keys.ts';
import type { TestTerminal } from '../helpers/ssh.ts';

/** Takes every joker and calls whatever may be called; passes on, in the Charleston, the first tiles of its rack. */
const eagerHabit: Habit = (sight, terminal) => {
  const key = keyFor(sight, 'mahjong') ?? keyFor(sight, 'take a joker') ?? keyFor(sight, 'call');
  return key === undefined ? simpleHabit(sight, terminal) : [key];
};

const HANDS = 3;

/** Through the lobby to a table whose matches are shorter than the eight hands that are usual. */
async function openShortTable(terminal: TestTerminal): Promise<void> {
  terminal.press('down', 'enter');
  await terminal.waitFor('Open a table');
  terminal.press('o');
  await terminal.waitFor('open a table');
  // Past the preset, the card, four switches and a choice to the last of the game's own options.
  terminal.press(...Array.from({ length: 8 }, () => 'down'));
  await terminal.waitFor(/> +Hands/);
  terminal.press(...Array.from({ length: 8 - HANDS }, () => 'left'));
  await terminal.waitFor(new RegExp(`> +Hands .*${HANDS}`));
  terminal.press(...Array.from({ length: 9 }, () => 'up'));
  await terminal.waitFor(/> Open the table/);
  terminal.press('enter');
  await terminal.waitFor('Waiting for players');
  terminal.press('enter');
}

test('American over ssh: a whole match by keys, with a Charleston, an exposure and a joker exchange', async () => {
  const { seen, mine, hands, record } = await playMatchByKeys({
    ruleset: 'american',
    seed: '22',
    habit: eagerHabit,
    sitDown: openShortTable,
  });
  expect(hands).toBe(HANDS);
  expect(record.scores.reduce((sum, score) => sum + score, 0)).toBe(0);
  const count = (verb: string): number => mine.filter(command => command.do === verb).length;
  // Three passes at least, a vote and a courtesy pass for every hand, none of them left to the clock.
  expect(count('charleston')).toBeGreaterThanOrEqual(3 * hands);
  expect(count('vote')).toBe(hands);
  expect(count('courtesy')).toBe(hands);
  expect(count('timeout')).toBe(0);
  for (const verb of ['claim', 'joker', 'discard']) expect(count(verb), verb).toBeGreaterThan(0);
  expect(seen.some(sight => sight.kind === 'claim' && keyFor(sight, 'call') !== undefined)).toBe(true);
  expect(seen.some(sight => sight.kind === 'turn' && keyFor(sight, 'take a joker') !== undefined)).toBe(true);
}, 180_000);
