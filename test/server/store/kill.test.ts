import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import { read } from '../../../server/store/queries/log.ts';
import { openDatabase } from '../../../server/store/sqlite/open-database.ts';
import { SqliteStore } from '../../../server/store/sqlite/sqlite-store.ts';
import { temporaryFolder } from '../../helpers/folder.ts';

const appender = fileURLToPath(new URL('./append-until-killed.ts', import.meta.url));
const tables = ['east', 'south', 'west'];

/**
 * Runs the appender until so many acknowledgements have come, kills it outright, and returns the last one of
 * each table.
 */
async function appendUntilKilled(folder: string, acknowledgements: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [appender, folder, ...tables], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = new Map<string, number>();
  let count = 0;
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const [table = '', length = ''] = line.split(' ');
    acknowledged.set(table, Number(length));
    // The child goes on meanwhile, so the blow falls anywhere in its work.
    if (++count === acknowledgements) child.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
  return acknowledged;
}

it('keeps every acknowledged entry, without a gap, through kill after kill', async () => {
  const folder = temporaryFolder('data');
  const random = seedrandom('kill -9');
  for (let round = 0; round < 4; round++) {
    const acknowledged = await appendUntilKilled(folder, 1 + Math.floor(random() * 80));
    const database = await openDatabase(folder);
    for (const table of tables) {
      const entries = await read(database.db, table);
      expect(entries.length).toBeGreaterThanOrEqual(acknowledged.get(table) ?? 0);
      expect(entries.map(({ data }) => data)).toEqual(entries.map((_, number) => ({ table, number })));
    }
    await database.close();
  }
}, 60_000);

it('keeps a second server out while the first lives, and not a moment longer', async () => {
  const folder = temporaryFolder('data');
  const child = spawn(process.execPath, [appender, folder, 'east'], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await expect(SqliteStore.open(folder)).rejects.toMatchObject({
    name: 'StoreUnavailable',
    reason: 'locked',
    message: `another server is running on the data folder ${folder}`,
  });
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  const store = await SqliteStore.open(folder);
  expect((await store.read('east')).length).toBeGreaterThan(0);
  await store.close();
});
