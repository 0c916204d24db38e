import { tally } from '../tiles/deck.ts';
import { type NotationError, parseTile, parseTiles, tileName } from '../tiles/notation.ts';
import { kindOf, SUITS, type Suit, type Tile } from '../tiles/tile.ts';
import { badMeld } from './meld-check.ts';
import { readOptions } from './options.ts';
import type { Ruleset } from './ruleset.ts';
import type { HandInput, ScoreInput } from './scoring.ts';
import type { Meld, MeldKind, WinBy, Wind } from './state.ts';

/** A hand that cannot exist, or a field that cannot be read; the message is one line for the answer's `error`. */
export class InputError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InputError';
  }
}

type Fields = Readonly<Record<string, unknown>>;

const WINDS = ['east', 'south', 'west', 'north'];
const WAYS: readonly WinBy[] = ['self-draw', 'discard', 'rob-kong'];

/**
 * Reads a line of `score` and refuses a hand that no ruleset could deal: wrong counts, a fifth copy, a meld that is none,
 * circumstances that exclude each other.
 * @throws InputError with what is wrong
 */
export function readScoreInput(rules: Ruleset, line: unknown): ScoreInput {
  const fields = asFields(line);
  const options = optionsOf(rules, fields);
  const seats = countIn(fields, 'seats', rules.seats(options));
  if (seats < 2 || seats > 4) throw new InputError('seats: 2, 3 or 4 players are expected');
  const concealed = tilesIn(fields, 'concealed');
  const melds = meldsOf(rules, fields.melds);
  const win = tileIn(fields, 'win');
  const by = oneOf(fields, 'by', WAYS);
  const seat = windIn(fields, 'seat');
  const flowers = fields.flowers === undefined ? [] : tilesIn(fields, 'flowers');
  const input: ScoreInput = {
    concealed,
    melds,
    options,
    win,
    by,
    seat,
    seats,
    flowers,
    round: windIn(fields, 'round'),
    dealer: booleanIn(fields, 'dealer', seat === 0),
    replacement:
      fields.replacement === undefined ? null : oneOf(fields, 'replacement', ['kong', 'flower'] as const),
    lastTile: booleanIn(fields, 'lastTile', false),
    lastCopy: booleanIn(fields, 'lastCopy', false),
    first: fields.first === undefined ? null : oneOf(fields, 'first', ['heavenly', 'earthly'] as const),
    riichi: fields.riichi === 'double' ? 'double' : booleanIn(fields, 'riichi', false),
    ippatsu: booleanIn(fields, 'ippatsu', false),
    dora: fields.dora === undefined ? [] : tilesIn(fields, 'dora'),
    ura: fields.ura === undefined ? [] : tilesIn(fields, 'ura'),
    norths: countIn(fields, 'norths', 0, 4),
    honba: countIn(fields, 'honba', 0),
    deposits: countIn(fields, 'deposits', 0),
    originalCall: booleanIn(fields, 'originalCall', false),
    kongChain: countIn(fields, 'kongChain', 1),
    eastWins: countIn(fields, 'eastWins', 1),
    // It stands beside the other fields of a hand, though it is an option of the table.
    limit: countIn(fields, 'limit', typeof options.limit === 'number' ? options.limit : 500),
    ...missingIn(fields),
  };
  checkCount(rules, input, 13);
  checkCopies(rules, [...concealed, ...melds.flatMap(meld => meld.tiles), win, ...flowers], options);
  checkCircumstances(rules, input);
  return input;
}

