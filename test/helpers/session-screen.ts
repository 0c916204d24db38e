import { onTestFinished } from 'vitest';
import { type Session, type SessionOptions, startSession } from '../../src/ui/session.ts';
import { FakeHouse } from './fake-house.ts';
import { FakePort } from './fake-port.ts';
import { ManualClock } from './manual-clock.ts';
import { Screen } from './screen.ts';

const keys: Readonly<Record<string, string>> = {
  enter: '\r',
  tab: '\t',
  space: ' ',
  backspace: '\x7f',
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  home: '\x1b[H',
  end: '\x1b[F',
  'shift-right': '\x1b[1;2C',
  'shift-left': '\x1b[1;2D',
  pageup: '\x1b[5~',
  pagedown: '\x1b[6~',
  'ctrl-c': '\x03',
  'ctrl-l': '\x0c',
};

export interface SessionScreenOptions extends Partial<Omit<SessionOptions, 'port' | 'house'>> {
  readonly house?: FakeHouse;
  readonly columns?: number;
  readonly rows?: number;
  readonly term?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Somebody before the screens of a session: a port in memory whose output an emulator holds. No socket, no real time. */
export interface SessionScreen {
  readonly session: Session;
  readonly house: FakeHouse;
  readonly port: FakePort;
  readonly clock: ManualClock;
  readonly screen: Screen;
  text(): string;
  /** Presses keys, each in a packet of its own; resolves when what they changed is on the screen. */
  press(...names: string[]): Promise<void>;
  /** Types a text letter by letter. */
  type(text: string): Promise<void>;
  /** Sends a text in one packet. */
  paste(text: string): Promise<void>;
  resize(columns: number, rows: number): Promise<void>;
  /** Lets time pass. */
  wait(milliseconds: number): Promise<void>;
  /** Resolves when nothing more happens by itself. */
  settled(): Promise<void>;
}

export async function openSessionScreen(options: SessionScreenOptions = {}): Promise<SessionScreen> {
  const {
    columns = 80,
    rows = 24,
    house = new FakeHouse(),
    term,
    env = { LANG: 'C.UTF-8' },
    ...rest
  } = options;
  const clock = new ManualClock();
  const port = new FakePort(columns, rows, term ?? 'xterm-256color', env);
  const screen = new Screen(columns, rows);
  onTestFinished(() => {
    port.close();
    screen.dispose();
  });
  const session = startSession({ probe: false, ...rest, port, house, clock });
  const settled = async (): Promise<void> => {
    // Keys, promises of the house and React's commits follow one another through the immediate queue.
    for (let turn = 0; turn < 12; turn++) await new Promise(resolve => setImmediate(resolve));
    screen.feed(port.take());
    await screen.settled();
  };
  const send = async (bytes: string): Promise<void> => {
    port.type(bytes);
    await settled();
  };
  await settled();
  return {
    session,
    house,
    port,
    clock,
    screen,
    // A blank that was written and one that never was look the same.
    text: () =>
      screen
        .lines()
        .map(line => line.trimEnd())
        .join('\n')
        .trimEnd(),
    press: async (...names) => {
      for (const name of names) {
        if (name === 'escape') {
          port.type('\x1b');
          // A lone escape is known as such only after a moment.
          clock.advance(40);
          await settled();
          clock.advance(400);
        } else await send(keys[name] ?? name);
      }
    },
    type: async text => {
      for (const letter of text) await send(letter);
    },
    paste: send,
    resize: async (wide, high) => {
      screen.resize(wide, high);
      port.resize(wide, high);
      await settled();
    },
    wait: async milliseconds => {
      clock.advance(milliseconds);
      await settled();
    },
    settled,
  };
}
