import type { Connection } from 'ssh2';
import ssh2 from 'ssh2';
import type { Log } from '../log.ts';
import { describeError } from '../log.ts';
import { currentAlgorithms } from './algorithms.ts';
import { authenticate } from './authentication.ts';
import type { ChannelPort } from './channel-port.ts';
import type { ExecCommand } from './commands.ts';
import { commandTable, dispatch } from './commands.ts';
import type { SessionHandlers } from './connection.ts';
import { SshConnection } from './connection.ts';
import type { Visitor } from './gate.ts';
import { destroyLater, Gate } from './gate.ts';
import type { Limits } from './limits.ts';
import { defaultLimits } from './limits.ts';
import type { Shell } from './shell.ts';
import { heldForRekey, makeKeys, socketOf } from './ssh2-internals.ts';

export interface SshServerOptions {
  /** The private key in OpenSSH's format: see `loadHostKey`. */
  readonly hostKey: string;
  /** All addresses where none is given. */
  readonly host?: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly limits?: Partial<Limits>;
  readonly log: Log;
  /** Commands besides `help` and `whoami`; one of the same name as these replaces nothing. */
  readonly commands?: readonly ExecCommand[];
  /** A session with a screen has begun. What it or a listener of its port throws ends that session alone. */
  onShell(shell: Shell): void;
  /**
   * A session with a terminal failed and ends after this call: the last chance to put its terminal right and
   * say so.
   */
  onFault?(shell: Shell, error: unknown): void;
}

const bareShellHint =
  'sshparrow draws a screen and needs a terminal: ssh -t HOST. Without one: ssh HOST help\n';

const dumbTerminalHint =
  'sshparrow draws a screen, and TERM=dumb has none. In a terminal that has: TERM=xterm ssh HOST. Without: ssh HOST help\r\n';

/** Starts the SSH server. Rejects where the address cannot be had. */
export async function startSshServer(options: SshServerOptions): Promise<SshServer> {
  const server = new SshServer(options);
  await server.listen();
  return server;
}

/** The server's front door: the gate, ssh2 behind it, and the connections inside. */
export class SshServer {
  readonly #options: SshServerOptions;
  readonly #limits: Limits;
  readonly #log: Log;
  readonly #ssh: ssh2.Server;
  readonly #gate: Gate;
  readonly #visitors = new WeakMap<object, Visitor>();
  readonly #connections = new Set<SshConnection>();
  readonly #handlers: SessionHandlers;
  #port = 0;
  #stopped: Promise<void> | undefined;

  constructor(options: SshServerOptions) {
    this.#options = options;
    this.#log = options.log;
    this.#limits = Object.freeze({ ...defaultLimits, ...options.limits });
    this.#handlers = this.#makeHandlers();
    this.#ssh = new ssh2.Server({
      hostKeys: [options.hostKey],
      algorithms: currentAlgorithms,
      ident: 'sshparrow',
      keepaliveInterval: this.#limits.keepaliveMs,
      keepaliveCountMax: this.#limits.keepaliveCount,
    });
    this.#ssh.on('error', (error: Error) => this.#log.error('ssh', { error: error.message }));
    this.#ssh.on('connection', connection => this.#onConnection(connection));
    this.#gate = new Gate(this.#limits, this.#log, visitor => {
      this.#visitors.set(visitor.socket, visitor);
      this.#ssh.injectSocket(visitor.socket);
    });
  }

  async listen(): Promise<void> {
    this.#port = (await this.#gate.listen(this.#options.host, this.#options.port)).port;
  }

  /** The port that it listens on. */
  get port(): number {
    return this.#port;
  }

  /** Sockets inside the gate, logged in or not. */
  get connections(): number {
    return this.#gate.count;
  }

  /** The sessions with a terminal that are open now, shells and commands. */
  shells(): Shell[] {
    return [...this.#connections].flatMap(connection => connection.screens());
  }

  /**
   * Stops in good order, within `limits.stopMs`: nobody new, then every screen is given its notice (which
   * restores the terminal and says why), ended, and every connection closed. What is left at the end of that
   * time is cut.
   */
  stop(notice?: (shell: Shell) => void | Promise<void>): Promise<void> {
    this.#stopped ??= this.#stop(notice);
    return this.#stopped;
  }

  async #stop(notice?: (shell: Shell) => void | Promise<void>): Promise<void> {
    const closed = this.#gate.close();
    const cut = setTimeout(() => this.#gate.cutAll(), this.#limits.stopMs);
    // Leaves a slow notice half of the time, and the farewells the other half.
    const patience = new Promise<void>(resolve => setTimeout(resolve, this.#limits.stopMs / 2).unref());
    const connections = [...this.#connections];
    for (const connection of connections) connection.leave();
    const tell = async (shell: Shell): Promise<void> => {
      try {
        await notice?.(shell);
      } catch (error) {
        this.#log.error('notice fault', { session: shell.id, error: describeError(error) });
      }
      shell.end(0);
    };
    await Promise.race([Promise.all(this.shells().map(tell)), patience]);
    for (const connection of connections) for (const port of connection.ports()) port.end(1);
    await closed;
    clearTimeout(cut);
  }

  #onConnection(connection: Connection): void {
    // First of all: without a listener, one malformed packet would end the process.
    connection.on('error', (error: Error) => {
      this.#log.info('connection error', { error: error.message });
      const socket = socketOf(connection);
      // ssh2 only half-closes; a client that stays would keep its place.
      if (socket !== undefined) destroyLater(socket, 1_000);
    });
    const socket = socketOf(connection);
    const visitor = socket === undefined ? undefined : this.#visitors.get(socket);
    if (visitor === undefined || this.#stopped !== undefined) {
      connection.end();
      return;
    }
    const { log } = visitor;
    connection.on('handshake', () => void makeKeys(connection));
    visitor.countHeld(() => heldForRekey(connection));
    authenticate(connection, this.#limits.attempts, log, login => {
      visitor.loggedIn();
      log.info('login', {
        identity: login.identity.kind,
        ...(login.identity.kind === 'key' ? { fingerprint: login.identity.fingerprint } : {}),
      });
      const inside = new SshConnection(visitor, connection, login, this.#limits, log, this.#handlers);
      this.#connections.add(inside);
      connection.once('close', () => this.#connections.delete(inside));
    });
  }

  #makeHandlers(): SessionHandlers {
    const commands = commandTable(this.#options.commands ?? []);
    const { outputPauseBytes } = this.#limits;
    return {
      onShell: port => this.#options.onShell(port),
      onBareShell: (port, isDumb) => {
        port.write(isDumb ? dumbTerminalHint : bareShellHint);
        port.end(1);
      },
      onExec: (port: ChannelPort, line, hasTerminal) => {
        dispatch(commands, port, line, hasTerminal, outputPauseBytes).catch((error: unknown) =>
          port.fail(error),
        );
      },
      onFault: (port, error) => this.#options.onFault?.(port, error),
    };
  }
}
