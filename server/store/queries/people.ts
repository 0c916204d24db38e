import type { Kysely } from 'kysely';
import { nanoid } from 'nanoid';
import type { Person, PersonKey, PersonSettings } from '../people.ts';
import { KeyTaken, UnknownPerson } from '../people.ts';
import type { Database, PersonsTable } from '../schema.ts';

/** `People.personOfKey`; `now` is wall time in ms. */
export async function personOfKey(
  db: Kysely<Database>,
  key: PersonKey,
  nickname: string,
  now: number,
): Promise<Person> {
  const known = await findPersonByKey(db, key.fingerprint);
  if (known !== undefined) return known;
  const row: PersonsTable = { id: nanoid(), nickname, settings: '{}', created_at: now };
  await db.insertInto('persons').values(row).execute();
  await addKey(db, row.id, key, 0);
  return toPerson(row);
}

export async function findPersonByKey(
  db: Kysely<Database>,
  fingerprint: string,
): Promise<Person | undefined> {
  const row = await db
    .selectFrom('keys')
    .innerJoin('persons', 'persons.id', 'keys.person_id')
    .selectAll('persons')
    .where('keys.fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row === undefined ? undefined : toPerson(row);
}

export async function findPerson(db: Kysely<Database>, id: string): Promise<Person | undefined> {
  const row = await db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : toPerson(row);
}

export async function renamePerson(db: Kysely<Database>, id: string, nickname: string): Promise<void> {
  await change(db, id, { nickname });
}

/** `settings` as JSON text. */
export async function saveSettings(db: Kysely<Database>, id: string, settings: string): Promise<void> {
  await change(db, id, { settings });
}

/** `People.linkKey`. */
export async function linkKey(db: Kysely<Database>, id: string, key: PersonKey): Promise<void> {
  if ((await findPerson(db, id)) === undefined) throw unknown(id);
  const held = await db
    .selectFrom('keys')
    .select('person_id')
    .where('fingerprint', '=', key.fingerprint)
    .executeTakeFirst();
  if (held?.person_id === id) return;
  if (held !== undefined) throw new KeyTaken('this key is somebody else’s');
  await addKey(db, id, key, (await keysOf(db, id)).length);
}

export async function keysOf(db: Kysely<Database>, id: string): Promise<PersonKey[]> {
  return await db
    .selectFrom('keys')
    .select(['fingerprint', 'algorithm', 'public_key as publicKey'])
    .where('person_id', '=', id)
    .orderBy('position')
    .execute();
}

async function addKey(
  db: Kysely<Database>,
  person: string,
  { fingerprint, algorithm, publicKey }: PersonKey,
  position: number,
): Promise<void> {
  await db
    .insertInto('keys')
    .values({ fingerprint, person_id: person, algorithm, public_key: publicKey, position })
    .execute();
}

async function change(db: Kysely<Database>, id: string, values: Partial<PersonsTable>): Promise<void> {
  const result = await db.updateTable('persons').set(values).where('id', '=', id).executeTakeFirst();
  if (result.numUpdatedRows === 0n) throw unknown(id);
}

function unknown(id: string): UnknownPerson {
  return new UnknownPerson(`nobody has the id ${id}`);
}

function toPerson({ id, nickname, settings, created_at }: PersonsTable): Person {
  return { id, nickname, settings: JSON.parse(settings) as PersonSettings, createdAt: created_at };
}
