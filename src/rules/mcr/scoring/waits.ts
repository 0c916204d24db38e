import type { Counts } from '../../../shape/counts.ts';
import type { Forms } from '../../../shape/forms.ts';
import { waits } from '../../../shape/useful.ts';
import { KINDS, type Kind } from '../../../tiles/tile.ts';
import type { Wait } from './hand.ts';
import { type Arrangement, isCompleteHand } from './structures.ts';
import { rank } from './tile-traits.ts';

/** The structures that the shape engine knows; the knitted ones are this folder's own. */
export const FORMS: Forms = { standard: true, sevenPairs: 'fours', orphans: true };

/**
 * The wait that the winning tile ended in this arrangement: at the end of 12 or 89, between two tiles, or the pair's second.
 * A tile of the nine of a knitted straight ends none (D4.8).
 */
export function waitIn(arrangement: Arrangement, win: Kind): Wait | null {
  const { groups, pair, knitted } = arrangement;
  if (knitted.includes(win)) return null;
  let wait: Wait | null = null;
  for (const { kind, first } of groups) {
    if (kind !== 'chow') continue;
    if ((win === first + 2 && rank(first) === 1) || (win === first && rank(first) === 7)) return 'edge';
    if (win === first + 1) wait = 'closed';
  }
  return wait ?? (pair === win ? 'single' : null);
}

/**
 * Whether no other kind than the winning one would have completed the hand (D4.9). A kind of which the hand and its melds
 * hold all four can complete nothing.
 * @param counts the concealed tiles with the winning one @param held all tiles of the hand, melds included
 */
export function isOnlyWait(counts: Counts, melds: number, held: Counts, win: Kind): boolean {
  const before = counts.slice();
  before[win] = before[win]! - 1;
  const elsewhere = held.map((count, kind) => count - counts[kind]!);
  if (waits(before, melds, FORMS, elsewhere).some(kind => kind !== win)) return false;
  if (melds > 1) return true;
  for (let kind = 0; kind < KINDS; kind++) {
    if (kind === win || held[kind]! >= 4) continue;
    before[kind] = before[kind]! + 1;
    const completes = isCompleteHand(before, melds);
    before[kind] = before[kind]! - 1;
    if (completes) return false;
  }
  return true;
}
