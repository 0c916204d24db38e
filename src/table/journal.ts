import type { Clock } from './clock.ts';
import { type TableEntry, toLogEntry } from './entry.ts';
import type { TableLog } from './store.ts';

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

  /** Writes entries, all or none. Rejects with what the log rejects with: `AppendRefused` where it takes none of them. */
  async write(entries: readonly TableEntry[]): Promise<void> {
    const at = this.#clock.wallTime();
    await this.#log.append(
      this.#table,
      this.#sequence,
      entries.map(entry => toLogEntry(entry, at)),
    );
    this.#sequence += entries.length;
  }
}
