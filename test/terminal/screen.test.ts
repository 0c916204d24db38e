import { describe, expect, test } from 'vitest';
import { guessCapabilities } from '../../src/terminal/capabilities.ts';
import { Grid } from '../../src/terminal/grid.ts';
import { toText } from '../../src/terminal/grid-text.ts';
import { OUTSTANDING_LIMIT, Screen } from '../../src/terminal/screen.ts';
import { LEAVE_SCREEN } from '../../src/terminal/sequences.ts';
import { contrast, felt } from '../../src/terminal/theme.ts';
import { FakePort } from '../helpers/fake-port.ts';
import { ManualClock } from '../helpers/manual-clock.ts';
import { Screen as Emulator } from '../helpers/screen.ts';

function open(columns = 40, rows = 10, env = {}) {
  const port = new FakePort(columns, rows, 'xterm-256color', env);
  const clock = new ManualClock();
  let blocked = 0;
  const capabilities = guessCapabilities(port.term, port.env);
  const screen = new Screen({ port, clock, theme: felt, capabilities, onBlocked: () => blocked++ });
  return { port, clock, screen, blocked: () => blocked };
}

function page(text: string, columns = 40, rows = 10): Grid {
  const grid = new Grid(columns, rows);
  for (const [y, line] of text.split('\n').entries()) grid.put(0, y, line);
  return grid;
}

/** A grid in which every cell differs from its neighbours in colour, so that it costs as many bytes as can be. */
function dear(columns: number, rows: number, turn: number): Grid {
  const grid = new Grid(columns, rows);
  for (let at = 0; at < columns * rows; at++) {
    grid.put(at % columns, Math.floor(at / columns), String.fromCharCode(97 + ((at + turn) % 26)), {
      fg: (['gold', 'red', 'blue'] as const)[(at + turn) % 3]!,
      bg: (['ivory', 'felt', 'panel', 'back'] as const)[(at + turn) % 4]!,
    });
  }
  return grid;
}

function trimmed(emulator: Emulator): string {
  return emulator
    .lines()
    .map(line => line.trimEnd())
    .join('\n');
}

async function emulate(emulator: Emulator, bytes: string): Promise<Emulator> {
  emulator.feed(bytes);
  await emulator.settled();
  return emulator;
}

test('layers lie over the base in their order', async () => {
  const { port, screen } = open();
  const dialog = page('[yes]', 5, 1);
  const clock = new Grid(4, 1);
  clock.put(1, 0, ':09');
  screen.show({
    base: page('a table of tiles'),
    layers: [
      { grid: dialog, x: 2, y: 0 },
      { grid: clock, x: 8, y: 0, transparent: true },
      { grid: dialog, x: 38, y: 1, part: { x: 0, y: 0, columns: 3, rows: 1 } },
    ],
  });
  const emulator = await emulate(new Emulator(40, 10), port.take());
  expect(emulator.text()).toBe(`a [yes] o:09iles\n${' '.repeat(38)}[y`);
});

test('a base of another size is cut or padded', async () => {
  const { port, screen } = open(10, 3);
  screen.show({ base: page('much too wide for it\nb\nc\nd\ne', 20, 5) });
  expect((await emulate(new Emulator(10, 3), port.take())).text()).toBe('much too w\nb\nc');
});

test('I9: a clock that ticks costs a few bytes, nothing changed costs none', () => {
  const { port, screen } = open();
  screen.show({ base: page('wall 43   0:12') });
  port.take();
  screen.show({ base: page('wall 43   0:11') });
  expect(port.take().length).toBeLessThan(10);
  screen.show({ base: page('wall 43   0:11') });
  expect(port.packets).toEqual([]);
});

