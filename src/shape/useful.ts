import { EAST, KINDS, type Kind } from '../tiles/tile.ts';
import { type RowId, together } from './cost-rows.ts';
import type { Counts } from './counts.ts';
import { type Elsewhere, type Forms, OUT_OF_REACH } from './forms.ts';
import { nearest, type Parts, partsOf } from './shanten.ts';
import { PLACE } from './suit-costs.ts';
import {
  countsOf,
  HONOR_PLACE,
  honorKey,
  honorSummary,
  honorSummaryBeside,
  rowOf,
  type Summary,
  suitKey,
  suitSummaryBeside,
} from './summary.ts';

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
  return outlookOf(partsOf(counts, elsewhere), counts, melds, forms, elsewhere);
}

/** As `outlook`, of a hand whose parts are known already. */
export function outlookOf(
  parts: Parts,
  counts: Counts,
  melds: number,
  forms: Forms,
  elsewhere: Elsewhere | undefined,
): Outlook {
  const [m, p, s, z] = parts;
  const mp = together(rowOf(m), rowOf(p));
  const sz = together(rowOf(s), rowOf(z));
  const sum = countsOf(m) + countsOf(p) + countsOf(s) + countsOf(z);
  const now = nearest(together(mp, sz), sum, melds, forms);
  const found: Kind[] = [];
  if (now === OUT_OF_REACH || now < 0) return { shanten: now, useful: found };
  const hand: Hand = { counts, melds, forms, elsewhere, sum, now };
  addSuit(found, hand, 0, m, together(rowOf(p), sz));
  addSuit(found, hand, 9, p, together(rowOf(m), sz));
  addSuit(found, hand, 18, s, together(mp, rowOf(z)));
  addHonors(found, hand, z, together(mp, rowOf(s)));
  return { shanten: now, useful: found };
}

interface Hand {
  readonly counts: Counts;
  readonly melds: number;
  readonly forms: Forms;
  readonly elsewhere: Elsewhere | undefined;
  readonly sum: number;
  readonly now: number;
}

/** Adds the useful kinds of a suit. `others` is the row of all the rest of the hand. */
function addSuit(found: Kind[], hand: Hand, from: Kind, part: Summary, others: RowId): void {
  const key = suitKey(hand.counts, from);
  const gone = hand.elsewhere === undefined ? 0 : suitKey(hand.elsewhere, from);
  const rest = hand.sum - countsOf(part);
  for (let rank = 0; rank < 9; rank++) {
    if (!canCome(hand, from + rank)) continue;
    const after = suitSummaryBeside(key + PLACE[rank]!, gone);
    if (after === part) continue;
    const shanten = nearest(together(rowOf(after), others), rest + countsOf(after), hand.melds, hand.forms);
    if (shanten < hand.now) found.push(from + rank);
  }
}

/** Adds the useful honors. `others` is the row of all the rest of the hand. */
function addHonors(found: Kind[], hand: Hand, part: Summary, others: RowId): void {
  const { counts, elsewhere } = hand;
  const key = honorKey(counts);
  const rest = hand.sum - countsOf(part);
  for (let kind = EAST; kind < KINDS; kind++) {
    if (!canCome(hand, kind)) continue;
    const after =
      elsewhere === undefined ? honorSummary(oneMore(key, counts[kind]!)) : beside(counts, kind, elsewhere);
    const shanten = nearest(together(rowOf(after), others), rest + countsOf(after), hand.melds, hand.forms);
    if (shanten < hand.now) found.push(kind);
  }
}

function canCome(hand: Hand, kind: Kind): boolean {
  return hand.counts[kind]! + (hand.elsewhere === undefined ? 0 : hand.elsewhere[kind]!) < 4;
}

function oneMore(key: number, held: number): number {
  return key + HONOR_PLACE[held + 1]! - HONOR_PLACE[held]!;
}

function beside(counts: Counts, kind: Kind, elsewhere: Elsewhere): Summary {
  const more = counts.slice();
  more[kind] = more[kind]! + 1;
  return honorSummaryBeside(more, elsewhere);
}
