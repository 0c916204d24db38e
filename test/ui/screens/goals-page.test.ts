import { expect, test } from 'vitest';
import { american } from '../../../src/rules/american/american.ts';
import { basic13 } from '../../../src/rules/basic13/basic13.ts';
import type { TableSnapshot } from '../../../src/table/snapshot.ts';
import { FakeHouse } from '../../helpers/fake-house.ts';
import { FakeTable } from '../../helpers/fake-table.ts';
import { expectGolden } from '../../helpers/golden.ts';
import { openSessionScreen, type SessionScreenOptions } from '../../helpers/session-screen.ts';

/** Somebody at a table of American before the first pass; the screen has been there for a second. */
async function atTheTable(options: SessionScreenOptions = {}) {
  const house = new FakeHouse({}, [american]);
  house.saveSettings({ face: 'text' });
  const person = await openSessionScreen({ house, ...options });
  await person.press('enter');
  await person.wait(1_000);
  return { ...person, table: house.last() };
}

type Person = Awaited<ReturnType<typeof atTheTable>>;

/** Every pass, without tiles where that is allowed, until the first discard is asked for. */
async function passEverything({ press, table, text }: Person): Promise<void> {
  for (let asked = 0; asked < 12 && table.snapshot().view.phase === 'choice'; asked++) {
    if (text().includes('A second Charleston?')) await press('1');
    else if (text().includes('choose 3 tiles')) await press('1', '2', '3', 'enter');
    else await press('enter');
  }
  expect(text()).toContain('Your turn');
}

/** The ids of the goals on the screen, from the top. */
const ids = (text: string): string[] => [...text.matchAll(/^ {2,}([A-Z]{2}\d) /gm)].map(([, id]) => id!);

test('g lays the card over the table, and g again takes it away', async () => {
  const { press, text } = await atTheTable();
  const table = text();
  expect(table).toMatch(/g card/);
  await press('g');
  expect(text()).toContain('American · The card');
  await press('g');
  expect(text()).toBe(table);
});

test('it can be read while the table gathers', async () => {
  const house = new FakeHouse({}, [american]);
  const person = await openSessionScreen({ house });
  await person.press('enter');
  house.last().setState('gathering');
  await person.wait(1_000);
  const table = person.text();
  expect(table).toMatch(/g +card/);
  await person.press('g');
  expect(person.text()).toContain('American · The card');
  expect(ids(person.text()).length).toBeGreaterThan(3);
  await person.press('g');
  expect(person.text()).toBe(table);
});

test('Esc and q take it away too, and open no menu', async () => {
  const { press, text } = await atTheTable();
  const table = text();
  for (const key of ['escape', 'q']) {
    await press('g', key);
    expect(text()).toBe(table);
  }
});

test('the rows nearest to one’s hand come first, or as they are printed', async () => {
  const { press, text } = await atTheTable({ columns: 100, rows: 45 });
  await press('g');
  const missing = [...text().matchAll(/(\d+) missing$/gm)].map(([, count]) => Number(count));
  expect(missing.length).toBeGreaterThan(5);
  expect(missing).toEqual([...missing].sort((a, b) => a - b));
  await press('s');
  expect(ids(text()).slice(0, 3)).toEqual(['ST1', 'ST2', 'ST3']);
  await press('s');
  expect(text()).toContain('nearest first');
});

test('it is read on by rows and by pages, to the end and back', async () => {
  const { press, text } = await atTheTable();
  await press('g', 's');
  const top = ids(text());
  await press('down');
  expect(ids(text())[0]).toBe(top[1]);
  await press('up', 'pagedown', 'pageup');
  expect(ids(text())).toEqual(top);
  await press('end');
  expect(text()).toContain('BE5 Six Mirrors');
  await press('home');
  expect(ids(text())).toEqual(top);
});

