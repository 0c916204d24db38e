import { discards } from '../../src/shape/discards.ts';
import type { Forms } from '../../src/shape/forms.ts';
import { KINDS, kindOf } from '../../src/tiles/tile.ts';
import { LETTERS } from '../../src/ui/faces/letters.ts';
import { handOnScreen, type TileOnScreen } from './hand-on-screen.ts';
import type { Screen } from './screen.ts';

const FORMS: Forms = { standard: true, sevenPairs: 'distinct', orphans: false };
const FULL_HAND = 14;

/** Keys that discard what leaves the hand nearest to ready with most kinds to come, as far as the tiles on the screen tell. */
export function bestDiscard(screen: Screen): string[] {
  const hand = handOnScreen(screen);
  const counts = new Uint8Array(KINDS);
  for (const { tile } of hand) if (kindIn(tile) < KINDS) counts[kindIn(tile)]!++;
  const melds = Math.floor((FULL_HAND - hand.length) / 3);
  const rest = new Map(discards(counts, melds, FORMS).map(left => [left.discard, left]));
  let best: { readonly slot: TileOnScreen; readonly worth: number } | null = null;
  for (const slot of hand) {
    const left = rest.get(kindIn(slot.tile));
    if (slot.barred || left === undefined) continue;
    const worth = -100 * left.shanten + left.useful.length;
    // What is highlighted already needs no key of its own.
    if (best === null || worth > best.worth || (worth === best.worth && slot.lit)) best = { slot, worth };
  }
  return best === null || best.slot.lit ? ['enter'] : [best.slot.label, 'enter'];
}

/** The kind of a tile of the letters face. */
function kindIn(letters: string): number {
  return kindOf(LETTERS.indexOf(letters));
}
