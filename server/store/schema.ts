/**
 * The tables as every database has them. Kept to what SQLite and PostgreSQL share: text, whole numbers (times are ms
 * in a bigint, truth is 0 or 1), JSON as text. A PostgreSQL driver must read int8 as a number.
 */
export interface Database {
  entries: EntriesTable;
  persons: PersonsTable;
  keys: KeysTable;
  tables: TablesTable;
  records: RecordsTable;
}

/** The logs of all tables; the primary key (table_id, sequence) is what lets only one of two writers win. */
export interface EntriesTable {
  table_id: string;
  sequence: number;
  kind: string;
  at: number;
  data: string;
}

export interface PersonsTable {
  id: string;
  nickname: string;
  settings: string;
  created_at: number;
}

export interface KeysTable {
  fingerprint: string;
  person_id: string;
  algorithm: string;
  public_key: string;
  /** The how manieth key of its person, from 0. */
  position: number;
}

export interface TablesTable {
  id: string;
  code: string | null;
  ruleset: string;
  state: string;
  private: number;
  created_at: number;
  finished_at: number | null;
}

export interface RecordsTable {
  id: string;
  ruleset: string;
  finished_at: number;
  summary: string;
  body: string;
}
