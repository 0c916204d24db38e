import type { Pattern } from '../../../game/state.ts';
import { isRedFive, kindOf, NORTH, type Tile } from '../../../tiles/tile.ts';
import type { Variant } from '../variant.ts';

/** Tiles that add han to a hand that already has a yaku. */
export interface BonusTiles {
  /** Every tile of the hand, melds and the winning tile included. */
  readonly tiles: readonly Tile[];
  readonly norths: number;
  readonly indicators: readonly Tile[];
  /** Of a riichi winner alone (seed 000); empty otherwise. */
  readonly ura: readonly Tile[];
}

/**
 * Dora, red fives, ura and extracted Norths as patterns, none of zero. A red five that is dora counts twice (seed 000);
 * extracted Norths are dora too where West is turned up (D3.5).
 */
export function bonusPatterns(variant: Variant, bonus: BonusTiles): Pattern[] {
  const found: Pattern[] = [];
  const add = (id: string, value: number): void => {
    if (value > 0) found.push({ id, value });
  };
  add('dora', doraIn(variant, bonus, bonus.indicators));
  add(
    'aka-dora',
    bonus.tiles.reduce((sum, tile) => sum + (isRedFive(tile) ? 1 : 0), 0),
  );
  add('ura-dora', doraIn(variant, bonus, bonus.ura));
  add('nuki-dora', bonus.norths);
  return found;
}

function doraIn(variant: Variant, { tiles, norths }: BonusTiles, indicators: readonly Tile[]): number {
  let count = 0;
  for (const indicator of indicators) {
    const dora = variant.doraOf[kindOf(indicator)]!;
    for (const tile of tiles) if (kindOf(tile) === dora) count++;
    if (dora === NORTH) count += norths;
  }
  return count;
}
