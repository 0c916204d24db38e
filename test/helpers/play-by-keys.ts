import type { Command } from '../../src/game/state.ts';
import { type Verified, verifyRecord } from '../../src/records/verify.ts';
import { rulesetOf } from '../../src/rules/registry.ts';
import { startHouse } from './house-server.ts';
import { type Habit, playToRanking, type Sight } from './key-player.ts';
import { execCommand, newKey, type TestTerminal } from './ssh.ts';

export interface MatchByKeys {
  readonly ruleset: string;
  /** Two hex digits: the match's seed is of nothing else. */
  readonly seed: string;
  readonly habit: Habit;
  /** From the screen that offers a match to the table; the first line of it, where left out. */
  readonly sitDown?: (terminal: TestTerminal) => Promise<void>;
}

/** A match that somebody played by keys over ssh, its record verified. */
export interface PlayedByKeys extends Verified {
  readonly seen: readonly Sight[];
  /** What the person did, by the record. */
  readonly mine: readonly Command[];
}

/** Somebody new comes to a ruleset's lobby, reads the tiles as letters, sits down against bots and plays to the ranking. */
export async function playMatchByKeys({ ruleset, seed, habit, sitDown }: MatchByKeys): Promise<PlayedByKeys> {
  const house = await startHouse({ newSeed: () => seed.repeat(32) });
  const terminal = await house.terminal({ user: ruleset, key: newKey() });
  await terminal.waitFor('Welcome');
  terminal.press('f');
  await terminal.waitFor(/> +letters/);
  terminal.press('enter');
  await terminal.waitFor('Ready when you are.');
  if (sitDown === undefined) terminal.press('enter');
  else await sitDown(terminal);
  await terminal.waitFor('hand 1');
  // The bar has no room for the table's name beside all that a ruleset shows; the window's title has.
  const table = /· (\w{4,})/.exec(terminal.screen.title())![1]!;
  const seen = await playToRanking(terminal, habit);
  const { stdout } = await execCommand(terminal.client, `record ${table}`);
  const verified = verifyRecord(stdout, rulesetOf);
  const { record } = verified;
  const seat = record.seats[record.players.findIndex(({ kind }) => kind === 'person')];
  return { ...verified, seen, mine: record.commands.filter(command => command.seat === seat) };
}
