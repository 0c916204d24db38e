import { type Group, type Reading, readings } from '../../../shape/readings.ts';
import { KINDS, type Kind } from '../../../tiles/tile.ts';
import type { MeldSet, WinningHand } from './hand.ts';

/** How the winning tile completed its group. */
export type Finish = 'two-sided' | 'edge' | 'closed' | 'pung' | 'pair';

/** One way to see a complete hand: its sets, its pair, and the group that the winning tile completed. */
export interface Arrangement {
  /** Melds first. */
  readonly sets: readonly MeldSet[];
  readonly pair: Kind;
  readonly finish: Finish;
}

/**
 * Every reading of a hand of sets and a pair, with the winning tile in each group that it may have completed. A pung that
 * somebody else's tile completed counts as open (seed 000: "a triplet completed by ron is not concealed").
 */
export function arrangements(hand: WinningHand): Arrangement[] {
  const found: Arrangement[] = [];
  for (const reading of readings(hand.counts, hand.melds.length)) addFinishes(found, hand, reading);
  return found;
}

function addFinishes(found: Arrangement[], hand: WinningHand, { pair, groups }: Reading): void {
  const { win, melds } = hand;
  const sets = melds.slice();
  for (const { kind, first } of groups)
    sets.push(kind === 'pung' ? CLOSED_PUNGS[first]! : CLOSED_CHOWS[first]!);
  if (pair === win) found.push({ sets, pair, finish: 'pair' });
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i]!;
    const finish = finishOf(group, win);
    // Equal groups stand beside each other.
    if (finish === null || (i > 0 && same(groups[i - 1]!, group))) continue;
    if (finish !== 'pung' || hand.circumstances.selfDraw) {
      found.push({ sets, pair, finish });
      continue;
    }
    const opened = sets.slice();
    opened[melds.length + i] = { kind: 'pung', first: group.first, open: true };
    found.push({ sets: opened, pair, finish });
  }
}

const CLOSED_PUNGS: readonly MeldSet[] = closedSets('pung');
const CLOSED_CHOWS: readonly MeldSet[] = closedSets('chow');

function closedSets(kind: MeldSet['kind']): MeldSet[] {
  return Array.from({ length: KINDS }, (_, first) => ({ kind, first, open: false }));
}

function finishOf({ kind, first }: Group, win: Kind): Finish | null {
  if (kind === 'pung') return first === win ? 'pung' : null;
  if (win < first || win > first + 2) return null;
  if (win === first + 1) return 'closed';
  const edge = win === first ? first % 9 === 6 : first % 9 === 0;
  return edge ? 'edge' : 'two-sided';
}

function same(a: Group, b: Group): boolean {
  return a.kind === b.kind && a.first === b.first;
}
