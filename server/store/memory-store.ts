import { nanoid } from 'nanoid';
import type { LogEntry } from '../../src/table/store.ts';
import { AppendRefused } from '../../src/table/store.ts';
import type { Person, PersonKey, PersonSettings } from './people.ts';
import { KeyTaken, UnknownPerson } from './people.ts';
import type { RecordFilter, RecordRow } from './records.ts';
import type { Store } from './store.ts';
import { usualListLimit } from './store.ts';
import type { TableFilter, TableRow, TableState } from './tables.ts';
import { TableTaken } from './tables.ts';

/** A store that ends with the process: for tests, simulation and a game without a server. */
export class MemoryStore implements Store {
  readonly #now: () => number;
  readonly #logs = new Map<string, string[]>();
  readonly #persons = new Map<string, Person>();
  readonly #keys = new Map<string, { readonly person: string; readonly key: PersonKey }>();
  readonly #tables = new Map<string, TableRow>();
  readonly #records = new Map<string, { readonly row: RecordRow; readonly text: string }>();
  #broken = false;

  /** `now` gives wall time in ms. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** While broken, everything that would change something is refused, as by a full disk. */
  breakDisk(isBroken: boolean): void {
    this.#broken = isBroken;
  }

  async append(table: string, expectedSequence: number, entries: readonly LogEntry[]): Promise<void> {
    const lines = entries.map(({ kind, at, data }) => JSON.stringify({ kind, at, data }));
    this.#needDisk();
    const log = this.#logs.get(table) ?? [];
    if (log.length !== expectedSequence)
      throw new AppendRefused('conflict', `${table} has ${log.length} entries, not ${expectedSequence}`);
    for (const line of lines) log.push(line);
    this.#logs.set(table, log);
  }

  async read(table: string): Promise<LogEntry[]> {
    return (this.#logs.get(table) ?? []).map(line => JSON.parse(line) as LogEntry);
  }

  async personOfKey(key: PersonKey, nickname: string): Promise<Person> {
    const known = this.#personByKey(key.fingerprint);
    if (known !== undefined) return known;
    this.#needDisk();
    const person: Person = { id: nanoid(), nickname, settings: {}, createdAt: this.#now() };
    this.#persons.set(person.id, person);
    this.#keys.set(key.fingerprint, { person: person.id, key });
    return person;
  }

  async findPersonByKey(fingerprint: string): Promise<Person | undefined> {
    return this.#personByKey(fingerprint);
  }

  async findPerson(id: string): Promise<Person | undefined> {
    return this.#persons.get(id);
  }

  async renamePerson(id: string, nickname: string): Promise<void> {
    this.#change(id, { nickname });
  }

  async saveSettings(id: string, settings: PersonSettings): Promise<void> {
    this.#change(id, { settings: JSON.parse(JSON.stringify(settings)) as PersonSettings });
  }

  async linkKey(id: string, key: PersonKey): Promise<void> {
    this.#change(id, {});
    const held = this.#keys.get(key.fingerprint);
    if (held !== undefined && held.person !== id) throw new KeyTaken('this key is somebody else’s');
    if (held === undefined) this.#keys.set(key.fingerprint, { person: id, key });
  }

  async keysOf(id: string): Promise<PersonKey[]> {
    return [...this.#keys.values()].flatMap(({ person, key }) => (person === id ? [key] : []));
  }

  async addTable(table: Pick<TableRow, 'id' | 'code' | 'ruleset' | 'private' | 'createdAt'>): Promise<void> {
    this.#needDisk();
    const { id, code, ruleset, createdAt } = table;
    const isCodeTaken = code !== null && this.#tableByCode(code) !== undefined;
    if (this.#tables.has(id) || isCodeTaken) throw new TableTaken('a table has this id or code');
    const row: TableRow = {
      id,
      code,
      ruleset,
      state: 'open',
      private: table.private,
      createdAt,
      finishedAt: null,
    };
    this.#tables.set(id, row);
  }

  async setTableState(id: string, state: TableState, at: number): Promise<void> {
    this.#needDisk();
    const row = this.#tables.get(id);
    if (row !== undefined)
      this.#tables.set(id, { ...row, state, finishedAt: state === 'finished' ? at : null });
  }

  async findTable(id: string): Promise<TableRow | undefined> {
    return this.#tables.get(id);
  }

  async findTableByCode(code: string): Promise<TableRow | undefined> {
    return this.#tableByCode(code);
  }

  async listTables(filter: TableFilter = {}): Promise<TableRow[]> {
    const fits = (row: TableRow): boolean =>
      (filter.states === undefined || filter.states.includes(row.state)) &&
      (filter.private === undefined || filter.private === row.private) &&
      (filter.ruleset === undefined || filter.ruleset === row.ruleset);
    return [...this.#tables.values()]
      .filter(fits)
      .sort((a, b) => b.createdAt - a.createdAt || compare(b.id, a.id))
      .slice(0, filter.limit ?? usualListLimit);
  }

  async saveRecord(row: RecordRow, text: string): Promise<void> {
    this.#needDisk();
    const copy = { ...row, summary: JSON.parse(JSON.stringify(row.summary)) as unknown };
    if (!this.#records.has(row.id)) this.#records.set(row.id, { row: copy, text });
  }

  async readRecord(id: string): Promise<string | undefined> {
    return this.#records.get(id)?.text;
  }

  async listRecords(filter: RecordFilter = {}): Promise<RecordRow[]> {
    const fits = (row: RecordRow): boolean =>
      (filter.ruleset === undefined || filter.ruleset === row.ruleset) &&
      (filter.before === undefined || row.finishedAt < filter.before);
    return [...this.#records.values()]
      .map(({ row }) => row)
      .filter(fits)
      .sort((a, b) => b.finishedAt - a.finishedAt || compare(b.id, a.id))
      .slice(0, filter.limit ?? usualListLimit);
  }

  async close(): Promise<void> {
    this.#broken = true;
  }

  // These wait for nothing, so that between a look and its change nobody else gets a turn.
  #personByKey(fingerprint: string): Person | undefined {
    const held = this.#keys.get(fingerprint);
    return held === undefined ? undefined : this.#persons.get(held.person);
  }

  #tableByCode(code: string): TableRow | undefined {
    return [...this.#tables.values()].find(row => row.code === code && row.state !== 'finished');
  }

  #change(id: string, change: Partial<Person>): void {
    this.#needDisk();
    const person = this.#persons.get(id);
    if (person === undefined) throw new UnknownPerson(`nobody has the id ${id}`);
    this.#persons.set(id, { ...person, ...change });
  }

  #needDisk(): void {
    if (this.#broken) throw new AppendRefused('failed', 'the disk takes nothing');
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
