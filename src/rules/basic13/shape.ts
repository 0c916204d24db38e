import { isSevenPairs, isStandard } from '../../shape/complete.ts';
import { countKinds } from '../../shape/counts.ts';
import type { Forms } from '../../shape/forms.ts';
import { mayBeComplete } from '../../shape/quick-look.ts';
import { KINDS, kindOf, type Tile } from '../../tiles/tile.ts';

/** What wins: four sets and a pair, or seven different pairs. No orphans (D1.3). */
export const FORMS: Forms = { standard: true, sevenPairs: 'distinct', orphans: false };

/**
 * The shape of a complete hand, or null. A hand that is both is called standard: the payment is the same (BA06).
 * Seven pairs are of seven kinds, with nothing laid down (D1.3).
 * @param concealed the concealed tiles @param win the winning tile where it is not among them, else null
 * @param melds how many groups are laid down
 */
export function winningShape(
  concealed: readonly Tile[],
  win: Tile | null,
  melds: number,
): 'standard' | 'seven-pairs' | null {
  if (!mayBeComplete(concealed, win)) return null;
  const counts = countKinds(concealed, scratch);
  if (win !== null) counts[kindOf(win)] = counts[kindOf(win)]! + 1;
  if (isStandard(counts, melds)) return 'standard';
  return melds === 0 && isSevenPairs(counts) ? 'seven-pairs' : null;
}

/** Counts of the hand that is looked at: every discard is looked at by every seat. */
const scratch = new Uint8Array(KINDS);
