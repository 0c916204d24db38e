import type { Meld } from '../../game/state.ts';
import { EAST, type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
import type { Table } from './table.ts';

/**
 * Kinds that may not be discarded right after this chow or pung: the claimed kind, and for a chow the tile that would have
 * completed the same two tiles at their other end (D2.3). A table may forbid the claimed kind alone, or nothing.
 */
export function swapKinds(
  kuikae: Table['kuikae'],
  meld: Pick<Meld, 'kind' | 'tiles' | 'claimed'>,
): readonly Kind[] {
  if (kuikae === 'allowed') return [];
  const called = kindOf(meld.claimed!);
  if (meld.kind !== 'chow' || kuikae === 'same-tile') return [called];
  const low = Math.min(...meld.tiles.map(kindOf));
  const other = called === low ? called + 3 : called === low + 2 ? called - 3 : -1;
  const sameSuit = other >= 0 && other < EAST && Math.floor(other / 9) === Math.floor(called / 9);
  return sameSuit ? [called, other] : [called];
}

/** Whether something is left that may be discarded once these tiles are used. */
export function leavesDiscard(
  concealed: readonly Tile[],
  used: readonly Tile[],
  swap: readonly Kind[],
): boolean {
  if (swap.length === 0) return true;
  let left = 0;
  for (const tile of concealed) if (!swap.includes(kindOf(tile))) left++;
  for (const tile of used) if (!swap.includes(kindOf(tile))) left--;
  return left > 0;
}
