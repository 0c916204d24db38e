import { countKinds } from '../../../shape/counts.ts';
import { discards } from '../../../shape/discards.ts';
import type { Outlook } from '../../../shape/useful.ts';
import { EAST, KINDS, type Kind, kindOf, type Tile } from '../../../tiles/tile.ts';
import { FORMS } from '../variant.ts';
import { elsewhereOf } from '../waits.ts';
import { dangerOf } from './danger.ts';
import { waitingWorth } from './hand-worth.ts';
import { type Holding, isClosed, type Situation } from './situation.ts';

/** A tile that may be discarded, what that leaves, and how good it is in points, its danger taken off. */
export interface Discarding {
  readonly tile: Tile;
  readonly left: Holding;
  readonly outlook: Outlook;
  readonly danger: number;
  readonly worth: number;
}

/** Points that a neighbour of the discarded tile is worth where nothing else tells two discards apart. */
const COMPANY = 0.8;

/** Looks at each of these tiles of a hand that has one to discard, in the order given. */
export function discardings(situation: Situation, holding: Holding, tiles: readonly Tile[]): Discarding[] {
  const { concealed, melds } = holding;
  const counts = countKinds(concealed);
  const known = melds.map(meld => ({ tiles: meld.tiles ?? [] }));
  const outlooks: (Outlook | undefined)[] = [];
  for (const { discard, ...after } of discards(
    counts,
    melds.length,
    FORMS,
    elsewhereOf(situation.variant, known),
  ))
    outlooks[discard] = after;
  const nearest = outlooks.reduce((least, outlook) => Math.min(least, outlook?.shanten ?? least), 99);
  return tiles.map(tile => {
    const outlook = outlooks[kindOf(tile)]!;
    const left = { concealed: less(concealed, [tile]), melds };
    const danger = situation.threats.length === 0 ? 0 : dangerOf(situation, tile);
    // Nobody breaks a closed hand up in order to open it.
    const stayClosed = isClosed(left) && outlook.shanten > nearest + 1;
    const worth =
      waitingWorth(situation, left, outlook, stayClosed) - danger - COMPANY * company(counts, kindOf(tile));
    return { tile, left, outlook, danger, worth };
  });
}

/** How much a tile of this kind has beside it, and how central it is. */
function company(counts: Uint8Array, kind: Kind): number {
  let value = 5 * (counts[kind]! - 1);
  if (kind >= EAST) return value;
  const rank = kind % 9;
  value += Math.min(rank, 8 - rank, 3);
  for (const distance of [-2, -1, 1, 2]) {
    const at = rank + distance;
    if (at >= 0 && at <= 8 && kind + distance < KINDS && counts[kind + distance]! > 0)
      value += Math.abs(distance) === 1 ? 4 : 2;
  }
  return value;
}

/** The tiles without these, each as often as it is named. */
export function less(tiles: readonly Tile[], taken: readonly Tile[]): Tile[] {
  const left = [...tiles];
  for (const tile of taken) left.splice(left.indexOf(tile), 1);
  return left;
}
