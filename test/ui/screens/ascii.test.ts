import { expect, test } from 'vitest';
import { FakeHouse } from '../../helpers/fake-house.ts';
import { openSessionScreen } from '../../helpers/session-screen.ts';

test('a terminal that shows ASCII alone gets nothing else, on any screen', async () => {
  const house = new FakeHouse({ isNew: true });
  const { press, resize, screen } = await openSessionScreen({ house, env: { LANG: 'C' } });
  await press(
    'enter',
    'enter',
    'q',
    'escape',
    '?',
    '?',
    't',
    'escape',
    'q',
    'l',
    'o',
    'escape',
    ',',
    'escape',
  );
  await resize(60, 20);
  expect(screen.raw().match(/[^\x00-\x7f]/g) ?? []).toEqual([]);
});

test('whoever has passed the first card there is new no more, and has chosen no face', async () => {
  const house = new FakeHouse({ isNew: true });
  const { press } = await openSessionScreen({ house, env: { LANG: 'C' } });
  await press('enter');
  expect(house.guest()).toMatchObject({ isNew: false, settings: { face: null } });
});
