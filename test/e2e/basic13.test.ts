import { describe, expect, test } from 'vitest';
import { verifyRecord } from '../../src/records/verify.ts';
import { rulesetOf } from '../../src/rules/registry.ts';
import { startHouse } from '../helpers/house-server.ts';
import { type Habit, playToRanking, simpleHabit } from '../helpers/key-player.ts';
import { execCommand, newKey } from '../helpers/ssh.ts';

/** Calls a pung or a chow when the bar shows one, and a win before all. */
const callingHabit: Habit = (sight, terminal) => {
  if (sight.kind === 'claim' && !sight.keys.has('w')) {
    if (sight.keys.has('p')) return ['p'];
    if (sight.keys.has('c')) return ['c', '1'];
  }
  return simpleHabit(sight, terminal);
};

describe('Basic 13 over ssh', () => {
  test('a newcomer plays a whole match by keys, from the first screen to the final ranking', async () => {
    const house = await startHouse();
    const key = newKey();
    const terminal = await house.terminal({ user: 'ada', key });
    await terminal.waitFor('Welcome, ada.');
    terminal.press('enter');
    await terminal.waitFor('Ready when you are.');
    terminal.press('enter');
    const table = (await terminal.waitFor(/table (\w{4,})/))[1]!;
    const seen = await playToRanking(terminal, callingHabit);
    expect(seen.filter(sight => sight.kind === 'settlement').length).toBeGreaterThanOrEqual(7);
    expect(seen.filter(sight => sight.kind === 'turn').length).toBeGreaterThan(20);
    expect(seen.some(sight => sight.kind === 'claim' && (sight.keys.has('p') || sight.keys.has('c')))).toBe(
      true,
    );

    const { stdout, status } = await execCommand(terminal.client, `record ${table}`);
    expect(status).toBe(0);
    expect(verifyRecord(stdout, rulesetOf)).toMatchObject({ hands: 8 });
  }, 90_000);
});
