/**
 * The log of a table as the room needs it: an append-only list of JSON entries, numbered from 0.
 * Where it is kept (a database, memory) is not the room's matter.
 */
export interface TableLog {
  /**
   * Adds entries after the first `expectedSequence` ones. Resolves once they are durable: nobody may be told of what they
   * say before. Rejects with an `AppendRefused`; then nothing was added.
   */
  append(table: string, expectedSequence: number, entries: readonly LogEntry[]): Promise<void>;
  /** All entries of a table in order; none for a table that never was. */
  read(table: string): Promise<LogEntry[]>;
}

/** One line of a table's log. `data` is plain JSON; `at` is wall time in ms, for people to read and clocks to resume. */
export interface LogEntry {
  readonly kind: string;
  readonly at: number;
  readonly data: unknown;
}

/** Why entries were not taken: somebody else wrote first, or the disk would not. */
export class AppendRefused extends Error {
  readonly reason: 'conflict' | 'failed';

  constructor(reason: 'conflict' | 'failed', message: string) {
    super(message);
    this.name = 'AppendRefused';
    this.reason = reason;
  }
}
