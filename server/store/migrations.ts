import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

/**
 * Every change of the schema in order, by the name that the database remembers it by. A migration that has been
 * released is never edited: the next one changes what it made.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-logs-people-tables-records': { up: createAll },
};

export const migrationProvider: MigrationProvider = {
  getMigrations: async () => ({ ...migrations }),
};

// A migration sees the schema of its own time, which has no type.
async function createAll(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('sequence', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('data', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('entries_pk', ['table_id', 'sequence'])
    .execute();
  await db.schema
    .createTable('persons')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('nickname', 'text', column => column.notNull())
    .addColumn('settings', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('keys')
    .addColumn('fingerprint', 'text', column => column.primaryKey())
    .addColumn('person_id', 'text', column => column.notNull().references('persons.id'))
    .addColumn('algorithm', 'text', column => column.notNull())
    .addColumn('public_key', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('keys_of_person')
    .on('keys')
    .columns(['person_id', 'position'])
    .unique()
    .execute();
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('code', 'text')
    .addColumn('ruleset', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('private', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  await db.schema.createIndex('tables_by_state').on('tables').columns(['state', 'created_at']).execute();
  await db.schema
    .createIndex('tables_by_code')
    .on('tables')
    .column('code')
    .unique()
    // A code is free again once its table is over.
    .where(sql.ref('finished_at'), 'is', null)
    .execute();
  await db.schema
    .createTable('records')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('ruleset', 'text', column => column.notNull())
    .addColumn('finished_at', 'bigint', column => column.notNull())
    .addColumn('summary', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .execute();
  await db.schema.createIndex('records_by_time').on('records').columns(['finished_at', 'id']).execute();
}
