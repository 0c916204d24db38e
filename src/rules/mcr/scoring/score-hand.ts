import type { Meld } from '../../../game/state.ts';
import { type Counts, countKinds } from '../../../shape/counts.ts';
import type { Group } from '../../../shape/readings.ts';
import { KINDS, type Kind, kindOf, type Tile } from '../../../tiles/tile.ts';
import { combinedElements } from './combine.ts';
import type { Element } from './elements/element.ts';
import { ELEMENTS } from './elements/elements.ts';
import type { Circumstances, Hand, HandSet } from './hand.ts';
import { type Arrangement, arrangements } from './structures.ts';
import { completingKinds, waitIn } from './waits.ts';

/** An element that scores; `value` is of all its `count` times. */
export interface ScoredElement {
  readonly id: string;
  readonly points: number;
  readonly count: number;
}

export interface HandScore {
  /** Points without flowers: what the minimum is held against. */
  readonly points: number;
  readonly flowers: number;
  /** The dearest first; flowers last. */
  readonly elements: readonly ScoredElement[];
  /** Ids of elements that the hand has too, which are part of those that score. */
  readonly implied: readonly string[];
  readonly hand: Hand;
  readonly arrangement: Arrangement;
}

/** What one chooses from: the concealed tiles with the winning one, the melds, and how the hand was won. */
export interface CompleteTiles {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly circumstances: Circumstances;
}

/**
 * The best that a hand is worth, over every reading of its tiles and every way to combine its sets (D4.3, D4.10). Null where
 * it is not complete.
 */
export function scoreHand(tiles: CompleteTiles): HandScore | null {
  const counts = countKinds(tiles.concealed);
  const ways = arrangements(counts, tiles.melds.length);
  if (ways.length === 0) return null;
  const held = counts.slice();
  for (const meld of tiles.melds) for (const tile of meld.tiles) held[kindOf(tile)] = held[kindOf(tile)]! + 1;
  const melds = tiles.melds.map(setOfMeld);
  const { win } = tiles.circumstances;
  // The same for all readings, and only of interest where a reading has such a wait.
  let isOnly: boolean | null = null;
  let best: HandScore | null = null;
  for (const arrangement of ways) {
    const shape = waitIn(arrangement, win);
    if (shape !== null) isOnly ??= isOnlyWait(counts, melds.length, held, win);
    const hand = handOf(tiles, held, melds, arrangement, shape !== null && isOnly ? shape : null);
    const score = scoreReading(hand, arrangement);
    if (best === null || score.points > best.points) best = score;
  }
  return best;
}

function handOf(
  { circumstances, melds }: CompleteTiles,
  counts: Counts,
  meldSets: readonly HandSet[],
  arrangement: Arrangement,
  wait: Hand['wait'],
): Hand {
  const sets = [...meldSets, ...concealedSets(arrangement.groups, circumstances)];
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (counts[kind]! > 0) kinds.push(kind);
  return {
    ...circumstances,
    structure: arrangement.structure,
    kinds,
    counts,
    sets,
    chows: sets.filter(set => set.kind === 'chow'),
    pungs: sets.filter(set => set.kind === 'pung'),
    pair: arrangement.pair,
    exposed: melds.filter(meld => !meld.concealed).length,
    wait,
  };
}

export function setOfMeld(meld: Meld): HandSet {
  const first = Math.min(...meld.tiles.map(kindOf));
  const kind = meld.kind === 'chow' ? 'chow' : 'pung';
  return { kind, first, kong: meld.kind === 'kong', concealed: meld.concealed };
}

/** A pung that another's tile finished is not concealed, unless the tile can be seen in a chow instead. */
function concealedSets(groups: readonly Group[], { selfDraw, win }: Circumstances): HandSet[] {
  const winIsInChow = groups.some(({ kind, first }) => kind === 'chow' && win >= first && win <= first + 2);
  return groups.map(({ kind, first }) => {
    const finished = kind === 'pung' && first === win && !selfDraw && !winIsInChow;
    return { kind, first, kong: false, concealed: !finished };
  });
}

/** Whether the winning tile is the one kind that completes the hand (D4.9). */
function isOnlyWait(counts: Counts, melds: number, held: Counts, win: Kind): boolean {
  const before = counts.slice();
  const heldBefore = held.slice();
  before[win] = before[win]! - 1;
  heldBefore[win] = heldBefore[win]! - 1;
  return completingKinds(before, melds, heldBefore).length === 1;
}

function scoreReading(hand: Hand, arrangement: Arrangement): HandScore {
  const settled = settleElements(hand);
  const scored = { ...settled, flowers: hand.flowers, hand, arrangement };
  if (settled.points > 0) return scored;
  // Nothing but flowers, if anything (D4.5).
  const { id, points } = CHICKEN;
  return { ...scored, points, elements: [{ id, points, count: 1 }, ...settled.elements] };
}

const CHICKEN = ELEMENTS.find(element => element.id === 'chicken-hand')!;

/** One pass from the dearest element down: what a bigger one implies does not count, and implies nothing itself. */
export function settleElements(hand: Hand): Pick<HandScore, 'points' | 'elements' | 'implied'> {
  const combined = combinedElements(hand);
  const elements: ScoredElement[] = [];
  const implied: string[] = [];
  const excluded = new Set<string>();
  let points = 0;
  for (const element of ELEMENTS) {
    const count = 'related' in element ? timesIn(combined, element) : Number(element.test(hand));
    if (count === 0) continue;
    if (excluded.has(element.id)) {
      implied.push(element.id);
      continue;
    }
    for (const id of element.implies ?? []) excluded.add(id);
    elements.push({ id: element.id, points: element.points, count });
    points += element.points * count;
  }
  return { points: points - hand.flowers, elements, implied };
}

function timesIn(combined: readonly Element[], element: Element): number {
  let count = 0;
  for (const one of combined) if (one === element) count++;
  return count;
}
