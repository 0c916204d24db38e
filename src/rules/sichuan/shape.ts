import { isSevenPairsWithFours, isStandard } from '../../shape/complete.ts';
import type { Counts } from '../../shape/counts.ts';
import type { Forms } from '../../shape/forms.ts';
import { type Kind, SUITS, type Suit, type Tile } from '../../tiles/tile.ts';

/** What wins: four sets and a pair, or seven pairs in which four alike are two (seed 000). */
export const FORMS: Forms = { standard: true, sevenPairs: 'fours', orphans: false };

/** The only forms of a complete hand, with both where it can be seen both ways. */
export interface Shapes {
  readonly standard: boolean;
  readonly sevenPairs: boolean;
}

/** How the concealed tiles, the winning one among them, are complete with `melds` groups laid down; null where they are not. */
export function shapesOf(counts: Counts, melds: number): Shapes | null {
  const standard = isStandard(counts, melds);
  const sevenPairs = melds === 0 && isSevenPairsWithFours(counts);
  return standard || sevenPairs ? { standard, sevenPairs } : null;
}

/** The first kind of a suit. */
export function firstOf(suit: Suit): Kind {
  return SUITS.indexOf(suit) * 9;
}

export function isOfSuit(tile: Tile, suit: Suit): boolean {
  const from = firstOf(suit);
  return tile >= from && tile < from + 9;
}

/** Whether any of the tiles is of the suit; never where none is declared. */
export function holds(tiles: readonly Tile[], suit: Suit | null | undefined): boolean {
  if (suit === null || suit === undefined) return false;
  const from = firstOf(suit);
  for (const tile of tiles) if (tile >= from && tile < from + 9) return true;
  return false;
}
