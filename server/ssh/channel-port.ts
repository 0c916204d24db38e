import type { Connection, ServerChannel } from 'ssh2';
import type { Size } from '../../src/terminal/port.ts';
import type { Log } from '../log.ts';
import { describeError } from '../log.ts';
import type { Visitor } from './gate.ts';
import type { Identity } from './identity.ts';
import type { Limits } from './limits.ts';
import type { Shell } from './shell.ts';
import { heldForRekey } from './ssh2-internals.ts';

/** What a port is made of. */
export interface PortParts {
  readonly id: string;
  readonly identity: Identity;
  readonly userName: string;
  readonly visitor: Visitor;
  readonly connection: Connection;
  readonly channel: ServerChannel;
  readonly term: string;
  readonly env: Readonly<Record<string, string>>;
  readonly size: Size;
  readonly limits: Limits;
  readonly log: Log;
  /** Something of this session threw; the port ends itself afterwards. */
  readonly onFault: (port: ChannelPort, error: unknown) => void;
  /** The port has gone, for whatever reason; called once, before its own close listeners. */
  readonly onGone: (port: ChannelPort) => void;
  /** Whether nothing but this port needs the connection, so that cutting it harms nobody else. */
  readonly isAlone: (port: ChannelPort) => boolean;
}

/** Input that came before anybody listened, at most. */
const earlyInputBytes = 4 * 1024;

/** One started session channel, screen or command: its bytes, its size, its one end. */
export class ChannelPort implements Shell {
  readonly id: string;
  readonly identity: Identity;
  readonly userName: string;
  readonly remoteAddress: string;
  readonly term: string;
  readonly env: Readonly<Record<string, string>>;
  readonly #parts: PortParts;
  readonly #drain: (() => void)[] = [];
  readonly #input: ((bytes: Uint8Array) => void)[] = [];
  readonly #resize: ((size: Size) => void)[] = [];
  readonly #close: (() => void)[] = [];
  #early: Uint8Array[] = [];
  #size: Size;
  #resizeTimer: NodeJS.Timeout | undefined;
  #farewellTimer: NodeJS.Timeout | undefined;
  #ending = false;
  #closed = false;

  constructor(parts: PortParts) {
    this.#parts = parts;
    this.id = parts.id;
    this.identity = parts.identity;
    this.userName = parts.userName;
    this.remoteAddress = parts.visitor.address;
    this.term = parts.term;
    this.env = parts.env;
    this.#size = parts.size;
    const { channel, connection, visitor } = parts;
    channel.on('error', (error: Error) => parts.log.info('channel error', { error: error.message }));
    channel.stderr.on('error', (error: Error) => parts.log.info('channel error', { error: error.message }));
    // Always read: an unread channel tells neither its end nor its close.
    channel.on('data', (bytes: Buffer) => this.#receive(bytes));
    channel.once('close', () => this.dispose());
    visitor.socket.on('drain', this.#emptied);
    connection.on('rekey', this.#emptied);
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Whether its end has been asked for; nothing can be written any more. */
  get ending(): boolean {
    return this.#ending;
  }

  size(): Size {
    return this.#size;
  }

  write(text: string): void {
    if (this.#ending || this.#closed || text === '') return;
    const { channel, visitor } = this.#parts;
    // ssh2 writes a packet in several pieces; corked, they leave at once and as one.
    visitor.socket.cork();
    channel.write(text, this.#emptied);
    visitor.socket.uncork();
  }

  /** Writes to standard error; commands without a screen have one. */
  writeError(text: string): void {
    if (this.#ending || this.#closed || text === '') return;
    this.#parts.channel.stderr.write(text, this.#emptied);
  }

  outstanding(): number {
    if (this.#closed) return 0;
    const { channel, visitor, connection } = this.#parts;
    return (
      channel.writableLength +
      channel.stderr.writableLength +
      visitor.socket.writableLength +
      heldForRekey(connection)
    );
  }

  onDrain(listener: () => void): void {
    this.#drain.push(listener);
  }

  onInput(listener: (bytes: Uint8Array) => void): void {
    this.#input.push(listener);
    const early = this.#early;
    this.#early = [];
    for (const bytes of early) this.run(() => listener(bytes));
  }

  onResize(listener: (size: Size) => void): void {
    this.#resize.push(listener);
  }

  onClose(listener: () => void): void {
    if (this.#closed) queueMicrotask(() => this.#runLast(listener));
    else this.#close.push(listener);
  }

  /** The client's window changed. A drag sends dozens: the first counts at once, of the rest the last. */
  resized(size: Size): void {
    this.#size = size;
    if (this.#resizeTimer !== undefined || this.#closed) return;
    const tell = (): void => {
      const told = this.#size;
      this.#resizeTimer = setTimeout(() => {
        this.#resizeTimer = undefined;
        if (this.#size.columns !== told.columns || this.#size.rows !== told.rows) tell();
      }, this.#parts.limits.resizeMs);
      for (const listener of this.#resize) this.run(() => listener(told));
    };
    tell();
  }

  end(status: number): void {
    if (this.#ending || this.#closed) return;
    this.#ending = true;
    const { channel } = this.#parts;
    channel.stderr.end();
    channel.exit(status);
    channel.end();
    this.#awaitFarewell();
  }

  drop(why: string): void {
    if (this.#closed) return;
    this.#ending = true;
    const { channel, visitor, log, isAlone } = this.#parts;
    log.info('dropped', { why, outstanding: this.outstanding() });
    if (isAlone(this)) visitor.socket.destroy();
    else channel.close();
    this.dispose();
  }

  run(work: () => void): void {
    if (this.#closed) return;
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Ends the session over a fault of its own. */
  fail(error: unknown): void {
    if (this.#closed) return;
    const { log, onFault } = this.#parts;
    log.error('session fault', { error: describeError(error) });
    if (this.#ending) return;
    try {
      onFault(this, error);
    } catch (second) {
      log.error('fault handler fault', { error: describeError(second) });
    }
    this.end(1);
  }

  /** Idempotent, and hooked to every way a session can end: no single event comes for all of them. */
  dispose(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#resizeTimer);
    clearTimeout(this.#farewellTimer);
    const { visitor, connection, log, onGone } = this.#parts;
    visitor.socket.off('drain', this.#emptied);
    connection.off('rekey', this.#emptied);
    log.info('session closed');
    onGone(this);
    for (const listener of this.#close) this.#runLast(listener);
  }

  /**
   * Cuts an ended session whose client takes nothing more. A slow one that still takes something is waited for;
   * and once nothing waits here, what the network still carries has a longer while to arrive.
   */
  #awaitFarewell(): void {
    const { farewellMs } = this.#parts.limits;
    const waiting = this.outstanding();
    const look = (): void => {
      if (this.outstanding() < waiting) this.#awaitFarewell();
      else this.drop('farewell not taken');
    };
    this.#farewellTimer = setTimeout(look, waiting > 0 ? farewellMs : 6 * farewellMs);
  }

  readonly #emptied = (): void => {
    if (this.#closed) return;
    for (const listener of this.#drain) this.run(listener);
  };

  #receive(bytes: Uint8Array): void {
    if (this.#ending) return;
    if (this.#input.length === 0) {
      const held = this.#early.reduce((sum, part) => sum + part.length, 0);
      if (held + bytes.length <= earlyInputBytes) this.#early.push(bytes);
      return;
    }
    for (const listener of this.#input) this.run(() => listener(bytes));
  }

  #runLast(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      // Nothing is left to end; the other listeners still get their turn.
      this.#parts.log.error('close handler fault', { error: describeError(error) });
    }
  }
}
