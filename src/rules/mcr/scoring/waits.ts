import type { Counts } from '../../../shape/counts.ts';
import type { Forms } from '../../../shape/forms.ts';
import { waits } from '../../../shape/useful.ts';
import { KINDS, type Kind } from '../../../tiles/tile.ts';
import type { Wait } from './hand.ts';
import { type Arrangement, isCompleteHand, KNITTED } from './structures.ts';
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
 * The kinds that complete a hand, in order. None of which the hand and its melds hold all four: such a tile cannot come.
 * @param before the concealed tiles of a hand that waits for a tile @param held all its tiles, melds included
 */
export function completingKinds(before: Counts, melds: number, held: Counts): Kind[] {
  const elsewhere = held.map((count, kind) => count - before[kind]!);
  const found = [...waits(before, melds, FORMS, elsewhere)];
  if (melds > 1 || !KNITTED.some(knitted => isNearlyKnitted(before, knitted))) return found;
  const after = before.slice();
  for (let kind = 0; kind < KINDS; kind++) {
    if (held[kind]! >= 4 || found.includes(kind)) continue;
    after[kind] = after[kind]! + 1;
    if (isCompleteHand(after, melds)) found.push(kind);
    after[kind] = after[kind]! - 1;
  }
  return found.sort((a, b) => a - b);
}

/** One tile at most is missing from the nine, or as many as honors could take the place of. */
function isNearlyKnitted(counts: Counts, knitted: readonly Kind[]): boolean {
  const present = knitted.reduce((sum, kind) => sum + (counts[kind]! > 0 ? 1 : 0), 0);
  return present >= 8 || (present >= 6 && counts.every(count => count < 2));
}
