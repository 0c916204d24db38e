import type { GameEvent } from '../../game/event.ts';
import type { Ruleset } from '../../game/ruleset.ts';
import type { Match } from '../../game/state.ts';
import type { MatchRecord } from '../../records/record.ts';
import { replayRecord } from '../../records/replay.ts';

/** A moment of a recorded match that a screen can stop at. */
export interface ReplayMoment {
  readonly match: Match;
  /** Every event of the hand so far. */
  readonly events: readonly GameEvent[];
}

/** All moments from the first deal on. @throws RecordError where the record cannot be played */
export function momentsOf(rules: Ruleset, record: MatchRecord): ReplayMoment[] {
  const moments: ReplayMoment[] = [];
  let events: readonly GameEvent[] = [];
  for (const moment of replayRecord(rules, record)) {
    if (moment.match.hand === null) continue;
    const begins = moment.events.some(event => event.type === 'hand-started');
    events = begins ? moment.events : [...events, ...moment.events];
    moments.push({ match: moment.match, events });
  }
  return moments;
}

/** The first moment of each hand, as indices. */
export function handStarts(moments: readonly ReplayMoment[]): number[] {
  const starts: number[] = [];
  moments.forEach((moment, i) => {
    if (moment.match.hand?.number !== moments[i - 1]?.match.hand?.number) starts.push(i);
  });
  return starts;
}