test('/ searches as one types; Enter keeps what was found, Esc shows all again', async () => {
  const { press, text, type } = await atTheTable();
  await press('g', '/');
  await type('dragon');
  expect(text()).toContain('/ dragon');
  expect(text()).toContain('8 of 61');
  expect(text().split('\n').at(-1)).toContain('Enter keep these   Esc all again');
  await press('enter');
  expect(text()).toContain('with “dragon”');
  await press('escape');
  expect(text()).not.toContain('of 61');
  expect(text()).toContain('The card');
  await press('/');
  await type('no such row');
  expect(text()).toContain('Nothing on it has these words.');
});

test('keys that are typed there never play', async () => {
  const { press, table, type } = await atTheTable();
  await press('g', '1', '2', '3', 'enter', 'space', 'w', '/');
  await type('123 wd');
  await press('enter', 'g');
  expect(table.sent).toEqual([]);
  expect(table.snapshot().view.choice?.round).toBe(0);
});

test('it follows the hand through the Charleston and in play', async () => {
  const person = await atTheTable();
  const { press, text, table } = person;
  await press('g');
  expect(text()).toContain('Pass three tiles to the right');
  await press('g');
  await passEverything(person);
  await press('g');
  expect(text()).toContain('Your turn');
  expect(text()).toContain('nearest first');
  const before = text();
  table.timeOut();
  await person.settled();
  expect(text()).not.toBe(before);
  expect(text()).toContain('American · The card');
});

test('dialogs and the help lie over it whole, and it is there again after them', async () => {
  const { press, text } = await atTheTable();
  await press('g');
  const card = text();
  await press('ctrl-c');
  expect(text()).toContain('Leave sshparrow?');
  await press('escape');
  expect(text()).toBe(card);
  await press('?');
  expect(text()).toContain('move along the hand');
  expect(text()).not.toContain('missing');
  await press('?');
  expect(text()).toBe(card);
});

test('the clock runs on in its corner', async () => {
  const { press, text, wait } = await atTheTable();
  await press('g');
  expect(text().split('\n')[0]).toMatch(/0:19$/);
  await wait(3_000);
  expect(text().split('\n')[0]).toMatch(/0:16$/);
});

/** A table as somebody sees it who only looks on. */
class WatchedTable extends FakeTable {
  override snapshot(): TableSnapshot {
    const seen = super.snapshot();
    const seats = seen.view.seats.map(seat => ({ ...seat, concealed: null, drawn: null }));
    return { ...seen, seat: null, view: { ...seen.view, seat: null, own: null, offers: [], seats } };
  }
}

test('who looks on reads the card as it is printed', async () => {
  const house = new FakeHouse({}, [american]);
  house.keep(new WatchedTable(american, { id: 'p2', name: 'Ada' }, { id: 'quick' }));
  const { press, text } = await openSessionScreen({ house });
  await press('enter', 'g');
  expect(text()).toContain('in the order printed');
  expect(ids(text())[0]).toBe('ST1');
  expect(text()).not.toContain('missing');
  expect(text()).not.toContain('nearest first');
});

test('a game without such a list says so and names no key for it', async () => {
  const house = new FakeHouse({}, [basic13]);
  const { press, text } = await openSessionScreen({ house });
  await press('enter');
  expect(text()).not.toContain('g card');
  await press('g');
  expect(text()).toContain('This game has no list of hands to aim at.');
});

test('beside a large table the three nearest rows stay open', async () => {
  const { text } = await atTheTable({ columns: 140, rows: 45 });
  expect(text()).toContain('The card');
  expect(text().match(/\d missing/g)).toHaveLength(3);
});

test.each([
  [80, 24],
  [100, 30],
  [140, 45],
])('the card at %i×%i', async (columns, rows) => {
  const { press, text } = await atTheTable({ columns, rows });
  await press('g');
  expectGolden(`goals-${columns}x${rows}`, text());
});

test('the card for a client that shows ASCII alone', async () => {
  const { press, text } = await atTheTable({ env: { LANG: 'C' } });
  await press('g');
  expect(text()).toMatch(/^[\x20-\x7e\n]*$/);
  expectGolden('goals-80x24-ascii', text());
});
