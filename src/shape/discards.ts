import { KINDS, type Kind } from '../tiles/tile.ts';
import type { Counts } from './counts.ts';
import type { Elsewhere, Forms } from './forms.ts';
import { partDraws, partIndex, partOf, partsOf } from './parts.ts';
import { drawsOf, outlookOf } from './useful.ts';

/** What a hand is left with after one of its kinds is discarded. */
export interface DiscardOutlook {
  readonly discard: Kind;
  readonly shanten: number;
  /** The kinds that then lower the shanten, in order: the waits where it is 0. */
  readonly useful: readonly Kind[];
}

/**
 * Each kind that a hand may discard (14 tiles less 3 for each meld), in order of the kinds, with what is left.
 * Parameters as for `shanten`.
 */
export function discards(
  counts: Counts,
  melds: number,
  forms: Forms,
  elsewhere?: Elsewhere,
): DiscardOutlook[] {
  const parts = partsOf(counts, elsewhere);
  const draws = drawsOf(counts, elsewhere);
  const left = counts.slice();
  const found: DiscardOutlook[] = [];
  for (let discard = 0; discard < KINDS; discard++) {
    const count = counts[discard]!;
    if (count === 0) continue;
    // A discard changes nothing in the other parts.
    const index = partIndex(discard);
    const part = parts[index]!;
    const partOfDraws = draws[index]!;
    left[discard] = count - 1;
    parts[index] = partOf(left, index, elsewhere);
    draws[index] = partDraws(left, index, elsewhere);
    const { shanten, useful } = outlookOf(parts, draws, melds, forms);
    found.push({ discard, shanten, useful });
    left[discard] = count;
    parts[index] = part;
    draws[index] = partOfDraws;
  }
  return found;
}
