import { type Counts, countKinds } from '../../shape/counts.ts';
import { outlook } from '../../shape/useful.ts';
import { EAST, KINDS, type Kind, type Suit, type Tile } from '../../tiles/tile.ts';
import { FORMS, firstOf, holds } from './shape.ts';

/** Copies of a tile in the set. */
export const COPIES = 4;

/** A hand as the shape engine is asked about it: without the missing suit, none of whose tiles is of any use. */
export interface Usable {
  readonly counts: Counts;
  readonly melds: number;
  /** Copies that cannot come: those laid down, and all of the honors and of the missing suit. */
  readonly elsewhere: Counts;
}

type Tiles = { readonly tiles: readonly Tile[] };

export function usable(concealed: readonly Tile[], melds: readonly Tiles[], missing: Suit | null): Usable {
  const counts = countKinds(concealed);
  const elsewhere =
    melds.length === 0 ? new Uint8Array(KINDS) : countKinds(melds.flatMap(meld => meld.tiles));
  elsewhere.fill(COPIES, EAST, KINDS);
  if (missing !== null) {
    const from = firstOf(missing);
    counts.fill(0, from, from + 9);
    elsewhere.fill(COPIES, from, from + 9);
  }
  return { counts, melds: melds.length, elsewhere };
}

/**
 * The kinds that complete a hand waiting for a tile, in order (B8): none of which it holds all four itself, none while it
 * holds its missing suit.
 */
export function waitsOf(
  concealed: readonly Tile[],
  melds: readonly Tiles[],
  missing: Suit | null,
): readonly Kind[] {
  if (holds(concealed, missing)) return [];
  const hand = usable(concealed, melds, missing);
  const found = outlook(hand.counts, hand.melds, FORMS, hand.elsewhere);
  return found.shanten === 0 ? found.useful : [];
}
