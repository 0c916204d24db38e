import { AppendRefused } from '../src/table/store.ts';
import { machineClock } from '../src/terminal/clock.ts';
import type { TerminalPort } from '../src/terminal/port.ts';
import type { House } from '../src/ui/house.ts';
import { startSession as startScreens } from '../src/ui/session.ts';
import { describeError, type Log } from './log.ts';
import { parseDestination } from './ssh/destination.ts';
import type { Shell } from './ssh/shell.ts';
import type { Lobby } from './tables/lobby.ts';

/** Why a session ends that its person did not end. */
export type SessionEnd = 'takeover' | 'going-down' | 'fault';

/** Where a session begins, as its screens take it. */
export type SessionStart = NonNullable<Parameters<typeof startScreens>[0]['destination']>;

/** The screens of a session, from outside. */
export interface Screens {
  end(reason: SessionEnd): void;
  /** Says that the server is about to stop, and goes on. */
  announceStop(): void;
}

/** Runs the screens of one session. */
export type StartScreens = (options: {
  readonly port: TerminalPort;
  readonly house: House;
  readonly destination: SessionStart | null;
}) => Screens;

/** How the screens are started, with the way back that they tell of. */
export function screensWith(wayBack: Parameters<typeof startScreens>[0]['wayBack'] & {}): StartScreens {
  return options => startScreens({ ...options, clock: machineClock, wayBack });
}

/** Every session with a screen: brings the person, the house and the screens together, and apart again. */
export class Sessions {
  readonly #lobby: Lobby;
  readonly #start: StartScreens;
  readonly #log: Log;
  readonly #screens = new WeakMap<Shell, Screens>();

  constructor(lobby: Lobby, start: StartScreens, log: Log) {
    this.#lobby = lobby;
    this.#start = start;
    this.#log = log;
  }

  /** A shell has begun. */
  begin(shell: Shell): void {
    this.#welcome(shell).catch((error: unknown) => {
      this.#log.error('welcome failed', { session: shell.id, error: describeError(error) });
      shell.write(`The server cannot let you in now: ${whyNot(error)}. Try again later.\r\n`);
      shell.end(1);
    });
  }

  /** Ends the screens of a shell with a line that says why; the terminal is given back. */
  end(shell: Shell, reason: SessionEnd): void {
    this.#screens.get(shell)?.end(reason);
  }

  /** Says on a shell's screens that the server is about to stop, and ends them when that has stood there for so long. */
  async endSoon(shell: Shell, noticeMs: number): Promise<void> {
    this.#screens.get(shell)?.announceStop();
    await untilOver(shell, noticeMs);
    this.end(shell, 'going-down');
  }

  async #welcome(shell: Shell): Promise<void> {
    const lobby = this.#lobby;
    const { nickname, start } = this.#read(shell.userName);
    const house = await lobby.welcome({
      identity: shell.identity,
      nickname,
      onTakenOver: () => this.end(shell, 'takeover'),
      onFault: error => this.#log.error('screen fault', { session: shell.id, error: describeError(error) }),
    });
    shell.onClose(() => house.close());
    if (lobby.isGoingDown) shell.end(1);
    else shell.run(() => this.#screens.set(shell, this.#start({ port: shell, house, destination: start })));
  }

  /** A user name that is no code of a table is a nickname after all. */
  #read(userName: string): { readonly nickname: string; readonly start: SessionStart | null } {
    const wanted = parseDestination(
      userName,
      this.#lobby.rulesets.map(({ id }) => id),
    );
    if (wanted.kind === 'lobby') return { nickname: '', start: { kind: 'lobby', ruleset: wanted.ruleset } };
    if (wanted.kind === 'code' && this.#lobby.find(wanted.code, null) !== undefined)
      return { nickname: '', start: { kind: 'table', code: wanted.code } };
    return { nickname: wanted.nickname, start: null };
  }
}

/** Why nobody can be let in, as far as it concerns them. */
function whyNot(error: unknown): string {
  return error instanceof AppendRefused ? 'its disk takes nothing' : 'something went wrong here';
}

/** Resolves when the shell has closed, or after so many milliseconds. */
function untilOver(shell: Shell, ms: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms);
    shell.onClose(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
