import { KINDS, type Kind } from '../tiles/tile.ts';
import type { Counts } from './counts.ts';
import type { Elsewhere, Forms } from './forms.ts';
import { outlook } from './useful.ts';

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
  const left = counts.slice();
  const found: DiscardOutlook[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const count = counts[kind]!;
    if (count === 0) continue;
    left[kind] = count - 1;
    found.push({ discard: kind, ...outlook(left, melds, forms, elsewhere) });
    left[kind] = count;
  }
  return found;
}
