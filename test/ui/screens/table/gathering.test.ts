import { expect, test } from 'vitest';
import { basic13 } from '../../../../src/rules/basic13/basic13.ts';
import { FakeHouse } from '../../../helpers/fake-house.ts';
import { FakeTable } from '../../../helpers/fake-table.ts';
import { openSessionScreen } from '../../../helpers/session-screen.ts';

/** Zoe watches a table of Ada's that waits for players; so many of its seats are free. */
async function watching(free: number) {
  const house = new FakeHouse();
  const table = house.keep(new FakeTable(basic13, { id: 'p2', name: 'Ada' }, { id: 'wait' }));
  table.free = free;
  const { config } = table;
  house.lines = [
    { config, state: 'gathering', people: ['Ada'], seats: 4, spectators: 0, played: 0, mine: false },
  ];
  const destination = { kind: 'lobby', ruleset: 'basic13' } as const;
  const person = await openSessionScreen({ house, destination });
  await person.press('down', 'down', 'down', 'w');
  expect(person.text()).toContain('Waiting for players');
  return { ...person, house, table, legend: () => person.screen.lines().at(-1)! };
}

test('who sits at a table that waits for players is offered to be ready and to add a phrase', async () => {
  const house = new FakeHouse();
  house.keep(house.newTable('wait'));
  const destination = { kind: 'table', code: 'wait' } as const;
  const { press, screen, text } = await openSessionScreen({ house, destination });
  expect(screen.lines().at(-1)).toMatch(/Enter ready +p add your phrase/);
  expect(text()).not.toContain('You are watching');
  await press('enter');
  expect(house.last().calls).toEqual(['ready']);
});

test('who watches it is told so, and offered no key of a seat', async () => {
  const { legend, press, table, text } = await watching(0);
  expect(text()).toContain('You are watching.');
  expect(legend()).not.toMatch(/Enter|phrase/);
  await press('enter', 'p');
  expect(table.calls).toEqual([]);
  expect(text()).toContain('You are watching.');
});

test('where a seat is free Enter sits down', async () => {
  const { house, legend, press, text } = await watching(2);
  expect(legend()).toContain('Enter sit down');
  house.keep(house.newTable('wait'));
  await press('enter');
  expect(text()).toContain('you, not ready yet');
  expect(legend()).toContain('Enter ready');
  expect(house.last().calls).toEqual([]);
});

test('who is not given that seat is told why and goes on watching', async () => {
  const { house, press, table, text } = await watching(1);
  house.refuse = 'too-many-tables';
  await press('enter');
  expect(text()).toContain('as many tables open as one person may have');
  expect(text()).toContain('You are watching.');
  expect(table.calls).toEqual([]);
});
