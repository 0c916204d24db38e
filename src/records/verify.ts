import type { Ruleset } from '../game/ruleset.ts';
import { drawSeats } from '../game/source.ts';
import type { Match } from '../game/state.ts';
import { commitmentOf } from '../tiles/keystream.ts';
import { type MatchRecord, RecordError, readRecord } from './record.ts';
import { replayRecord } from './replay.ts';

/** What a record that holds shows. */
export interface Verified {
  readonly record: MatchRecord;
  readonly hands: number;
}

/**
 * Deals a finished match again from its published seed, plays every command, and compares: the bytes, the commitment, the
 * seats drawn, every command taken, the match over, the scores.
 * @throws RecordError with what does not agree
 */
export function verifyRecord(text: string, rulesetOf: (id: string) => Ruleset | undefined): Verified {
  const record = readRecord(text);
  const rules = rulesetOf(record.ruleset);
  if (rules === undefined) throw new RecordError(`the ruleset "${record.ruleset}" is not known`);
  if (commitmentOf(record.seed) !== record.commitment)
    throw new RecordError('the published seed is not the one that was committed to');
  checkSeats(record);
  const match = lastOf(rules, record);
  if (match.phase !== 'over') throw new RecordError('the match is not over after its last command');
  if (!sameNumbers(match.scores, record.scores))
    throw new RecordError(`the scores come to ${match.scores.join(', ')}, not ${record.scores.join(', ')}`);
  return { record, hands: match.played };
}

function checkSeats(record: MatchRecord): void {
  const count = record.players.length;
  if (record.phrases.length > count) throw new RecordError('there are more phrases than players');
  const expected = record.seatsDrawn
    ? drawSeats(record.seed, record.phrases, count)
    : record.players.map((_, i) => i);
  if (!sameNumbers(expected, record.seats))
    throw new RecordError('the seats are not those that the seed draws');
}

function lastOf(rules: Ruleset, record: MatchRecord): Match {
  let last: Match | null = null;
  for (const { match } of replayRecord(rules, record)) last = match;
  return last!;
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

/** How many hands were dealt, in English words. */
export function handsInWords(hands: number): string {
  return hands === 1 ? '1 hand' : `${hands} hands`;
}
