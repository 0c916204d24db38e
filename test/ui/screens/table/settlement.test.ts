import { expect, test } from 'vitest';
import { basic13 } from '../../../../src/rules/basic13/basic13.ts';
import type { TableSnapshot } from '../../../../src/table/snapshot.ts';
import { FakeHouse } from '../../../helpers/fake-house.ts';
import { tableAt } from '../../../helpers/fake-table.ts';
import { openSessionScreen } from '../../../helpers/session-screen.ts';

/** A person at its last discard before the wall ends; `hands` in the match. */
async function beforeTheEnd(hands: number, size = { columns: 80, rows: 24 }) {
  const house = new FakeHouse();
  const isLastTurn = ({ view }: TableSnapshot): boolean =>
    view.phase === 'turn' && view.turn === 0 && view.wall < 4;
  const table = tableAt(basic13, { id: 'p1', name: 'Zoe' }, isLastTurn, { options: { hands } });
  house.keep(table);
  const person = await openSessionScreen({ house, ...size });
  await person.press('enter');
  // What follows at once on the Enter that opened the table is not heard.
  await person.wait(400);
  return { ...person, house, table };
}

test('the settlement takes no key that was pressed before it could be read', async () => {
  const { press, table, text, wait } = await beforeTheEnd(8);
  await press('enter');
  expect(table.state).toBe('settled');
  expect(text()).toContain('Nobody wins this hand');
  await press('enter', 'space', 'enter');
  expect(table.calls).toEqual([]);
  await wait(400);
  await press('enter');
  expect(table.calls).toEqual(['ready']);
});

test('the settlement stays until it was read, however long that takes', async () => {
  const { press, text, wait } = await beforeTheEnd(8);
  await press('enter');
  await wait(50_000);
  expect(text()).toContain('Nobody wins this hand');
  await press('x', 'd', 'w');
  expect(text()).toContain('Nobody wins this hand');
});

test('v puts the settlement aside to look at the table, and back', async () => {
  const { press, text, wait } = await beforeTheEnd(8);
  await press('enter');
  await wait(400);
  await press('v');
  expect(text()).not.toContain('Nobody wins this hand');
  await press('v');
  expect(text()).toContain('Nobody wins this hand');
});

test('with the settlement put aside the keys at the bottom offer the way back and nothing else of it', async () => {
  const { press, screen, table, wait } = await beforeTheEnd(8);
  const legend = (): string => screen.lines().at(-1)!;
  await press('enter');
  await wait(400);
  expect(legend()).toContain('v look at the table');
  await press('v');
  expect(legend()).toContain('v back to the result');
  expect(legend()).not.toMatch(/look at the table|ready/);
  await press('enter');
  expect(table.calls).toEqual([]);
});

test('the labels of the hand are not seen below the settlement, and are back when it is put aside', async () => {
  const { press, screen, wait } = await beforeTheEnd(8, { columns: 100, rows: 30 });
  const below = (): string => screen.lines()[28]!.trim();
  expect(below()).toMatch(/^1 +2 +3 .*d$/);
  await press('enter');
  await wait(400);
  expect(below()).toBe('');
  await press('v');
  expect(below()).toMatch(/^1 +2 +3 /);
  await press('v');
  expect(below()).toBe('');
});

test('the time to the next hand runs down on the card', async () => {
  const { press, text, wait } = await beforeTheEnd(8);
  await press('enter');
  expect(text()).toContain('1:00');
  await wait(3_000);
  expect(text()).toContain('0:57');
});

test('after the last hand comes its settlement, then the ranking, then the lobby', async () => {
  const { press, table, text, wait } = await beforeTheEnd(1);
  await press('enter');
  expect(table.state).toBe('finished');
  expect(text()).toContain('Nobody wins this hand');
  await wait(400);
  await press('enter', 'enter');
  expect(text()).toContain('The match is over');
  await wait(400);
  await press('enter');
  expect(text()).toContain('Play now against bots');
  expect(table.calls).toEqual(['leave']);
});

test('the arrows turn the pages of a settlement that has several', async () => {
  const { press, table, text, wait } = await beforeTheEnd(8);
  await press('enter');
  const settled = table.snapshot();
  const payments = Array.from({ length: 40 }, (_, at) => ({
    from: 0,
    to: 1,
    amount: 100 + at,
    reason: at % 2 === 0 ? 'win' : 'kong-fee',
  }));
  table.snapshot = () => ({ ...settled, view: { ...settled.view, payments } });
  table.setState('settled');
  await wait(400);
  expect(text()).toContain('page 1 of 3');
  await press('down');
  expect(text()).toContain('page 2 of 3');
  expect(text()).toContain(' 100 ');
  await press('up', 'up');
  expect(text()).toContain('page 3 of 3');
  expect(text()).toContain(' 139 ');
});