/** Reads a line of `analyze`: 13 or 14 tiles less 3 a meld. @throws InputError with what is wrong */
export function readAnalyzeInput(rules: Ruleset, line: unknown): HandInput {
  const fields = asFields(line);
  const options = optionsOf(rules, fields);
  const concealed = tilesIn(fields, 'concealed');
  // Melds may be given by their number alone; then their tiles are unknown.
  const given = fields.melds;
  const melds: HandInput['melds'] = typeof given === 'number' ? unknownMelds(given) : meldsOf(rules, given);
  const input: HandInput = {
    concealed,
    melds,
    options,
    ...missingIn(fields),
  };
  checkCount(
    rules,
    input,
    concealed.length % 3 === 2 && !rules.meldsCountTiles ? 14 : expectedAnalyze(rules, input),
  );
  checkCopies(rules, [...concealed, ...melds.flatMap(meld => meld.tiles)], options, 'kinds');
  return input;
}

function unknownMelds(count: number): HandInput['melds'] {
  if (!Number.isInteger(count) || count < 0 || count > 4)
    throw new InputError('melds: a number from 0 to 4 is expected');
  return Array.from({ length: count }, () => ({ kind: 'pung', tiles: [], concealed: false }) as const);
}

function expectedAnalyze(rules: Ruleset, input: HandInput): number {
  return rules.meldsCountTiles && input.concealed.length + meldTiles(rules, input) === 14 ? 14 : 13;
}

function meldTiles(rules: Ruleset, input: HandInput): number {
  return input.melds.reduce((sum, meld) => sum + (rules.meldsCountTiles ? meld.tiles.length : 3), 0);
}

function checkCount(rules: Ruleset, input: HandInput, size: number): void {
  const wanted = size - meldTiles(rules, input);
  if (input.concealed.length !== wanted)
    throw new InputError(`concealed: ${input.concealed.length} tiles where ${wanted} are expected`);
}

/** No more copies of a tile than the set has. */
function checkCopies(
  rules: Ruleset,
  tiles: readonly Tile[],
  options: ScoreInput['options'],
  by: 'faces' | 'kinds' = 'faces',
): void {
  const { faces, kinds: copies } = copiesIn(rules.deck(options));
  const kinds = new Map<Tile, number>();
  for (const [tile, count] of tally(rules.faceOf ? tiles.map(rules.faceOf) : tiles)) {
    const most = faces.get(tile) ?? 0;
    if (most === 0) throw new InputError(`${tileName(tile)} is not in this set of tiles`);
    // To its shape a hand's red ink is nothing: four plain fives are four fives.
    if (by === 'faces' && count > most) throw new InputError(`${count} copies of ${tileName(tile)}`);
    const kind = kindOf(tile);
    kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  }
  for (const [kind, count] of kinds)
    if (count > copies.get(kind)!) throw new InputError(`${count} copies of ${tileName(kind)}`);
}

interface Copies {
  readonly faces: ReadonlyMap<Tile, number>;
  readonly kinds: ReadonlyMap<Tile, number>;
}

/** How many of each tile and of each kind a set has; counted once where a ruleset always gives the same one. */
function copiesIn(deck: readonly Tile[]): Copies {
  let known = counted.get(deck);
  if (known === undefined) {
    known = { faces: tally(deck), kinds: tally(deck.map(kindOf)) };
    counted.set(deck, known);
  }
  return known;
}

const counted = new WeakMap<readonly Tile[], Copies>();

function checkCircumstances(rules: Ruleset, input: ScoreInput): void {
  const seats = rules.seats(input.options);
  if (input.seat >= seats) throw new InputError(`seat: there is no ${WINDS[input.seat]} at this table`);
  if (input.replacement !== null && input.by !== 'self-draw')
    throw new InputError('replacement: a replacement tile is drawn, not claimed');
  if (input.by === 'rob-kong' && input.lastTile)
    throw new InputError('lastTile: no kong can be declared on the last tile, so none is robbed');
  const own = [...input.concealed, ...input.melds.flatMap(meld => meld.tiles)];
  if (
    input.by === 'rob-kong' &&
    !rules.extracted?.includes(input.win) &&
    own.some(tile => kindOf(tile) === kindOf(input.win))
  )
    throw new InputError('win: a robbed kong has all four copies of its tile');
  if (input.lastCopy && input.concealed.some(tile => kindOf(tile) === kindOf(input.win)))
    throw new InputError('lastCopy: another copy of the winning tile is concealed');
  if (input.ippatsu && input.riichi === false) throw new InputError('ippatsu: there is none without riichi');
  if (input.riichi !== false && input.melds.some(meld => !meld.concealed))
    throw new InputError('riichi: the hand is open');
}

