import type { Kind } from '../tiles/tile.ts';
import { type RowId, together } from './cost-rows.ts';
import type { Counts } from './counts.ts';
import { type Elsewhere, type Forms, OUT_OF_REACH } from './forms.ts';
import { type Parts, partDraws, partsOf } from './parts.ts';
import { nearest } from './shanten.ts';
import { countsOf, rowOf, type Summary } from './summary.ts';

/** Shanten of a hand that is about to draw, and the kinds that lower it, in order. */
export interface Outlook {
  readonly shanten: number;
  readonly useful: readonly Kind[];
}

/**
 * The kinds that complete a hand waiting for a tile (13 less 3 for each meld), in order. None that the hand holds all four
 * of, here or elsewhere. Parameters as for `shanten`.
 */
export function waits(counts: Counts, melds: number, forms: Forms, elsewhere?: Elsewhere): readonly Kind[] {
  const found = outlook(counts, melds, forms, elsewhere);
  return found.shanten === 0 ? found.useful : [];
}

/** The kinds that lower the shanten of a hand waiting for a tile, in order; its waits where it is ready. */
export function useful(counts: Counts, melds: number, forms: Forms, elsewhere?: Elsewhere): readonly Kind[] {
  return outlook(counts, melds, forms, elsewhere).useful;
}

/** Shanten and useful kinds at once, of a hand waiting for a tile. */
export function outlook(counts: Counts, melds: number, forms: Forms, elsewhere?: Elsewhere): Outlook {
  return outlookOf(partsOf(counts, elsewhere), drawsOf(counts, elsewhere), melds, forms);
}

/** What each part of a hand becomes with a tile of each of its kinds; see `partDraws`. */
export type Draws = [Summary[], Summary[], Summary[], Summary[]];

/** The draws of all parts. */
export function drawsOf(counts: Counts, elsewhere?: Elsewhere): Draws {
  return [
    partDraws(counts, 0, elsewhere),
    partDraws(counts, 1, elsewhere),
    partDraws(counts, 2, elsewhere),
    partDraws(counts, 3, elsewhere),
  ];
}

/** As `outlook`, of a hand whose parts and draws are known. */
export function outlookOf(parts: Parts, draws: Draws, melds: number, forms: Forms): Outlook {
  const [m, p, s, z] = parts;
  const mp = together(rowOf(m), rowOf(p));
  const sz = together(rowOf(s), rowOf(z));
  const sum = countsOf(m) + countsOf(p) + countsOf(s) + countsOf(z);
  const now = nearest(together(mp, sz), sum, melds, forms);
  const useful: Kind[] = [];
  if (now >= 0 && now < OUT_OF_REACH) {
    for (let index = 0; index < 4; index++) {
      const part = parts[index]!;
      const others =
        index < 2 ? together(rowOf(parts[1 - index]!), sz) : together(mp, rowOf(parts[5 - index]!));
      addUseful(useful, index * 9, draws[index]!, part, others, sum - countsOf(part), melds, forms, now);
    }
  }
  return { shanten: now, useful };
}

/** Adds the kinds of a part, from its first one on, after which shanten is less than `now`. */
function addUseful(
  useful: Kind[],
  first: Kind,
  draws: readonly Summary[],
  part: Summary,
  others: RowId,
  otherCounts: number,
  melds: number,
  forms: Forms,
  now: number,
): void {
  for (let i = 0; i < draws.length; i++) {
    const after = draws[i]!;
    if (after === 0 || after === part) continue;
    const row = together(rowOf(after), others);
    if (nearest(row, otherCounts + countsOf(after), melds, forms) < now) useful.push(first + i);
  }
}
