import { EventEmitter } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LocalProcess, openLocalPort } from '../../src/terminal/local-port.ts';

class FakeStdin extends EventEmitter {
  raw: boolean[] = [];
  reading = false;
  setRawMode(on: boolean): void {
    this.raw.push(on);
  }
  resume(): void {
    this.reading = true;
  }
  pause(): void {
    this.reading = false;
  }
}

class FakeStdout extends EventEmitter {
  written = '';
  writableLength = 0;
  columns: number | undefined = 100;
  rows: number | undefined = 30;
  fd = -1;
  write(text: string, callback?: () => void): boolean {
    this.written += text;
    if (callback) queueMicrotask(callback);
    return true;
  }
}

class FakeProcess extends EventEmitter {
  stdin = new FakeStdin();
  stdout = new FakeStdout();
  env: Record<string, string | undefined> = { TERM: 'xterm', COLORTERM: undefined };
  exits: number[] = [];
  exit(status: number): void {
    this.exits.push(status);
    this.emit('exit', status);
  }
}

let folder: string;
let own: FakeProcess;
const printedNow = (): string => readFileSync(join(folder, 'tty'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-port-'));
  own = new FakeProcess();
  own.stdout.fd = openSync(join(folder, 'tty'), 'w');
});

afterEach(() => {
  closeSync(own.stdout.fd);
  rmSync(folder, { recursive: true });
});

function open(onEnded?: (status: number) => void) {
  return openLocalPort(own as unknown as LocalProcess, onEnded);
}

test('bytes go both ways, in raw mode', () => {
  const port = open();
  const typed: string[] = [];
  port.onInput(bytes => typed.push(Buffer.from(bytes).toString()));
  own.stdin.emit('data', Buffer.from('東'));
  own.stdin.emit('data', 'q');
  port.write('frame');
  expect([typed, own.stdout.written, own.stdin.raw]).toEqual([['東', 'q'], 'frame', [true]]);
  expect([port.term, port.env]).toEqual(['xterm', { TERM: 'xterm' }]);
});

test('the size follows the window, within what is drawn at all', () => {
  const port = open();
  const sizes: unknown[] = [port.size()];
  port.onResize(size => sizes.push(size));
  for (const [columns, rows] of [
    [0, 0],
    [5, 4_000_000_000],
  ] as const) {
    own.stdout.columns = columns;
    own.stdout.rows = rows;
    own.stdout.emit('resize');
  }
  expect(sizes).toEqual([
    { columns: 100, rows: 30 },
    { columns: 80, rows: 24 },
    { columns: 5, rows: 120 },
  ]);
});

test('what is buffered counts as outstanding until it drains', () => {
  const port = open();
  let drained = 0;
  port.onDrain(() => drained++);
  own.stdout.writableLength = 900;
  expect(port.outstanding()).toBe(900);
  own.stdout.emit('drain');
  expect(drained).toBe(1);
});

test('end gives the mode back, leaves no listener behind and tells the status', async () => {
  const port = await new Promise<ReturnType<typeof open>>(resolve => {
    const opened = open(() => resolve(opened));
    opened.end(7);
    opened.end(8);
  });
  port.write('too late');
  expect(own.stdin.raw).toEqual([true, false]);
  expect(own.stdin.reading).toBe(false);
  expect(own.eventNames()).toEqual([]);
  expect(own.stdout.written).toBe('');
  expect(printedNow()).toBe('');
});

test.each([
  ['SIGTERM', 143],
  ['SIGHUP', 129],
  ['SIGINT', 130],
] as const)('%s restores the terminal at once, tells the screen, and exits with %i', (signal, status) => {
  const port = open();
  let closed = 0;
  port.onClose(() => closed++);
  own.emit(signal);
  expect(own.exits).toEqual([status]);
  expect(own.stdin.raw).toEqual([true, false]);
  expect(printedNow()).toContain('\u001b[?1049l');
  expect(printedNow().split('\u001b[?1049l')).toHaveLength(2);
  expect(closed).toBe(1);
});

test.each(['exit', 'uncaughtExceptionMonitor'])(
  '%s restores the terminal before anything else is printed',
  event => {
    open();
    own.emit(event);
    expect(own.stdin.raw).toEqual([true, false]);
    expect(printedNow()).toContain('\u001b[?1049l');
  },
);

test('a terminal that went away closes the port, and restoring it is no error', () => {
  const port = open();
  let closed = 0;
  port.onClose(() => closed++);
  own.stdin.emit('end');
  own.stdout.emit('error', new Error('EIO'));
  const { fd } = own.stdout;
  own.stdout.fd = 1_000_000;
  own.emit('exit');
  own.stdout.fd = fd;
  expect(closed).toBe(1);
});
