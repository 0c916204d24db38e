import { commandFromJson, commandToJson } from '../game/json.ts';
import type { Command, Seat } from '../game/state.ts';
import type { TableConfig } from './snapshot.ts';
import type { LogEntry } from './store.ts';

/** The version of the log as it is written; a newer one is not read. */
export const LOG_VERSION = 1;

/** Who decided on a command: the person, a bot, the clock, or the table itself (which deals). */
export type Decider = 'person' | 'bot' | 'clock' | 'table';

/** Milliseconds that decisions still under way had left when the entry was made, by seat. */
export type ClocksLeft = Readonly<Record<Seat, number>>;

/**
 * What is written down of a table. People are named by their place: the order in which they sat down before the match began,
 * their seat after.
 */
export type TableEntry =
  | {
      readonly kind: 'opened';
      readonly data: { readonly version: number; readonly config: TableConfig; readonly seed: string };
    }
  | { readonly kind: 'sat'; readonly data: { readonly person: string; readonly name: string } }
  /** Before the match the place is free again; in it, a bot has it for good. */
  | { readonly kind: 'left'; readonly data: { readonly place: number } }
  | { readonly kind: 'renamed'; readonly data: { readonly place: number; readonly name: string } }
  | { readonly kind: 'phrase'; readonly data: { readonly place: number; readonly text: string } }
  | { readonly kind: 'ready'; readonly data: { readonly place: number; readonly gate: number | null } }
  /** `seats` says, by seat, whose place got it; bots with these names have the places after the people's. */
  | {
      readonly kind: 'started';
      readonly data: { readonly seats: readonly number[]; readonly bots: readonly string[] };
    }
  | {
      readonly kind: 'command';
      readonly data: { readonly command: Command; readonly by: Decider; readonly clocks: ClocksLeft };
    }
  /** A claim window closed. Follows from the answers in it, so it is only written with the next entry. */
  | { readonly kind: 'settled'; readonly data: Readonly<Record<string, never>> }
  /** Decisions go on for long: what they have left, for whoever takes the table over from here. */
  | { readonly kind: 'clocks'; readonly data: { readonly clocks: ClocksLeft } }
  | { readonly kind: 'autoplay'; readonly data: { readonly place: number; readonly why: Autoplay | null } }
  | { readonly kind: 'paused'; readonly data: { readonly on: boolean } }
  /** The log could not be written for a while and can be again. */
  | { readonly kind: 'resumed'; readonly data: Readonly<Record<string, never>> }
  /** The last entry: the match is over, or nobody came. */
  | { readonly kind: 'finished'; readonly data: { readonly scores: readonly number[] | null } };

/** Why a bot plays for a person who has not left. */
export type Autoplay = 'choice' | 'time-outs';

export type EntryKind = TableEntry['kind'];
export type DataOf<K extends EntryKind> = Extract<TableEntry, { kind: K }>['data'];

/** The log says what this version does not understand. */
export class TableLogError extends Error {
  override readonly name = 'TableLogError';
}

/** An entry as the log keeps it: plain JSON, tiles as notation. @param at wall time in ms */
export function toLogEntry(entry: TableEntry, at: number): LogEntry {
  if (entry.kind !== 'command') return { kind: entry.kind, at, data: entry.data };
  return { kind: entry.kind, at, data: { ...entry.data, command: commandToJson(entry.data.command) } };
}

const KINDS = new Set<string>([
  'opened',
  'sat',
  'left',
  'renamed',
  'phrase',
  'ready',
  'started',
  'command',
  'settled',
  'clocks',
  'autoplay',
  'paused',
  'resumed',
  'finished',
] satisfies EntryKind[]);

/** An entry of the log. @throws TableLogError where this version does not know it */
export function fromLogEntry({ kind, data }: LogEntry): TableEntry {
  if (!KINDS.has(kind)) throw new TableLogError(`an entry of an unknown kind, ${JSON.stringify(kind)}`);
  const entry = { kind, data } as TableEntry;
  if (entry.kind === 'opened' && entry.data.version > LOG_VERSION)
    throw new TableLogError(`a log of version ${entry.data.version}, newer than ${LOG_VERSION}`);
  if (entry.kind !== 'command') return entry;
  return { kind: 'command', data: { ...entry.data, command: commandFromJson(entry.data.command) } };
}