function meldsOf(rules: Ruleset, given: unknown): Meld[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) throw new InputError('melds: a list is expected');
  return given.map((item, i) => {
    if (item === null || typeof item !== 'object')
      throw new InputError(`melds: number ${i + 1} is no object with a kind and tiles`);
    const fields = asFields(item);
    const kind = fields.kind as MeldKind;
    if (!rules.meldKinds.includes(kind))
      throw new InputError(`melds: ${JSON.stringify(kind)} is no meld of this ruleset`);
    const tiles = tilesIn(fields, 'tiles');
    const problem = badMeld(kind, tiles);
    if (problem !== null) throw new InputError(`melds: number ${i + 1} ${problem}`);
    const concealed = booleanIn(fields, 'concealed', false);
    const added = booleanIn(fields, 'added', false);
    if ((concealed || added) && kind !== 'kong')
      throw new InputError('melds: only a kong is concealed or added');
    if (concealed && added) throw new InputError('melds: an added kong is not concealed');
    return { kind, tiles, concealed, added, from: null, claimed: null };
  });
}

function optionsOf(rules: Ruleset, fields: Fields): ScoreInput['options'] {
  const given = fields.options;
  if (given !== undefined && (given === null || typeof given !== 'object'))
    throw new InputError('options: an object is expected');
  // The card stands beside the other fields of a hand, though it is an option of the table.
  const hasCard = fields.card !== undefined && rules.options.some(spec => spec.name === 'card');
  const card = hasCard ? { card: fields.card } : {};
  const read = readOptions(rules.options, { ...((given ?? {}) as Fields), ...card });
  if ('problem' in read) throw new InputError(`options: ${read.problem}`);
  return read.options;
}

function asFields(value: unknown): Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new InputError('an object is expected');
  return value as Fields;
}

function tilesIn(fields: Fields, name: string): Tile[] {
  const text = fields[name];
  if (typeof text !== 'string') throw new InputError(`${name}: tiles in notation are expected`);
  try {
    return parseTiles(text);
  } catch (error) {
    throw new InputError(`${name}: ${(error as NotationError).message}`);
  }
}

function tileIn(fields: Fields, name: string): Tile {
  const text = fields[name];
  if (typeof text !== 'string') throw new InputError(`${name}: a tile is expected`);
  try {
    return parseTile(text);
  } catch (error) {
    throw new InputError(`${name}: ${(error as NotationError).message}`);
  }
}

function oneOf<const T extends string>(fields: Fields, name: string, values: readonly T[]): T {
  const value = fields[name];
  if (!values.includes(value as T)) throw new InputError(`${name}: one of ${values.join(', ')} is expected`);
  return value as T;
}

function windIn(fields: Fields, name: string): Wind {
  return fields[name] === undefined ? 0 : WINDS.indexOf(oneOf(fields, name, WINDS));
}

function booleanIn(fields: Fields, name: string, otherwise: boolean): boolean {
  const value = fields[name] ?? otherwise;
  if (typeof value !== 'boolean') throw new InputError(`${name}: true or false is expected`);
  return value;
}

function countIn(fields: Fields, name: string, otherwise: number, most = Number.MAX_SAFE_INTEGER): number {
  const value = fields[name] ?? otherwise;
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most)
    throw new InputError(
      `${name}: a number from 0${most < Number.MAX_SAFE_INTEGER ? ` to ${most}` : ''} is expected`,
    );
  return value as number;
}

function missingIn(fields: Fields): { missing?: Suit } {
  return fields.missing === undefined ? {} : { missing: oneOf(fields, 'missing', SUITS) };
}
