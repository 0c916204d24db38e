import { EAST, type Kind } from '../../../tiles/tile.ts';
import type { SetsElement } from './elements/element.ts';
import { ELEMENTS } from './elements/elements.ts';
import type { Hand } from './hand.ts';

/** An element of sets in a hand: which of the chows, or of the pungs, by their place among them. */
interface Candidate {
  readonly element: SetsElement;
  readonly places: readonly number[];
}

const SETS_ELEMENTS = ELEMENTS.filter((element): element is SetsElement => 'related' in element);
const OF_CHOWS = bySize(element => element.chows);
const OF_PUNGS = bySize(element => element.pungs);

/** Places of 2, 3 and 4 sets among n. */
const PLACES: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map(count =>
  Array.from({ length: 1 << count }, (_, mask) => [0, 1, 2, 3].filter(place => (mask >> place) & 1)).filter(
    places => places.length >= 2,
  ),
);

/**
 * The elements of sets that score together, each as often as it does: the ways to join sets that are worth most. Every
 * element that is added joins sets which were not joined yet, directly or through others, so of n sets at most n−1 elements
 * are made, and none twice of the same sets (D4.10: combined once, nothing paired again).
 */
export function combinedElements(hand: Hand): SetsElement[] {
  return [
    ...best(
      hand.chows.map(set => set.first),
      OF_CHOWS,
      hand.pair,
    ),
    ...best(
      hand.pungs.map(set => set.first).filter(first => first < EAST),
      OF_PUNGS,
      hand.pair,
    ),
  ];
}

function best(
  given: readonly Kind[],
  elements: ReadonlyMap<number, readonly SetsElement[]>,
  pair: Kind | null,
): SetsElement[] {
  if (given.length < 2) return [];
  const firsts = [...given].sort((a, b) => a - b);
  const candidates = candidatesOf(firsts, elements, pair);
  const pairs = candidates.filter(candidate => candidate.places.length === 2);
  const bigger = candidates.filter(candidate => candidate.places.length > 2);
  let chosen: SetsElement[] = joined([], pairs);
  // Four sets hold one element of three or four at most; what is left joins in pairs.
  for (const start of bigger) {
    const together = joined([start], pairs);
    if (pointsOf(together) > pointsOf(chosen)) chosen = together;
  }
  return chosen;
}

/** What these candidates make of the sets, and then the pairs from the dearest on that still join something. */
function joined(start: readonly Candidate[], pairs: readonly Candidate[]): SetsElement[] {
  const groups = [0, 1, 2, 3];
  const taken: SetsElement[] = [];
  for (const { element, places } of [...start, ...pairs]) {
    const touched = places.map(place => groups[place]!);
    if (new Set(touched).size < touched.length) continue;
    for (let place = 0; place < 4; place++) if (touched.includes(groups[place]!)) groups[place] = touched[0]!;
    taken.push(element);
  }
  return taken;
}

/** Every element of these sets, in the order of the table. */
function candidatesOf(
  firsts: readonly Kind[],
  elements: ReadonlyMap<number, readonly SetsElement[]>,
  pair: Kind | null,
): Candidate[] {
  const found: Candidate[] = [];
  for (const places of PLACES[firsts.length]!) {
    const chosen = places.map(place => firsts[place]!);
    for (const element of elements.get(places.length) ?? [])
      if (
        element.related(chosen) &&
        (element.pair === undefined || (pair !== null && element.pair(pair, chosen)))
      )
        found.push({ element, places });
  }
  return found.sort((a, b) => ORDER.get(a.element)! - ORDER.get(b.element)!);
}

const ORDER: ReadonlyMap<SetsElement, number> = new Map(SETS_ELEMENTS.map((element, i) => [element, i]));

function bySize(
  sizeOf: (element: SetsElement) => number | undefined,
): ReadonlyMap<number, readonly SetsElement[]> {
  return Map.groupBy(
    SETS_ELEMENTS.filter(element => sizeOf(element) !== undefined),
    element => sizeOf(element)!,
  );
}

function pointsOf(elements: readonly SetsElement[]): number {
  return elements.reduce((sum, element) => sum + element.points, 0);
}
