import { EAST, type Kind } from '../tiles/tile.ts';
import type { Counts } from './counts.ts';
import type { Elsewhere } from './forms.ts';
import { PLACE } from './suit-costs.ts';
import {
  honorKey,
  honorSummary,
  honorSummaryBeside,
  type Summary,
  suitKey,
  suitSummary,
  suitSummaryBeside,
} from './summary.ts';

/** The parts of a hand: characters, dots, bamboo, honors. */
export type Parts = [Summary, Summary, Summary, Summary];

/** Which part a kind belongs to: 0–3. */
export function partIndex(kind: Kind): number {
  return (kind / 9) | 0;
}

/** How many kinds a part has. Its first is 9 times its index. */
export function kindsOf(index: number): number {
  return index < 3 ? 9 : 7;
}

/** The parts of concealed tiles, with regard to those elsewhere. */
export function partsOf(counts: Counts, elsewhere?: Elsewhere): Parts {
  const m = suitKey(counts, 0);
  const p = suitKey(counts, 9);
  const s = suitKey(counts, 18);
  if (elsewhere === undefined)
    return [suitSummary(m), suitSummary(p), suitSummary(s), honorSummary(honorKey(counts))];
  return [
    suitSummaryBeside(m, suitKey(elsewhere, 0)),
    suitSummaryBeside(p, suitKey(elsewhere, 9)),
    suitSummaryBeside(s, suitKey(elsewhere, 18)),
    honorSummaryBeside(counts, elsewhere),
  ];
}

/** One part of concealed tiles. */
export function partOf(counts: Counts, index: number, elsewhere?: Elsewhere): Summary {
  if (index < 3) {
    const gone = elsewhere === undefined ? 0 : suitKey(elsewhere, index * 9);
    return suitSummaryBeside(suitKey(counts, index * 9), gone);
  }
  return elsewhere === undefined ? honorSummary(honorKey(counts)) : honorSummaryBeside(counts, elsewhere);
}

/** What a part becomes with one more tile of each of its kinds in turn; 0 for a kind of which no more can come. */
export function partDraws(counts: Counts, index: number, elsewhere?: Elsewhere): Summary[] {
  const draws: Summary[] = [];
  const from = index * 9;
  const gone = elsewhere === undefined ? 0 : suitKey(elsewhere, from < EAST ? from : 0);
  const key = index < 3 ? suitKey(counts, from) : honorKey(counts);
  for (let i = 0; i < kindsOf(index); i++) {
    const held = counts[from + i]!;
    if (held + (elsewhere === undefined ? 0 : elsewhere[from + i]!) >= 4) draws.push(0);
    else if (index < 3) draws.push(suitSummaryBeside(key + PLACE[i]!, gone));
    else if (elsewhere === undefined) draws.push(honorSummary(oneHonorMore(key, held)));
    else draws.push(honorSummaryBeside(withOneMore(counts, from + i), elsewhere));
  }
  return draws;
}

/** The honors' key after one that is held so often is held once more. */
function oneHonorMore(key: number, held: number): number {
  return key + (1 << (3 * held)) - (held === 0 ? 0 : 1 << (3 * held - 3));
}

function withOneMore(counts: Counts, kind: Kind): Counts {
  const more = counts.slice();
  more[kind] = more[kind]! + 1;
  return more;
}
