import { EAST, GREEN, isDragon, isTerminalOrHonor, NORTH, RED, WHITE } from '../../../tiles/tile.ts';
import type { Arrangement } from './arrangements.ts';
import type { WinningHand } from './hand.ts';
import { northHasValue, pairFu, roundWindKind, seatWindKind } from './values.ts';
import { addYaku, isOutside, type YakuList } from './yaku.ts';

/** Four chows, a worthless pair and a two-sided wait in a closed hand (seed 000, "Pinfu"). */
export function isPinfu(hand: WinningHand, { sets, pair, finish }: Arrangement): boolean {
  return (
    hand.closed &&
    finish === 'two-sided' &&
    sets.every(set => set.kind === 'chow') &&
    pairFu(hand, pair) === 0
  );
}

/** Yaku of one arrangement of sets and a pair, but for pinfu. */
export function addSetYaku(list: YakuList, hand: WinningHand, arrangement: Arrangement): void {
  addChowYaku(list, hand, arrangement);
  addPungYaku(list, hand, arrangement);
  addOutside(list, arrangement);
}

function addChowYaku(list: YakuList, hand: WinningHand, { sets }: Arrangement): void {
  // Chows as one bit per kind they begin with, suit by suit.
  let m = 0;
  let p = 0;
  let s = 0;
  let chows = 0;
  let twins = 0;
  for (const { kind, first } of sets) {
    if (kind !== 'chow') continue;
    chows++;
    const bit = 1 << (first % 9);
    const row = first < 9 ? m : first < 18 ? p : s;
    if ((row & bit) !== 0) twins++;
    if (first < 9) m |= bit;
    else if (first < 18) p |= bit;
    else s |= bit;
  }
  if (chows < 2) return;
  if (hand.closed && twins > 0) {
    // Two pairs of equal chows; three alike are one pair, four alike are two.
    if (chows === 4 && twins >= 2 && isTwicePaired(sets)) addYaku(list, 'ryanpeikou', 3);
    else addYaku(list, 'iipeikou', 1);
  }
  if ((m & p & s) !== 0) addYaku(list, 'sanshoku-doujun', 2, 1);
  if (isStraight(m) || isStraight(p) || isStraight(s)) addYaku(list, 'ittsuu', 2, 1);
}

function isTwicePaired(sets: Arrangement['sets']): boolean {
  const firsts = sets.map(set => set.first).sort((a, b) => a - b);
  return firsts[0] === firsts[1] && firsts[2] === firsts[3];
}

/** 123, 456 and 789. */
function isStraight(row: number): boolean {
  return (row & 0b1001001) === 0b1001001;
}

function addPungYaku(list: YakuList, hand: WinningHand, { sets, pair }: Arrangement): void {
  let pungs = 0;
  let kongs = 0;
  let concealed = 0;
  let dragons = 0;
  // Suited pungs as one bit per rank, suit by suit.
  let m = 0;
  let p = 0;
  let s = 0;
  for (const { kind, first, open } of sets) {
    if (kind === 'chow') continue;
    pungs++;
    if (kind === 'kong') kongs++;
    if (!open) concealed++;
    if (isDragon(first)) dragons++;
    if (first < 9) m |= 1 << first;
    else if (first < 18) p |= 1 << (first - 9);
    else if (first < EAST) s |= 1 << (first - 18);
    else addValue(list, hand, first);
  }
  if (pungs === 0) return;
  if (pungs === 4) addYaku(list, 'toitoi', 2);
  if (concealed === 3) addYaku(list, 'sanankou', 2);
  if (kongs === 3) addYaku(list, 'sankantsu', 2);
  if ((m & p & s) !== 0) addYaku(list, 'sanshoku-doukou', 2);
  if (dragons === 2 && isDragon(pair)) addYaku(list, 'shousangen', 2);
}

function addValue(list: YakuList, hand: WinningHand, kind: number): void {
  if (kind === WHITE) addYaku(list, 'yakuhai-white', 1);
  else if (kind === GREEN) addYaku(list, 'yakuhai-green', 1);
  else if (kind === RED) addYaku(list, 'yakuhai-red', 1);
  if (kind === seatWindKind(hand)) addYaku(list, 'yakuhai-seat-wind', 1);
  if (kind === roundWindKind(hand)) addYaku(list, 'yakuhai-round-wind', 1);
  if (kind === NORTH && northHasValue(hand)) addYaku(list, 'yakuhai-north', 1);
}

/** A terminal or honor in every set and the pair, with a chow among them; without any honor it is junchan. */
function addOutside(list: YakuList, { sets, pair }: Arrangement): void {
  if (!isTerminalOrHonor(pair)) return;
  let honors = pair >= EAST;
  let chow = false;
  for (const { kind, first } of sets) {
    if (!isOutside(kind, first)) return;
    if (kind === 'chow') chow = true;
    else if (first >= EAST) honors = true;
  }
  if (!chow) return;
  if (honors) addYaku(list, 'chanta', 2, 1);
  else addYaku(list, 'junchan', 3, 2);
}
