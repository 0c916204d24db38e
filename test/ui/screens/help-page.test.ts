import { expect, test } from 'vitest';
import { keyHelp } from '../../../src/ui/keymap.ts';
import { textsFor } from '../../../src/ui/texts/texts.ts';
import { openSessionScreen } from '../../helpers/session-screen.ts';

test('help covers the table and the same key goes back to it', async () => {
  const { press, text } = await openSessionScreen();
  await press('enter');
  const table = text();
  await press('?');
  expect(text()).toContain('move along the hand');
  expect(text()).not.toContain('Your turn');
  await press('?');
  expect(text()).toBe(table);
});

test('the help is the key table, whole, in a window that has the room', async () => {
  const { press, text } = await openSessionScreen({ columns: 120, rows: 45 });
  await press('?');
  // Longer sentences go on below, in their column.
  const page = text().replace(/\s+/g, ' ');
  for (const line of keyHelp(textsFor('en'))) expect(page).toContain(line.text);
});

test('from the help i shows the rules, and i again the help', async () => {
  const { press, text } = await openSessionScreen();
  await press('?', 'i');
  expect(text()).toContain('The aim');
  await press('i');
  expect(text()).toContain('move along the hand');
});

test('game keys do nothing under the help', async () => {
  const { house, press } = await openSessionScreen();
  await press('enter', '?', 'd', 'd', 'enter', 'w');
  expect(house.last().sent).toEqual([]);
});
