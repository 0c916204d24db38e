/** What the index of tables knows of a table. What happened at it is in its log. */
export interface TableRow {
  readonly id: string;
  /** The invite code of a private table. Free again once the table has finished. */
  readonly code: string | null;
  readonly ruleset: string;
  readonly state: TableState;
  readonly private: boolean;
  /** Wall time in ms. */
  readonly createdAt: number;
  readonly finishedAt: number | null;
}

/** Waiting for players, being played, over. */
export type TableState = 'open' | 'playing' | 'finished';

/** Another table that is not finished has this code, or a table this id. */
export class TableTaken extends Error {
  override readonly name = 'TableTaken';
}

/** The index of tables. */
export interface Tables {
  /** Adds an open table. Rejects with `TableTaken`. */
  addTable(table: Pick<TableRow, 'id' | 'code' | 'ruleset' | 'private' | 'createdAt'>): Promise<void>;
  /** Moves a table on; `at` becomes its `finishedAt` where it finishes. No table of that id: nothing happens. */
  setTableState(id: string, state: TableState, at: number): Promise<void>;
  findTable(id: string): Promise<TableRow | undefined>;
  /** The unfinished table with this invite code. */
  findTableByCode(code: string): Promise<TableRow | undefined>;
  /** Newest first. */
  listTables(filter?: TableFilter): Promise<TableRow[]>;
}

export interface TableFilter {
  /** Any of these; all where not given. */
  readonly states?: readonly TableState[];
  readonly private?: boolean;
  readonly ruleset?: string;
  readonly limit?: number;
}
