import { missingWithPair, type RowId, together } from './cost-rows.ts';
import type { Counts } from './counts.ts';
import { type Elsewhere, type Forms, OUT_OF_REACH } from './forms.ts';
import { partsOf } from './parts.ts';
import {
  begunHalves,
  countsOf,
  halves,
  heldKinds,
  honorKey,
  honorSummary,
  orphanKinds,
  orphanPairs,
  pairKinds,
  rowOf,
  type Summary,
  suitKey,
  suitSummary,
} from './summary.ts';

/**
 * Tiles away from ready in the nearest of the forms: 0 ready, -1 complete, `OUT_OF_REACH` where the hand can take none.
 * It is counted towards hands that can exist: no more than four of a kind less those elsewhere, so that a wait of which all
 * four copies are in one's own hand and melds is none. Without `elsewhere` the melds' tiles are not considered.
 * @param counts the concealed tiles, 1 to 14, none more than four times; 14 less 3 for each meld for a hand just drawn to
 * @param melds melds laid down, 0–4; kongs count like pungs
 */
export function shanten(counts: Counts, melds: number, forms: Forms, elsewhere?: Elsewhere): number {
  if (elsewhere !== undefined) {
    const [m, p, s, z] = partsOf(counts, elsewhere);
    return nearestOf(m, p, s, z, melds, forms);
  }
  const m = suitSummary(suitKey(counts, 0));
  const p = suitSummary(suitKey(counts, 9));
  const s = suitSummary(suitKey(counts, 18));
  return nearestOf(m, p, s, honorSummary(honorKey(counts)), melds, forms);
}

function nearestOf(m: Summary, p: Summary, s: Summary, z: Summary, melds: number, forms: Forms): number {
  const row = together(together(rowOf(m), rowOf(p)), together(rowOf(s), rowOf(z)));
  return nearest(row, countsOf(m) + countsOf(p) + countsOf(s) + countsOf(z), melds, forms);
}

/** Shanten of the standard form alone; see `shanten`. */
export function standardShanten(counts: Counts, melds: number, elsewhere?: Elsewhere): number {
  return shanten(counts, melds, STANDARD, elsewhere);
}

const STANDARD: Forms = { standard: true, sevenPairs: false, orphans: false };

/** Shanten of seven pairs alone; see `Forms` for the two ways and `shanten`. */
export function sevenPairsShanten(counts: Counts, melds: number, sevenPairs: 'distinct' | 'fours'): number {
  return shanten(counts, melds, { standard: false, sevenPairs, orphans: false });
}

/** Shanten of thirteen orphans alone; see `shanten`. */
export function thirteenOrphansShanten(counts: Counts, melds: number): number {
  return shanten(counts, melds, { standard: false, sevenPairs: false, orphans: true });
}

/** Shanten of the row of a whole hand and of the counts of its parts added up. */
export function nearest(row: RowId, sum: number, melds: number, forms: Forms): number {
  let best = forms.standard ? missingWithPair(row, 4 - melds) - 1 : OUT_OF_REACH;
  if (melds > 0) return best;
  // Each pair that is wanted lacks one tile, and a second one where not even a single tile is held to begin it with.
  if (forms.sevenPairs === 'distinct') best = lesser(best, 6 - pairKinds(sum) + positive(7 - heldKinds(sum)));
  else if (forms.sevenPairs === 'fours')
    best = lesser(best, 6 - halves(sum) + positive(7 - begunHalves(sum)));
  if (forms.orphans) best = lesser(best, 13 - orphanKinds(sum) - lesser(1, orphanPairs(sum)));
  return best;
}

// Without a branch: which number is the lesser is anybody's guess here, and wrong guesses of the processor were a third of the time.

function lesser(a: number, b: number): number {
  const difference = a - b;
  return b + (difference & (difference >> 31));
}

function positive(a: number): number {
  return a & ~(a >> 31);
}
