import type { Socket } from 'node:net';
import { connect } from 'node:net';
import type { ClientChannel, ConnectConfig } from 'ssh2';
import ssh2 from 'ssh2';
import type { Log } from '../../server/log.ts';
import { createLog } from '../../server/log.ts';
import type { OpenSshKeyPair } from '../../server/ssh/ed25519-key.ts';
import { makeEd25519Key } from '../../server/ssh/ed25519-key.ts';
import { loadHostKey } from '../../server/ssh/host-key.ts';
import type { SshServer, SshServerOptions } from '../../server/ssh/server.ts';
import { startSshServer } from '../../server/ssh/server.ts';
import { temporaryFolder } from './folder.ts';
import { Screen } from './screen.ts';

export interface TestServer {
  readonly server: SshServer;
  readonly port: number;
  readonly hostFingerprint: string;
  /** Lines of the log so far, parsed. */
  readonly logged: Record<string, unknown>[];
  /** Resolves with the first line of an event, past or to come. */
  waitForLog(event: string): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** Starts the SSH layer alone on a free port of the loopback, with a host key of its own. */
export async function startServer(
  options: Partial<Omit<SshServerOptions, 'log' | 'hostKey'>> = {},
): Promise<TestServer> {
  const { log, logged, waitForLog } = collectLog();
  const hostKey = loadHostKey(temporaryFolder('keys'));
  const server = await startSshServer({
    host: '127.0.0.1',
    port: 0,
    onShell: () => undefined,
    ...options,
    hostKey: hostKey.privateKey,
    log,
  });
  return {
    server,
    port: server.port,
    hostFingerprint: hostKey.fingerprint,
    logged,
    waitForLog,
    stop: () => server.stop(),
  };
}

/** A log that keeps its lines. */
export function collectLog(): Pick<TestServer, 'logged' | 'waitForLog'> & { readonly log: Log } {
  const logged: Record<string, unknown>[] = [];
  const waiting = new Set<() => void>();
  const log = createLog(line => {
    logged.push(JSON.parse(line) as Record<string, unknown>);
    for (const look of [...waiting]) look();
  });
  const waitForLog = (event: string): Promise<Record<string, unknown>> =>
    new Promise(resolve => {
      const look = (): void => {
        const line = logged.find(candidate => candidate.event === event);
        if (line === undefined) return;
        waiting.delete(look);
        resolve(line);
      };
      waiting.add(look);
      look();
    });
  return { log, logged, waitForLog };
}

export type KeyPair = OpenSshKeyPair;

/** A new ed25519 key of a person. */
export function newKey(): KeyPair {
  return makeEd25519Key('tester');
}

export interface ConnectOptions {
  readonly port: number;
  readonly user?: string;
  /** Logs in with this key; as a guest where none is given. */
  readonly key?: KeyPair;
  /** More of what ssh2's client takes. */
  readonly config?: ConnectConfig;
}

/** The sockets under the clients, to do with what no client would. */
const sockets = new WeakMap<ssh2.Client, Socket>();

/** A logged-in ssh2 client. Rejects where the login fails. */
export function connectClient({ port, user = 'tester', key, config }: ConnectOptions): Promise<ssh2.Client> {
  const client = new ssh2.Client();
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  sockets.set(client, socket);
  client.on('keyboard-interactive', (_name, _text, _language, _prompts, finish) => finish([]));
  return new Promise((resolve, reject) => {
    client.once('ready', () => resolve(client));
    client.once('close', () => reject(new Error('the connection closed before the login')));
    // Stays attached: a later reset is a thing that tests do on purpose. An agent that fails is not the end of
    // a login.
    client.on('error', error => {
      if (error.level !== 'agent') reject(error);
    });
    client.connect({
      sock: socket,
      username: user,
      tryKeyboard: key === undefined,
      ...(key === undefined ? {} : { privateKey: key.private }),
      ...config,
    });
  });
}

/** What came of a command over SSH. */
export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `ssh host COMMAND` through a client. */
export function execCommand(
  client: ssh2.Client,
  command: string,
  options: ssh2.ExecOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    client.exec(command, options, (error, channel) => {
      if (error !== undefined) reject(error);
      else collectOutput(channel).then(resolve, reject);
    });
  });
}

