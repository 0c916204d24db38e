import { writeSync } from 'node:fs';
import type { ReadStream, WriteStream } from 'node:tty';
import type { Size, TerminalPort } from './port.ts';
import { LEAVE_SCREEN, POP_TITLE } from './sequences.ts';

const LARGEST: Size = { columns: 300, rows: 120 };
/** What a shell reports of a process that a signal ended: 128 and the signal's number. */
const signalStatus = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** The parts of `process` that a local terminal is made of. */
export interface LocalProcess {
  readonly stdin: ReadStream;
  readonly stdout: WriteStream & { readonly fd: number };
  readonly env: Readonly<Record<string, string | undefined>> & { readonly TERM?: string | undefined };
  on(event: string, listener: (...values: never[]) => void): unknown;
  off(event: string, listener: (...values: never[]) => void): unknown;
  exit(status: number): void;
}

/**
 * This process's own terminal as a port, for `play` and `replay`. Puts it into raw mode, and gives it back on every
 * way out: `end`, a signal, an uncaught error, `process.exit`. `onEnded` hears the status when the screen is closed;
 * without it the process exits.
 */
export function openLocalPort(own: LocalProcess, onEnded?: (status: number) => void): TerminalPort {
  const { stdin, stdout } = own;
  const closeListeners: (() => void)[] = [];
  let raw = true;
  let ended = false;

  const restore = (): void => {
    if (!raw) return;
    raw = false;
    stdin.setRawMode(false);
    stdin.pause();
  };
  // Streams are no help in an exit: what has to arrive is written at once, past whatever is buffered.
  const restoreNow = (): void => {
    if (!raw) return;
    restore();
    writeNow(stdout.fd, LEAVE_SCREEN + POP_TITLE);
  };
  const closed = (): void => {
    if (ended) return;
    ended = true;
    for (const listener of closeListeners) listener();
  };
  const signalHandlers = Object.entries(signalStatus).map(([signal, status]) => {
    const handler = (): void => {
      restoreNow();
      closed();
      own.exit(status);
    };
    own.on(signal, handler);
    return [signal, handler] as const;
  });
  own.on('exit', restoreNow);
  own.on('uncaughtExceptionMonitor', restoreNow);
  stdin.on('end', closed);
  stdout.on('error', closed);
  stdin.setRawMode(true);
  stdin.resume();

  return {
    term: own.env.TERM ?? 'dumb',
    env: Object.fromEntries(
      Object.entries(own.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
    ),
    size: () => clampSize(stdout.columns, stdout.rows),
    write: text => {
      if (!ended) stdout.write(text);
    },
    outstanding: () => stdout.writableLength,
    onDrain: listener => void stdout.on('drain', listener),
    onInput: listener =>
      void stdin.on('data', bytes => listener(Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes))),
    onResize: listener => void stdout.on('resize', () => listener(clampSize(stdout.columns, stdout.rows))),
    onClose: listener => void closeListeners.push(listener),
    end: status => {
      if (ended) return;
      stdout.write('', () => {
        restore();
        for (const [signal, handler] of signalHandlers) own.off(signal, handler);
        own.off('exit', restoreNow);
        own.off('uncaughtExceptionMonitor', restoreNow);
        if (onEnded) onEnded(status);
        else own.exit(status);
      });
      closed();
    },
  };
}

function writeNow(fd: number, text: string): void {
  try {
    writeSync(fd, text);
  } catch {
    // The terminal is gone, and with it what was to be restored.
  }
}

function clampSize(columns: number | undefined, rows: number | undefined): Size {
  // Some terminals report 0 by 0 until they are drawn.
  return {
    columns: Math.min(LARGEST.columns, columns || 80),
    rows: Math.min(LARGEST.rows, rows || 24),
  };
}