test('a large packet is bracketed as one update, a small one is not', () => {
  const { port, screen } = open();
  screen.show({ base: dear(40, 10, 0) });
  expect(port.take()).toMatch(/\u001b\[\?2026h[\s\S]*\u001b\[\?2026l$/);
  const grid = dear(40, 10, 0);
  grid.put(0, 0, '!');
  screen.show({ base: grid });
  expect(port.take()).not.toContain('2026');
});

describe('the cursor', () => {
  test('is shown where the frame has it and hidden while it is moved about', () => {
    const { port, screen } = open();
    screen.show({ base: page('name:'), cursor: { x: 6, y: 0 } });
    expect(port.take().endsWith('\u001b[1;7H\u001b[?25h')).toBe(true);
    screen.show({ base: page('name: A'), cursor: { x: 7, y: 0 } });
    expect(port.take()).toBe('\u001b[?25l\u001b[1;7HA\u001b[1;8H\u001b[?25h');
    screen.show({ base: page('name: A'), cursor: { x: 0, y: 0 } });
    expect(port.take()).toBe('\u001b[1;1H');
    screen.show({ base: page('name: A'), cursor: { x: 0, y: 0 } });
    expect(port.take()).toBe('');
    screen.show({ base: page('name: A') });
    expect(port.take()).toBe('\u001b[?25l');
  });

  test('is hidden again after a redraw, too', () => {
    const { port, screen } = open();
    screen.show({ base: page('name:'), cursor: { x: 6, y: 0 } });
    screen.redraw();
    screen.show({ base: page('done') });
    const bytes = port.take();
    expect(bytes.lastIndexOf('\u001b[?25l')).toBeGreaterThan(bytes.lastIndexOf('\u001b[?25h'));
  });
});

test('the title is set once, and cannot carry anything but words', () => {
  const { port, screen } = open();
  screen.show({ base: page(''), title: 'table\u0007\u001b]52;c;AAAA\u0007 k7fq\u202e' });
  expect(port.take()).toContain('\u001b]2;table k7fq\u001b\\');
  screen.show({ base: page(''), title: 'table\u0007\u001b]52;c;AAAA\u0007 k7fq\u202e' });
  expect(port.take()).toBe('');
});

test('the bell rings once', () => {
  const { port, screen } = open();
  screen.show({ base: page('your turn'), bell: true });
  expect(port.take()).toContain('\u0007');
  screen.redraw();
  expect(port.take()).not.toContain('\u0007');
});

describe('I12: resizing', () => {
  test('80×24 → 60×20 → 120×40 always ends with the wanted screen', async () => {
    const { port, screen } = open(80, 24);
    const emulator = new Emulator(80, 24);
    const words = (columns: number, rows: number): Grid => {
      const grid = new Grid(columns, rows, { bg: 'panel' });
      for (let y = 0; y < rows; y++) grid.put(0, y, `${y} 東南西北 ${'tiles '.repeat(30)}`);
      return grid;
    };
    screen.show({ base: words(80, 24) });
    await emulate(emulator, port.take());
    for (const [columns, rows] of [
      [60, 20],
      [120, 40],
    ] as const) {
      emulator.resize(columns, rows);
      port.resize(columns, rows);
      screen.show({ base: words(columns, rows) });
      await emulate(emulator, port.take());
      expect(trimmed(emulator)).toBe(toText(words(columns, rows)));
    }
  });

  test('a waiting frame of the old size is not drawn any more', () => {
    const { port, screen } = open(80, 24);
    port.reading = false;
    port.write('x'.repeat(20_000));
    port.take();
    screen.show({ base: page('old', 80, 24) });
    port.resize(60, 20);
    port.reading = true;
    port.take();
    port.drain();
    expect(port.take()).toBe('');
  });
});

describe('S6: a slow client', () => {
  test('never has more than 64 KiB on its way, and then sees the newest frame', async () => {
    const { port, screen } = open(120, 40);
    screen.setLook({ depth: 'truecolor' });
    port.reading = false;
    for (let turn = 0; turn < 50; turn++) screen.show({ base: dear(120, 40, turn) });
    expect(port.most).toBeGreaterThan(OUTSTANDING_LIMIT / 4);
    expect(port.most).toBeLessThanOrEqual(OUTSTANDING_LIMIT);
    let bytes = port.take();
    for (let round = 0; round < 20; round++) {
      port.drain();
      bytes += port.take();
    }
    expect(port.most).toBeLessThanOrEqual(OUTSTANDING_LIMIT);
    const emulator = await emulate(new Emulator(120, 40), bytes);
    expect(trimmed(emulator)).toBe(toText(dear(120, 40, 49)));
  });

  test('does not lose the bell of a frame that was left out', () => {
    const { port, screen } = open(120, 40);
    port.reading = false;
    screen.setLook({ depth: 'truecolor' });
    screen.show({ base: dear(120, 40, 0) });
    screen.show({ base: dear(120, 40, 1), bell: true });
    screen.show({ base: dear(120, 40, 2) });
    expect(port.take()).not.toContain('\u0007');
    port.drain();
    expect(port.take()).toContain('\u0007');
  });

  test('that takes nothing for 30 s is given up, its terminal undone, nobody else waits', () => {
    const { port, clock, screen, blocked } = open(120, 40);
    port.reading = false;
    screen.setLook({ depth: 'truecolor' });
    for (let turn = 0; turn < 3; turn++) screen.show({ base: dear(120, 40, turn) });
    clock.advance(29_999);
    expect([blocked(), port.ended]).toEqual([0, undefined]);
    clock.advance(1);
    expect([blocked(), port.ended]).toEqual([1, 1]);
    expect(port.take()).toContain(LEAVE_SCREEN);
    expect(port.most).toBeLessThanOrEqual(OUTSTANDING_LIMIT);
    screen.show({ base: dear(120, 40, 9) });
    expect([port.take(), clock.pending]).toEqual(['', 0]);
  });

  test('that takes a little all the time is not given up', () => {
    const { port, clock, screen, blocked } = open(120, 40);
    port.reading = false;
    screen.setLook({ depth: 'truecolor' });
    for (let turn = 0; turn < 3; turn++) screen.show({ base: dear(120, 40, turn) });
    for (let second = 0; second < 60; second++) {
      port.drain(200);
      clock.advance(1_000);
    }
    expect(blocked()).toBe(0);
  });

  test('that has caught up is not given up later', () => {
    const { port, clock, screen, blocked } = open(120, 40);
    port.reading = false;
    screen.setLook({ depth: 'truecolor' });
    for (let turn = 0; turn < 3; turn++) screen.show({ base: dear(120, 40, turn) });
    for (let round = 0; round < 20; round++) port.drain();
    clock.advance(60_000);
    expect(blocked()).toBe(0);
  });
});

describe('I11: the terminal is given back', () => {
  async function afterwards(leave: (screen: Screen, port: FakePort) => void): Promise<Emulator> {
    const { port, screen } = open(40, 10);
    const emulator = await emulate(new Emulator(40, 10), '$ ssh host\r\n');
    screen.show({ base: page('the table'), cursor: { x: 3, y: 3 }, title: 'table' });
    await emulate(emulator, port.take());
    expect(emulator.isAlternate()).toBe(true);
    leave(screen, port);
    await emulate(emulator, port.take());
    return emulator;
  }

  test('by close, with a line of farewell on the own screen', async () => {
    const emulator = await afterwards(screen => screen.close(0, 'See you.\u001b[31m'));
    expect(emulator.isAlternate()).toBe(false);
    expect(emulator.text()).toBe('$ ssh host\nSee you.');
    expect(emulator.terminal.modes.bracketedPasteMode).toBe(false);
    expect(emulator.terminal.modes.wraparoundMode).toBe(true);
    expect(emulator.raw().lastIndexOf('\u001b[?25h')).toBeGreaterThan(
      emulator.raw().lastIndexOf('\u001b[?25l'),
    );
  });

  test('by the undo alone, in the middle of a half-sent string too', async () => {
    const emulator = await afterwards((screen, port) => {
      port.write('\u001b[?2026h\u001b[1;31m\u001b]2;half');
      port.write(screen.undo());
    });
    expect(emulator.isAlternate()).toBe(false);
    expect((await emulate(emulator, 'prompt')).text()).toBe('$ ssh host\nprompt');
    const cell = emulator.terminal.buffer.active.getLine(1)!.getCell(0)!;
    expect([cell.isBold(), cell.isFgDefault()]).toEqual([0, true]);
  });

  test('once only, whatever comes afterwards', () => {
    const { port, screen } = open();
    screen.show({ base: page('x') });
    screen.close(3);
    port.take();
    screen.close(4, 'again');
    screen.show({ base: page('y') });
    screen.redraw();
    port.resize(50, 20);
    port.drain();
    expect([port.take(), port.ended]).toEqual(['', 3]);
  });

  test('a terminal that was never taken over is left alone', () => {
    const { port, screen } = open();
    screen.close(0, 'Bye.');
    expect(port.take()).toBe('Bye.\r\n');
  });

  test('when the other end has gone nothing is written, and no timer is left', () => {
    const { port, clock, screen } = open(120, 40);
    port.reading = false;
    screen.setLook({ depth: 'truecolor' });
    for (let turn = 0; turn < 3; turn++) screen.show({ base: dear(120, 40, turn) });
    port.take();
    port.close();
    screen.close(0);
    expect([port.take(), clock.pending]).toEqual(['', 0]);
  });
});

test('a change of theme or depth draws everything in the new colours', () => {
  const { port, screen } = open(10, 2, { COLORTERM: 'truecolor' });
  screen.show({ base: page('gold', 10, 2) });
  expect(port.take()).toContain('48;2;14;42;34');
  screen.setLook({ theme: contrast });
  expect(port.take()).toMatch(/48;2;0;0;0m[\s\S]*gold/);
  screen.setLook({ depth: 'mono' });
  expect(port.take()).not.toMatch(/[34]8;/);
});
