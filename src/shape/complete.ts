import { EAST, KINDS } from '../tiles/tile.ts';
import { type Counts, totalOf } from './counts.ts';
import type { Forms } from './forms.ts';
import { standardShanten } from './shanten.ts';

/** Whether the concealed tiles are 4 less `melds` sets and a pair. */
export function isStandard(counts: Counts, melds: number): boolean {
  return totalOf(counts) === 14 - 3 * melds && standardShanten(counts, melds) === -1;
}

/** Whether the concealed tiles are seven pairs of different kinds. */
export function isSevenPairs(counts: Counts): boolean {
  let pairs = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = counts[kind]!;
    if (count === 2) pairs++;
    else if (count !== 0) return false;
  }
  return pairs === 7;
}

/** Whether the concealed tiles are seven pairs, where four alike are two. */
export function isSevenPairsWithFours(counts: Counts): boolean {
  let tiles = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = counts[kind]!;
    if ((count & 1) !== 0) return false;
    tiles += count;
  }
  return tiles === 14;
}

/** Whether the concealed tiles are one of each terminal and honor, and one of them twice. */
export function isThirteenOrphans(counts: Counts): boolean {
  let tiles = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = counts[kind]!;
    const orphan = kind >= EAST || kind % 9 === 0 || kind % 9 === 8;
    if (orphan ? count === 0 : count !== 0) return false;
    tiles += count;
  }
  return tiles === 14;
}

/** Whether the concealed tiles, with melds laid down, are complete in one of the forms. */
export function isComplete(counts: Counts, melds: number, forms: Forms): boolean {
  if (forms.standard && isStandard(counts, melds)) return true;
  if (melds > 0) return false;
  if (forms.sevenPairs === 'distinct' && isSevenPairs(counts)) return true;
  if (forms.sevenPairs === 'fours' && isSevenPairsWithFours(counts)) return true;
  return forms.orphans && isThirteenOrphans(counts);
}
