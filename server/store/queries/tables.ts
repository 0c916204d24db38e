import type { Kysely } from 'kysely';
import type { Database, TablesTable } from '../schema.ts';
import { usualListLimit } from '../store.ts';
import type { TableFilter, TableRow, TableState } from '../tables.ts';
import { TableTaken } from '../tables.ts';
import { isUniqueViolation } from './unique-violation.ts';

/** `Tables.addTable`. */
export async function addTable(
  db: Kysely<Database>,
  table: Pick<TableRow, 'id' | 'code' | 'ruleset' | 'private' | 'createdAt'>,
): Promise<void> {
  const { id, code, ruleset, createdAt } = table;
  const row: TablesTable = {
    id,
    code,
    ruleset,
    state: 'open',
    private: table.private ? 1 : 0,
    created_at: createdAt,
    finished_at: null,
  };
  try {
    await db.insertInto('tables').values(row).execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new TableTaken('a table has this id or code');
    throw error;
  }
}

/** `Tables.setTableState`. */
export async function setTableState(
  db: Kysely<Database>,
  id: string,
  state: TableState,
  at: number,
): Promise<void> {
  const finished_at = state === 'finished' ? at : null;
  await db.updateTable('tables').set({ state, finished_at }).where('id', '=', id).execute();
}

export async function findTable(db: Kysely<Database>, id: string): Promise<TableRow | undefined> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : toTable(row);
}

export async function findTableByCode(db: Kysely<Database>, code: string): Promise<TableRow | undefined> {
  const row = await db
    .selectFrom('tables')
    .selectAll()
    .where('code', '=', code)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? undefined : toTable(row);
}

/** `Tables.listTables`. */
export async function listTables(db: Kysely<Database>, filter: TableFilter = {}): Promise<TableRow[]> {
  // PostgreSQL knows no empty list to be in.
  if (filter.states?.length === 0) return [];
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .$if(filter.states !== undefined, query => query.where('state', 'in', filter.states ?? []))
    .$if(filter.private !== undefined, query => query.where('private', '=', filter.private ? 1 : 0))
    .$if(filter.ruleset !== undefined, query => query.where('ruleset', '=', filter.ruleset ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit ?? usualListLimit)
    .execute();
  return rows.map(toTable);
}

function toTable(row: TablesTable): TableRow {
  return {
    id: row.id,
    code: row.code,
    ruleset: row.ruleset,
    state: row.state as TableState,
    private: row.private === 1,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}
