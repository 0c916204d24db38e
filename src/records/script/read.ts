import { commandFromJson } from '../../game/json.ts';
import { type Options, readOptions } from '../../game/options.ts';
import type { Ruleset } from '../../game/ruleset.ts';
import { InputError } from '../../game/score-input.ts';
import type { Command, Seat, Wind } from '../../game/state.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { ArrangedParts } from './arrange.ts';
import { SEAT_NAMES } from './seat-names.ts';

/** One entry of a script's list. */
export type Line =
  | { readonly kind: 'command'; readonly command: Command & { readonly seat: Seat } }
  /** Must be refused: for any reason (true), or for the one named. `tile` says about which tile. */
  | {
      readonly kind: 'refused';
      readonly command: Command & { readonly seat: Seat };
      readonly reason: string | true;
      readonly tile: Tile | null;
    }
  | { readonly kind: 'draws'; readonly left: number }
  | { readonly kind: 'stop' };

export interface Script {
  readonly id: unknown;
  readonly options: Options;
  readonly dealer: Seat;
  readonly round: Wind;
  readonly hand: number;
  readonly scores: readonly number[];
  readonly counters: Readonly<Record<string, number>>;
  readonly parts: ArrangedParts;
  readonly lines: readonly Line[];
  readonly as: Seat | null;
}

/** Counters that a script may set, by name; a ruleset knows those that its first hand has. */
const COUNTERS = ['honba', 'deposits', 'eastWins'];

/** Reads a line of `script`. @throws InputError with what is wrong */
export function readScript(rules: Ruleset, value: unknown): Script {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new InputError('an object is expected');
  const fields = value as Record<string, unknown>;
  const read = readOptions(rules.options, (fields.options ?? {}) as Record<string, unknown>);
  if ('problem' in read) throw new InputError(`options: ${read.problem}`);
  const { options } = read;
  const seats = rules.seats(options);
  const hands: Record<Seat, string> = {};
  for (const [name, tiles] of Object.entries((fields.hands ?? {}) as Record<string, unknown>))
    hands[seatOf(name, seats, 'hands')] = textOf(tiles, 'hands');
  return {
    id: fields.id,
    options,
    dealer: seatOf(fields.dealer ?? 'east', seats, 'dealer'),
    round: seatOf(fields.round ?? 'east', 4, 'round'),
    hand: countOf(fields.hand ?? 1, 'hand', 1),
    scores: scoresOf(rules, options, fields),
    counters: countersOf(rules, options, fields),
    parts: {
      hands,
      wall: textOf(fields.wall, 'wall'),
      tail: textOf(fields.tail, 'tail'),
      indicators: textOf(fields.indicators, 'indicators'),
      ura: textOf(fields.ura, 'ura'),
    },
    lines: linesOf(fields.commands, rules, seats),
    as: fields.as === undefined ? null : seatOf(fields.as, seats, 'as'),
  };
}

function scoresOf(rules: Ruleset, options: Options, fields: Record<string, unknown>): readonly number[] {
  const seats = rules.seats(options);
  const start = rules.startScore(options);
  if (fields.scores === undefined) return Array.from({ length: seats }, () => start);
  const scores = fields.scores as number[];
  if (!Array.isArray(scores) || scores.length !== seats || !scores.every(Number.isInteger))
    throw new InputError(`scores: ${seats} numbers are expected`);
  const onTable = rules.onTable?.(countersOf(rules, options, fields)) ?? 0;
  const sum = scores.reduce((total, score) => total + score, onTable);
  if (sum !== start * seats)
    throw new InputError(`scores: with what lies on the table they make ${sum}, not ${start * seats}`);
  return scores;
}

function countersOf(
  rules: Ruleset,
  options: Options,
  fields: Record<string, unknown>,
): Readonly<Record<string, number>> {
  const known = rules.firstHand?.(options).counters ?? {};
  const counters: Record<string, number> = { ...known };
  for (const name of COUNTERS) {
    const value = countOf(fields[name] ?? known[name] ?? 0, name);
    if (name in known) counters[name] = value;
    else if (value !== 0) throw new InputError(`${name}: this ruleset has none`);
  }
  return counters;
}

function linesOf(value: unknown, rules: Ruleset, seats: number): Line[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new InputError('commands: a list is expected');
  const lines = value.map((item, i) => {
    try {
      return lineOf(item, rules, seats);
    } catch (error) {
      throw new InputError(`command ${i + 1}: ${(error as Error).message}`);
    }
  });
  const stop = lines.findIndex(line => line.kind === 'stop');
  if (stop >= 0 && stop < lines.length - 1)
    throw new InputError(`command ${stop + 2} never gets its turn: the one before it stops the hand`);
  return lines;
}

function lineOf(item: unknown, rules: Ruleset, seats: number): Line {
  if (item === null || typeof item !== 'object' || Array.isArray(item))
    throw new InputError('an object is expected');
  const fields = item as Record<string, unknown>;
  if (fields.stop === true) return { kind: 'stop' };
  if ('draws' in fields) return { kind: 'draws', left: countOf(fields.draws, 'draws') };
  const { seat, refused = false, from, ...rest } = fields;
  const command = {
    ...withFaces(rules, commandFromJson(rest)),
    seat: seatOf(seat, seats, 'seat'),
    ...(from === undefined ? {} : { from: seatOf(from, seats, 'from') }),
  };
  if (refused === false) return { kind: 'command', command };
  const reason = refused === true ? true : String(refused);
  return { kind: 'refused', command, reason, tile: command.tile ?? null };
}

/** The command with the faces that the set has; a claim that names no jokers uses none. */
function withFaces({ faceOf }: Ruleset, command: Command): Command {
  const { tile, tiles } = command;
  return {
    ...command,
    ...(command.do === 'claim' && command.jokers === undefined ? { jokers: 0 } : {}),
    ...(faceOf === undefined || tile === undefined ? {} : { tile: faceOf(tile) }),
    ...(faceOf === undefined || tiles === undefined ? {} : { tiles: tiles.map(faceOf) }),
  };
}

function seatOf(name: unknown, seats: number, field: string): Seat {
  const seat = SEAT_NAMES.indexOf(name as string);
  if (seat < 0 || seat >= seats) throw new InputError(`${field}: there is no seat ${JSON.stringify(name)}`);
  return seat;
}

function countOf(value: unknown, field: string, least = 0): number {
  if (!Number.isInteger(value) || (value as number) < least)
    throw new InputError(`${field}: a number from ${least} is expected`);
  return value as number;
}

function textOf(value: unknown, field: string): string {
  if (value !== undefined && typeof value !== 'string')
    throw new InputError(`${field}: notation is expected`);
  return value ?? '';
}
