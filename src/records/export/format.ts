import type { Ruleset } from '../../game/ruleset.ts';
import type { MatchRecord } from '../record.ts';

/** A way to write a recorded match down for other programs. */
export interface ExportFormat {
  readonly id: string;
  /** What it is, for the help. */
  readonly help: string;
  /** Rulesets whose matches it can tell; every one where left out. */
  readonly rulesets?: readonly string[];
  /** The whole text. @throws RecordError for a record that cannot be played */
  write(rules: Ruleset, record: MatchRecord): string;
}

/** Who played, by seat. */
export function namesBySeat({ players, seats }: MatchRecord): string[] {
  return seats.map(player => players[player]?.name ?? '');
}
