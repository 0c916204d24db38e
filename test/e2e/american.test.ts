import { describe, expect, test } from 'vitest';
import { readRecord } from '../../src/records/record.ts';
import { verifyRecord } from '../../src/records/verify.ts';
import { rulesetOf } from '../../src/rules/registry.ts';
import { startHouse } from '../helpers/house-server.ts';
import { type Habit, playToRanking, simpleHabit } from '../helpers/key-player.ts';
import { execCommand, newKey } from '../helpers/ssh.ts';

/** Passes the first three tiles of the hand, calls whatever may be called, takes every joker, wins. */
const eagerHabit: Habit = (sight, terminal) => {
  if (sight.keys.has('w')) return ['w'];
  const keyOf = (label: string): string | undefined =>
    [...sight.keys].find(([, said]) => said.startsWith(label))?.[0];
  switch (sight.kind) {
    case 'turn': {
      const take = keyOf('take a joker');
      return take === undefined ? ['enter'] : [take, '1'];
    }
    case 'claim': {
      const call = keyOf('call');
      return call === undefined ? ['space'] : [call, '1'];
    }
    default:
      return simpleHabit(sight, terminal);
  }
};

describe('American over ssh', () => {
  test('a whole match by keys, with a Charleston, an exposure and a joker exchange', async () => {
    const house = await startHouse({ newSeed: () => '5a'.repeat(32) });
    const terminal = await house.terminal({ user: 'american', key: newKey() });
    await terminal.waitFor('Welcome');
    terminal.press('enter');
    await terminal.waitFor('American');
    terminal.press('enter');
    const table = (await terminal.waitFor(/table (\w{4,})/))[1]!;
    const seen = await playToRanking(terminal, eagerHabit);
    expect(seen.map(sight => sight.kind)).toContain('pick');

    const { stdout } = await execCommand(terminal.client, `record ${table}`);
    const { record } = verifyRecord(stdout, rulesetOf);
    const person = record.seats[record.players.findIndex(player => player.kind === 'person')];
    const mine = new Set(
      readRecord(stdout)
        .commands.filter(command => command.seat === person)
        .map(command => command.do),
    );
    for (const verb of ['charleston', 'vote', 'courtesy', 'claim', 'joker', 'discard'])
      expect(mine).toContain(verb);
  }, 120_000);
});
