import { concealedKongKinds, countOf, facesOf } from '../../game/claims.ts';
import type { Seat, SeatState } from '../../game/state.ts';
import { tilesLeft } from '../../game/wall.ts';
import { type Counts, countKinds } from '../../shape/counts.ts';
import { waits } from '../../shape/useful.ts';
import { type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
import type { RiichiHand, RiichiPlay, SeatOwn } from './own-state.ts';
import { FORMS, type Variant } from './variant.ts';
import { elsewhereOf, waitsBefore } from './waits.ts';

/** Kongs that a hand can have in all; nobody may declare a fifth (D2.2). */
const MOST_KONGS = 4;

export function kongsOf(hand: RiichiHand): number {
  let kongs = 0;
  for (const { melds } of hand.seats) for (const meld of melds) if (meld.kind === 'kong') kongs++;
  return kongs;
}

/** Four kongs of at least two players break the hand off after the next discard (D2.1). */
export function kongsAbort(hand: RiichiHand): boolean {
  if (kongsOf(hand) < MOST_KONGS) return false;
  return hand.seats.filter(({ melds }) => melds.some(meld => meld.kind === 'kong')).length > 1;
}

/** Whether anybody may declare a kong of any sort now: fewer than four, and a live tile to keep the dead wall whole (D2.16). */
export function mayKong(hand: RiichiHand): boolean {
  return tilesLeft(hand.wall) > 0 && kongsOf(hand) < MOST_KONGS;
}

/**
 * Kongs that a seat may declare on its turn: the kind of four concealed tiles, or the tile that is added to a pung. In riichi
 * only of the tile just drawn, with unchanged waits (D2.15).
 * @param counts of its concealed tiles
 */
export function turnKongs(variant: Variant, play: RiichiPlay, seat: Seat, counts: Counts): Tile[] {
  const { hand } = play;
  const state = hand.seats[seat]!;
  if (state.melds.length === 0 && !state.concealed.some(tile => counts[kindOf(tile)] === 4)) return NO_TILES;
  if (hand.arrival === 'claim' || !mayKong(hand)) return NO_TILES;
  if (state.own.riichi !== false) return keepsWaits(variant, state) ? [kindOf(state.drawn!)] : [];
  const added = state.melds.flatMap(meld =>
    meld.kind === 'pung' ? facesOf(state.concealed, kindOf(meld.tiles[0]!)) : [],
  );
  return [...concealedKongKinds(state.concealed), ...added];
}

const NO_TILES: Tile[] = [];

/** Whether the drawn tile makes a concealed kong after which the hand waits for the very same kinds. */
function keepsWaits(variant: Variant, state: SeatState<SeatOwn>): boolean {
  const { concealed, drawn, melds } = state;
  if (drawn === null) return false;
  const kind = kindOf(drawn);
  if (countOf(concealed, kind) < 4) return false;
  const left = concealed.filter(tile => kindOf(tile) !== kind);
  const kong = { tiles: concealed.filter(tile => kindOf(tile) === kind) };
  const after = waits(countKinds(left), melds.length + 1, FORMS, elsewhereOf(variant, [...melds, kong]));
  return sameKinds(after, waitsBefore(variant, state));
}

/** Waits stand in the order of the kinds. */
function sameKinds(a: readonly Kind[], b: readonly Kind[]): boolean {
  return a.length === b.length && a.every((kind, i) => kind === b[i]);
}
