import { without } from '../../../game/fold.ts';
import type { Pick } from '../../../game/offer.ts';
import type { Rated } from '../../../game/ruleset.ts';
import type { View } from '../../../game/view.ts';
import { SUITS, type Suit, type Tile } from '../../../tiles/tile.ts';
import { EXCHANGE, MISSING } from '../opening.ts';
import { firstOf, isOfSuit } from '../shape.ts';
import { holdingWorth, type Scales } from './ways.ts';

/** Ranks, from 0, of what may come for what one passes on: three tiles that do not go together, by their suit. */
const ARRIVING: readonly (readonly number[])[] = [
  [0, 3, 7],
  [1, 5, 8],
  [0, 4, 8],
];

/** For each suit that has enough, its three loosest tiles, and what the hand is worth on average with three others for them. */
export function rateExchange(view: View, { tiles, least }: Pick, scales: Scales): Rated[] {
  const held = view.seats[view.seat!]!.concealed!.tiles;
  return SUITS.flatMap(suit => {
    const own = tiles.filter(tile => isOfSuit(tile, suit));
    if (own.length < least) return [];
    const given = loosestFirst(own).slice(0, least);
    const kept = without(held, given);
    const worths = ARRIVING.map((ranks, at) => {
      const first = firstOf(SUITS[at]!);
      return withBestMissing([...ranks.map(rank => first + rank), ...kept], scales);
    });
    const worth = worths.reduce((sum, one) => sum + one, 0) / worths.length;
    return { command: { seat: view.seat, do: EXCHANGE, tiles: given }, worth };
  });
}

/** What the hand is worth without each suit. */
export function rateMissing(view: View, scales: Scales): Rated[] {
  const held = view.seats[view.seat!]!.concealed!.tiles;
  return SUITS.map(suit => ({
    command: { seat: view.seat, do: MISSING, suit },
    worth: worthWithout(held, suit, scales),
  }));
}

/** By how many tiles stand near each: its likes most, then neighbours, then those one further. */
function loosestFirst(tiles: readonly Tile[]): Tile[] {
  const near = (a: Tile, b: Tile): number =>
    Math.floor(a / 9) === Math.floor(b / 9) ? (TIES[Math.abs(a - b)] ?? 0) : 0;
  const ties = (tile: Tile): number =>
    tiles.reduce((sum, other) => sum + near(tile, other), Math.min(tile % 9, 8 - (tile % 9)) / 4);
  return [...tiles].sort((a, b) => ties(a) - ties(b));
}

const TIES = [10, 5, 3];

function withBestMissing(concealed: readonly Tile[], scales: Scales): number {
  return Math.max(...SUITS.map(suit => worthWithout(concealed, suit, scales)));
}

/** A dealer's hand has a tile to discard, which is of the missing suit while there is any. */
function worthWithout(concealed: readonly Tile[], missing: Suit, scales: Scales): number {
  if (concealed.length % 3 !== 2) return holdingWorth({ concealed, melds: [], missing }, scales);
  const own = concealed.filter(tile => isOfSuit(tile, missing));
  const goes = own.length > 0 ? own.slice(0, 1) : loosestFirst(concealed).slice(0, 3);
  return Math.max(
    ...goes.map(tile => holdingWorth({ concealed: without(concealed, [tile]), melds: [], missing }, scales)),
  );
}
