import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/store/sqlite/open-database.ts';
import { SqliteStore } from '../../../server/store/sqlite/sqlite-store.ts';
import { temporaryFolder } from '../../helpers/folder.ts';
import { entry } from './contract.ts';

it('makes its folder, closed to others, and finds everything there again', async () => {
  const folder = join(temporaryFolder('data'), 'deep', 'data');
  const first = await SqliteStore.open(folder);
  await first.append('t', 0, [entry(0)]);
  const { id } = await first.personOfKey({ fingerprint: 'f', algorithm: 'a', publicKey: 'p' }, 'anna');
  await first.close();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const second = await SqliteStore.open(folder);
  expect(await second.read('t')).toEqual([entry(0)]);
  expect((await second.findPerson(id))?.nickname).toBe('anna');
  await second.close();
});

it('writes ahead and waits for the disk at every commit', async () => {
  const database = await openDatabase(temporaryFolder('data'));
  const pragma = async (name: string) =>
    (await sql<Record<string, unknown>>`PRAGMA ${sql.raw(name)}`.execute(database.db)).rows[0]?.[name];
  expect(await pragma('journal_mode')).toBe('wal');
  const full = 2;
  expect(await pragma('synchronous')).toBe(full);
  await database.close();
});

it('is refused to a second owner in the same process, and free after the first has closed', async () => {
  const folder = temporaryFolder('data');
  const first = await SqliteStore.open(folder);
  await expect(SqliteStore.open(folder)).rejects.toMatchObject({ reason: 'locked' });
  await first.append('t', 0, [entry(0)]);
  await first.close();
  await (await SqliteStore.open(folder)).close();
});

it('is refused to a version older than the one that wrote it, and left as it is', async () => {
  const folder = temporaryFolder('data');
  await (await SqliteStore.open(folder)).close();
  const raw = new DatabaseSync(join(folder, 'sshparrow.db'));
  raw.exec("INSERT INTO kysely_migration VALUES ('0999-from-the-future', '2030-01-01')");
  raw.close();
  const failure = SqliteStore.open(folder);
  await expect(failure).rejects.toMatchObject({ name: 'StoreUnavailable', reason: 'newer' });
  await expect(failure).rejects.toThrow(/newer version.*0999-from-the-future/);
  // The refusal lets go of the lock.
  await expect(SqliteStore.open(folder)).rejects.toMatchObject({ reason: 'newer' });
});

it('says so when the file is no database, or the folder no folder', async () => {
  const folder = temporaryFolder('data');
  writeFileSync(join(folder, 'sshparrow.db'), 'not a database, whatever its name says '.repeat(100));
  await expect(SqliteStore.open(folder)).rejects.toMatchObject({ reason: 'unreadable' });
  const file = join(temporaryFolder('data'), 'file');
  writeFileSync(file, '');
  await expect(SqliteStore.open(file)).rejects.toMatchObject({ reason: 'unreadable' });
  mkdirSync(join(folder, 'sub', 'sshparrow.db'), { recursive: true });
  await expect(SqliteStore.open(join(folder, 'sub'))).rejects.toMatchObject({ reason: 'unreadable' });
});

it('refuses what was under way when its thread dies, tells its owner, and has lost nothing acknowledged', async () => {
  const folder = temporaryFolder('data');
  const store = await SqliteStore.open(folder);
  const lost: Error[] = [];
  store.onLost(error => lost.push(error));
  await store.append('first', 0, [entry(0)]);
  // So many that the thread cannot be through with them when it dies.
  const tables = Array.from({ length: 2_000 }, (_, n) => `t${n}`);
  const underWay = Promise.allSettled(tables.map(table => store.append(table, 0, [entry(0)])));
  await store.kill();
  const outcomes = await underWay;
  const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const refusal of refused) expect(refusal).toMatchObject({ name: 'AppendRefused', reason: 'failed' });
  await expect(store.append('t', 0, [entry(0)])).rejects.toMatchObject({ reason: 'failed' });
  expect(lost).toHaveLength(1);
  await store.close();
  const next = await SqliteStore.open(folder);
  expect(await next.read('first')).toEqual([entry(0)]);
  for (const [n, { status }] of outcomes.entries())
    if (status === 'fulfilled') expect(await next.read(tables[n]!)).toEqual([entry(0)]);
  await next.close();
});
