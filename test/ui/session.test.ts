import { expect, test } from 'vitest';
import { FakeHouse } from '../helpers/fake-house.ts';
import { openSessionScreen } from '../helpers/session-screen.ts';

test('Ctrl-C asks; anything but yes stays', async () => {
  const { port, press, text } = await openSessionScreen();
  await press('ctrl-c');
  expect(text()).toContain('Leave sshparrow?');
  await press('enter');
  expect(text()).not.toContain('Leave sshparrow?');
  expect(port.ended).toBeUndefined();
});

test.each(['y', 'ctrl-c'])('after Ctrl-C %s leaves, and the terminal is given back', async key => {
  const { port, press, screen } = await openSessionScreen();
  await press('ctrl-c', key);
  expect(port.ended).toBe(0);
  expect(screen.isAlternate()).toBe(false);
  expect(screen.text()).toContain('Bye.');
});

test('leaving with a seat says how long it is kept and how to come back', async () => {
  const wayBack = { graceMinutes: 2, command: (table: string) => `ssh -p 2222 ${table}@example.org` };
  const { house, press, screen } = await openSessionScreen({ wayBack });
  await press('enter', 'ctrl-c', 'y');
  expect(screen.text()).toContain('Your seat at quick is kept for 2 minutes: ssh -p 2222 quick@example.org');
  expect(house.last().calls).toEqual(['detach']);
});

test('somebody without a key is told that the seat is not kept, before and after', async () => {
  const house = new FakeHouse({ fingerprint: null });
  const { press, screen, text } = await openSessionScreen({ house });
  await press('enter', 'ctrl-c');
  expect(text()).toContain('seat for good');
  await press('y');
  expect(screen.text()).toContain('Bye.');
  expect(screen.text()).not.toContain('kept');
});

test('where nothing outlives the session, leaving says that the match ends with it', async () => {
  const { press, screen, text } = await openSessionScreen({ forgets: true });
  await press('enter', 'ctrl-c');
  expect(text()).toContain('ends with this');
  await press('y');
  expect(screen.text()).not.toContain('kept');
});

test('when the connection goes, seats are kept', async () => {
  const { house, port, press } = await openSessionScreen();
  await press('enter');
  port.close();
  expect(house.last().calls).toEqual(['detach']);
});

test('a table that is given to somebody who has gone meanwhile is kept as well', async () => {
  const house = new FakeHouse();
  const { port, settled } = await openSessionScreen({ house });
  port.type('\r');
  port.close();
  await settled();
  expect([...house.held.values()].flatMap(table => table.calls)).not.toContain('leave');
});

test('a window that is too small swallows keys, and growing shows what was there', async () => {
  const { house, press, resize, text } = await openSessionScreen();
  await press('enter');
  const before = text();
  await resize(60, 20);
  expect(text()).toContain('60×20');
  await press('d', 'd', 'enter', 'w', 'tab', 't');
  expect(house.last().sent).toEqual([]);
  await resize(80, 24);
  expect(text()).toBe(before);
});

test('a window that is too small says so in whatever room it has', async () => {
  const { resize, text } = await openSessionScreen();
  await resize(20, 10);
  const said = text().replaceAll(/\s+/g, ' ');
  for (const words of ['20×10', '80×24', 'q']) expect(said).toContain(words);
});

test.each([
  [20, 5, ['too small', '80×24 needed', 'q leaves']],
  [12, 3, ['too small', '80×24 needed', 'q leaves']],
  [11, 2, ['too small', 'q leaves']],
  [9, 1, ['too small']],
  [5, 2, ['too', 'small']],
  [2, 1, []],
])('in %i×%i whole lines of it are left out and none is cut', async (columns, rows, said) => {
  const { resize, screen } = await openSessionScreen();
  await resize(columns, rows);
  const lines = screen.lines().map(line => line.trim());
  expect(lines.filter(line => line !== '')).toEqual(said);
});

test('where it has one line, the question whether to leave takes it', async () => {
  const { port, press, resize, text } = await openSessionScreen();
  await resize(20, 1);
  await press('q');
  expect(text().trim()).toBe('y leaves');
  await press('y');
  expect(port.ended).toBe(0);
});

