import type { TerminalPort } from '../../src/terminal/port.ts';
import type { Identity } from './identity.ts';

/** Whose session it is and how it came. */
export interface Caller {
  /** Names this session in the log; new for every session. */
  readonly id: string;
  readonly identity: Identity;
  /** The user name as the client sent it, bounded and nothing else: see `parseDestination`. */
  readonly userName: string;
  readonly remoteAddress: string;
}

/** One session with a screen. */
export interface Shell extends TerminalPort, Caller {
  readonly closed: boolean;
  /**
   * Runs work of this session that no listener of the port starts (timers, what a table tells): what it throws
   * ends this session alone.
   */
  run(work: () => void): void;
  /** Cuts the session off without a farewell, for a client that takes nothing any more. */
  drop(why: string): void;
}
