import { expect, test } from 'vitest';
import { openSessionScreen } from '../../helpers/session-screen.ts';

async function atTheTable() {
  const person = await openSessionScreen();
  await person.press('enter');
  return { ...person, table: person.house.last() };
}

test.each(['q', 'escape'])('%s opens the menu and acts on nothing', async key => {
  const { press, table, text } = await atTheTable();
  await press(key);
  expect(text()).toContain('Back to the table');
  await press('enter');
  expect(text()).not.toContain('Back to the table');
  expect(table.sent).toEqual([]);
  expect(table.calls).toEqual([]);
});

test('game keys do nothing while the menu is open', async () => {
  const { press, table } = await atTheTable();
  await press('q', 'd', 'd', 'w', 'space', '1', '1');
  expect(table.sent).toEqual([]);
});

test('leaving the table is asked once more, and staying comes first', async () => {
  const { press, table, text } = await atTheTable();
  await press('q', 'up', 'enter');
  expect(text()).toContain('A bot takes your seat for good');
  await press('enter');
  expect(table.calls).toEqual([]);
  expect(text()).toContain('Back to the table');
  await press('enter', 'y');
  expect(table.calls).toEqual(['leave']);
  expect(text()).toContain('Play now against bots');
});

test('going to the lobby keeps the seat', async () => {
  const { press, table, text } = await atTheTable();
  await press('q', 'l');
  expect(text()).toContain('Play now against bots');
  expect(table.calls).toEqual([]);
});

test('autoplay goes on and off, and Enter at the table ends it', async () => {
  const { press, table, text } = await atTheTable();
  await press('q', 'a');
  expect(text()).toContain('A bot plays for you');
  await press('enter');
  expect(table.calls).toEqual(['autoplay true', 'autoplay false']);
  expect(table.sent).toEqual([]);
});

test('the only person at a table can pause it, and Enter goes on', async () => {
  const { press, table, text } = await atTheTable();
  await press('q', 'z');
  expect(text()).toContain('paused');
  await press('enter');
  expect(table.calls).toEqual(['pause true', 'pause false']);
  expect(table.sent).toEqual([]);
});

test('a paused table says how it goes on, and a label pressed twice does not resume it', async () => {
  const { press, table, text, wait } = await atTheTable();
  await press('q', 'z');
  expect(text()).toMatch(/The game is paused · {2}Enter {2}goes on/);
  await press('d', 'd', '1', '1', 'space', '\\', '\\');
  expect(table.calls).toEqual(['pause true']);
  await press('enter');
  // What follows at once on the Enter that went on is not heard.
  await wait(400);
  await press('1', '1');
  expect(table.calls).toEqual(['pause true', 'pause false']);
  expect(table.sent).toHaveLength(1);
});

test('before the match has begun there is nothing to play for one or to pause', async () => {
  const { press, table, text } = await atTheTable();
  table.setState('gathering');
  await press('q');
  expect(text()).toContain('Back to the table');
  for (const line of ['Let a bot play', 'Pause the game']) expect(text()).not.toContain(line);
  await press('a', 'z');
  expect(table.calls).toEqual([]);
  await press('l');
  expect(text()).toContain('Play now against bots');
});

test('the settings open from the menu and lead back to it', async () => {
  const { press, text } = await atTheTable();
  await press('q', 'o');
  expect(text()).toContain('Bell on your turn');
  await press('escape');
  expect(text()).toContain('Back to the table');
});
