import type { Pattern } from '../../../game/state.ts';
import { isRedFive, kindOf, NORTH, type Tile } from '../../../tiles/tile.ts';
import type { WinningHand } from './hand.ts';

/** Tiles that add han to a hand that already has a yaku. */
export interface BonusTiles {
  /** The concealed tiles with the winning one. */
  readonly concealed: readonly Tile[];
  readonly melds: readonly { readonly tiles: readonly Tile[] }[];
  readonly norths: number;
  readonly indicators: readonly Tile[];
  /** Of a riichi winner alone (seed 000); empty otherwise. */
  readonly ura: readonly Tile[];
}

/**
 * Dora, red fives, ura and extracted Norths as patterns, none of zero. A red five that is dora counts twice (seed 000);
 * extracted Norths are dora too where West is turned up (D3.5).
 */
export function bonusPatterns({ variant, all }: WinningHand, bonus: BonusTiles): Pattern[] {
  const found: Pattern[] = [];
  const doraOf = (indicators: readonly Tile[]): number => {
    let count = 0;
    for (const indicator of indicators) {
      const dora = variant.doraOf[kindOf(indicator)]!;
      count += all[dora]!;
      if (dora === NORTH) count += bonus.norths;
    }
    return count;
  };
  add(found, 'dora', doraOf(bonus.indicators));
  add(found, 'aka-dora', redFivesIn(bonus));
  add(found, 'ura-dora', doraOf(bonus.ura));
  add(found, 'nuki-dora', bonus.norths);
  return found;
}

function add(found: Pattern[], id: string, value: number): void {
  if (value > 0) found.push({ id, value });
}

function redFivesIn({ concealed, melds }: BonusTiles): number {
  let count = 0;
  for (const tile of concealed) if (isRedFive(tile)) count++;
  for (const { tiles } of melds) for (const tile of tiles) if (isRedFive(tile)) count++;
  return count;
}
