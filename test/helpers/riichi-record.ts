import type { Ruleset } from '../../src/game/ruleset.ts';
import type { MatchRecord } from '../../src/records/record.ts';
import { commitmentOf } from '../../src/tiles/keystream.ts';
import { playEagerly } from '../rules/riichi/eager-play.ts';
import { newWorld, seedOf } from './random-play.ts';

const NAMES = ['Ada', 'Mei', 'Lin', 'Noor'];

const played = new Map<string, MatchRecord>();

/** The record of a whole match full of riichi, calls and kongs. The same question gives the same record. */
export function eagerRecord(rules: Ruleset, n: number, given: Record<string, unknown> = {}): MatchRecord {
  const key = JSON.stringify([rules.id, n, given]);
  const known = played.get(key);
  if (known !== undefined) return known;
  const record = play(rules, n, given);
  played.set(key, record);
  return record;
}

function play(rules: Ruleset, n: number, given: Record<string, unknown>): MatchRecord {
  const world = newWorld(rules, n, given);
  playEagerly(world, n, () => undefined);
  const { match, commands } = world;
  return {
    id: `eager-${n}`,
    ruleset: rules.id,
    options: match.options,
    players: NAMES.slice(0, match.seats).map(name => ({ name, kind: 'person' as const })),
    seats: match.scores.map((_, seat) => seat),
    seatsDrawn: false,
    commitment: commitmentOf(seedOf(n)),
    commands,
    seed: seedOf(n),
    phrases: [],
    scores: match.scores,
  };
}