/** Reads a channel to its close. */
export function collectOutput(channel: ClientChannel): Promise<CommandResult> {
  return new Promise(resolve => {
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    let status: number | null = null;
    channel.on('data', (bytes: Buffer) => stdout.push(bytes));
    channel.stderr.on('data', (bytes: Buffer) => stderr.push(bytes));
    channel.on('exit', (code: number | null) => {
      status = code;
    });
    const text = (parts: Buffer[]): string => Buffer.concat(parts).toString('utf8');
    channel.on('close', () => resolve({ status, stdout: text(stdout), stderr: text(stderr) }));
  });
}

export interface TerminalOptions extends ConnectOptions {
  readonly cols?: number;
  readonly rows?: number;
  readonly term?: string;
  readonly env?: Record<string, string>;
  /** Opens the terminal over this connection instead of a new one. */
  readonly client?: ssh2.Client;
  /** Runs a command on the terminal instead of a shell, as `ssh -t host COMMAND`. */
  readonly command?: string;
}

const keys: Readonly<Record<string, string>> = {
  enter: '\r',
  escape: '\x1b',
  tab: '\t',
  'shift-tab': '\x1b[Z',
  space: ' ',
  backspace: '\x7f',
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  home: '\x1b[H',
  end: '\x1b[F',
  'ctrl-c': '\x03',
  'ctrl-d': '\x04',
  'ctrl-l': '\x0c',
  'ctrl-z': '\x1a',
};

/** Somebody at a terminal: an ssh2 client whose output an emulator holds. */
export interface TestTerminal {
  readonly screen: Screen;
  readonly client: ssh2.Client;
  readonly channel: ClientChannel;
  /** Presses keys, each sent on its own: a name as in `enter`, `up`, `ctrl-c`, or one character. */
  press(...names: string[]): void;
  /** Sends text in one piece, as a paste comes. */
  paste(text: string): void;
  text(): string;
  lines(): string[];
  waitFor: Screen['waitFor'];
  resize(cols: number, rows: number): void;
  /** Resolves when the session has ended, with its exit status (null where none came). */
  readonly ended: Promise<number | null>;
  /** Hangs up in good order. */
  close(): Promise<void>;
  /** Cuts the connection as a dying network does: a reset, no goodbye. */
  drop(): void;
}

/** Connects and opens a terminal (80×24 where not given). */
export async function openTerminal(options: TerminalOptions): Promise<TestTerminal> {
  const { cols = 80, rows = 24, term = 'xterm-256color', env, command } = options;
  const client = options.client ?? (await connectClient(options));
  const pty = { term, cols, rows, width: 0, height: 0, modes: {} };
  const screen = new Screen(cols, rows);
  const attached = Promise.withResolvers<number | null>();
  const channel = await new Promise<ClientChannel>((resolve, reject) => {
    const onChannel = (error: Error | undefined, opened: ClientChannel): void => {
      if (error !== undefined) return reject(error);
      // At once: a short session's whole life can come in one packet.
      attached.resolve(attach(screen, client, opened));
      resolve(opened);
    };
    const extras = env === undefined ? {} : { env };
    if (command === undefined) client.shell(pty, extras, onChannel);
    else client.exec(command, { pty, ...extras }, onChannel);
  });
  const ended = attached.promise;
  return {
    screen,
    client,
    channel,
    press: (...names) => {
      for (const name of names) channel.write(keyBytes(name));
    },
    paste: text => {
      channel.write(text);
    },
    text: () => screen.text(),
    lines: () => screen.lines(),
    waitFor: (pattern, timeout) => screen.waitFor(pattern, timeout),
    resize: (nextCols, nextRows) => {
      screen.resize(nextCols, nextRows);
      channel.setWindow(nextRows, nextCols, 0, 0);
    },
    ended,
    close: async () => {
      client.end();
      await ended;
    },
    drop: () => {
      sockets.get(client)?.resetAndDestroy();
    },
  };
}

/** Shows a channel's output; resolves with its exit status when it has gone and all of it is drawn. */
async function attach(screen: Screen, client: ssh2.Client, channel: ClientChannel): Promise<number | null> {
  let status: number | null = null;
  channel.on('exit', (code: number | null) => {
    status = code;
  });
  channel.on('data', (bytes: Buffer) => screen.feed(bytes));
  channel.stderr.on('data', (bytes: Buffer) => screen.feed(bytes));
  screen.onAnswer(text => channel.write(text));
  await new Promise<void>(resolve => {
    channel.once('close', resolve);
    client.once('close', resolve);
  });
  await screen.settled();
  screen.over(`the session ended with ${status}`);
  return status;
}

function keyBytes(name: string): string {
  const bytes = keys[name] ?? name;
  if (keys[name] === undefined && [...name].length !== 1) throw new Error(`no key is called ${name}`);
  return bytes;
}
