import type { Counts } from '../../../shape/counts.ts';
import { EAST, isRedFive, isTerminalOrHonor, KINDS, type Kind, kindOf } from '../../../tiles/tile.ts';
import { type Holding, pungValue, type Situation } from './situation.ts';

/** Riichi itself, and what comes with it on the average: self-draws, ippatsu, ura. */
const RIICHI_HAN = 1.4;
/** Of a pair of value tiles, how often it becomes a pung. */
const PAIR_PART = 0.4;
/** Of a dora that stands alone, how often it is in the hand that wins. */
const LONE_PART = 0.6;

/** Han that bonus tiles bring whatever the hand becomes. */
export function bonusHan(situation: Situation, { concealed, melds }: Holding, counts: Counts): number {
  const { dora, norths } = situation;
  let han = norths * (1 + dora[NORTH_KIND]!);
  for (const tile of concealed) {
    const kind = kindOf(tile);
    const worth = dora[kind]! + (isRedFive(tile) ? 1 : 0);
    if (worth > 0) han += worth * (stands(counts, kind) ? 1 : LONE_PART);
  }
  for (const { tiles } of melds)
    for (const tile of tiles ?? []) han += dora[kindOf(tile)]! + (isRedFive(tile) ? 1 : 0);
  return han;
}

const NORTH_KIND: Kind = EAST + 3;

/** Whether a tile has company. */
function stands(counts: Counts, kind: Kind): boolean {
  if (counts[kind]! > 1) return true;
  if (kind >= EAST) return false;
  const rank = kind % 9;
  const near = (distance: number): boolean =>
    rank + distance >= 0 && rank + distance <= 8 && counts[kind + distance]! > 0;
  return near(-2) || near(-1) || near(1) || near(2);
}

/** Han of pungs of value tiles, those of pairs in part. */
export function valueHan(situation: Situation, { melds }: Holding, counts: Counts): number {
  let han = 0;
  for (let kind = EAST; kind < KINDS; kind++) {
    const count = counts[kind]!;
    if (count < 2) continue;
    const value = pungValue(situation, kind);
    if (count >= 3) han += value;
    else if (situation.unseen[kind]! > 0) han += value * PAIR_PART;
  }
  for (const { kind, tiles } of melds)
    if (kind !== 'chow' && tiles !== null) han += pungValue(situation, kindOf(tiles[0]!));
  return han;
}

/** About how many han a closed hand on its way will have, riichi among them. */
export function closedHan(situation: Situation, holding: Holding, counts: Counts): number {
  let han = bonusHan(situation, holding, counts) + valueHan(situation, holding, counts);
  if (situation.mayRiichi) han += RIICHI_HAN;
  let orphans = 0;
  let pungs = 0;
  const suits = [0, 0, 0];
  for (let kind = 0; kind < KINDS; kind++) {
    const count = counts[kind]!;
    if (count === 0) continue;
    if (isTerminalOrHonor(kind)) orphans += count;
    if (count >= 3) pungs++;
    if (kind < EAST) suits[Math.floor(kind / 9)]! += count;
  }
  const total = holding.concealed.length;
  if (holding.melds.length === 0 && pungs === 0) han += 0.35;
  if (orphans <= 2) han += [0.6, 0.3, 0.1][orphans]!;
  const others = suits.reduce((sum, count) => sum + count, 0) - Math.max(...suits);
  if (holding.melds.length === 0 && others <= 2 && total >= 13) han += 1.2 - 0.5 * others;
  return han;
}
