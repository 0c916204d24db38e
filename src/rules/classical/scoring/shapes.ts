import { isStandard, isThirteenOrphans } from '../../../shape/complete.ts';
import type { Counts } from '../../../shape/counts.ts';
import type { Forms } from '../../../shape/forms.ts';
import { waits } from '../../../shape/useful.ts';
import { EAST, KINDS, type Kind } from '../../../tiles/tile.ts';
import type { TableRules } from './table-rules.ts';

type Shapes = Pick<TableRules, 'sevenTwins' | 'thirteenOrphans'>;

const WITH_ORPHANS: Forms = { standard: true, sevenPairs: false, orphans: true };
const SETS_ONLY: Forms = { standard: true, sevenPairs: false, orphans: false };

/** The forms that the shape engine knows; seven twins are this folder's own. */
export function formsOf(shapes: Shapes): Forms {
  return shapes.thirteenOrphans ? WITH_ORPHANS : SETS_ONLY;
}

/** Whether the concealed tiles, with so many melds laid down, are complete in any way that wins. */
export function isCompleteHand(counts: Counts, melds: number, shapes: Shapes): boolean {
  if (isStandard(counts, melds)) return true;
  if (melds > 0) return false;
  return (shapes.thirteenOrphans && isThirteenOrphans(counts)) || (shapes.sevenTwins && isSevenTwins(counts));
}

/** Seven different pairs of one suit: the only pairs that win (A8). */
export function isSevenTwins(counts: Counts): boolean {
  return pairsInOneSuit(counts) === 7 && tilesBesidePairs(counts) === 0;
}

/**
 * The kinds that complete a hand which waits for a tile, in order; none that it holds all four of (A3.1).
 * @param counts the concealed tiles @param elsewhere those in its melds
 */
export function completingKinds(
  counts: Counts,
  melds: number,
  elsewhere: Counts,
  shapes: Shapes,
): readonly Kind[] {
  const found = waits(counts, melds, formsOf(shapes), melds === 0 ? undefined : elsewhere);
  const twin = melds === 0 && shapes.sevenTwins ? missingTwin(counts) : null;
  if (twin === null || found.includes(twin)) return found;
  return [...found, twin].sort((a, b) => a - b);
}

/** The single tile beside six pairs of one suit. */
function missingTwin(counts: Counts): Kind | null {
  if (pairsInOneSuit(counts) !== 6 || tilesBesidePairs(counts) !== 1) return null;
  for (let kind = 0; kind < EAST; kind++) if (counts[kind] === 1) return kind;
  return null;
}

/** How many kinds are held exactly twice; -1 where there are tiles of several suits, or honors. */
function pairsInOneSuit(counts: Counts): number {
  let suit = -1;
  let pairs = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind] === 0) continue;
    const own = Math.floor(kind / 9);
    if (kind >= EAST || (suit >= 0 && own !== suit)) return -1;
    suit = own;
    if (counts[kind] === 2) pairs++;
  }
  return pairs;
}

function tilesBesidePairs(counts: Counts): number {
  let tiles = 0;
  for (let kind = 0; kind < KINDS; kind++) if (counts[kind] !== 2) tiles += counts[kind]!;
  return tiles;
}
