import { describe, expect, test } from 'vitest';
import { Grid } from '../../src/terminal/grid.ts';
import type { Key } from '../../src/terminal/key-events.ts';
import { openTerminal, type Terminal } from '../../src/terminal/terminal.ts';
import { felt } from '../../src/terminal/theme.ts';
import { FakePort } from '../helpers/fake-port.ts';
import { ManualClock } from '../helpers/manual-clock.ts';
import { Screen as Emulator } from '../helpers/screen.ts';

const ATTRIBUTES = '\u001b[?62;4c';

async function opened(
  term: string,
  answer: (port: FakePort, clock: ManualClock) => void,
): Promise<{ terminal: Terminal; port: FakePort; clock: ManualClock; keys: Key[] }> {
  const port = new FakePort(80, 24, term);
  const clock = new ManualClock();
  const opening = openTerminal({ port, clock, theme: felt });
  answer(port, clock);
  const terminal = await opening;
  const keys: Key[] = [];
  terminal.onKey(key => keys.push(key));
  return { terminal, port, clock, keys };
}

describe('the probe', () => {
  test('believes a terminal that kept a true colour', async () => {
    const { terminal, keys } = await opened('xterm-256color', port =>
      port.type(`\u001b[?2026;2$y\u001bP1$r0;48:2::1:2:3m\u001b\\${ATTRIBUTES}`),
    );
    expect(terminal.capabilities).toMatchObject({ depth: 'truecolor', synchronized: true });
    expect(keys).toEqual([]);
  });

  test('and one that did not, or does not know the question', async () => {
    const rounded = await opened('xterm-256color', port =>
      port.type(`\u001b[?2026;0$y\u001bP1$r0;48;5;16m\u001b\\${ATTRIBUTES}`),
    );
    expect(rounded.terminal.capabilities).toMatchObject({ depth: '256', synchronized: false });
    const silent = await opened('xterm', port => port.type(`\u001bP0$r\u001b\\${ATTRIBUTES}`));
    expect(silent.terminal.capabilities).toMatchObject({ depth: '16', synchronized: false });
  });

  test('a multiplexer answers for itself only', async () => {
    const { terminal } = await opened('tmux-256color', port =>
      port.type(`\u001bP1$r48;2;1;2;3m\u001b\\${ATTRIBUTES}`),
    );
    expect(terminal.capabilities.depth).toBe('256');
  });

  test('waits 300 ms at most, and answers that come later are no keys', async () => {
    const { terminal, port, clock, keys } = await opened('xterm-256color', (_, time) => time.advance(300));
    expect(terminal.capabilities.depth).toBe('256');
    port.type(`\u001b[?2026;2$y\u001bP1$r0m\u001b\\${ATTRIBUTES}`);
    expect([keys, clock.pending]).toEqual([[], 0]);
  });

  test('asks nothing of consoles that would print the questions', async () => {
    const port = new FakePort(80, 24, 'linux');
    const terminal = await openTerminal({ port, clock: new ManualClock(), theme: felt });
    expect(terminal.capabilities.depth).toBe('16');
    expect(port.take()).not.toContain('\u001bP');
  });

  test('what was typed meanwhile is not lost', async () => {
    const { keys } = await opened('xterm-256color', port => port.type(`a${ATTRIBUTES}\u001b[A`));
    expect(keys.map(key => key.name)).toEqual(['char', 'up']);
  });

  test('leaves nothing on the screen of a terminal that prints what it does not know', async () => {
    const { terminal, port } = await opened('xterm-256color', fake => fake.type(ATTRIBUTES));
    const emulator = new Emulator(80, 24);
    emulator.feed(`${port.take()}$qm`);
    const grid = new Grid(80, 24);
    grid.put(0, 3, 'clean');
    terminal.screen.show({ base: grid });
    emulator.feed(port.take());
    await emulator.settled();
    expect(emulator.text().trim()).toBe('clean');
  });
});

describe('T5: the width of a character', () => {
  test('is what the terminal moved, and the screen is drawn anew', async () => {
    const { terminal, port } = await opened('xterm-256color', fake => fake.type(ATTRIBUTES));
    terminal.screen.show({ base: new Grid(80, 24) });
    port.take();
    const measuring = terminal.measure('│');
    expect(port.take()).toContain('\u001b[H│\u001b[6n');
    port.type(`\u001b[1;3R${ATTRIBUTES}`);
    expect(await measuring).toBe(2);
    expect(port.take()).toContain('\u001b[2J');
  });

  test('is unknown when nobody answers', async () => {
    const { terminal, clock } = await opened('xterm-256color', fake => fake.type(ATTRIBUTES));
    const measuring = terminal.measure('│');
    clock.advance(300);
    expect(await measuring).toBeUndefined();
  });

  test('a real emulator draws the frame one cell wide', async () => {
    const { terminal, port } = await opened('xterm-256color', fake => fake.type(ATTRIBUTES));
    const emulator = new Emulator(80, 24);
    emulator.onAnswer(answer => port.type(answer));
    port.take();
    const measuring = terminal.measure('│');
    emulator.feed(port.take());
    expect(await measuring).toBe(1);
  });
});
