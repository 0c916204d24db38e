import { missingWithPair, type RowId, together } from './cost-rows.ts';
import type { Counts } from './counts.ts';
import { type Elsewhere, type Forms, OUT_OF_REACH } from './forms.ts';
import { partsOf } from './parts.ts';
import {
  begunHalves,
  countsOf,
  halves,
  heldKinds,
  orphanKinds,
  orphanPairs,
  pairKinds,
  rowOf,
} from './summary.ts';

/**
 * Tiles away from ready in the nearest of the forms: 0 ready, -1 complete, `OUT_OF_REACH` where the hand can take none.
 * It is counted towards hands that can exist: no more than four of a kind less those elsewhere, so that a wait of which all
 * four copies are in one's own hand and melds is none. Without `elsewhere` the melds' tiles are not considered.
 * @param counts the concealed tiles, 1 to 14, none more than four times; 14 less 3 for each meld for a hand just drawn to
 * @param melds melds laid down, 0–4; kongs count like pungs
 */
export function shanten(counts: Counts, melds: number, forms: Forms, elsewhere?: Elsewhere): number {
  const [m, p, s, z] = partsOf(counts, elsewhere);
  return nearest(
    together(together(rowOf(m), rowOf(p)), together(rowOf(s), rowOf(z))),
    countsOf(m) + countsOf(p) + countsOf(s) + countsOf(z),
    melds,
    forms,
  );
}

/** Shanten of the standard form alone; see `shanten`. */
export function standardShanten(counts: Counts, melds: number, elsewhere?: Elsewhere): number {
  return shanten(counts, melds, { standard: true, sevenPairs: false, orphans: false }, elsewhere);
}

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
  if (forms.sevenPairs !== false) best = Math.min(best, pairsShanten(sum, forms.sevenPairs));
  if (forms.orphans) best = Math.min(best, 12 - orphanKinds(sum) + (orphanPairs(sum) > 0 ? 0 : 1));
  return best;
}

/** Each pair that is wanted lacks one tile, and a second one where not even a single tile is held to begin it with. */
function pairsShanten(sum: number, way: 'distinct' | 'fours'): number {
  return way === 'distinct'
    ? 6 - pairKinds(sum) + Math.max(0, 7 - heldKinds(sum))
    : 6 - halves(sum) + Math.max(0, 7 - begunHalves(sum));
}
