import { expect, test } from 'vitest';
import { allRulesets } from '../../../src/rules/registry.ts';
import type { TableLine } from '../../../src/ui/house.ts';
import { FakeHouse } from '../../helpers/fake-house.ts';
import { openSessionScreen } from '../../helpers/session-screen.ts';

function table(id: string, more: Partial<TableLine> = {}): TableLine {
  const config = {
    id,
    code: null,
    ruleset: 'basic13',
    options: {},
    bots: 'beginner',
    moveSeconds: 20,
    fixedPause: false,
    drawSeats: true,
  };
  return {
    config,
    state: 'playing',
    people: ['Ada'],
    seats: 4,
    spectators: 0,
    played: 2,
    mine: false,
    ...more,
  };
}

function selectedLine(text: string): string | undefined {
  return text.split('\n').find(line => / > /.test(line));
}

test('a match against bots begins with one Enter', async () => {
  const { house, press } = await openSessionScreen();
  await press('enter');
  expect(house.last().state).toBe('playing');
});

test('tables are listed with who sits there and how far they are, one’s own first', async () => {
  const house = new FakeHouse();
  house.people = 3;
  house.lines = [table('aaaa'), table('bbbb', { state: 'gathering' }), table('cccc', { mine: true })];
  const { text } = await openSessionScreen({ house, destination: { kind: 'lobby', ruleset: 'basic13' } });
  const lines = text().split('\n');
  const places = ['cccc', 'bbbb', 'aaaa'].map(id => lines.findIndex(line => line.includes(id)));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(lines.find(line => line.includes('aaaa'))).toMatch(/Basic 13 +1\/4 +Ada +hand 3/);
  expect(lines.find(line => line.includes('bbbb'))).toContain('waiting for players');
  expect(text()).toContain('3 people here · Zoe');
});

test('the cursor stays on its table while others come and go', async () => {
  const house = new FakeHouse();
  house.lines = [table('aaaa'), table('bbbb')];
  const { press, text, wait } = await openSessionScreen({ house });
  await press('down', 'down', 'down', 'down');
  expect(selectedLine(text())).toContain('bbbb');
  house.lines = [table('xxxx'), table('yyyy'), table('bbbb')];
  house.changed();
  await wait(1_000);
  expect(selectedLine(text())).toContain('bbbb');
});

test('many changes of the house are drawn at most twice a second', async () => {
  const house = new FakeHouse();
  const { port, screen, settled, wait } = await openSessionScreen({ house });
  house.changed();
  await settled();
  for (let change = 0; change < 50; change++) {
    house.people = 10 + change;
    house.changed();
  }
  await settled();
  expect(screen.text()).not.toContain('59 people');
  expect(port.packets).toEqual([]);
  await wait(500);
  expect(screen.text()).toContain('59 people');
});

test('Enter joins a table that waits and watches one that plays; w watches any', async () => {
  const asked: string[] = [];
  class Noting extends FakeHouse {
    override join(id: string) {
      asked.push(`join ${id}`);
      return super.join(id);
    }
    override watch(id: string) {
      asked.push(`watch ${id}`);
      return super.watch(id);
    }
  }
  const house = new Noting();
  house.lines = [table('wait', { state: 'gathering' }), table('play')];
  house.refuse = 'table-full';
  const { press } = await openSessionScreen({ house });
  await press('down', 'down', 'down', 'enter', 'w', 'down', 'enter');
  expect(asked).toEqual(['join wait', 'watch wait', 'watch play']);
});

test('a refusal of the house is said in words, until the cursor moves', async () => {
  const house = new FakeHouse();
  house.refuse = 'too-many-tables';
  const { press, text } = await openSessionScreen({ house });
  await press('enter');
  expect(text()).toContain('as many tables open as one person may have');
  await press('down');
  expect(text()).not.toContain('as many tables');
});

test('a code leads to its table', async () => {
  const house = new FakeHouse();
  const { press, type } = await openSessionScreen({ house });
  await press('c');
  await type('H2JK');
  await press('enter');
  expect([...house.held.keys()]).toEqual(['h2jk']);
});

test('a code leads to a table that is full, too: to watch it', async () => {
  class Full extends FakeHouse {
    override join() {
      return Promise.resolve({ refused: 'table-full' as const });
    }
  }
  const house = new Full();
  const { press, type } = await openSessionScreen({ house });
  await press('c');
  await type('h2jk');
  await press('enter');
  expect([...house.held.keys()]).toEqual(['h2jk']);
});

test('a name that is taken keeps the dialog open and says so', async () => {
  const house = new FakeHouse();
  house.refuse = 'name-taken';
  const { press, type, text } = await openSessionScreen({ house });
  await press('m');
  await type('x');
  await press('enter');
  expect(text()).toContain('Somebody here has that name.');
  expect(text()).toContain('Your name');
});

test('Tab goes to one’s next table from the lobby', async () => {
  const house = new FakeHouse();
  house.lines = [table('mine', { mine: true })];
  const { press } = await openSessionScreen({ house, destination: { kind: 'lobby', ruleset: 'basic13' } });
  expect([...house.held.keys()]).toEqual([]);
  await press('tab');
  expect([...house.held.keys()]).toEqual(['mine']);
});

test('the rules of the chosen ruleset open and close with the same key', async () => {
  const { press, text } = await openSessionScreen();
  await press('i');
  expect(text()).toContain('The aim');
  await press('i');
  expect(text()).toContain('Play now against bots');
});

test('somebody who came for a ruleset finds it chosen', async () => {
  const { text } = await openSessionScreen({ destination: { kind: 'lobby', ruleset: 'basic13' } });
  expect(text()).toContain('Basic 13');
});

test('somebody who is missed at a table comes back to it at once', async () => {
  const house = new FakeHouse();
  house.lines = [table('over', { mine: true, state: 'finished' }), table('mine', { mine: true })];
  await openSessionScreen({ house });
  expect([...house.held.keys()]).toEqual(['mine']);
});

test('the keys at the bottom of the smallest window say how to leave, also on the row of a table', async () => {
  const house = new FakeHouse({}, allRulesets());
  house.lines = [table('abcd')];
  const { press, text } = await openSessionScreen({ house, columns: 80, rows: 24 });
  expect(text()).toContain('q leave');
  await press('down', 'down', 'down');
  expect(text()).toContain('w watch');
  expect(text()).toContain('q leave');
});
