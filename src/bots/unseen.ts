import type { Options } from '../game/options.ts';
import type { Ruleset } from '../game/ruleset.ts';
import type { View } from '../game/view.ts';
import { kindOf, TILES, type Tile } from '../tiles/tile.ts';

/** How many tiles of each kind the viewer does not see: in the wall, or in the others' hands. Indexed by kind. */
export function unseenKinds(view: View, rules: Ruleset): Uint8Array {
  const left = deckKinds(rules, view.options).slice();
  for (const seat of view.seats) {
    seeAll(left, seat.concealed?.tiles);
    seeAll(left, seat.bonus);
    for (const meld of seat.melds) seeAll(left, meld.tiles);
    // A claimed discard was seen in its meld.
    for (const { tile, claimedBy } of seat.discards) if (claimedBy === null) see(left, tile);
  }
  for (const panel of view.panels) if (!panel.named) seeAll(left, panel.tiles);
  return left;
}

function seeAll(left: Uint8Array, tiles: readonly Tile[] | null | undefined): void {
  if (tiles) for (const tile of tiles) see(left, tile);
}

function see(left: Uint8Array, tile: Tile): void {
  const kind = kindOf(tile);
  if (left[kind]! > 0) left[kind] = left[kind]! - 1;
}

const decks = new WeakMap<Options, Uint8Array>();

function deckKinds(rules: Ruleset, options: Options): Uint8Array {
  let counts = decks.get(options);
  if (counts === undefined) {
    counts = new Uint8Array(TILES);
    for (const tile of rules.deck(options)) counts[kindOf(tile)] = counts[kindOf(tile)]! + 1;
    decks.set(options, counts);
  }
  return counts;
}
