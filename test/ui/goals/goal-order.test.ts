import { expect, test } from 'vitest';
import type { Goal } from '../../../src/game/goal.ts';
import { listGoals } from '../../../src/ui/goals/goal-order.ts';
import { goalOf } from '../../helpers/goals.ts';

const goals: readonly Goal[] = [
  goalOf({ id: 'B2', place: 3, category: 'Winds', name: 'Weather Fence', printed: ['NNN SSS xxxxa yyyya'] }),
  goalOf({
    id: 'A1',
    place: 0,
    category: 'First hands',
    name: 'Two Drums',
    guide: 'The dragon pair follows.',
  }),
  goalOf({ id: 'B1', place: 2, category: 'Winds', name: 'Home Port', note: 'any suit' }),
];
const found = (search: string): string[] => listGoals(goals, 'near', search).map(({ id }) => id);

test('goals come the nearest first, or in the order printed', () => {
  expect(listGoals(goals, 'near', '')).toEqual(goals);
  expect(listGoals(goals, 'printed', '').map(({ id }) => id)).toEqual(['A1', 'B1', 'B2']);
});

test('a search finds words in the id, category, name, pattern, note and guide, capitals or not', () => {
  expect(found('b1')).toEqual(['B1']);
  expect(found('WINDS')).toEqual(['B2', 'B1']);
  expect(found('drums')).toEqual(['A1']);
  expect(found('nnn')).toEqual(['B2']);
  expect(found('any suit')).toEqual(['B1']);
  expect(found('dragon')).toEqual(['A1']);
});

test('all words of a search have to be there, in any order', () => {
  expect(found('fence winds')).toEqual(['B2']);
  expect(found('fence drums')).toEqual([]);
  expect(found('  ')).toHaveLength(3);
});
