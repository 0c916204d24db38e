import { isTerminalOrHonor } from '../../../tiles/tile.ts';
import type { Arrangement } from './arrangements.ts';
import type { MeldSet, WinningHand } from './hand.ts';
import { pairFu } from './values.ts';

/** Fu of seven pairs, never rounded (seed 000). */
export const SEVEN_PAIRS_FU = 25;

/** One part of a hand's fu, for the settlement to list. */
export interface FuPart {
  readonly id: string;
  readonly fu: number;
}

/**
 * Fu of a hand of sets and a pair, rounded up to ten (seed 000, "Count han, then fu"; D2.17).
 * Pinfu drawn is 20; a hand that would be 20 and is open is 30.
 */
export function fuOf(hand: WinningHand, arrangement: Arrangement, pinfu: boolean): number {
  if (pinfu) return hand.circumstances.selfDraw ? 20 : 30;
  let fu = 20 + pairFu(hand, arrangement.pair) + finishFu(arrangement);
  for (const set of arrangement.sets) fu += setFu(set);
  // A replacement drawn keeps its 2 (D2.17).
  if (hand.circumstances.selfDraw) fu += 2;
  else if (hand.closed) fu += 10;
  if (fu === 20) return 30;
  return Math.ceil(fu / 10) * 10;
}

/** Simple or terminal, open or concealed, pung or kong: 2 doubled once for each of the better. */
export function setFu(set: MeldSet): number {
  if (set.kind === 'chow') return 0;
  const base = (isTerminalOrHonor(set.first) ? 4 : 2) * (set.open ? 1 : 2);
  return set.kind === 'kong' ? base * 4 : base;
}

function finishFu({ finish }: Arrangement): number {
  return finish === 'two-sided' || finish === 'pung' ? 0 : 2;
}

/** The parts that a hand's fu are made of before rounding, for the settlement. */
export function fuParts(hand: WinningHand, arrangement: Arrangement, pinfu: boolean): FuPart[] {
  const { selfDraw } = hand.circumstances;
  const parts: FuPart[] = [{ id: 'fu-base', fu: 20 }];
  if (!selfDraw && hand.closed) parts.push({ id: 'fu-closed-ron', fu: 10 });
  if (pinfu) return parts;
  if (selfDraw) parts.push({ id: 'fu-self-draw', fu: 2 });
  const pair = pairFu(hand, arrangement.pair);
  if (pair > 0) parts.push({ id: 'fu-pair', fu: pair });
  if (finishFu(arrangement) > 0) parts.push({ id: 'fu-wait', fu: 2 });
  for (const set of arrangement.sets) {
    const fu = setFu(set);
    if (fu > 0) parts.push({ id: `fu-${set.open ? 'open' : 'concealed'}-${set.kind}`, fu });
  }
  return parts;
}
