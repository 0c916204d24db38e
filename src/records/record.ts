import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { commandFromJson, commandToJson } from '../game/json.ts';
import type { Options } from '../game/options.ts';
import type { Command } from '../game/state.ts';

/** The version of the format that this code writes. */
const RECORD_VERSION = 1;

/** Who played. */
export interface RecordPlayer {
  readonly name: string;
  readonly kind: 'person' | 'bot';
}

/** A match as it is written down once it is over: enough to deal and play it again, and to show that it was fair. */
export interface MatchRecord {
  readonly id: string;
  readonly ruleset: string;
  readonly options: Options;
  /** In the order in which they sat down; their phrases stand in the same order. */
  readonly players: readonly RecordPlayer[];
  /** By seat, which player sat on it. */
  readonly seats: readonly number[];
  /** The seats were drawn by lot from the seed. */
  readonly seatsDrawn: boolean;
  /** SHA-256 of the seed, shown before the first deal. */
  readonly commitment: string;
  readonly commands: readonly Command[];
  /** 64 hex digits, published at the end. */
  readonly seed: string;
  readonly phrases: readonly string[];
  /** Final scores by seat. */
  readonly scores: readonly number[];
}

/** A text that is no record, with what is wrong in one sentence. */
export class RecordError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RecordError';
  }
}

/** The record as JSON lines; the last line is the SHA-256 of all bytes before it. */
export function writeRecord(record: MatchRecord): string {
  const { commands, seed, phrases, scores, ...head } = record;
  const lines = [
    { record: 'sshparrow', version: RECORD_VERSION, ...head },
    ...commands.map(commandToJson),
    { seed, phrases, scores },
  ];
  const body = lines.map(line => `${JSON.stringify(line)}\n`).join('');
  return `${body}${JSON.stringify({ sha256: hashOf(body) })}\n`;
}

function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * Reads a record whose bytes are those that were written: the hash must fit, and so must the spelling of every line.
 * Whether the match in it could be played so is another question (`verifyRecord`).
 * @throws RecordError
 */
export function readRecord(text: string): MatchRecord {
  const end = text.trimEnd().lastIndexOf('\n') + 1;
  const body = text.slice(0, end);
  const lines = body.split('\n').slice(0, -1);
  if (lines.length < 2) throw new RecordError('this is no record of a match: it is too short');
  const head = parse(lines[0]!, 1) as Record<string, unknown>;
  if (head.record !== 'sshparrow')
    throw new RecordError('this is no record of a match: its first line does not say so');
  if (head.version !== RECORD_VERSION)
    throw new RecordError(
      `the record's version is ${JSON.stringify(head.version)}; this program reads version ${RECORD_VERSION}`,
    );
  const last = parse(text.slice(end), lines.length + 1) as Record<string, unknown>;
  if (last.sha256 !== hashOf(body))
    throw new RecordError('the hash in the last line does not fit the bytes before it');
  const record = assemble(head, lines);
  // Spaces, another order of fields or a second newline keep the meaning, but they are not what was written.
  if (writeRecord(record) !== text) throw new RecordError('the text differs from what the program wrote');
  return record;
}

function assemble(head: Record<string, unknown>, lines: readonly string[]): MatchRecord {
  const { record: _record, version: _version, ...rest } = head;
  const tail = parse(lines.at(-1)!, lines.length) as Record<string, unknown>;
  const commands = lines.slice(1, -1).map((line, i) => {
    try {
      return commandFromJson(parse(line, i + 2));
    } catch (error) {
      throw new RecordError(`line ${i + 2}: ${(error as Error).message}`);
    }
  });
  const record = {
    ...rest,
    commands,
    seed: tail.seed,
    phrases: tail.phrases,
    scores: tail.scores,
  } as unknown as MatchRecord;
  checkFields(record);
  return record;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => Number.isSafeInteger(value);
const isPlayer = (value: unknown): boolean => {
  const { name, kind } = (value ?? {}) as Record<string, unknown>;
  return isText(name) && (kind === 'person' || kind === 'bot');
};
const listOf =
  (isItem: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isItem);

/** What every field must be; a record comes from anywhere. */
const FIELDS: readonly [keyof MatchRecord, (value: unknown) => boolean][] = [
  ['id', isText],
  ['ruleset', isText],
  ['options', value => value !== null && typeof value === 'object' && !Array.isArray(value)],
  ['players', listOf(isPlayer)],
  ['seats', listOf(isNumber)],
  ['seatsDrawn', value => typeof value === 'boolean'],
  ['commitment', isText],
  ['seed', value => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)],
  ['phrases', listOf(isText)],
  ['scores', listOf(isNumber)],
];

function checkFields(record: MatchRecord): void {
  for (const [name, isRight] of FIELDS) {
    if (record[name] === undefined) throw new RecordError(`"${name}" is missing`);
    if (!isRight(record[name])) throw new RecordError(`"${name}" is not what it should be`);
  }
}

function parse(line: string, number: number): unknown {
  try {
    const value: unknown = JSON.parse(line);
    if (value !== null && typeof value === 'object') return value;
  } catch {
    // Said below, with the line's number.
  }
  throw new RecordError(`line ${number} is no JSON object`);
}
