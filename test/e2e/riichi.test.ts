import { describe, expect, test } from 'vitest';
import { bestDiscard } from '../helpers/best-discard.ts';
import { type Habit, keyFor, type Sight, simpleHabit } from '../helpers/key-player.ts';
import { playMatchByKeys } from '../helpers/play-by-keys.ts';

/** Keeps its hand closed and bets on it until it has won, then calls what it can. */
function bettingHabit(): Habit {
  let won = 0;
  return (sight, terminal) => {
    const win = keyFor(sight, 'win');
    if (win !== undefined && won === 0) won = sight.hand;
    const key = win ?? keyFor(sight, 'north') ?? keyFor(sight, 'riichi');
    if (key !== undefined) return [key];
    if (sight.kind === 'turn') return bestDiscard(terminal.screen);
    const call = keyFor(sight, 'pung') ?? keyFor(sight, 'chow');
    if (sight.kind === 'claim' && call !== undefined && won > 0 && sight.hand > won) return [call];
    return simpleHabit(sight, terminal);
  };
}

const offering = (seen: readonly Sight[], kind: Sight['kind'], words: string): Sight[] =>
  seen.filter(sight => sight.kind === kind && keyFor(sight, words) !== undefined);

describe('riichi over ssh', () => {
  test('a whole hanchan by keys, with a riichi, a call and a win', async () => {
    const { seen, mine, hands, record } = await playMatchByKeys({
      ruleset: 'riichi',
      seed: '02',
      habit: bettingHabit(),
    });
    expect(record.options).toMatchObject({ length: 'east-south' });
    expect(hands).toBeGreaterThanOrEqual(8);
    const done = new Set(mine.map(command => command.do));
    for (const verb of ['riichi', 'pung', 'chow', 'win', 'pass', 'discard']) expect(done).toContain(verb);
    expect(offering(seen, 'turn', 'riichi')).not.toEqual([]);
    expect(offering(seen, 'claim', 'chow')).not.toEqual([]);
    // Which tile a riichi goes with, and which of two chows, is asked where there is more than one.
    expect(seen.some(({ kind, asked }) => kind === 'aim' && asked.startsWith('riichi:'))).toBe(true);
    expect(seen.some(({ kind, asked }) => kind === 'choice' && asked.startsWith('chow:'))).toBe(true);
  }, 180_000);
});

describe('sanma over ssh', () => {
  test('a whole match by keys, with a North, a riichi, a call and a win', async () => {
    const { seen, mine, hands, record } = await playMatchByKeys({
      ruleset: 'sanma',
      seed: '03',
      habit: bettingHabit(),
    });
    expect(record.seats).toHaveLength(3);
    expect(hands).toBeGreaterThanOrEqual(6);
    const done = new Set(mine.map(command => command.do));
    for (const verb of ['north', 'riichi', 'pung', 'win', 'discard']) expect(done).toContain(verb);
    expect(offering(seen, 'turn', 'north')).not.toEqual([]);
    expect(offering(seen, 'turn', 'riichi')).not.toEqual([]);
    expect(seen.some(sight => sight.kind === 'claim' && sight.keys.has('c'))).toBe(false);
  }, 180_000);
});
