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

test('? leaves the help from its rules too, Escape one page of it', async () => {
  const { press, text } = await openSessionScreen();
  await press('enter', '?', 'i', '?');
  expect(text()).toContain('Your turn');
  await press('?', 'i', 'escape');
  expect(text()).toContain('move along the hand');
  await press('?');
  expect(text()).toContain('Your turn');
});

test('? leaves the rules that were opened from the lobby', async () => {
  const { press, text } = await openSessionScreen();
  const lobby = text();
  await press('i');
  expect(text()).toContain('The aim');
  await press('?');
  expect(text()).toBe(lobby);
});

test('game keys do nothing under the help', async () => {
  const { house, press } = await openSessionScreen();
  await press('enter', '?', 'd', 'd', 'enter', 'w');
  expect(house.last().sent).toEqual([]);
});
