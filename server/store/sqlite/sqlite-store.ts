import { Worker } from 'node:worker_threads';
import type { LogEntry } from '../../../src/table/store.ts';
import { AppendRefused } from '../../../src/table/store.ts';
import type { Outcome } from '../group-commit.ts';
import type { OperationArguments, OperationName, OperationResult } from '../operations.ts';
import type { Person, PersonKey, PersonSettings } from '../people.ts';
import type { RecordFilter, RecordRow } from '../records.ts';
import { fromRefusal } from '../refusals.ts';
import type { Store } from '../store.ts';
import { StoreUnavailable } from '../store.ts';
import type { TableFilter, TableRow, TableState } from '../tables.ts';
import type { Reply, Request, WorkerStart } from './messages.ts';
import { OneByOne } from './one-by-one.ts';

interface Pending {
  resolve(outcome: Outcome): void;
  reject(error: Error): void;
}

/** The embedded store: SQLite in one folder, on a thread of its own. */
export class SqliteStore implements Store {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #lost: ((error: Error) => void)[] = [];
  readonly #outcomes = new OneByOne<readonly [id: number, outcome: Outcome]>(([id, outcome]) =>
    this.#settle(id, outcome),
  );
  #nextId = 0;
  #gone: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: Reply) => {
      if (reply.kind === 'done') this.#outcomes.push(reply.outcomes);
    });
    worker.on('error', error => this.#lose(error));
    worker.on('exit', () => this.#lose(new Error('the store has stopped')));
  }

  /**
   * Opens the store of a folder, making both at the first start.
   * Rejects with `StoreUnavailable`: another server has the folder, a newer version wrote it, or it cannot be read.
   */
  static open(folder: string): Promise<SqliteStore> {
    // From source and from dist alike: the worker's file ends as this one does.
    const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';
    const worker = new Worker(new URL(file, import.meta.url), {
      workerData: { folder } satisfies WorkerStart,
    });
    return new Promise((resolve, reject) => {
      worker.once('error', error => reject(new StoreUnavailable('unreadable', error.message)));
      worker.once('exit', () => reject(new StoreUnavailable('unreadable', 'the store did not start')));
      worker.once('message', (reply: Reply) => {
        if (reply.kind === 'open') resolve(new SqliteStore(worker));
        else if (reply.kind === 'unavailable') reject(fromRefusal(reply.refusal));
      });
    });
  }

  /**
   * Called once if the thread dies. What was under way is refused as failed, though some of it may have become
   * durable:
   * the process should end, and the next one reads the log.
   */
  onLost(listener: (error: Error) => void): void {
    this.#lost.push(listener);
  }

  async append(table: string, expectedSequence: number, entries: readonly LogEntry[]): Promise<void> {
    const encoded = entries.map(({ kind, at, data }) => ({ kind, at, data: JSON.stringify(data) }));
    await this.#call('append', table, expectedSequence, encoded);
  }

  read(table: string): Promise<LogEntry[]> {
    return this.#call('read', table);
  }

  personOfKey(key: PersonKey, nickname: string): Promise<Person> {
    const { fingerprint, algorithm, publicKey } = key;
    return this.#call('personOfKey', { fingerprint, algorithm, publicKey }, nickname, Date.now());
  }

  findPersonByKey(fingerprint: string): Promise<Person | undefined> {
    return this.#call('findPersonByKey', fingerprint);
  }

  findPerson(id: string): Promise<Person | undefined> {
    return this.#call('findPerson', id);
  }

  renamePerson(id: string, nickname: string): Promise<void> {
    return this.#call('renamePerson', id, nickname);
  }

  saveSettings(id: string, settings: PersonSettings): Promise<void> {
    return this.#call('saveSettings', id, JSON.stringify(settings));
  }

  linkKey(id: string, { fingerprint, algorithm, publicKey }: PersonKey): Promise<void> {
    return this.#call('linkKey', id, { fingerprint, algorithm, publicKey });
  }

  keysOf(id: string): Promise<PersonKey[]> {
    return this.#call('keysOf', id);
  }

  addTable(table: Pick<TableRow, 'id' | 'code' | 'ruleset' | 'private' | 'createdAt'>): Promise<void> {
    return this.#call('addTable', table);
  }

  setTableState(id: string, state: TableState, at: number): Promise<void> {
    return this.#call('setTableState', id, state, at);
  }

  findTable(id: string): Promise<TableRow | undefined> {
    return this.#call('findTable', id);
  }

  findTableByCode(code: string): Promise<TableRow | undefined> {
    return this.#call('findTableByCode', code);
  }

  listTables(filter: TableFilter = {}): Promise<TableRow[]> {
    return this.#call('listTables', filter);
  }

  saveRecord(row: RecordRow, text: string): Promise<void> {
    return this.#call('saveRecord', { ...row, summary: JSON.stringify(row.summary) }, text);
  }

  readRecord(id: string): Promise<string | undefined> {
    return this.#call('readRecord', id);
  }

  listRecords(filter: RecordFilter = {}): Promise<RecordRow[]> {
    return this.#call('listRecords', filter);
  }

  /** Limits the database's size in pages of 4 KiB, for tests of a full disk; null lifts the limit. */
  async limitPages(pages: number | null): Promise<void> {
    await this.#ask(id => ({ kind: 'limit-pages', id, pages }));
  }

  async close(): Promise<void> {
    if (this.#gone !== undefined) return;
    const exited = new Promise<void>(resolve => this.#worker.once('exit', () => resolve()));
    const closed = this.#ask(id => ({ kind: 'close', id }));
    this.#lost.length = 0;
    this.#gone = new Error('the store is closed');
    await closed;
    await exited;
  }

  /** Stops the thread at once, as a crash would: for tests. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  async #call<Name extends OperationName>(
    name: Name,
    ...args: OperationArguments<Name>
  ): Promise<OperationResult<Name>> {
    const outcome = await this.#ask(id => ({ kind: 'call', id, name, args }));
    if ('refusal' in outcome) throw fromRefusal(outcome.refusal);
    return outcome.value as OperationResult<Name>;
  }

  #ask(request: (id: number) => Request): Promise<Outcome> {
    const gone = this.#gone;
    if (gone !== undefined) return Promise.reject(new AppendRefused('failed', gone.message));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage(request(id));
    });
  }

  #settle(id: number, outcome: Outcome): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.resolve(outcome);
  }

  #lose(error: Error): void {
    this.#gone ??= error;
    this.#outcomes.flush();
    for (const { reject } of this.#pending.values()) reject(new AppendRefused('failed', error.message));
    this.#pending.clear();
    for (const listener of this.#lost.splice(0)) listener(error);
  }
}
