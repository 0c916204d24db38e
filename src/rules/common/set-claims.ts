import { addedKongKinds, chowGroups, concealedKongKinds } from '../../game/claims.ts';
import { heldCounts } from '../../game/held.ts';
import type { Offer } from '../../game/offer.ts';
import type { ClaimWindow, Play, Seat } from '../../game/state.ts';
import { nextSeat } from '../../game/turns.ts';
import { tilesLeft } from '../../game/wall.ts';
import { kindOf, TILES, type Tile } from '../../tiles/tile.ts';

/**
 * Chow, pung and kong of a discard, as they are in most rulesets: no claim once the wall is empty (its last discard may only
 * be won), chows for the next seat alone.
 */
export function setClaims(play: Play, seat: Seat, window: ClaimWindow, rules: { chows: boolean }): Offer[] {
  const { hand } = play;
  if (window.cause !== 'discard' || tilesLeft(hand.wall) === 0) return [];
  const { concealed } = hand.seats[seat]!;
  const kind = kindOf(window.tile);
  const offers: Offer[] = [];
  const held = heldCounts(concealed)[kind] ?? 0;
  if (held >= 3) offers.push({ kind: 'plain', do: 'kong' });
  if (held >= 2) offers.push({ kind: 'plain', do: 'pung' });
  if (rules.chows && nextSeat(hand, window.from) === seat) {
    const groups = chowGroups(concealed, kind);
    if (groups.length > 0) offers.push({ kind: 'group', do: 'chow', groups });
  }
  return offers;
}

/**
 * Kongs that a seat may declare on its turn: of four concealed tiles, or of the fourth tile of a pung. Not in the turn that
 * began with a claim, and not without a tile to replace it.
 */
export function turnKongs(play: Play, seat: Seat): Tile[] {
  const { hand } = play;
  if (hand.arrival === 'claim' || tilesLeft(hand.wall) === 0) return [];
  const state = hand.seats[seat]!;
  const concealed = concealedKongKinds(state.concealed);
  const added = addedKongKinds(state);
  return added.length === 0 ? concealed : [...concealed, ...added];
}

/** The different tiles among these, in the order they stand. */
export function facesIn(tiles: readonly Tile[]): Tile[] {
  const faces: Tile[] = [];
  lookups++;
  for (const tile of tiles) {
    if (lastSeen[tile] === lookups) continue;
    lastSeen[tile] = lookups;
    faces.push(tile);
  }
  return faces;
}

/** In which call each tile was last seen: this is asked on every turn. */
const lastSeen = new Float64Array(TILES);
let lookups = 0;
