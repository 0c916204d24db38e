import type { Clock } from './clock.ts';
import { type TableEntry, toLogEntry } from './entry.ts';
import { AppendRefused, type TableLog } from './store.ts';

/** How an attempt to write went: `failed` changed nothing and may be tried again; on a `conflict` somebody else writes this log. */
export type Written = 'written' | 'failed' | 'conflict';

/** A table's end of its log: knows how far it is written. */
export class Journal {
  readonly #log: TableLog;
  readonly #clock: Clock;
  readonly #table: string;
  #sequence: number;

  constructor(log: TableLog, clock: Clock, table: string, sequence: number) {
    this.#log = log;
    this.#clock = clock;
    this.#table = table;
    this.#sequence = sequence;
  }

  /** Entries written so far. */
  get sequence(): number {
    return this.#sequence;
  }

  /** Writes entries, all or none. What a log rejects with besides `AppendRefused` is thrown. */
  async write(entries: readonly TableEntry[]): Promise<Written> {
    const at = this.#clock.wallTime();
    try {
      await this.#log.append(
        this.#table,
        this.#sequence,
        entries.map(entry => toLogEntry(entry, at)),
      );
    } catch (error) {
      if (error instanceof AppendRefused) return error.reason;
      throw error;
    }
    this.#sequence += entries.length;
    return 'written';
  }
}
