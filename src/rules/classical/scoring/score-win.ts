import { countKinds } from '../../../shape/counts.ts';
import { isTerminalOrHonor, kindOf } from '../../../tiles/tile.ts';
import { sharedDoubles } from './doubles.ts';
import { type Circumstances, tilesOf, type WonHand } from './hand.ts';
import { NINTH_DEAL } from './limit-hands.ts';
import { basicPoints, type Line, points } from './points.ts';
import { type CompleteTiles, readingsOf } from './readings-of.ts';
import { completingKinds } from './shapes.ts';
import type { TableRules } from './table-rules.ts';
import { winnerDoubles } from './winner-doubles.ts';
import { type HandWorth, worthOf } from './worth.ts';

/** What a won hand is worth, and the reading that was chosen. */
export interface WinWorth extends HandWorth {
  readonly hand: WonHand;
}

/**
 * The best that a complete hand is worth over all its readings: the highest score after the limit, of equal ones the one
 * with more doubles, then with more points, then the first (A3.2). Null where it is not complete.
 */
export function scoreWin(
  tiles: CompleteTiles,
  circumstances: Circumstances,
  table: TableRules,
): WinWorth | null {
  const hands = readingsOf(tiles, circumstances, table);
  if (hands.length === 0) return null;
  const limit = bestLimitHand(hands, table);
  if (limit !== null) return limit;
  let isOnly: boolean | null = null;
  let best: WinWorth | null = null;
  for (const hand of hands) {
    isOnly ??= isOnlyTile(tiles, circumstances, table);
    const lines = [...winnerPoints(hand, isOnly, table), ...doublesOf(hand, table)];
    const worth = { ...worthOf(lines, table.limit), hand };
    if (best === null || isBetter(worth, best)) best = worth;
  }
  return best;
}

function isBetter(a: HandWorth, b: HandWorth): boolean {
  if (a.value !== b.value) return a.value > b.value;
  return a.doubles === b.doubles ? a.base! > b.base! : a.doubles! > b.doubles!;
}

/** The reading with most limit hands in it; they alone are listed, and points and doubles do not count (A3.4). */
function bestLimitHand(hands: readonly WonHand[], table: TableRules): WinWorth | null {
  let best: WinWorth | null = null;
  for (const hand of hands) {
    const ids = table.limitHands.filter(one => one.test(hand)).map(one => one.id);
    if (table.ninthDeal > 0 && hand.eastWins >= table.ninthDeal) ids.push(NINTH_DEAL);
    if (ids.length === 0 || ids.length <= (best?.patterns.length ?? 0)) continue;
    const patterns = ids.map((id): Line => ({ id, value: table.limit, unit: 'limit' }));
    best = { value: table.limit, base: null, doubles: null, patterns, hand };
  }
  return best;
}

/** The winner's own points (A3) and then those that every hand has. */
function winnerPoints(hand: WonHand, isOnly: boolean, table: TableRules): Line[] {
  const lines = [points('going-out', table.goingOut)];
  if (hand.selfDraw) lines.push(points('self-draw', 2));
  if (isOnly) lines.push(points('only-possible-tile', 2));
  if (hand.finishesPair) lines.push(points('pair-finish', isTerminalOrHonor(hand.win) ? 4 : 2));
  return [...lines, ...basicPoints(hand.sets, pairsOf(hand), hand)];
}

function doublesOf(hand: WonHand, table: TableRules): Line[] {
  return [...sharedDoubles(hand.sets, pairsOf(hand), hand, table), ...winnerDoubles(hand)];
}

function pairsOf({ pair }: WonHand): number[] {
  return pair === null ? [] : [pair];
}

/** Whether no other kind would have completed the hand (A3.1). */
function isOnlyTile({ concealed, melds }: CompleteTiles, { win }: Circumstances, table: TableRules): boolean {
  const before = countKinds(concealed);
  before[win] = before[win]! - 1;
  const elsewhere = countKinds(melds.flatMap(meld => meld.tiles.map(kindOf)));
  return completingKinds(before, melds.length, elsewhere, table).length === 1;
}

/** The reading that scored, a group each, for the settlement's picture. */
export function groupsOf(hand: WonHand): { readonly tiles: readonly number[] }[] {
  if (hand.pair !== null)
    return [...hand.sets.map(set => ({ tiles: tilesOf(set) })), { tiles: [hand.pair, hand.pair] }];
  const held = hand.kinds.map(kind => Array.from({ length: hand.concealed[kind]! }, () => kind));
  return hand.shape === 'seven-twins' ? held.map(tiles => ({ tiles })) : [{ tiles: held.flat() }];
}