test('a session that begins in a small window is whole when that grows', async () => {
  const { resize, text } = await openSessionScreen({ columns: 20, rows: 5 });
  expect(text()).toContain('too small');
  await resize(80, 24);
  expect(text()).toContain('Play now against bots');
});

test('a window that is too small lets one leave, after a question', async () => {
  const { port, press, resize } = await openSessionScreen();
  await resize(40, 10);
  await press('q', 'x', 'y');
  expect(port.ended).toBeUndefined();
  await press('ctrl-c', 'ctrl-c');
  expect(port.ended).toBe(0);
});

test('every screen fits at every size it is made for', async () => {
  const { press, resize, screen, text } = await openSessionScreen();
  await press('enter');
  for (const [columns, rows] of [
    [100, 30],
    [140, 45],
    [80, 24],
  ] as const) {
    await resize(columns, rows);
    expect(screen.lines()).toHaveLength(rows);
    expect(text()).toContain('Your turn');
  }
});

test('a seat taken over elsewhere ends this session with a line that says so', async () => {
  const { port, screen, session, settled } = await openSessionScreen();
  session.end('takeover');
  await settled();
  expect(port.ended).toBe(0);
  expect(screen.text()).toContain('the game goes on there');
});

test('that the server is about to stop is said on whatever screen there is', async () => {
  const { press, session, settled, text } = await openSessionScreen();
  session.announceStop();
  await settled();
  expect(text()).toContain('about to stop');
  await press('enter');
  expect(text()).toContain('about to stop');
  expect(text()).toContain('Your turn');
});

test('a fault in a key’s work ends this session alone, with a plain sentence, and is reported', async () => {
  class Faulty extends FakeHouse {
    override saveSettings(): void {
      throw new Error('secret details');
    }
  }
  const house = new Faulty();
  const { port, press, screen } = await openSessionScreen({ house });
  await press('f');
  expect(port.ended).toBe(1);
  expect(screen.text()).toContain('Something went wrong');
  expect(screen.raw()).not.toContain('secret details');
  expect(house.faults).toHaveLength(1);
});

test('a fault while a screen is rendered ends this session alone', async () => {
  class Faulty extends FakeHouse {
    override tables(): never {
      throw new Error('secret details');
    }
  }
  const house = new Faulty();
  const { port, screen } = await openSessionScreen({ house });
  expect(port.ended).toBe(1);
  expect(screen.raw()).not.toContain('secret details');
  expect(house.faults.length).toBeGreaterThan(0);
});

test('a fault in what a table tells ends this session alone', async () => {
  const { house, port, press, settled } = await openSessionScreen();
  await press('enter');
  const table = house.last();
  table.snapshot = () => {
    throw new Error('broken');
  };
  table.setState('paused');
  await settled();
  expect(port.ended).toBe(1);
  expect(house.faults).toHaveLength(1);
});

test('Ctrl-L draws everything anew', async () => {
  const { port, press, screen } = await openSessionScreen();
  const before = screen.text();
  port.packets.length = 0;
  screen.feed('\x1b[2J');
  await press('ctrl-l');
  expect(screen.text()).toBe(before);
});

test('a session that ends before the terminal has answered gives it back all the same', async () => {
  const { port, screen, session, settled } = await openSessionScreen({ probe: true });
  session.end('going-down');
  await settled();
  expect(port.ended).toBe(0);
  expect(screen.isAlternate()).toBe(false);
  expect(screen.text()).toContain('The server is stopping.');
});

test('at a seat that another session has, Enter brings it back', async () => {
  const { house, press, settled, text } = await openSessionScreen();
  await press('enter');
  const table = house.last();
  const { snapshot } = table;
  table.snapshot = () => ({ ...snapshot.call(table), isElsewhere: true });
  table.setState('playing');
  await settled();
  expect(text()).toContain('You play here from another session now.');
  house.held.clear();
  await press('enter');
  expect(house.last()).not.toBe(table);
  expect(table.sent).toEqual([]);
});

test('a table that has stopped says why, and a broken one leads back to the lobby', async () => {
  const { house, press, settled, text } = await openSessionScreen();
  await press('enter');
  house.last().setState('stalled');
  await settled();
  expect(text()).toContain('cannot be written');
  house.last().setState('broken');
  await settled();
  expect(text()).toContain('fault');
  await press('enter');
  expect(text()).toContain('Play now against bots');
});
