import type { Options } from '../game/options.ts';
import type { Ruleset } from '../game/ruleset.ts';
import type { View } from '../game/view.ts';
import { kindOf, TILES, type Tile } from '../tiles/tile.ts';

/** How many tiles of each kind the viewer does not see: in the wall, or in the others' hands. Indexed by kind. */
export function unseenKinds(view: View, rules: Ruleset): Uint8Array {
  const left = deckKinds(rules, view.options).slice();
  const see = (tiles: readonly Tile[] | null | undefined): void => {
    for (const tile of tiles ?? []) {
      const kind = kindOf(tile);
      if (left[kind]! > 0) left[kind] = left[kind]! - 1;
    }
  };
  for (const seat of view.seats) {
    see(seat.concealed?.tiles);
    see(seat.bonus);
    for (const meld of seat.melds) see(meld.tiles);
    // A claimed discard was seen in its meld.
    for (const { tile, claimedBy } of seat.discards) if (claimedBy === null) see([tile]);
  }
  for (const panel of view.panels) if (!panel.named) see(panel.tiles);
  return left;
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
