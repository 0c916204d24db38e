import { expect, test } from 'vitest';
import type { Goal } from '../../../src/game/goal.ts';
import { toStyledText, toText } from '../../../src/terminal/grid-text.ts';
import { parseTile } from '../../../src/tiles/notation.ts';
import { goalsOnPage, lastPage, paintGoals } from '../../../src/ui/goals/paint-goals.ts';
import { goalOf, groupOf } from '../../helpers/goals.ts';
import { look } from '../../helpers/scenes.ts';

const SIZE = { columns: 76, rows: 18 };
const near = goalOf({
  groups: ['2 1f: 2+0', '4 2m: 3+1', '4 4p: 2+0', '4 6s: 4+0'].map(groupOf),
  missing: [{ tile: parseTile('4p'), left: 1 }],
  distance: 2,
});

function painted(goal: Goal, hasHand = true, ascii = false): string[] {
  const grid = paintGoals({ goals: [goal], from: 0, hasHand }, SIZE, look('text', ascii));
  return toText(grid).trimEnd().split('\n');
}

test('below each tile that the hand has stands a rule, a joker’s letters where one stands for it, else nothing', () => {
  const [, tiles, marks] = painted(near);
  expect(tiles).toMatch(/^ {2}1f1f 2m2m2m2m 4p4p4p4p 6s6s6s6s /);
  expect(marks?.trimEnd()).toBe('  ━━━━ ━━━━━━Jk ━━━━     ━━━━━━━━');
});

test('tiles that the hand has are brighter than those that are missing', () => {
  const grid = paintGoals({ goals: [near], from: 0, hasHand: true }, SIZE, look('text'));
  const groundOf = (x: number) => grid.cell(x, 1).style.bg;
  expect(groundOf(2)).toBe('ivoryLit');
  expect(groundOf(2 + 5 + 6)).toBe('ivoryLit'); // the place of the joker
  expect(groundOf(2 + 5 + 9 + 4)).toBe('ivoryDim');
  expect(toStyledText(grid)).not.toBe(toText(grid));
});

test('missing tiles stand beside, each with how many may still come', () => {
  expect(painted(near)[1]).toMatch(/missing 4p×1$/);
});

test('many missing tiles go on in the row below', () => {
  const missing = ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m', '1p'].map(name => ({
    tile: parseTile(name),
    left: 4,
  }));
  const [, first, second] = painted({ ...near, missing });
  expect(`${first}  ${second}`.match(/\d[mp]×4/g)).toHaveLength(10);
});

test('a goal says its name, whether it may be laid open, its value and how near it is', () => {
  expect(painted(near)[0]).toMatch(/^A1 Two Drums {2}X · 25 .* 2 missing$/);
  expect(painted({ ...near, concealed: true })[0]).toContain('C · 25');
  expect(painted({ ...near, distance: 0 })[0]).toMatch(/complete$/);
  expect(painted({ ...near, isPossible: false })[0]).toMatch(/no longer possible$/);
  expect(painted({ ...near, distance: null, isPossible: false })[0]).toMatch(/ruled out by what lies open$/);
});

test('below it stand its category, the pattern as printed, and what is said of it', () => {
  const text = painted({
    ...near,
    note: 'three suits',
    guide: 'Fix the suit of one kong first. '.repeat(4).trim(),
  });
  expect(text[3]).toBe('  First hands: FF 1111a 2222b 3333c (three suits)');
  expect(text.slice(4).join(' ')).toContain('one kong first.');
  expect(Math.max(...text.map(line => line.length))).toBeLessThanOrEqual(SIZE.columns);
});

test('whoever has no hand reads what is printed alone', () => {
  const text = painted(near, false).join('\n');
  expect(text).toContain('Two Drums');
  expect(text).not.toContain('missing');
});

test('a client that shows ASCII alone gets the same marks in ASCII', () => {
  const text = painted(near, true, true).join('\n');
  expect(text).toMatch(/^[\x20-\x7e\n]*$/);
  expect(text).toContain('==== ======Jk');
});

test('pages follow one another without a gap, and the last one is full', () => {
  const goals = Array.from({ length: 11 }, (_, at) => goalOf({ ...near, id: `A${at}` }));
  const seen: string[] = [];
  for (let from = 0; from < goals.length; from += goalsOnPage(goals, from, SIZE))
    seen.push(...goals.slice(from, from + goalsOnPage(goals, from, SIZE)).map(({ id }) => id));
  expect(seen).toEqual(goals.map(({ id }) => id));
  const last = lastPage(goals, SIZE);
  expect(last + goalsOnPage(goals, last, SIZE)).toBe(goals.length);
  expect(lastPage(goals.slice(0, 2), SIZE)).toBe(0);
  expect(lastPage([], SIZE)).toBe(0);
});
