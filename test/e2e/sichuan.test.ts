import { describe, expect, test } from 'vitest';
import { bestDiscard } from '../helpers/best-discard.ts';
import { handOnScreen } from '../helpers/hand-on-screen.ts';
import { type Habit, keyFor, simpleHabit } from '../helpers/key-player.ts';
import { playMatchByKeys } from '../helpers/play-by-keys.ts';
import type { TestTerminal } from '../helpers/ssh.ts';

const SUITS = { characters: 'm', dots: 'p', bamboo: 's' };

/** How many tiles of a suit the person holds, as the screen has them. */
const held = (terminal: TestTerminal, suit: string): number =>
  handOnScreen(terminal.screen).filter(({ tile }) => tile.endsWith(suit)).length;

/** Does without the suit it has least of, wins and claims whatever it may. */
const habit: Habit = (sight, terminal) => {
  if (sight.kind === 'choice') {
    const suits = [...sight.keys].filter(([, words]) => words in SUITS) as [string, keyof typeof SUITS][];
    suits.sort(([, a], [, b]) => held(terminal, SUITS[a]) - held(terminal, SUITS[b]));
    return [suits[0]![0]];
  }
  const key = keyFor(sight, 'win') ?? keyFor(sight, 'kong') ?? keyFor(sight, 'pung');
  if (key !== undefined && sight.kind !== 'pick') return [key];
  return sight.kind === 'turn' ? bestDiscard(terminal.screen) : simpleHabit(sight, terminal);
};

describe.each(['sichuan-battle', 'sichuan-flow'])('%s over ssh', ruleset => {
  test('a whole match by keys: three tiles exchanged, a suit done without, wins', async () => {
    const played = await playMatchByKeys({ ruleset, seed: '01', habit });
    const { seen, mine, hands, record } = played;
    expect(hands).toBe(8);
    expect(record.scores.reduce((sum, score) => sum + score, 0)).toBe(0);
    const count = (verb: string): number => mine.filter(command => command.do === verb).length;
    expect(count('exchange')).toBe(hands);
    expect(count('missing')).toBe(hands);
    for (const verb of ['win', 'pung', 'discard']) expect(count(verb)).toBeGreaterThan(0);
    expect(count('timeout')).toBe(0);
    const picks = seen.filter(sight => sight.kind === 'pick');
    expect(new Set(picks.map(({ hand }) => hand)).size).toBe(hands);
    expect(picks[0]?.asked).toContain('three tiles of one suit');
    expect(seen.filter(sight => sight.kind === 'choice')[0]?.asked).toBe('Which suit will you do without?');
    // Who has won plays on in blood flow alone.
    if (ruleset === 'sichuan-battle') expect(count('win')).toBeLessThanOrEqual(hands);
  }, 180_000);
});
