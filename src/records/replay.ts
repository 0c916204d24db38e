import type { GameEvent } from '../game/event.ts';
import { act, newMatch, settle } from '../game/match.ts';
import { isUnsettled } from '../game/offers.ts';
import { type Options, readOptions } from '../game/options.ts';
import type { Ruleset } from '../game/ruleset.ts';
import { seededSource } from '../game/source.ts';
import type { Command, Match } from '../game/state.ts';
import type { Source } from '../game/step.ts';
import { type MatchRecord, RecordError } from './record.ts';

/** One moment of a match that is played again. */
export interface Moment {
  readonly match: Match;
  /** What happened since the moment before. */
  readonly events: readonly GameEvent[];
}

/**
 * Plays commands again and yields every moment: after each command, and after each window that closes. The first one is
 * the match before its first deal.
 * @throws RecordError with the number of a command that is refused
 */
export function* replay(
  rules: Ruleset,
  options: Options,
  source: Source,
  commands: readonly Command[],
): Generator<Moment> {
  let match = newMatch(rules, options);
  yield { match, events: [] };
  for (const [i, command] of commands.entries()) {
    const outcome = act(rules, source, match, command);
    if ('refusal' in outcome) throw new RecordError(`command ${i + 1} is refused: ${outcome.refusal}`);
    match = outcome.match;
    yield { match, events: outcome.events };
    if (!isUnsettled(match)) continue;
    const settled = settle(rules, source, match);
    match = settled.match;
    yield { match, events: settled.events };
  }
}

/** The moments of a record. @throws RecordError */
export function replayRecord(rules: Ruleset, record: MatchRecord): Generator<Moment> {
  const read = readOptions(rules.options, record.options);
  if ('problem' in read) throw new RecordError(read.problem);
  const seats = rules.seats(read.options);
  const places = record.players.map((_, place) => place);
  if (
    places.length !== seats ||
    record.seats.length !== seats ||
    !places.every(place => record.seats.includes(place))
  )
    throw new RecordError(`${seats} players are expected, each on one seat`);
  return replay(
    rules,
    read.options,
    seededSource(rules, read.options, record.seed, record.phrases),
    record.commands,
  );
}
