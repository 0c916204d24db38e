import type { Options } from '../../game/options.ts';
import type { Ruleset } from '../../game/ruleset.ts';
import { InputError } from '../../game/score-input.ts';
import { HAND_SIZE } from '../../game/source.ts';
import type { Seat, Wall } from '../../game/state.ts';
import { type NotationError, parseTile, tileName, tileOrder } from '../../tiles/notation.ts';
import type { Tile } from '../../tiles/tile.ts';
import { seatName } from './seat-names.ts';

/** A tile that is said, or null for one that is filled in. */
type Place = Tile | null;

/** The parts of an arranged deal as written, notation with `?` for a tile that does not matter. */
export interface ArrangedParts {
  readonly hands: Readonly<Record<Seat, string>>;
  readonly wall: string;
  readonly tail: string;
  readonly indicators: string;
  readonly ura: string;
}

export interface Deal {
  readonly hands: readonly (readonly Tile[])[];
  readonly wall: Wall;
}

/**
 * Lays out a deal in which some tiles are said. What is not said is filled from the tiles left over in the order m p s z f j:
 * hands from the first seat on, then the wall from front to back, the replacements, the indicators.
 * @throws InputError where the tiles do not fit the set or the places
 */
export function arrangeDeal(rules: Ruleset, options: Options, parts: ArrangedParts): Deal {
  const seats = rules.seats(options);
  const deck = rules.deck(options);
  const dead = rules.deadWall?.(options) ?? { tail: 0, fixed: 0 };
  const liveLength = deck.length - seats * HAND_SIZE - dead.tail - dead.fixed;

  const { faceOf } = rules;
  /** Tiles as they are written; alike ones count as the one face that the set has. */
  const placed = (text: string, part: string): Place[] =>
    placesOf(text, part).map(tile => (tile === null || faceOf === undefined ? tile : faceOf(tile)));
  const hands = Array.from({ length: seats }, (_, seat) => {
    const text = parts.hands[seat] ?? '?';
    return handPlaces(text === '?' ? [] : placed(text, 'hands'), text, seat);
  });
  const live = padded(placed(parts.wall, 'wall'), liveLength, 'wall');
  const replacements = placed(parts.tail, 'tail');
  const tail = padded(replacements.slice(0, dead.tail), dead.tail, 'tail');
  // Replacements past the dead wall's come from the back of the live wall.
  replacements.slice(dead.tail).forEach((tile, i) => {
    const at = liveLength - 1 - i;
    if (at < 0 || live[at] !== null) throw new InputError('tail: it reaches into the wall that is said');
    live[at] = tile;
  });
  const half = dead.fixed / 2;
  const indicators = padded(placesOf(parts.indicators, 'indicators'), half, 'indicators');
  const ura = padded(placesOf(parts.ura, 'ura'), half, 'ura');

  const groups = [...hands, live, tail, indicators, ura];
  fill(groups, leftOver(deck, groups));
  return {
    hands: hands as Tile[][],
    wall: {
      live: live as Tile[],
      front: 0,
      end: liveLength,
      tail: tail as Tile[],
      tailTaken: 0,
      fixed: [...indicators, ...ura] as Tile[],
    },
  };
}

function handPlaces(places: readonly Place[], text: string, seat: Seat): Place[] {
  if (text !== '?' && places.length !== HAND_SIZE)
    throw new InputError(`hands: ${seatName(seat)} has ${places.length} tiles where ${HAND_SIZE} are dealt`);
  return padded(places, HAND_SIZE, 'hands');
}

function padded(places: readonly Place[], length: number, part: string): Place[] {
  if (places.length > length)
    throw new InputError(`${part}: ${places.length} tiles where at most ${length} fit`);
  return [...places, ...Array.from({ length: length - places.length }, () => null)];
}

/** Reads notation in which `?` stands for a tile, also between the digits of one suit. @throws InputError */
function placesOf(text: string, part: string): Place[] {
  const places: Place[] = [];
  let pending: number[] = [];
  for (const char of text) {
    if (char === ' ') continue;
    if (char === '?') places.push(null);
    else if (char >= '0' && char <= '9') {
      pending.push(places.length);
      places.push(Number(char));
    } else {
      if (pending.length === 0)
        throw new InputError(`${part}: "${char}" in "${text}" has no digit before it`);
      for (const at of pending) places[at] = read(`${places[at]}${char}`, part);
      pending = [];
    }
  }
  if (pending.length > 0) throw new InputError(`${part}: "${text}" ends without a suit letter`);
  return places;
}

function read(name: string, part: string): Tile {
  try {
    return parseTile(name);
  } catch (error) {
    throw new InputError(`${part}: ${(error as NotationError).message}`);
  }
}

/** The set without the tiles that are said, in the order in which gaps are filled. */
function leftOver(deck: readonly Tile[], groups: readonly (readonly Place[])[]): Tile[] {
  const left = [...deck].sort(tileOrder);
  for (const tile of groups.flat()) {
    if (tile === null) continue;
    const at = left.indexOf(tile);
    if (at < 0) throw new InputError(`there are not so many ${tileName(tile)} in this set`);
    left.splice(at, 1);
  }
  return left;
}

function fill(groups: readonly Place[][], left: readonly Tile[]): void {
  let next = 0;
  for (const group of groups) for (let i = 0; i < group.length; i++) group[i] ??= left[next++]!;
}
