import { expect, test } from 'vitest';
import type { Options } from '../../../../src/game/options.ts';
import { american } from '../../../../src/rules/american/american.ts';
import { FakeHouse } from '../../../helpers/fake-house.ts';
import { FakeTable } from '../../../helpers/fake-table.ts';
import { handOnScreen } from '../../../helpers/hand-on-screen.ts';
import { openSessionScreen, type SessionScreenOptions } from '../../../helpers/session-screen.ts';

const PRESETS: Readonly<Record<string, Options>> = Object.fromEntries(
  american.presets.map(({ id, values }) => [id, values]),
);

/** Somebody before the first pass of American, whose screen has been there for a second. */
async function beforeThePasses(preset = 'house', size: SessionScreenOptions = {}) {
  const house = new FakeHouse({}, [american]);
  house.saveSettings({ face: 'text' });
  const defaults = Object.fromEntries(american.options.map(spec => [spec.name, spec.default]));
  const options = { ...defaults, ...PRESETS[preset] };
  const table = new FakeTable(american, { id: 'p1', name: 'Zoe' }, { id: 'quick', options }, '7'.repeat(64));
  house.keep(table);
  const person = await openSessionScreen({ house, ...size });
  await person.press('enter');
  await person.wait(1_000);
  const pass = () => person.press('1', '2', '3', 'enter');
  return { ...person, pass, table };
}

/** What stands before the labels of the hand, from the left. */
const labels = (text: string): string => text.split('\n').at(-2)!;

test('a pass points to who gets the tiles: right, across, left', async () => {
  const { pass, text } = await beforeThePasses();
  const seen: string[] = [];
  for (let round = 0; round < 3; round++) {
    seen.push(/^ +([→↑←] \w+) {2}(?:░░|\?\?) /m.exec(text())?.[1] ?? text());
    if (round < 2) await pass();
  }
  expect(seen).toEqual(['→ Mei', '↑ Ada', '← Lin']);
});

test('three slots fill as tiles are chosen; those that may go on unseen say so', async () => {
  const { pass, press, text } = await beforeThePasses('room');
  await press('1');
  expect(text()).toMatch(/→ Mei {2}\S\S ░░ ░░ {2}1 of 3/);
  await press('1');
  await pass();
  await pass();
  expect(text()).toMatch(/← Lin {2}░░ ░░ ░░ {2}0 of 3 /);
  await press('1');
  expect(text()).toMatch(/← Lin {2}\S\S \?\? \?\? {2}1 of 3 {2}2 unseen .*Enter {2}done/);
});

test('what a pass brought is marked for a moment', async () => {
  const { pass, table, text, wait } = await beforeThePasses();
  expect(labels(text())).not.toContain('▸');
  await pass();
  const got = table.snapshot().events.map(({ event }) => event);
  expect(got.some(event => event.type === 'exchanged' && event.seat === 0)).toBe(true);
  expect(labels(text()).match(/▸/g)).toHaveLength(3);
  await wait(8_000);
  expect(labels(text())).not.toContain('▸');
});

test('the rack is arranged by hand with Shift and the arrows, and sorted again with s', async () => {
  const { press, screen } = await beforeThePasses();
  const tiles = () => handOnScreen(screen).map(({ tile }) => tile);
  const sorted = tiles();
  await press('1', '1', 'shift-right', 'shift-right');
  const [first, second, third, ...rest] = sorted;
  expect(tiles()).toEqual([second, third, first, ...rest]);
  await press('shift-left');
  expect(tiles()).toEqual([second, first, third, ...rest]);
  await press('s');
  expect(tiles()).toEqual(sorted);
});

test('at a training table the three nearest rows are open for everybody, whatever the window has room for', async () => {
  const small = await beforeThePasses('training');
  expect(small.text().match(/near T\d\d \d/g)).toHaveLength(3);
  const middle = await beforeThePasses('training', { columns: 100, rows: 30 });
  expect(middle.text().match(/near T\d\d [A-Z][\w ]+ \d/g)).toHaveLength(3);
  const large = await beforeThePasses('training', { columns: 140, rows: 45 });
  expect(large.text().match(/T\d\d [A-Z][\w ]+ \d missing/g)).toHaveLength(3);
  expect(large.text()).not.toContain('near T');
});

test('what was chosen is shown, and may be chosen again while others still choose', async () => {
  const { pass, press, screen, table, text } = await beforeThePasses();
  const calls = (): number => screen.raw().split(']2;your turn').length;
  table.goesOn = false;
  await pass();
  const before = calls();
  expect(text()).toMatch(/chosen \S{6} +u +change/);
  expect(text()).toContain('waiting for Mei, Ada, Lin');
  await press('u');
  expect(text()).toMatch(/→ Mei .* 0 of 3/);
  await press('escape');
  expect(text()).toContain('chosen');
  await press('u', '3', '4', '5', 'enter');
  expect(table.sent).toHaveLength(2);
  expect(table.sent[1]).toMatchObject({ do: 'charleston', again: true });
  expect(table.snapshot().view.choice!.mine!.tiles).toEqual(table.sent[1]!.tiles);
  expect(calls()).toBe(before);
  expect(text()).toMatch(/chosen \S{6} +u +change/);
});

test('a change that all others have made too late answers nothing that is asked next', async () => {
  const { pass, press, table, text } = await beforeThePasses();
  table.goesOn = false;
  await pass();
  await press('u', '3', '4', '5');
  table.run();
  await press('enter');
  expect(table.sent).toHaveLength(1);
  expect(text()).toMatch(/↑ Ada .* 0 of 3/);
});
