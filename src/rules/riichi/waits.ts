import { heldCounts } from '../../game/held.ts';
import type { Meld, Seat, SeatState } from '../../game/state.ts';
import { type Counts, countKinds } from '../../shape/counts.ts';
import type { Elsewhere } from '../../shape/forms.ts';
import { mayBeReady } from '../../shape/quick-look.ts';
import { shanten, thirteenOrphansShanten } from '../../shape/shanten.ts';
import { waits } from '../../shape/useful.ts';
import { KINDS, type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
import type { RiichiPlay } from './own-state.ts';
import { FORMS, type Variant } from './variant.ts';

/** Copies that cannot come to the concealed tiles: those in the melds, and what the set lacks. */
export function elsewhereOf(variant: Variant, melds: readonly Pick<Meld, 'tiles'>[]): Elsewhere | undefined {
  if (melds.length === 0) return variant.absent;
  const counts: Counts = variant.absent?.slice() ?? new Uint8Array(KINDS);
  for (const meld of melds) for (const tile of meld.tiles) counts[kindOf(tile)] = counts[kindOf(tile)]! + 1;
  return counts;
}

const NONE: readonly Kind[] = [];

/**
 * The waits that were asked for last, by the concealed tiles, whose array is another one whenever they or the melds change: a
 * window asks for all the others' more than once. The newest takes the place of the oldest.
 */
const recent: { tiles: readonly Tile[] | null; waits: readonly Kind[] }[] = [0, 1, 2, 3].map(() => ({
  tiles: null,
  waits: NONE,
}));
let oldest = 0;

/**
 * The kinds that complete a seat's hand while it waits for a tile; none that it holds all four of (D2.11). Empty on its turn.
 */
export function waitsOf(variant: Variant, { concealed, melds }: SeatState): readonly Kind[] {
  if (concealed.length % 3 !== 1) return NONE;
  for (const known of recent) if (known.tiles === concealed) return known.waits;
  const waits = mayBeReady(concealed) ? waitsIn(variant, concealed, melds) : NONE;
  const slot = recent[oldest]!;
  slot.tiles = concealed;
  slot.waits = waits;
  oldest = (oldest + 1) % recent.length;
  return waits;
}

/** Most hands are not ready, which is quicker to see than what they wait for. */
function waitsIn(
  variant: Variant,
  concealed: readonly Tile[],
  melds: readonly Pick<Meld, 'tiles'>[],
): readonly Kind[] {
  const counts = heldCounts(concealed);
  const elsewhere = elsewhereOf(variant, melds);
  const ready = shanten(counts, melds.length, FORMS, elsewhere) === 0;
  return ready ? waits(counts, melds.length, FORMS, elsewhere) : NONE;
}

/** The waits of a seat on its turn, without the tile it has drawn. */
export function waitsBefore(variant: Variant, seat: SeatState): readonly Kind[] {
  const { concealed, melds } = seat;
  return waits(countKinds(concealed.slice(0, -1)), melds.length, FORMS, elsewhereOf(variant, melds));
}

/** Whether the seat waits for thirteen orphans. */
export function waitsForOrphans(seat: SeatState): boolean {
  return seat.melds.length === 0 && thirteenOrphansShanten(countKinds(seat.concealed), 0) === 0;
}

/** The three reasons for which a ready hand may not win with another's tile (D2.4). */
export type Furiten = 'furiten-discard' | 'furiten-passed' | 'furiten-riichi';

/** Why the seat may not ron, or null. Every own discard counts, also one that lies in another's meld. */
export function furitenOf(variant: Variant, play: RiichiPlay, seat: Seat): Furiten | null {
  const state = play.hand.seats[seat]!;
  const waiting = waitsOf(variant, state);
  if (waiting.length === 0) return null;
  if (state.discards.some(({ tile }) => waiting.includes(kindOf(tile)))) return 'furiten-discard';
  if (!state.own.passed) return null;
  return state.own.riichi === false ? 'furiten-passed' : 'furiten-riichi';
}
