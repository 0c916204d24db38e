import type { Pattern } from '../../../game/state.ts';
import { isTerminalOrHonor, type Kind } from '../../../tiles/tile.ts';
import type { WinningHand } from './hand.ts';
import { HONORS_HELD, ORPHANS_HELD, SIMPLES_HELD, SUITS_HELD } from './sorts.ts';

/** The yaku found so far of one reading. */
export interface YakuList {
  readonly closed: boolean;
  readonly patterns: Pattern[];
  han: number;
}

export function newYakuList(closed: boolean): YakuList {
  return { closed, patterns: [], han: 0 };
}

/** Adds a yaku; `open` is what it is worth in an open hand, 0 where it is none there. */
export function addYaku(list: YakuList, id: string, value: number, open = value): void {
  const worth = list.closed ? value : open;
  if (worth === 0) return;
  list.patterns.push({ id, value: worth });
  list.han += worth;
}

/** Yaku of how the hand was won, whatever its tiles. */
export function addCircumstances(list: YakuList, hand: WinningHand): void {
  const { riichi, ippatsu, selfDraw, robbed, rinshan, lastTile } = hand.circumstances;
  if (riichi === 'double') addYaku(list, 'double-riichi', 2);
  else if (riichi) addYaku(list, 'riichi', 1);
  if (ippatsu) addYaku(list, 'ippatsu', 1);
  if (selfDraw) addYaku(list, 'menzen-tsumo', 1, 0);
  if (robbed) addYaku(list, 'chankan', 1);
  // A replacement win is never the last tile (D2.16).
  if (rinshan) addYaku(list, 'rinshan-kaihou', 1);
  else if (lastTile) addYaku(list, selfDraw ? 'haitei' : 'houtei', 1);
}

/** Yaku that any way of grouping the tiles has: all simples, flushes, all terminals and honors. */
export function addTileYaku(list: YakuList, { sorts, table }: WinningHand): void {
  if ((sorts & ORPHANS_HELD) === 0) addYaku(list, 'tanyao', 1, table.openTanyao ? 1 : 0);
  if ((sorts & SIMPLES_HELD) === 0) addYaku(list, 'honroutou', 2);
  const suits = sorts & SUITS_HELD;
  // One bit alone: one suit.
  if (suits === 0 || (suits & (suits - 1)) !== 0) return;
  if ((sorts & HONORS_HELD) !== 0) addYaku(list, 'honitsu', 3, 2);
  else addYaku(list, 'chinitsu', 6, 5);
}

/** Whether a set or pair that begins with this kind holds a terminal or honor. */
export function isOutside(kind: 'chow' | 'pung' | 'kong', first: Kind): boolean {
  if (kind !== 'chow') return isTerminalOrHonor(first);
  return first % 9 === 0 || first % 9 === 6;
}
