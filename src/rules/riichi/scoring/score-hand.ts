import type { Pattern } from '../../../game/state.ts';
import { type Arrangement, arrangements } from './arrangements.ts';
import { type BonusTiles, bonusPatterns } from './bonus.ts';
import { type FuPart, fuOf, fuParts, SEVEN_PAIRS_FU } from './fu.ts';
import type { WinningHand } from './hand.ts';
import { type Basic, basicOf, basicOfYakuman } from './points.ts';
import { addSetYaku, isPinfu } from './set-yaku.ts';
import { addCircumstances, addTileYaku, addYaku, newYakuList, type YakuList } from './yaku.ts';
import { isOrphans, isPairs, yakumanOf } from './yakuman.ts';

/** What a complete hand is worth in its best reading. */
export interface HandScore {
  readonly patterns: readonly Pattern[];
  /** Null with true yakuman. */
  readonly han: number | null;
  readonly fu: number | null;
  /** How many true yakuman. */
  readonly yakuman: number;
  readonly basic: Basic;
  /** How the tiles were grouped; null for seven pairs and thirteen orphans. */
  readonly arrangement: Arrangement | null;
}

/** Counts one of the readings of a hand. */
interface Reading {
  readonly yaku: YakuList;
  readonly fu: number;
}

/**
 * The worth of a hand in the reading that pays most, then has the most han, then the most fu (D2.17). With a true yakuman
 * ordinary yaku and dora are ignored (D2.8). Dora alone win nothing (seed 000, "Two winning requirements").
 */
export function scoreHand(hand: WinningHand, bonus: BonusTiles): HandScore | 'incomplete' | 'no-yaku' {
  const found = arrangements(hand);
  const pairs = isPairs(hand);
  if (found.length === 0 && !pairs && !isOrphans(hand)) return 'incomplete';
  const yakuman = yakumanOf(hand, found);
  if (yakuman.length > 0) return yakumanScore(yakuman, found[0] ?? null);
  const dora = bonusPatterns(hand, bonus);
  let extra = 0;
  for (const { value } of dora) extra += value;
  let best: HandScore | null = null;
  for (let i = 0; i < found.length + (pairs ? 1 : 0); i++) {
    const arrangement = found[i] ?? null;
    const { yaku, fu } = arrangement === null ? readPairs(hand) : readSets(hand, arrangement);
    if (yaku.han === 0) continue;
    const han = yaku.han + extra;
    const basic = basicOf(hand.table, han, fu);
    for (const pattern of dora) yaku.patterns.push(pattern);
    const score: HandScore = { patterns: yaku.patterns, han, fu, yakuman: 0, basic, arrangement };
    if (best === null || isBetter(score, best)) best = score;
  }
  return best ?? 'no-yaku';
}

function yakumanScore(patterns: readonly Pattern[], arrangement: Arrangement | null): HandScore {
  const count = patterns.reduce((sum, { value }) => sum + value / 13, 0);
  return { patterns, han: null, fu: null, yakuman: count, basic: basicOfYakuman(count), arrangement };
}

function readSets(hand: WinningHand, arrangement: Arrangement): Reading {
  const yaku = newYakuList(hand.closed);
  addCircumstances(yaku, hand);
  const pinfu = isPinfu(hand, arrangement);
  if (pinfu) addYaku(yaku, 'pinfu', 1);
  addSetYaku(yaku, hand, arrangement);
  addTileYaku(yaku, hand);
  return { yaku, fu: fuOf(hand, arrangement, pinfu) };
}

function readPairs(hand: WinningHand): Reading {
  const yaku = newYakuList(true);
  addCircumstances(yaku, hand);
  addYaku(yaku, 'chiitoitsu', 2);
  addTileYaku(yaku, hand);
  return { yaku, fu: SEVEN_PAIRS_FU };
}

function isBetter(a: HandScore, b: HandScore): boolean {
  if (a.basic.points !== b.basic.points) return a.basic.points > b.basic.points;
  return a.han !== b.han ? a.han! > b.han! : a.fu! > b.fu!;
}

/** The parts of a score's fu, for the settlement; empty with true yakuman. */
export function fuPartsOf(hand: WinningHand, score: HandScore): FuPart[] {
  if (score.fu === null) return [];
  if (score.arrangement === null) return [{ id: 'fu-seven-pairs', fu: SEVEN_PAIRS_FU }];
  return fuParts(hand, score.arrangement, isPinfu(hand, score.arrangement));
}
