import { EAST, isBonus, JOKER, kindOf, type Tile } from '../tiles/tile.ts';
import type { MeldKind } from './state.ts';

const SIZES: Readonly<Record<MeldKind, number>> = { chow: 3, pung: 3, kong: 4, quint: 5, sextet: 6 };

/** What keeps these tiles from being such a meld, or null. Jokers stand for anything in groups of alike tiles. */
export function badMeld(kind: MeldKind, tiles: readonly Tile[]): string | null {
  if (tiles.length !== SIZES[kind]) return `is no ${kind}: it has ${tiles.length} tiles`;
  if (kind === 'chow') {
    const kinds = tiles.map(kindOf).sort((a, b) => a - b);
    const [low, middle, high] = kinds as [number, number, number];
    const runs =
      high < EAST && middle === low + 1 && high === low + 2 && Math.floor(low / 9) === Math.floor(high / 9);
    return runs ? null : 'is no chow: three tiles in a row of one suit are expected';
  }
  const naturals = tiles.filter(tile => tile !== JOKER);
  if (naturals.length === 0) return 'is of jokers alone';
  const first = naturals[0]!;
  const alike = naturals.every(tile => kindOf(tile) === kindOf(first) || (isBonus(tile) && isBonus(first)));
  return alike ? null : `is no ${kind}: its tiles are not alike`;
}
