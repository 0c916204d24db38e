import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Outcome } from '../../../server/store/group-commit.ts';
import { runTogether } from '../../../server/store/group-commit.ts';
import { migrationProvider } from '../../../server/store/migrations.ts';
import type { Call } from '../../../server/store/operations.ts';
import type { Database } from '../../../server/store/schema.ts';
import { NodeSqliteDialect } from '../../../server/store/sqlite/dialect.ts';

let raw: DatabaseSync;
let db: Kysely<Database>;
let statements: string[];

beforeEach(async () => {
  raw = new DatabaseSync(':memory:');
  statements = [];
  db = new Kysely<Database>({
    dialect: new NodeSqliteDialect(raw),
    log: event => {
      if (event.level === 'query') statements.push(event.query.sql);
    },
  });
  const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
  expect(error).toBeUndefined();
  statements = [];
});
afterEach(() => db.destroy());

const append = (table: string, sequence: number, data = '1'): Call => ({
  name: 'append',
  args: [table, sequence, [{ kind: 'command', at: 1, data }]],
});
const read = (table: string): Call => ({ name: 'read', args: [table] });
const lengthOf = (outcome: Outcome | undefined) =>
  outcome !== undefined && 'value' in outcome && Array.isArray(outcome.value)
    ? outcome.value.length
    : undefined;
const done = { value: undefined };
const refusedAs = (reason: string) => ({ refusal: { name: 'AppendRefused', reason } });
const commits = () => statements.filter(statement => statement === 'commit').length;

it('makes one commit of all that changes something', async () => {
  const calls = Array.from({ length: 50 }, (_, number) => append(`t${number % 5}`, Math.floor(number / 5)));
  expect(await runTogether(db, calls)).toEqual(calls.map(() => done));
  expect(commits()).toBe(1);
});

it('shows a reader nothing before it is durable', async () => {
  const outcomes = await runTogether(db, [append('t', 0), read('t'), append('t', 1), read('t')]);
  expect(outcomes.map(lengthOf)).toEqual([undefined, 2, undefined, 2]);
  expect(statements.lastIndexOf('commit')).toBeLessThan(
    statements.findIndex(statement => statement.includes('"data" from "entries"')),
  );
});

it('makes no commit of reading alone', async () => {
  expect((await runTogether(db, [read('t')])).map(lengthOf)).toEqual([0]);
  expect(commits()).toBe(0);
});

it('refuses a conflict without harm to its neighbours', async () => {
  const outcomes = await runTogether(db, [append('t', 0), append('t', 0), append('t', 1), append('u', 0)]);
  expect(outcomes).toMatchObject([done, refusedAs('conflict'), done, done]);
  expect(commits()).toBe(1);
  expect((await runTogether(db, [read('t'), read('u')])).map(lengthOf)).toEqual([2, 1]);
});

it('undoes the whole of an operation that is refused half way', async () => {
  const taken = append('t', 501);
  raw.exec("INSERT INTO entries VALUES ('t', 0, 'command', 1, '1')");
  // The look finds one entry; the row in the way is met only by the second INSERT of five hundred.
  raw.exec(
    "CREATE TRIGGER late AFTER INSERT ON entries WHEN NEW.sequence = 500 BEGIN INSERT INTO entries VALUES ('t', 501, 'command', 1, '1'); END",
  );
  const many = Array.from({ length: 600 }, () => ({ kind: 'command', at: 1, data: '1' }));
  const outcomes = await runTogether(db, [{ name: 'append', args: ['t', 1, many] }, append('u', 0), taken]);
  expect(outcomes).toMatchObject([refusedAs('conflict'), done, refusedAs('conflict')]);
  expect((await runTogether(db, [read('t'), read('u')])).map(lengthOf)).toEqual([1, 1]);
});

it('fails on a full disk only what does not fit', async () => {
  await runTogether(db, [append('t', 0)]);
  raw.exec('PRAGMA max_page_count = 1');
  const large = append('u', 0, JSON.stringify('x'.repeat(50_000)));
  const outcomes = await runTogether(db, [append('t', 1), large, append('t', 2), read('u')]);
  expect(outcomes).toMatchObject([done, refusedAs('failed'), done, { value: [] }]);
  raw.exec('PRAGMA max_page_count = 100000');
  expect(await runTogether(db, [large, read('t')])).toMatchObject([done, { value: [{}, {}, {}] }]);
});

it('refuses both where the second only follows from the first', async () => {
  raw.exec('PRAGMA max_page_count = 1');
  const large = append('t', 0, JSON.stringify('x'.repeat(50_000)));
  const outcomes = await runTogether(db, [large, append('t', 1)]);
  expect(outcomes).toMatchObject([refusedAs('failed'), refusedAs('conflict')]);
});
