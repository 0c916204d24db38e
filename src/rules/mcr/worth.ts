import type { Pattern } from '../../game/state.ts';
import type { Kind, Tile } from '../../tiles/tile.ts';
import type { HandScore } from './scoring/score-hand.ts';

/** The element that counts after the minimum is met (D4.3). */
const FLOWER_TILE = 'flower-tile';

/** The points of a hand with its flowers. */
export function fullValue(score: HandScore): number {
  return score.points + score.flowers;
}

/** The elements as patterns; `value` is of one of them where they are several. */
export function patternsOf(score: Pick<HandScore, 'elements'>, withFlowers = true): Pattern[] {
  return score.elements
    .filter(element => withFlowers || element.id !== FLOWER_TILE)
    .map(({ id, points, count }) => ({ id, value: points, ...(count > 1 ? { count } : {}) }));
}

/** The reading that scored, a group each, for the settlement's picture. */
export function groupsOf({ hand, arrangement }: HandScore): { readonly tiles: readonly Tile[] }[] {
  const { structure, sets, pair, kinds, counts } = hand;
  const times = (kind: Kind, count: number): Tile[] => Array.from({ length: count }, () => kind);
  if (structure === 'seven-pairs')
    return kinds.flatMap(kind =>
      Array.from({ length: counts[kind]! / 2 }, () => ({ tiles: times(kind, 2) })),
    );
  if (pair === null) return [{ tiles: kinds.flatMap(kind => times(kind, counts[kind]!)) }];
  const knitted = [0, 3, 6].map(from => ({ tiles: arrangement.knitted.slice(from, from + 3) }));
  return [
    ...(arrangement.knitted.length > 0 ? knitted : []),
    ...sets.map(({ kind, first, kong }) => ({
      tiles: kind === 'chow' ? [first, first + 1, first + 2] : times(first, kong ? 4 : 3),
    })),
    { tiles: times(pair, 2) },
  ];
}
