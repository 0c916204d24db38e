import { writeSync } from 'node:fs';
import { SqliteStore } from '../../../server/store/sqlite/sqlite-store.ts';

// Appends to several tables at once, for ever, and prints `table length` after every acknowledgement. A test
// kills it.

const [folder = '', ...tables] = process.argv.slice(2);
const store = await SqliteStore.open(folder);

async function fill(table: string): Promise<void> {
  let length = (await store.read(table)).length;
  for (;;) {
    const entries = Array.from({ length: 1 + (length % 3) }, (_, index) => ({
      kind: 'command',
      at: length + index,
      data: { table, number: length + index },
    }));
    await store.append(table, length, entries);
    length += entries.length;
    writeSync(1, `${table} ${length}\n`);
  }
}

await Promise.all(tables.map(fill));
