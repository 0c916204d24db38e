import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { makeFolder } from '../../make-folder.ts';
import { reasonOf } from '../../reason-of.ts';
import { migrationProvider, migrations } from '../migrations.ts';
import type { Database } from '../schema.ts';
import { StoreUnavailable } from '../store.ts';
import { NodeSqliteDialect } from './dialect.ts';

/** The one database file of a data folder. */
const databaseFile = 'sshparrow.db';
const lockFile = 'sshparrow.lock';

/** A database that is open, up to date and ours alone. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** Limits the file's size in pages of 4 KiB, for tests of a full disk; null lifts the limit. */
  limitPages(pages: number | null): void;
  close(): Promise<void>;
}

/**
 * Opens the database of a folder, making both at the first start.
 * @throws StoreUnavailable
 */
export async function openDatabase(folder: string): Promise<OpenDatabase> {
  const lock = takeLock(folder);
  try {
    const raw = new DatabaseSync(join(folder, databaseFile));
    raw.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA fullfsync = ON; PRAGMA foreign_keys = ON',
    );
    const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(raw) });
    await migrate(db, folder);
    // Only from here on must a commit wait for the disk: a migration that is lost is run again, and the first
    // commit takes along what came before it.
    raw.exec('PRAGMA synchronous = FULL');
    return {
      db,
      limitPages: pages => raw.exec(`PRAGMA max_page_count = ${pages ?? 1_073_741_823}`),
      close: async () => {
        await db.destroy();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    if (error instanceof StoreUnavailable) throw error;
    throw unreadable(folder, error);
  }
}

/**
 * Holds a lock file's exclusive transaction for as long as the process lives. The system drops the lock with
 * the process, however it ends: nothing stale can keep the next start out.
 */
function takeLock(folder: string): DatabaseSync {
  try {
    makeFolder(folder, 0o700);
    const lock = new DatabaseSync(join(folder, lockFile), { timeout: 0 });
    try {
      lock.exec('BEGIN EXCLUSIVE');
      return lock;
    } catch (error) {
      lock.close();
      throw error;
    }
  } catch (error) {
    if ((error as { readonly errcode?: number }).errcode === sqliteBusy)
      throw new StoreUnavailable('locked', `another server is running on the data folder ${folder}`);
    throw unreadable(folder, error);
  }
}

const sqliteBusy = 5;

async function migrate(db: Kysely<Database>, folder: string): Promise<void> {
  const migrator = new Migrator({ db, provider: migrationProvider });
  const newer = (await appliedMigrations(db)).find(name => !(name in migrations));
  if (newer !== undefined)
    throw new StoreUnavailable(
      'newer',
      `a newer version of sshparrow wrote the data folder ${folder} (it has ${newer}); use that version`,
    );
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}

function unreadable(folder: string, error: unknown): StoreUnavailable {
  return new StoreUnavailable('unreadable', `cannot use the data folder ${folder}: ${reasonOf(error)}`);
}
