import type { Counts } from '../../shape/counts.ts';
import { OUT_OF_REACH } from '../../shape/forms.ts';
import { standardShanten } from '../../shape/shanten.ts';
import { EAST, KINDS, type Kind } from '../../tiles/tile.ts';
import { KNITTED } from './scoring/structures.ts';

/**
 * Tiles away from ready towards the nearest knitted hand, as `shanten` counts: a knitted straight with a set and a pair, or
 * fourteen different honors and knitted tiles. Such a hand has one meld at most.
 * @param counts the concealed tiles, 13 or 14 less 3 for the meld
 */
export function knittedShanten(counts: Counts, melds: number, elsewhere?: Counts): number {
  if (melds > 1) return OUT_OF_REACH;
  let honors = 0;
  for (let kind = EAST; kind < KINDS; kind++) if (counts[kind]! > 0) honors++;
  let best = OUT_OF_REACH;
  for (const knitted of KNITTED) {
    const present = knitted.reduce((sum, kind) => sum + (counts[kind]! > 0 ? 1 : 0), 0);
    if (melds === 0) best = Math.min(best, 13 - Math.min(14, present + honors));
    const missing = knitted.length - present;
    // What is left is ready or complete at the nearest.
    if (missing - 1 >= best) continue;
    best = Math.min(best, missing + standardShanten(withoutKnitted(counts, knitted), melds + 3, elsewhere));
  }
  return best;
}

function withoutKnitted(counts: Counts, knitted: readonly Kind[]): Counts {
  const rest = counts.slice();
  for (const kind of knitted) if (rest[kind]! > 0) rest[kind] = rest[kind]! - 1;
  return rest;
}

/** The kinds that bring a hand that waits for a tile nearer to a knitted one. */
export function knittedUseful(counts: Counts, melds: number, elsewhere?: Counts): Kind[] {
  const now = knittedShanten(counts, melds, elsewhere);
  const after = counts.slice();
  const found: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind]! + (elsewhere?.[kind] ?? 0) >= 4) continue;
    after[kind] = after[kind]! + 1;
    if (knittedShanten(after, melds, elsewhere) < now) found.push(kind);
    after[kind] = after[kind]! - 1;
  }
  return found;
}
