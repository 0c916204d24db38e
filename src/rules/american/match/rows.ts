import type { Meld } from '../../../game/state.ts';
import { TILES, type Tile } from '../../../tiles/tile.ts';
import { type Card, type CardHand, COMPLETE, isGroup } from '../card/card.ts';
import { faceOf, isJoker } from '../tiles.ts';

/** A group laid open, as far as rows look at it. */
export type Exposed = Pick<Meld, 'tiles'>;

/**
 * The concrete hands that go with what is laid open, as flat arrays: what each still asks of the concealed tiles.
 * Row r has the entries from `start[r]` up to `start[r + 1]`, one a different tile.
 */
export interface Rows {
  readonly card: Card;
  readonly count: number;
  /** Index of the concrete hand in the card, by row. */
  readonly hand: Uint16Array;
  readonly start: Uint16Array;
  readonly tile: Uint8Array;
  /** Naturals that singles and pairs need: no joker stands for them (C4.1). */
  readonly hard: Uint8Array;
  /** All copies, those that jokers may stand for included. */
  readonly need: Uint8Array;
  /** The tiles of each row as bits of two words, so that most rows that a hand does not fit are passed over at once. */
  readonly mask: Uint32Array;
  /** Concealed tiles of a complete hand. */
  readonly size: number;
  /** By tile: sizes of groups that may still be called, bit n for a group of n; all of naturals, or with jokers. */
  readonly callable: { readonly naturals: Uint8Array; readonly jokers: Uint8Array };
}

/** One group laid open: its natural tile, its size, and whether a joker lies in it. */
interface Laid {
  readonly tile: Tile;
  readonly size: number;
  readonly hasJoker: boolean;
}

/** Rows that were asked for, by card and by what is laid open; emptied when there are many. */
const kept = new WeakMap<Card, Map<string, Rows>>();
const MOST_KEPT = 2000;

/** The rows of a card that go with these exposures. What is available does not matter (C3.2); C lines need none (C3.6). */
export function rowsFor(card: Card, melds: readonly Exposed[]): Rows {
  const known = kept.get(card) ?? new Map<string, Rows>();
  kept.set(card, known);
  const laid = melds.map(laidOf);
  const key = laid
    .map(({ tile, size, hasJoker }) => tile * 16 + size * 2 + (hasJoker ? 1 : 0))
    .sort()
    .join();
  let rows = known.get(key);
  if (rows === undefined) {
    if (known.size >= MOST_KEPT) known.clear();
    rows = findRows(card, laid);
    known.set(key, rows);
  }
  return rows;
}

function laidOf({ tiles }: Exposed): Laid {
  const natural = tiles.find(tile => !isJoker(tile));
  return {
    tile: natural === undefined ? -1 : faceOf(natural),
    size: tiles.length,
    hasJoker: tiles.some(isJoker),
  };
}

function findRows(card: Card, laid: readonly Laid[]): Rows {
  const hand: number[] = [];
  const start = [0];
  const tile: number[] = [];
  const hard: number[] = [];
  const need: number[] = [];
  const callable = { naturals: new Uint8Array(TILES), jokers: new Uint8Array(TILES) };
  card.hands.forEach((one, index) => {
    const left = withoutLaid(card, one, laid);
    if (left === null) return;
    hand.push(index);
    const { open, jokers: takesJokers } = card.lines[one.line]!;
    for (const group of left) {
      if (!open || !isGroup(group)) continue;
      callable.naturals[group.tile]! |= 1 << group.size;
      if (takesJokers) callable.jokers[group.tile]! |= 1 << group.size;
    }
    for (const [face, { loose, all }] of needsOf(left, takesJokers)) {
      tile.push(face);
      hard.push(loose);
      need.push(all);
    }
    start.push(tile.length);
  });
  return {
    card,
    count: hand.length,
    hand: Uint16Array.from(hand),
    start: Uint16Array.from(start),
    tile: Uint8Array.from(tile),
    hard: Uint8Array.from(hard),
    need: Uint8Array.from(need),
    mask: masksOf(start, tile),
    callable,
    size: COMPLETE - laid.reduce((sum, { size }) => sum + size, 0),
  };
}

function masksOf(start: readonly number[], tiles: readonly Tile[]): Uint32Array {
  const mask = new Uint32Array(2 * (start.length - 1));
  for (let row = 0; row + 1 < start.length; row++)
    for (const tile of tiles.slice(start[row], start[row + 1]))
      mask[2 * row + (tile >> 5)]! |= 1 << (tile & 31);
  return mask;
}

/** The groups of a hand that are not laid open yet; null where what is laid open does not go with it. */
function withoutLaid(card: Card, hand: CardHand, laid: readonly Laid[]): CardHand['groups'] | null {
  if (laid.length === 0) return hand.groups;
  const line = card.lines[hand.line]!;
  if (!line.open) return null;
  const left = [...hand.groups];
  for (const { tile, size, hasJoker } of laid) {
    if (hasJoker && !line.jokers) return null;
    const at = left.findIndex(group => isGroup(group) && group.tile === tile && group.size === size);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

function needsOf(
  groups: CardHand['groups'],
  takesJokers: boolean,
): Map<Tile, { readonly loose: number; readonly all: number }> {
  const needs = new Map<Tile, { loose: number; all: number }>();
  for (const group of groups) {
    const { loose, all } = needs.get(group.tile) ?? { loose: 0, all: 0 };
    const isLoose = !isGroup(group) || !takesJokers;
    needs.set(group.tile, { loose: loose + (isLoose ? group.size : 0), all: all + group.size });
  }
  return needs;
}

/** Concealed tiles counted by face, jokers apart. */
export interface Held {
  /** By tile; jokers are none. */
  readonly counts: Uint8Array;
  readonly jokers: number;
  readonly size: number;
  /** Which naturals are there at all, as bits of two words: what a row does not have in its own mask rules it out. */
  readonly mask: readonly [number, number];
}

export function held(concealed: readonly Tile[]): Held {
  const counts = new Uint8Array(TILES);
  const mask: [number, number] = [0, 0];
  let jokers = 0;
  for (const one of concealed) {
    const tile = faceOf(one);
    if (isJoker(tile)) jokers++;
    else {
      counts[tile]!++;
      if (tile < 32) mask[0] |= 1 << tile;
      else mask[1] |= 1 << (tile - 32);
    }
  }
  return { counts, jokers, size: concealed.length, mask };
}
