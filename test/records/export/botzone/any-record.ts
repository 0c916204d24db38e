import type { Ruleset } from '../../../../src/game/ruleset.ts';
import type { MatchRecord } from '../../../../src/records/record.ts';
import { mcr } from '../../../../src/rules/mcr/mcr.ts';
import { commitmentOf } from '../../../../src/tiles/keystream.ts';
import { newWorld, playAnyhow, seedOf } from '../../../helpers/random-play.ts';

/** The record of a match of MCR in which anything legal was done, so that there is some of everything in it. */
export function anyRecord(n: number, given: Record<string, unknown> = {}): MatchRecord {
  const { match, commands } = playAnyhow(newWorld(mcr as Ruleset, n, { minimum: 0, ...given }), n);
  return {
    id: `any-${n}`,
    ruleset: 'mcr',
    options: match.options,
    players: ['Ada', 'Mei', 'Lin', 'Noor'].map(name => ({ name, kind: 'person' as const })),
    seats: [0, 1, 2, 3],
    seatsDrawn: false,
    commitment: commitmentOf(seedOf(n)),
    commands,
    seed: seedOf(n),
    phrases: [],
    scores: match.scores,
  };
}
