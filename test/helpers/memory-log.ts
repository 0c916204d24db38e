import { AppendRefused, type LogEntry, type TableLog } from '../../src/table/store.ts';

/** A log in memory, as JSON, that can be made to fail. */
export class MemoryLog implements TableLog {
  readonly #lines = new Map<string, string[]>();
  /** While set, nothing is taken. */
  refuses: 'failed' | 'conflict' | null = null;

  async append(table: string, expectedSequence: number, entries: readonly LogEntry[]): Promise<void> {
    if (this.refuses !== null) throw new AppendRefused(this.refuses, 'as the test wants it');
    const lines = this.#lines.get(table) ?? [];
    if (lines.length !== expectedSequence) throw new AppendRefused('conflict', `${lines.length} entries`);
    this.#lines.set(table, [...lines, ...entries.map(entry => JSON.stringify(entry))]);
  }

  async read(table: string): Promise<LogEntry[]> {
    return (this.#lines.get(table) ?? []).map(line => JSON.parse(line) as LogEntry);
  }

  /** A log that has only the first entries of a table. */
  async cut(table: string, length: number): Promise<MemoryLog> {
    const log = new MemoryLog();
    log.#lines.set(table, (this.#lines.get(table) ?? []).slice(0, length));
    return log;
  }
}
