import { append, read } from './queries/log.ts';
import * as people from './queries/people.ts';
import { listRecords, readRecord, saveRecord } from './queries/records.ts';
import { addTable, findTable, findTableByCode, listTables, setTableState } from './queries/tables.ts';

/** What changes the database: these share a commit. */
export const writes = {
  append,
  personOfKey: people.personOfKey,
  renamePerson: people.renamePerson,
  saveSettings: people.saveSettings,
  linkKey: people.linkKey,
  addTable,
  setTableState,
  saveRecord,
} as const;

/** What only looks. */
export const reads = {
  read,
  findPersonByKey: people.findPersonByKey,
  findPerson: people.findPerson,
  keysOf: people.keysOf,
  findTable,
  findTableByCode,
  listTables,
  readRecord,
  listRecords,
} as const;

export type Operations = typeof writes & typeof reads;
export type OperationName = keyof Operations;

/** An operation's arguments, without the database that it runs on. */
export type OperationArguments<Name extends OperationName> =
  Parameters<Operations[Name]> extends [unknown, ...infer Rest] ? Rest : never;

export type OperationResult<Name extends OperationName> = Awaited<ReturnType<Operations[Name]>>;

/** One operation as it travels to the thread that owns the database. */
export interface Call {
  readonly name: OperationName;
  readonly args: readonly unknown[];
}

export function isWrite(call: Call): boolean {
  return call.name in writes;
}
