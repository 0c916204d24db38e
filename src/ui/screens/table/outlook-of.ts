import type { Ruleset } from '../../../game/ruleset.ts';
import { HAND_SIZE } from '../../../game/source.ts';
import type { Meld } from '../../../game/state.ts';
import type { SeatView, View } from '../../../game/view.ts';
import { tally } from '../../../tiles/deck.ts';
import type { Tile } from '../../../tiles/tile.ts';
import type { HandSlot } from '../../table/hand-order.ts';
import type { Outlook } from '../../table/scene.ts';

/**
 * How far the viewer's hand is: as it rests, or, with a tile to discard, as it would be without the highlighted one. Null where
 * there is no such hand. It tells nothing that the tiles one sees do not tell.
 */
export function outlookOf(
  rules: Ruleset,
  view: View,
  slots: readonly HandSlot[],
  cursor: number | null,
): Outlook | null {
  if (view.seat === null || slots.length === 0 || view.phase === 'choice') return null;
  const seat = view.seats[view.seat];
  if (seat === undefined || seat.status === 'out') return null;
  const held = slots.map(({ tile }) => tile);
  const full = isFull(rules, seat, held.length);
  if (full && cursor === null) return null;
  const concealed = full ? held.filter((_, at) => at !== cursor) : held;
  const melds = seat.melds.map(({ kind, tiles, concealed: hidden }) => ({
    kind,
    tiles: tiles ?? [],
    concealed: hidden,
  }));
  const { shanten, useful, worth } = rules.readiness({
    concealed,
    melds: melds satisfies Pick<Meld, 'kind' | 'tiles' | 'concealed'>[],
    options: view.options,
    own: view.own,
  });
  if (shanten !== 0) return { shanten, waits: [] };
  const unseen = unseenTiles(rules, view, held);
  const withWorth = (tile: Tile, at: number): Outlook['waits'][number] => ({
    tile,
    left: unseen.get(tile) ?? 0,
    ...(worth === undefined ? {} : { worth: worth[at]! }),
  });
  const waits = useful.map(withWorth);
  const discard = full ? held[cursor!] : undefined;
  if (discard === undefined || rules.waitNotes === undefined) return { shanten, waits };
  return { shanten, waits, notes: rules.waitNotes(view, discard, useful) };
}

/** Whether the hand has a tile to discard. */
function isFull(rules: Ruleset, { melds }: SeatView, concealed: number): boolean {
  const laid = melds.reduce((sum, { size }) => sum + (rules.meldsCountTiles ? size : 3), 0);
  return concealed + laid > HAND_SIZE;
}

/** Tiles of the set that the viewer sees nowhere. */
function unseenTiles(rules: Ruleset, view: View, held: readonly Tile[]): ReadonlyMap<Tile, number> {
  const left = tally(rules.deck(view.options));
  const seen: Tile[] = [...held, ...view.panels.flatMap(({ tiles, named }) => (named ? [] : (tiles ?? [])))];
  for (const seat of view.seats) {
    seen.push(...seat.bonus, ...seat.melds.flatMap(({ tiles }) => tiles ?? []));
    // A claimed discard lies in the claimer's meld.
    seen.push(...seat.discards.filter(({ claimedBy }) => claimedBy === null).map(({ tile }) => tile));
  }
  for (const tile of seen) left.set(tile, (left.get(tile) ?? 0) - 1);
  return left;
}
