import { toJson } from '../../game/json.ts';
import type { ExportFormat } from './format.ts';
import { namesBySeat } from './format.ts';
import { playedHands } from './played-hand.ts';

/** The whole match as one JSON object: who played, and every event of every hand with nothing hidden; tiles are notation. */
export const jsonFormat: ExportFormat = {
  id: 'json',
  help: 'one JSON object with every event of every hand; any ruleset',
  write(rules, record) {
    const { id, ruleset, options, commitment, seed, phrases, scores } = record;
    const hands = playedHands(rules, record).map(({ before, events, after }) => ({
      scores: before,
      events: toJson(events),
      after,
    }));
    const match = {
      id,
      ruleset,
      options,
      names: namesBySeat(record),
      commitment,
      seed,
      phrases,
      hands,
      scores,
    };
    return `${JSON.stringify(match)}\n`;
  },
};
