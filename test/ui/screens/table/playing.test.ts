import { expect, test } from 'vitest';
import { parseTile, tileName } from '../../../../src/tiles/notation.ts';
import { FakeHouse } from '../../../helpers/fake-house.ts';
import { handOnScreen, litTile } from '../../../helpers/hand-on-screen.ts';
import { openSessionScreen } from '../../../helpers/session-screen.ts';

const HONORS: Readonly<Record<string, string>> = {
  Ew: '1z',
  Sw: '2z',
  Ww: '3z',
  Nw: '4z',
  Wd: '5z',
  Gd: '6z',
  Rd: '7z',
};
/** A tile of the letters face in notation. */
const read = (tile: string | undefined): number => parseTile(HONORS[tile ?? ''] ?? tile ?? '');

async function atTheTable() {
  const house = new FakeHouse();
  house.saveSettings({ face: 'text' });
  const person = await openSessionScreen({ house });
  await person.press('enter');
  // What follows at once on the Enter that opened the table is not heard.
  await person.wait(400);
  return { ...person, table: house.last() };
}

test('what is highlighted is what Enter discards', async () => {
  const { press, screen, table } = await atTheTable();
  await press('left', 'left', 'left');
  const lit = litTile(screen);
  await press('enter');
  expect(table.sent).toHaveLength(1);
  expect(table.sent[0]).toMatchObject({ do: 'discard', tile: read(lit) });
});

test('an Enter too many on the way to the table discards nothing', async () => {
  const house = new FakeHouse();
  const { press, wait } = await openSessionScreen({ house });
  await press('enter', 'enter', 'enter');
  expect(house.last().sent).toEqual([]);
  await wait(400);
  await press('enter');
  expect(house.last().sent).toHaveLength(1);
});

test('a cursor placed between turns stays on its tile when the draw lays the hand out anew', async () => {
  const { press, screen, settled, table } = await atTheTable();
  table.goesOn = false;
  await press('enter');
  await press('4');
  const before = handOnScreen(screen);
  const lit = litTile(screen);
  expect(lit).toBe(before.find(({ label }) => label === '4')?.tile);
  table.goesOn = true;
  table.run();
  await settled();
  expect(handOnScreen(screen)).toHaveLength(before.length + 1);
  expect(litTile(screen)).toBe(lit);
  await press('enter');
  expect(table.sent.at(-1)).toMatchObject({ do: 'discard', tile: read(lit) });
});

test('with the cursor untouched the drawn tile is highlighted, and between turns none', async () => {
  const { press, screen, settled, table } = await atTheTable();
  table.goesOn = false;
  await press('enter');
  expect(litTile(screen)).toBeUndefined();
  table.run();
  await settled();
  expect(handOnScreen(screen).find(({ lit }) => lit)?.label).toBe('d');
});

test('a tile’s own label highlights it, and pressed again discards it', async () => {
  const { press, screen, table } = await atTheTable();
  await press('3');
  const lit = handOnScreen(screen).find(({ label }) => label === '3');
  expect(lit?.lit).toBe(true);
  expect(table.sent).toEqual([]);
  await press('3');
  expect(table.sent[0]).toMatchObject({ do: 'discard', tile: read(lit?.tile) });
});

test('two presses of one label with another key between them discard nothing', async () => {
  const { press, table } = await atTheTable();
  await press('3', 'right', '3');
  expect(table.sent).toEqual([]);
});

test('d d discards the drawn tile', async () => {
  const { press, table } = await atTheTable();
  const { drawn } = table.snapshot().view.seats[0]!;
  await press('d', 'd');
  expect(tileName(table.sent[0]!.tile!)).toBe(tileName(drawn!));
});

test('a pasted burst acts once', async () => {
  const { paste, table } = await atTheTable();
  await paste('\r\r\r\r\r\r');
  expect(table.sent).toHaveLength(1);
  await paste('d d d d d d d d');
  expect(table.sent).toHaveLength(1);
});

test('text that the terminal marks as pasted does nothing at all', async () => {
  const { paste, table } = await atTheTable();
  await paste('\x1b[200~dd\rkwp \x1b[201~');
  expect(table.sent).toEqual([]);
});

test('while an answer is on its way a second Enter sends nothing', async () => {
  const { port, settled, table } = await atTheTable();
  let answer: (refusal: null) => void = () => undefined;
  let count = 0;
  table.send = () => {
    count += 1;
    return new Promise(resolve => {
      answer = resolve;
    });
  };
  port.type('\r');
  await settled();
  port.type('\r');
  await settled();
  expect(count).toBe(1);
  answer(null);
  await settled();
});

test('a refusal is said in words for a moment, and the turn goes on', async () => {
  const { press, table, text, wait } = await atTheTable();
  table.answerWith = 'stalled';
  await press('enter');
  expect(text()).toContain('cannot write its log');
  await wait(5_000);
  expect(text()).not.toContain('cannot write its log');
  table.answerWith = null;
  await press('enter');
  expect(table.sent).toHaveLength(2);
});

test('w without a complete hand says why', async () => {
  const { press, text } = await atTheTable();
  await press('w');
  expect(text()).toContain('not four sets and a pair yet');
});

test('s leaves the order to the person, and s sorts again; both are remembered', async () => {
  const { house, press, text } = await atTheTable();
  await press('s');
  expect(house.guest().settings.sorted).toBe(false);
  expect(text()).toContain('s sorts again');
  await press('s');
  expect(house.guest().settings.sorted).toBe(true);
  expect(text()).toContain('kept sorted');
});

test('f shows the next face at the table and remembers it', async () => {
  const { house, press, text } = await atTheTable();
  expect(text()).not.toContain('🀇');
  await press('f');
  expect(house.guest().settings.face).toBe('glyph');
});

test('each second changes the clock alone', async () => {
  const { port, text, wait } = await atTheTable();
  expect(text()).toContain('0:20');
  port.take();
  port.packets.length = 0;
  await wait(1_000);
  expect(text()).toContain('0:19');
  await wait(2_000);
  expect(text()).toContain('0:17');
});

test('a bell rings when one’s turn comes, where that is set', async () => {
  const house = new FakeHouse();
  house.saveSettings({ bell: true });
  const { press, screen } = await openSessionScreen({ house });
  await press('enter');
  const before = screen.raw().split('\x07').length;
  await press('enter');
  expect(screen.raw().split('\x07').length).toBeGreaterThan(before);
});

test('the title says that it is one’s turn', async () => {
  const { screen } = await atTheTable();
  expect(screen.raw()).toContain(']2;your turn · quick');
});
