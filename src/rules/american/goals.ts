import type { Goal, GoalGroup } from '../../game/goal.ts';
import type { View } from '../../game/view.ts';
import type { Tile } from '../../tiles/tile.ts';
import { type Card, type CardHand, isGroup } from './card/card.ts';
import { cardOf } from './cards.ts';
import { type Exposed, held, rowsFor } from './match/rows.ts';
import { missingOf, rowTargets } from './match/targets.ts';
import { placed } from './match/win.ts';
import { isJoker } from './tiles.ts';

/** The card's lines as goals of the viewer's hand: the nearest first, at the end those that its exposures rule out. */
export function goals(view: View, unseen: Uint8Array): Goal[] {
  const card = cardOf(view.options);
  const own = view.seat === null ? undefined : view.seats[view.seat];
  const concealed = own?.concealed?.tiles ?? [];
  const melds = own?.melds.map(({ tiles }) => ({ tiles: tiles ?? [] })) ?? [];
  const rows = rowsFor(card, melds);
  const tiles = held(concealed);
  const left = (tile: Tile): number => unseen[tile]!;
  const targets = rowTargets(rows, tiles, left);
  const reached = new Set(targets.map(({ line }) => line));
  const goal = (index: number): Omit<Goal, 'distance' | 'isPossible' | 'groups' | 'missing'> => {
    const { jokers: _jokers, patterns, open, ...line } = card.lines[index]!;
    return { ...line, place: index, printed: patterns, concealed: !open };
  };
  const near = targets.map(({ line, row, distance, isPossible }): Goal => {
    const groups = groupsOf(card, card.hands[rows.hand[row]!]!, concealed, melds);
    const lacking = [...new Set(missingOf(rows, row, tiles))].filter(tile => isUseful(tile, groups));
    return {
      ...goal(line),
      distance,
      isPossible,
      groups,
      missing: lacking.map(tile => ({ tile, left: left(tile) })),
    };
  });
  const out = card.lines.flatMap((_, line): Goal[] =>
    reached.has(line)
      ? []
      : [
          {
            ...goal(line),
            distance: null,
            isPossible: false,
            groups: groupsOf(card, card.hands.find(hand => hand.line === line)!, [], []),
            missing: [],
          },
        ],
  );
  return [...near, ...out];
}

/**
 * Whether a tile that is lacking brings the hand nearer: where jokers fill every place that takes them, only what stands in
 * the other places does; else it takes a joker's place, which then fills another.
 */
function isUseful(tile: Tile, groups: readonly GoalGroup[]): boolean {
  const isOpen = ({ size, held, jokers }: GoalGroup): boolean => held + jokers < size;
  return groups.some(group => isOpen(group) && (group.takesJokers || group.tile === tile));
}

/** The groups of a concrete hand, and which of their places the hand fills. */
function groupsOf(
  card: Card,
  hand: CardHand,
  concealed: readonly Tile[],
  melds: readonly Exposed[],
): GoalGroup[] {
  const takesJokers = card.lines[hand.line]!.jokers;
  const usable = takesJokers ? concealed : concealed.filter(tile => !isJoker(tile));
  const places = placed(hand, usable, melds);
  return hand.groups.map((group, i) => {
    const { tiles } = places[i]!;
    const jokers = tiles.filter(isJoker).length;
    return {
      tile: group.tile,
      size: group.size,
      held: tiles.length - jokers,
      jokers,
      takesJokers: takesJokers && isGroup(group),
    };
  });
}
