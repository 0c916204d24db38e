import { expect, test } from 'vitest';
import { FACE_NAMES } from '../../../src/ui/faces/faces.ts';
import { FakeHouse } from '../../helpers/fake-house.ts';
import { openSessionScreen } from '../../helpers/session-screen.ts';

const stranger = () => new FakeHouse({ isNew: true });

test('a newcomer sits at a table with tiles in hand after two Enters', async () => {
  const house = stranger();
  const { press, text } = await openSessionScreen({ house });
  expect(text()).toContain('Welcome, Zoe.');
  await press('enter', 'enter');
  expect(house.last().snapshot().state).toBe('playing');
  expect(text()).toContain('Your turn');
  expect(text()).toContain('Press Enter to discard');
});

test('the first card shows the same five tiles in each face and keeps the one that was chosen', async () => {
  const house = stranger();
  const { press, text } = await openSessionScreen({ house });
  for (const sign of ['萬', '東', 'Ew', '🀝']) expect(text()).toContain(sign);
  await press('down', 'enter');
  expect(house.guest().settings.face).toBe('text');
});

test('where only letters can be drawn there is nothing to choose, and another terminal may still offer more', async () => {
  const house = stranger();
  const { press, text } = await openSessionScreen({ house, env: { LANG: 'C' } });
  expect(text().match(/Ew/g)).toHaveLength(1);
  expect(text()).not.toContain('reads best');
  await press('down', 'enter');
  expect(text()).toContain('Play now against bots');
  expect(house.guest().settings.face).toBeNull();
});

test('End and Home go to the last face and the first', async () => {
  const house = stranger();
  const { press } = await openSessionScreen({ house });
  await press('end', 'home', 'down', 'end', 'enter');
  expect(house.guest().settings.face).toBe(FACE_NAMES.at(-1));
});

test('f goes to the next face already on the first card', async () => {
  const house = stranger();
  const { press } = await openSessionScreen({ house });
  await press('f', 'enter');
  expect(house.guest().settings.face).toBe('text');
});

test('somebody who came for a private table goes there first', async () => {
  const house = stranger();
  const { press, text } = await openSessionScreen({ house, destination: { kind: 'table', code: 'h2jk' } });
  await press('enter');
  expect(text()).toContain('Go to table h2jk');
  await press('enter');
  expect([...house.held.keys()]).toEqual(['h2jk']);
});

test('the name can be changed before anything else', async () => {
  const house = stranger();
  const { press, type, text } = await openSessionScreen({ house });
  await press('n', 'backspace', 'backspace', 'backspace');
  await type('Mina');
  await press('enter');
  expect(text()).toContain('Welcome, Mina.');
  expect(house.guest().nickname).toBe('Mina');
});

test('somebody known comes straight to the lobby', async () => {
  const { text } = await openSessionScreen();
  expect(text()).toContain('Play now against bots');
  expect(text()).not.toContain('Welcome');
});
