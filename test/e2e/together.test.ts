import { describe, expect, test } from 'vitest';
import { startHouse, type TestHouse } from '../helpers/house-server.ts';
import { playToRanking } from '../helpers/key-player.ts';
import { newKey, type TestTerminal } from '../helpers/ssh.ts';

/** From the first screen to the lobby. */
async function enterLobby(house: TestHouse, user: string, key = newKey()): Promise<TestTerminal> {
  const terminal = await house.terminal({ user, key });
  await terminal.waitFor(`Welcome, ${user}.`);
  terminal.press('enter');
  await terminal.waitFor('Ready when you are.');
  terminal.press('down', 'enter');
  await terminal.waitFor('Open a table');
  return terminal;
}

/** Opens a public table for a match of two hands; gives its name. */
async function openTable(terminal: TestTerminal): Promise<string> {
  terminal.press('down', 'enter');
  await terminal.waitFor(/open a table/);
  terminal.press('down', ...Array.from({ length: 6 }, () => 'left'));
  await terminal.waitFor(/> Hands.* 2 /);
  terminal.press('up', 'up');
  await terminal.waitFor(/> Open the table/);
  terminal.press('enter');
  return (await terminal.waitFor(/table (\w{4,})/))[1]!;
}

describe('people at one table', () => {
  test('two play a match together while a third watches and sees no hand', async () => {
    const house = await startHouse();
    const ada = await enterLobby(house, 'ada');
    const table = await openTable(ada);

    const bea = await enterLobby(house, 'bea');
    await bea.waitFor(table);
    bea.press('down', 'down', 'down', 'enter');
    await ada.waitFor('bea');
    await bea.waitFor('Waiting for players');
    ada.press('enter');
    bea.press('enter');
    await ada.waitFor(/wall \d+/);
    await bea.waitFor(/wall \d+/);

    const cleo = await enterLobby(house, 'cleo');
    await cleo.waitFor(table);
    cleo.press('down', 'down', 'down', 'w');
    await cleo.waitFor('watching');
    expect(cleo.text()).toContain('ada');
    expect(cleo.text()).toContain('bea');

    await Promise.all([playToRanking(ada), playToRanking(bea)]);
    await cleo.waitFor('The match is over');
    const places = (terminal: TestTerminal): string[] =>
      terminal.lines().filter(line => /^\W+[1-4]\.\s/.test(line));
    expect(places(cleo)).toHaveLength(4);
  }, 120_000);

  test('chat reaches the table and never plays', async () => {
    const house = await startHouse();
    const ada = await enterLobby(house, 'ada');
    await openTable(ada);
    ada.press('t', 'w', ' ', 'p', 'enter');
    await ada.waitFor('w p');
    await ada.waitFor('Waiting for players');
  });
});

describe('a seat that is kept', () => {
  test('survives a dropped connection: the same key is back at the table as it is', async () => {
    const house = await startHouse();
    const key = newKey();
    const first = await house.terminal({ user: 'ada', key });
    await first.waitFor('Welcome, ada.');
    first.press('enter');
    await first.waitFor('Ready when you are.');
    first.press('enter');
    const table = (await first.waitFor(/table (\w{4,})/))[1]!;
    await first.waitFor(/Your turn|Yours\?/);
    const hand = first.lines().slice(-6, -2);
    first.drop();

    const second = await house.terminal({ user: 'ada', key });
    await second.waitFor(table);
    await second.waitFor(/Your turn|Yours\?/);
    expect(second.lines().slice(-6, -2)).toEqual(hand);
    await playToRanking(second);
  }, 90_000);

  test('goes to the newest session; the older one says so', async () => {
    const house = await startHouse();
    const key = newKey();
    const first = await house.terminal({ user: 'ada', key });
    await first.waitFor('Welcome, ada.');
    first.press('enter');
    await first.waitFor('Ready when you are.');
    first.press('enter');
    await first.waitFor(/wall \d+/);
    const second = await house.terminal({ user: 'ada', key });
    await second.waitFor(/wall \d+/);
    await first.waitFor(/another session|somewhere else/);
  });
});

/** A turn of one's own, or a tile that one may take. */
const ASKED = /Your turn|Yours\?/;

/** Does what makes the server draw everything anew, and waits until the whole of it is there. */
async function drawnAnew(terminal: TestTerminal, act: () => void): Promise<string> {
  const { length } = terminal.screen.raw();
  const whole = /\u001b\[2J.*\u001b\[\?2026l/s;
  act();
  await terminal.waitFor(() => whole.test(terminal.screen.raw().slice(length)));
  // Time goes on meanwhile.
  return terminal.text().replaceAll(/\d+:\d\d/g, '');
}

describe('a window that changes', () => {
  test('is drawn anew at every size; one too small takes no keys', async () => {
    const house = await startHouse();
    const terminal = await house.terminal({ user: 'ada', key: newKey() });
    await terminal.waitFor('Welcome, ada.');
    terminal.press('enter');
    await terminal.waitFor('Ready when you are.');
    terminal.press('enter');
    await terminal.waitFor(ASKED);
    const turn = /wall \d+/.exec(terminal.text())![0];
    terminal.resize(60, 20);
    await terminal.waitFor('too small');
    terminal.press('enter', 'enter', '1', '1');
    for (const [columns, rows] of [
      [120, 40],
      [80, 24],
    ] as const) {
      const resized = await drawnAnew(terminal, () => terminal.resize(columns, rows));
      expect(resized).toMatch(ASKED);
      expect(resized).toContain(turn);
      expect(await drawnAnew(terminal, () => terminal.press('ctrl-l'))).toBe(resized);
    }
  });
});
