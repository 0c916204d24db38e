import { JOKER, type Tile } from '../../../tiles/tile.ts';
import type { Card } from '../card/card.ts';
import { type CardHand, type CardLine, isGroup } from '../card/card.ts';
import { faceOf, isJoker } from '../tiles.ts';
import { type Exposed, type Held, held, type Rows, rowsFor } from './rows.ts';

/** A complete hand by its row. */
export interface RowWin {
  readonly line: CardLine;
  readonly hand: CardHand;
  /** Complete without a joker though a group of three or more could have held one: counts double (C5.1, C5.3). */
  readonly jokerless: boolean;
  /** The line's value, doubled where jokerless. */
  readonly value: number;
}

/**
 * The most valuable row that the tiles complete, what is laid open respected (C5.1); null where there is none.
 * @param concealed with the winning tile
 */
export function bestWin(card: Card, concealed: readonly Tile[], melds: readonly Exposed[]): RowWin | null {
  const rows = rowsFor(card, melds);
  if (concealed.length !== rows.size) return null;
  const tiles = held(concealed);
  const hasJoker = tiles.jokers > 0 || melds.some(meld => meld.tiles.some(isJoker));
  let best: RowWin | null = null;
  for (let row = 0; row < rows.count; row++) {
    if (!completes(rows, row, tiles)) continue;
    const hand = card.hands[rows.hand[row]!]!;
    const line = card.lines[hand.line]!;
    const jokerless = !hasJoker && line.jokers && hand.groups.some(isGroup);
    const value = jokerless ? 2 * line.value : line.value;
    if (best === null || value > best.value) best = { line, hand, jokerless, value };
  }
  return best;
}

/** Whether the tiles complete any row at all. */
export function isComplete(card: Card, concealed: readonly Tile[], melds: readonly Exposed[]): boolean {
  const rows = rowsFor(card, melds);
  if (concealed.length !== rows.size) return false;
  const tiles = held(concealed);
  for (let row = 0; row < rows.count; row++) if (completes(rows, row, tiles)) return true;
  return false;
}

/**
 * As many tiles as the row asks for are concealed. They complete it where every natural has its place and every place for
 * naturals is filled; the jokers then fill what is left.
 */
function completes(rows: Rows, row: number, { counts, jokers, size, mask }: Held): boolean {
  if ((mask[0] & ~rows.mask[2 * row]!) !== 0 || (mask[1] & ~rows.mask[2 * row + 1]!) !== 0) return false;
  let placed = jokers;
  for (let at = rows.start[row]!; at < rows.start[row + 1]!; at++) {
    const count = counts[rows.tile[at]!]!;
    if (count < rows.hard[at]! || count > rows.need[at]!) return false;
    placed += count;
  }
  return placed === size;
}

/** Which tile is in which place of a complete hand: its groups in the order printed, melds as they lie. */
export function placed(
  hand: CardHand,
  concealed: readonly Tile[],
  melds: readonly Exposed[],
): { readonly tiles: readonly Tile[] }[] {
  const { counts, jokers } = held(concealed);
  const laid = [...melds];
  const groups: (readonly Tile[] | null)[] = hand.groups.map(group => {
    const at = isGroup(group) ? laid.findIndex(meld => fits(meld, group.tile, group.size)) : -1;
    return at < 0 ? null : laid.splice(at, 1)[0]!.tiles;
  });
  const take = (tile: Tile, most: number): Tile[] => {
    const count = Math.min(counts[tile]!, most);
    counts[tile] = counts[tile]! - count;
    return Array.from({ length: count }, () => tile);
  };
  // Singles and pairs come first: only naturals fill them.
  hand.groups.forEach((group, i) => {
    if (groups[i] === null && !isGroup(group)) groups[i] = take(group.tile, group.size);
  });
  let left = jokers;
  hand.groups.forEach((group, i) => {
    if (groups[i] !== null) return;
    const naturals = take(group.tile, group.size);
    const used = Math.min(left, group.size - naturals.length);
    left -= used;
    groups[i] = [...naturals, ...Array.from({ length: used }, () => JOKER)];
  });
  return groups.map(tiles => ({ tiles: tiles! }));
}

function fits(meld: Exposed, tile: Tile, size: number): boolean {
  return meld.tiles.length === size && meld.tiles.some(one => !isJoker(one) && faceOf(one) === tile);
}
