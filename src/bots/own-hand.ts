import type { HandInput } from '../game/scoring.ts';
import type { Meld } from '../game/state.ts';
import type { View } from '../game/view.ts';
import type { Tile } from '../tiles/tile.ts';

/** A hand as its ruleset judges it. */
export type Hand = HandInput & { readonly melds: readonly Group[] };
export type Group = Pick<Meld, 'kind' | 'tiles' | 'concealed'>;

/** The viewer's own hand. A tile just drawn is the last one. */
export function ownHand(view: View): Hand {
  const own = view.seats[view.seat!]!;
  const melds = own.melds.map(({ kind, tiles, concealed }) => ({ kind, tiles: tiles ?? [], concealed }));
  return { concealed: own.concealed?.tiles ?? [], melds, options: view.options, own: view.own };
}

/** The hand with tiles of it laid down as a group. */
export function withGroup(hand: Hand, taken: readonly Tile[], group: Group): Hand {
  return { ...hand, concealed: less(hand.concealed, taken), melds: [...hand.melds, group] };
}

/** The tiles without these, each as often as it is named. */
export function less(tiles: readonly Tile[], taken: readonly Tile[]): Tile[] {
  const left = [...tiles];
  for (const tile of taken) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
