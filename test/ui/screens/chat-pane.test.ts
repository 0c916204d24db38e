import { expect, test } from 'vitest';
import { openSessionScreen } from '../../helpers/session-screen.ts';

async function chatting() {
  const person = await openSessionScreen();
  await person.press('enter', 't');
  return { ...person, table: person.house.last() };
}

test('what is typed in the chat never reaches the game', async () => {
  const { press, type, table, text } = await chatting();
  await type('1 1 d d w kpc fq?s');
  await press('tab', 'space');
  expect(table.sent).toEqual([]);
  expect(text()).toContain('1 1 d d w kpc fq?s');
  await press('enter');
  expect(table.chat.map(line => line.text)).toEqual(['1 1 d d w kpc fq?s']);
  expect(table.sent).toEqual([]);
});

test('the chat closes with Escape and the game hears keys again', async () => {
  const { press, table } = await chatting();
  await press('escape', 'enter');
  expect(table.sent).toHaveLength(1);
});

test('pasted text goes into the line and is not sent by itself', async () => {
  const { paste, press, table, wait } = await chatting();
  await paste('good\rluck');
  expect(table.chat).toEqual([]);
  await wait(100);
  await press('enter');
  expect(table.chat.map(line => line.text)).toEqual(['good luck']);
});

test('what others say shows while the pane is open', async () => {
  const { settled, table, text } = await chatting();
  table.say('hello there');
  await settled();
  expect(text()).toContain('hello there');
});

test('what others say is seen while the pane is closed, and counted until it is opened', async () => {
  const { press, settled, table, text } = await chatting();
  await press('escape');
  table.say('hello there', 'Ada');
  await settled();
  expect(text()).toContain('hello there');
  expect(text()).toContain('chat: 1 new');
  await press('t', 'escape');
  expect(text()).not.toContain('hello there');
  expect(text()).not.toContain('1 new');
});

test('the hand stays in sight below the chat', async () => {
  const { press, screen } = await openSessionScreen();
  await press('enter');
  const hand = screen.lines().slice(15, 22);
  await press('t');
  expect(screen.lines().join('\n')).toContain('Chat');
  expect(screen.lines().slice(15, 22)).toEqual(hand);
});

test('where the chat stays open, what others say is not said twice', async () => {
  const { press, settled, house, text } = await openSessionScreen({ columns: 140, rows: 45 });
  await press('enter');
  house.last().say('hello there', 'Ada');
  await settled();
  expect(text().match(/hello there/g)).toHaveLength(1);
});

test('Ctrl-C in the chat asks whether to leave', async () => {
  const { press, text } = await chatting();
  await press('ctrl-c');
  expect(text()).toContain('Leave sshparrow?');
});
