import type { Kysely } from 'kysely';
import type { LogEntry } from '../../../src/table/store.ts';
import { AppendRefused } from '../../../src/table/store.ts';
import type { Database } from '../schema.ts';
import { isUniqueViolation } from './unique-violation.ts';

/** An entry as it goes to the database: its data as JSON text. */
export interface EncodedEntry {
  readonly kind: string;
  readonly at: number;
  readonly data: string;
}

/** Rows in one INSERT; databases limit the parameters of a statement. */
const rowsAtOnce = 500;

/** `TableLog.append`: throws `AppendRefused('conflict')` where the log has another length. */
export async function append(
  db: Kysely<Database>,
  table: string,
  expectedSequence: number,
  entries: readonly EncodedEntry[],
): Promise<void> {
  const last = await db
    .selectFrom('entries')
    .select('sequence')
    .where('table_id', '=', table)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const length = last === undefined ? 0 : last.sequence + 1;
  if (length !== expectedSequence)
    throw new AppendRefused('conflict', `${table} has ${length} entries, not ${expectedSequence}`);
  const rows = entries.map((entry, index) => ({
    ...entry,
    table_id: table,
    sequence: expectedSequence + index,
  }));
  try {
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await db
        .insertInto('entries')
        .values(rows.slice(from, from + rowsAtOnce))
        .execute();
  } catch (error) {
    // Another server wrote between the look and the leap; the primary key let only one of us win.
    if (isUniqueViolation(error)) throw new AppendRefused('conflict', `${table} was written by another`);
    throw error;
  }
}

/** `TableLog.read`. */
export async function read(db: Kysely<Database>, table: string): Promise<LogEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['kind', 'at', 'data'])
    .where('table_id', '=', table)
    .orderBy('sequence')
    .execute();
  return rows.map(({ kind, at, data }) => ({ kind, at, data: JSON.parse(data) as unknown }));
}
