import type { Forms } from '../../shape/forms.ts';
import { standardDeck, withRedFives } from '../../tiles/deck.ts';
import { EAST, KINDS, type Kind, NORTH, RED, type Tile, WHITE } from '../../tiles/tile.ts';

/** What sets riichi for four and for three apart, as data. Both are the same rules with other numbers and a few extras. */
export interface Variant {
  readonly id: 'riichi' | 'sanma';
  readonly seats: 4 | 3;
  /** Nobody chows in sanma (seed 000, "Three-player riichi"). */
  readonly chows: boolean;
  /** Copies that cannot come because the set lacks them, four of each such kind; undefined where it lacks none. */
  readonly absent: Uint8Array | undefined;
  /** The dora that each kind indicates. */
  readonly doraOf: readonly Kind[];
  /** Every tile of the set, by the number of red fives. */
  readonly decks: Readonly<Record<number, readonly Tile[]>>;
  readonly startPoints: number;
}

/** Four sets and a pair, seven different pairs, or thirteen orphans (seed 000, "Two winning requirements"). */
export const FORMS: Forms = { standard: true, sevenPairs: 'distinct', orphans: true };

/** 2–8 characters, which sanma's set lacks. */
const MIDDLE_CHARACTERS: readonly Kind[] = [1, 2, 3, 4, 5, 6, 7];

const FOUR_DECK = standardDeck();
const THREE_DECK = FOUR_DECK.filter(tile => !MIDDLE_CHARACTERS.includes(tile));

/** Suits whose five is red, by how many red fives there are; the fourth one is a second red five of dots. */
const FOUR_REDS: Readonly<Record<number, readonly number[]>> = { 0: [], 3: [0, 1, 2], 4: [0, 1, 1, 2] };
const THREE_REDS: Readonly<Record<number, readonly number[]>> = { 0: [], 2: [1, 2] };

export const FOUR: Variant = {
  id: 'riichi',
  seats: 4,
  chows: true,
  absent: undefined,
  doraOf: Array.from({ length: KINDS }, (_, kind) => followingKind(kind)),
  decks: decksOf(FOUR_DECK, FOUR_REDS),
  startPoints: 25_000,
};

export const THREE: Variant = {
  id: 'sanma',
  seats: 3,
  chows: false,
  absent: absentCounts(),
  // 1m and 9m indicate each other (seed 000, "Indicators and robbing North").
  doraOf: Array.from({ length: KINDS }, (_, kind) => (kind === 0 ? 8 : followingKind(kind))),
  decks: decksOf(THREE_DECK, THREE_REDS),
  startPoints: 35_000,
};

/** 9 wraps to 1; winds go East South West North, dragons White Green Red (seed 000). */
function followingKind(kind: Kind): Kind {
  if (kind < EAST) return kind % 9 === 8 ? kind - 8 : kind + 1;
  if (kind === NORTH) return EAST;
  return kind === RED ? WHITE : kind + 1;
}

function absentCounts(): Uint8Array {
  const counts = new Uint8Array(KINDS);
  for (const kind of MIDDLE_CHARACTERS) counts[kind] = 4;
  return counts;
}

function decksOf(
  deck: readonly Tile[],
  reds: Readonly<Record<number, readonly number[]>>,
): Readonly<Record<number, readonly Tile[]>> {
  return Object.fromEntries(
    Object.entries(reds).map(([count, suits]) => [Number(count), withRedFives(deck, suits)]),
  );
}
