import { expect, test } from 'vitest';
import type { TableLine } from '../../../../src/ui/house.ts';
import { FakeHouse } from '../../../helpers/fake-house.ts';
import { openSessionScreen } from '../../../helpers/session-screen.ts';

function mine(house: FakeHouse, id: string): TableLine {
  const { config } = house.keep(house.newTable(id));
  return { config, state: 'playing', people: ['Zoe'], seats: 4, spectators: 0, played: 0, mine: true };
}

async function withTwoTables() {
  const house = new FakeHouse();
  house.lines = [mine(house, 'aaaa'), mine(house, 'bbbb')];
  for (const table of house.held.values()) table.deal();
  const destination = { kind: 'lobby', ruleset: 'basic13' } as const;
  return { ...(await openSessionScreen({ house, destination })), house };
}

test('Tab goes round one’s tables, and none of them is let go', async () => {
  const { house, press, text } = await withTwoTables();
  await press('tab');
  expect(text()).toContain('table aaaa');
  await press('tab');
  expect(text()).toContain('table bbbb');
  await press('tab');
  expect(text()).toContain('table aaaa');
  expect([...house.held.values()].flatMap(({ calls }) => calls)).toEqual([]);
});

test('the lobby tells at which of one’s tables it is one’s turn', async () => {
  const { house, press, settled, text } = await withTwoTables();
  await press('tab', 'q', 'l');
  const line = () =>
    text()
      .split('\n')
      .find(shown => shown.includes('aaaa'));
  expect(line()).toContain('your turn');
  house.held.get('aaaa')!.setState('paused');
  await settled();
  expect(line()).not.toContain('your turn');
});

test('every table is kept when the session ends', async () => {
  const { house, press } = await withTwoTables();
  await press('tab', 'tab', 'ctrl-c', 'y');
  expect([...house.held.values()].map(({ calls }) => calls)).toEqual([['detach'], ['detach']]);
});
