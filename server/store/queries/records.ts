import type { Kysely } from 'kysely';
import type { RecordFilter, RecordRow } from '../records.ts';
import type { Database } from '../schema.ts';
import { usualListLimit } from '../store.ts';

/** `Records.saveRecord`, with the summary as JSON text. */
export async function saveRecord(
  db: Kysely<Database>,
  row: Omit<RecordRow, 'summary'> & { readonly summary: string },
  text: string,
): Promise<void> {
  const { id, ruleset, finishedAt, summary } = row;
  await db
    .insertInto('records')
    .values({ id, ruleset, finished_at: finishedAt, summary, body: text })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute();
}

export async function readRecord(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('records').select('body').where('id', '=', id).executeTakeFirst();
  return row?.body;
}

/** `Records.listRecords`. */
export async function listRecords(db: Kysely<Database>, filter: RecordFilter = {}): Promise<RecordRow[]> {
  const rows = await db
    .selectFrom('records')
    .select(['id', 'ruleset', 'finished_at', 'summary'])
    .$if(filter.ruleset !== undefined, query => query.where('ruleset', '=', filter.ruleset ?? ''))
    .$if(filter.before !== undefined, query => query.where('finished_at', '<', filter.before ?? 0))
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit ?? usualListLimit)
    .execute();
  return rows.map(({ id, ruleset, finished_at, summary }) => ({
    id,
    ruleset,
    finishedAt: finished_at,
    summary: JSON.parse(summary) as unknown,
  }));
}
