import type { Kysely } from 'kysely';
import { AppendRefused } from '../../src/table/store.ts';
import type { Call } from './operations.ts';
import { isWrite, reads, writes } from './operations.ts';
import type { Refusal } from './refusals.ts';
import { isRefusal, toRefusal } from './refusals.ts';
import type { Database } from './schema.ts';

/** What came of a call. A value is durable by the time it is given. */
export type Outcome = { readonly value: unknown } | { readonly refusal: Refusal };

/**
 * Runs the calls that have gathered: all that change something in one transaction, so that they share its fsync, then
 * all that look. Each write has a savepoint of its own: one that is refused takes nothing with it but itself.
 * Where the database fails, nothing of the transaction stands; each write is then
 * tried alone, so that one too large for a full disk does not fail the small ones next to it.
 * @returns the outcomes in the order of the calls
 */
export async function runTogether(db: Kysely<Database>, calls: readonly Call[]): Promise<Outcome[]> {
  const changing = calls.filter(isWrite);
  const changed = new Map<Call, Outcome>();
  try {
    for (const [index, outcome] of (await commit(db, changing)).entries())
      changed.set(changing[index]!, outcome);
  } catch (error) {
    for (const call of changing)
      changed.set(call, changing.length === 1 ? failed(error) : await commitAlone(db, call));
  }
  const outcomes: Outcome[] = [];
  for (const call of calls) outcomes.push(changed.get(call) ?? (await look(db, call)));
  return outcomes;
}

async function commitAlone(db: Kysely<Database>, call: Call): Promise<Outcome> {
  try {
    return (await commit(db, [call]))[0]!;
  } catch (error) {
    return failed(error);
  }
}

/** One transaction. Throws where the database fails, with everything rolled back. */
async function commit(db: Kysely<Database>, calls: readonly Call[]): Promise<Outcome[]> {
  if (calls.length === 0) return [];
  const transaction = await db.startTransaction().execute();
  try {
    const outcomes: Outcome[] = [];
    for (const call of calls) {
      const guarded = await transaction.savepoint('call').execute();
      try {
        const value = await perform(writes, transaction, call);
        await guarded.releaseSavepoint('call').execute();
        outcomes.push({ value });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await guarded.rollbackToSavepoint('call').execute();
        await guarded.releaseSavepoint('call').execute();
        outcomes.push({ refusal: toRefusal(error) });
      }
    }
    await transaction.commit().execute();
    return outcomes;
  } catch (error) {
    await transaction.rollback().execute();
    throw error;
  }
}

async function look(db: Kysely<Database>, call: Call): Promise<Outcome> {
  try {
    return { value: await perform(reads, db, call) };
  } catch (error) {
    return failed(error);
  }
}

/** The names and arguments were typed where the call was made; between threads they are plain data. */
function perform(operations: object, db: Kysely<Database>, { name, args }: Call): Promise<unknown> {
  const table = operations as Record<
    string,
    (db: Kysely<Database>, ...args: readonly unknown[]) => Promise<unknown>
  >;
  const operation = table[name];
  if (operation === undefined) throw new Error(`the store has no operation ${name}`);
  return operation(db, ...args);
}

function failed(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  return { refusal: toRefusal(new AppendRefused('failed', message)) };
}
