import type { Ruleset } from '../game/ruleset.ts';
import type { MatchRecord } from '../records/record.ts';
import { commitmentOf } from '../tiles/keystream.ts';
import { type DataOf, type EntryKind, fromLogEntry, type TableEntry, TableLogError } from './entry.ts';
import { type Facts, foldEntry, openedFacts } from './facts.ts';
import type { LogEntry } from './store.ts';

/**
 * The record of a finished match, out of its table's log.
 * @throws TableLogError where the log tells of no match that is over
 */
export function recordOf(
  log: readonly LogEntry[],
  rulesOf: (id: string) => Ruleset | undefined,
): MatchRecord {
  const entries = log.map(fromLogEntry);
  const opened = dataOf(entries, 'opened');
  const started = dataOf(entries, 'started');
  const rules = rulesOf(opened.config.ruleset);
  if (rules === undefined) throw new TableLogError(`there are no rules called ${opened.config.ruleset}`);
  let facts = openedFacts(rules, opened);
  let sitting: Facts = facts;
  for (const entry of entries.slice(1)) {
    if (entry.kind === 'started') sitting = facts;
    facts = foldEntry(facts, entry).facts;
  }
  if (facts.match.phase !== 'over') throw new TableLogError('the match is not over');
  const { config, seed, phrases } = facts;
  return {
    id: config.id,
    ruleset: config.ruleset,
    options: config.options,
    players: [
      ...sitting.places.map(({ name }) => ({ name, kind: 'person' as const })),
      ...started.bots.map(name => ({ name, kind: 'bot' as const })),
    ],
    seats: started.seats,
    seatsDrawn: config.drawSeats,
    commitment: commitmentOf(seed),
    commands: entries.flatMap(entry => (entry.kind === 'command' ? [entry.data.command] : [])),
    seed,
    phrases,
    scores: facts.match.scores,
  };
}

function dataOf<K extends EntryKind>(entries: readonly TableEntry[], kind: K): DataOf<K> {
  const entry = entries.find(one => one.kind === kind);
  if (entry === undefined) throw new TableLogError(`nothing in the log was ${kind}`);
  return entry.data as DataOf<K>;
}
