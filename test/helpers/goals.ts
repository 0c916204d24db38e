import type { Goal, GoalGroup } from '../../src/game/goal.ts';
import { parseTile } from '../../src/tiles/notation.ts';

/** A goal of which only what matters is told. */
export function goalOf(given: Partial<Goal>): Goal {
  return {
    id: 'A1',
    place: 0,
    category: 'First hands',
    name: 'Two Drums',
    note: null,
    guide: null,
    value: 25,
    concealed: false,
    printed: ['FF 1111a 2222b 3333c'],
    distance: 3,
    isPossible: true,
    groups: [],
    missing: [],
    ...given,
  };
}

/** `4 2m: 3+1` is a group of four of which the hand has three and a joker. */
export function groupOf(text: string): GoalGroup {
  const [, size, tile, held, jokers] = /^(\d) (\w\w): (\d)\+(\d)$/.exec(text)!;
  return {
    tile: parseTile(tile!),
    size: Number(size),
    held: Number(held),
    jokers: Number(jokers),
    takesJokers: Number(size) > 2,
  };
}
