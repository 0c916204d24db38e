import { nanoid } from 'nanoid';
import type { Connection, ServerChannel, Session } from 'ssh2';
import type { Size } from '../../src/terminal/port.ts';
import type { Log } from '../log.ts';
import { describeError } from '../log.ts';
import { ChannelPort } from './channel-port.ts';
import type { Visitor } from './gate.ts';
import { destroyLater } from './gate.ts';
import type { Identity } from './identity.ts';
import type { Limits } from './limits.ts';
import { acceptSession } from './session.ts';

/** What a connection hands its started sessions to. */
export interface SessionHandlers {
  /** A shell with a terminal. */
  onShell(port: ChannelPort): void;
  /** A shell without a terminal, or with one that can do nothing but print lines. */
  onBareShell(port: ChannelPort, isDumb: boolean): void;
  /** A command, with a terminal or without. */
  onExec(port: ChannelPort, command: string, hasTerminal: boolean): void;
  /** The code of a session with a terminal threw; the session ends right after. */
  onFault(port: ChannelPort, error: unknown): void;
}

/** With a terminal, shell or command, or without one. */
export type SessionKind = 'screen' | 'plain';

/** What a started session knows of its terminal. */
export interface SessionTerminal {
  readonly term: string;
  readonly env: Readonly<Record<string, string>>;
  readonly size: Size;
}

/**
 * One logged-in connection and its sessions. A client may run several over one connection (ControlMaster), so nothing
 * about a player is kept here but who they are.
 */
export class SshConnection {
  readonly visitor: Visitor;
  readonly connection: Connection;
  readonly limits: Limits;
  readonly log: Log;
  readonly handlers: SessionHandlers;
  readonly #identity: Identity;
  readonly #userName: string;
  readonly #ports = new Map<ChannelPort, SessionKind>();
  #openChannels = 0;
  #abandoned = 0;
  #leaving = false;
  #idle: NodeJS.Timeout | undefined;

  constructor(
    visitor: Visitor,
    connection: Connection,
    login: { readonly identity: Identity; readonly userName: string },
    limits: Limits,
    log: Log,
    handlers: SessionHandlers,
  ) {
    this.visitor = visitor;
    this.connection = connection;
    this.limits = limits;
    this.log = log;
    this.handlers = handlers;
    this.#identity = login.identity;
    this.#userName = login.userName;
    // Every port listens for drained buffers; the limit on channels is the limit on listeners.
    visitor.socket.setMaxListeners(limits.channels + 10);
    connection.setMaxListeners(limits.channels + 10);
    connection.on('session', (accept, reject) => this.#onSession(accept, reject));
    // Only to have no-more-sessions honoured, which ssh2 does where requests are listened to; all are refused.
    connection.on('request', (_accept, reject) => reject?.());
    connection.once('end', () => this.#gone());
    connection.once('close', () => this.#gone());
    this.#watchIdle();
  }

  /** The screens among its sessions. */
  screens(): ChannelPort[] {
    return [...this.#ports].flatMap(([port, kind]) => (kind === 'screen' ? [port] : []));
  }

  ports(): ChannelPort[] {
    return [...this.#ports.keys()];
  }

  /** Opens nothing more, and closes once the last session has ended. */
  leave(): void {
    this.#leaving = true;
    if (this.#ports.size === 0) this.#hangUp();
  }

  /** Makes a started channel a session that is counted; one screen too many is given a line and its end. */
  start(kind: SessionKind, channel: ServerChannel, terminal: SessionTerminal): ChannelPort {
    const id = nanoid(10);
    const port = new ChannelPort({
      id,
      identity: this.#identity,
      userName: this.#userName,
      visitor: this.visitor,
      connection: this.connection,
      channel,
      ...terminal,
      limits: this.limits,
      log: this.log.with({ session: id }),
      onFault: (faulty, error) => {
        if (kind === 'screen') this.handlers.onFault(faulty, error);
      },
      onGone: gone => {
        this.#ports.delete(gone);
        if (this.#leaving && this.#ports.size === 0) this.#hangUp();
        this.#watchIdle();
      },
      isAlone: asking => this.#ports.size === 1 && this.#ports.has(asking),
    });
    const tooMany = kind === 'screen' && this.screens().length >= this.limits.shells;
    this.#ports.set(port, kind);
    clearTimeout(this.#idle);
    this.log.info('session', { session: id, kind, identity: this.#identity.kind });
    if (tooMany) {
      port.write('This connection has as many screens as it may. A new connection can have more.\r\n');
      port.end(1);
    }
    return port;
  }

  #onSession(accept: () => Session, reject: () => void): void {
    try {
      if (this.#leaving || this.#openChannels >= this.limits.channels) {
        reject();
        return;
      }
      this.#openChannels++;
      acceptSession(this, accept(), started => {
        this.#openChannels--;
        // ssh2 keeps what it made for a channel that closes before it starts anything.
        if (!started && ++this.#abandoned > this.limits.abandonedChannels) this.#hangUp();
      });
    } catch (error) {
      this.log.error('session fault', { error: describeError(error) });
    }
  }

  #gone(): void {
    clearTimeout(this.#idle);
    this.#leaving = true;
    for (const port of this.ports()) port.dispose();
  }

  #watchIdle(): void {
    clearTimeout(this.#idle);
    if (this.#ports.size > 0 || this.#leaving) return;
    this.#idle = setTimeout(() => this.#hangUp(), this.limits.sessionlessMs);
  }

  #hangUp(): void {
    this.connection.end();
    destroyLater(this.visitor.socket, this.limits.farewellMs);
  }
}
