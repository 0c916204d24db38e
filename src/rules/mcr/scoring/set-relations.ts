import type { Kind } from '../../../tiles/tile.ts';
import { suit } from './tile-traits.ts';

/** A test of sets by their lowest kinds, which come in ascending order. */
export type Relation = (firsts: readonly Kind[]) => boolean;

/** Sets of one suit whose ranks lie so many steps apart: `inOneSuit(3, 3)` are 1 4 7. */
export function inOneSuit(...steps: readonly number[]): Relation {
  return firsts =>
    suit(firsts[0]!) === suit(firsts.at(-1)!) &&
    steps.every((step, i) => firsts[i + 1]! - firsts[i]! === step);
}

/** Sets each of another suit whose ranks, once sorted, lie so many steps apart: `inMixedSuits(0)` are two of one rank. */
export function inMixedSuits(...steps: readonly number[]): Relation {
  return firsts => {
    for (let i = 1; i < firsts.length; i++) if (suit(firsts[i]!) === suit(firsts[i - 1]!)) return false;
    const ranks = firsts.map(first => first % 9).sort((a, b) => a - b);
    return steps.every((step, i) => ranks[i + 1]! - ranks[i]! === step);
  };
}

/** Either of two relations. */
export function either(one: Relation, other: Relation): Relation {
  return firsts => one(firsts) || other(firsts);
}

/** 123 and 789 in each of two suits. */
export const terminalChowsOfTwoSuits: Relation = firsts => {
  const [a, b, c, d] = firsts as [Kind, Kind, Kind, Kind];
  return a % 9 === 0 && b === a + 6 && c % 9 === 0 && d === c + 6 && a !== c;
};
