import { isSevenPairsWithFours, isStandard, isThirteenOrphans } from '../../../shape/complete.ts';
import type { Counts } from '../../../shape/counts.ts';
import { type Group, readings } from '../../../shape/readings.ts';
import { EAST, KINDS, type Kind } from '../../../tiles/tile.ts';
import type { Structure } from './hand.ts';

/** A way to see concealed tiles as a complete hand: its structure, the sets and the pair that it has. */
export interface Arrangement {
  readonly structure: Structure;
  readonly groups: readonly Group[];
  readonly pair: Kind | null;
  /** The nine kinds of a knitted straight. */
  readonly knitted: readonly Kind[];
}

/** 147, 258 and 369 each in another suit: the six ways to choose the suits, nine kinds each. */
export const KNITTED: readonly (readonly Kind[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
].map(suits => suits.flatMap((suit, i) => [0, 3, 6].map(step => suit * 9 + i + step)));

/** Every way in which concealed tiles, with so many melds beside them, are a complete hand. Empty where they are none. */
export function arrangements(counts: Counts, melds: number): Arrangement[] {
  const found: Arrangement[] = [];
  if (isStandard(counts, melds))
    for (const { groups, pair } of readings(counts, melds))
      found.push({ structure: 'sets', groups, pair, knitted: [] });
  if (melds <= 1) found.push(...knittedStraights(counts, melds));
  if (melds === 0) {
    const structure = specialStructure(counts);
    if (structure !== null) found.push({ structure, groups: [], pair: null, knitted: [] });
  }
  return found;
}

/** Whether the tiles are complete in any way; quicker than to list the ways. */
export function isCompleteHand(counts: Counts, melds: number): boolean {
  if (isStandard(counts, melds)) return true;
  if (melds === 0 && specialStructure(counts) !== null) return true;
  return melds <= 1 && knittedStraights(counts, melds).length > 0;
}

function specialStructure(counts: Counts): Structure | null {
  if (isSevenPairsWithFours(counts)) return 'seven-pairs';
  if (isThirteenOrphans(counts)) return 'thirteen-orphans';
  return isHonorsAndKnitted(counts) ? 'honors-and-knitted-tiles' : null;
}

/** The nine tiles of a knitted straight, and of what is left a set and a pair, or a pair beside a meld. */
function knittedStraights(counts: Counts, melds: number): Arrangement[] {
  const found: Arrangement[] = [];
  for (const knitted of KNITTED) {
    if (!knitted.every(kind => counts[kind]! > 0)) continue;
    const rest = counts.slice();
    for (const kind of knitted) rest[kind] = rest[kind]! - 1;
    for (const { groups, pair } of readings(rest, melds + 3))
      found.push({ structure: 'knitted-straight', groups, pair, knitted });
  }
  return found;
}

/** Fourteen different tiles: honors, and suited tiles that one knitted straight has. */
function isHonorsAndKnitted(counts: Counts): boolean {
  let tiles = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind]! > 1) return false;
    tiles += counts[kind]!;
  }
  return tiles === 14 && KNITTED.some(knitted => fitsKnitted(counts, knitted));
}

function fitsKnitted(counts: Counts, knitted: readonly Kind[]): boolean {
  for (let kind = 0; kind < EAST; kind++) if (counts[kind]! > 0 && !knitted.includes(kind)) return false;
  return true;
}
