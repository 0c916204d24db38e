import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './folder.ts';
import { Screen } from './screen.ts';
import type { CommandResult, KeyPair } from './ssh.ts';

export interface OpenSshOptions {
  readonly port: number;
  readonly user?: string;
  readonly key?: KeyPair;
  /** More options, before the host: `['-T']`, `['-o', 'ControlMaster=yes']`. */
  readonly args?: readonly string[];
  readonly command?: string;
  /** What it reads on stdin; nothing where not given. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The arguments of an OpenSSH client that reads no configuration, agent or known host of whoever runs the tests. */
export function openSshArguments({
  port,
  user = 'tester',
  key,
  args = [],
  command,
}: OpenSshOptions): string[] {
  const settings = [
    'UserKnownHostsFile=/dev/null',
    'GlobalKnownHostsFile=/dev/null',
    'StrictHostKeyChecking=no',
    'IdentityAgent=none',
    'IdentitiesOnly=yes',
    `IdentityFile=${key === undefined ? 'none' : writeKey(key)}`,
    'LogLevel=ERROR',
    'ConnectTimeout=10',
  ];
  return [
    '-F',
    '/dev/null',
    ...args,
    ...settings.flatMap(setting => ['-o', setting]),
    '-p',
    String(port),
    '-l',
    user,
    '127.0.0.1',
    ...(command === undefined ? [] : [command]),
  ];
}

/** Runs the client without a terminal, to its end. */
export function runOpenSsh(options: OpenSshOptions): Promise<CommandResult> {
  const child = spawn('ssh', openSshArguments(options), { env: clientEnvironment(options.env) });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.end(options.input ?? '');
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', status => resolve({ status, stdout, stderr }));
  });
}

/** Somebody at a terminal who uses the OpenSSH client. */
export interface OpenSshTerminal {
  readonly screen: Screen;
  readonly waitFor: Screen['waitFor'];
  text(): string;
  /** Sends bytes as typed. */
  type(text: string): void;
  /** Resolves with the client's exit status. */
  readonly ended: Promise<number | null>;
  /** Kills the client outright. */
  kill(): void;
}

/** Runs the client in a pty of this size (`script` makes it), its screen held by an emulator. */
export function openSshTerminal(
  options: OpenSshOptions & { readonly cols?: number; readonly rows?: number },
): OpenSshTerminal {
  const { cols = 80, rows = 24 } = options;
  const words = ['ssh', ...openSshArguments(options)].map(word => `'${word.replaceAll("'", "'\\''")}'`);
  const line = `stty rows ${rows} cols ${cols}; exec ${words.join(' ')}`;
  const child: ChildProcess = spawn('script', ['-q', '-e', '-c', line, '/dev/null'], {
    env: { TERM: 'xterm-256color', SHELL: '/bin/sh', ...clientEnvironment(options.env) },
    // Its own group, so that the client can be killed along with the program that holds its pty.
    detached: true,
  });
  const screen = new Screen(cols, rows);
  child.stdout?.on('data', (bytes: Buffer) => screen.feed(bytes));
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const ended = closed.then(async status => {
    await screen.settled();
    screen.over(`ssh ended with ${status}`);
    return status;
  });
  return {
    screen,
    waitFor: (pattern, timeout) => screen.waitFor(pattern, timeout),
    text: () => screen.text(),
    type: text => {
      child.stdin?.write(text);
    },
    ended,
    kill: () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    },
  };
}

/** The client must not see an agent, a display or a language of whoever runs the tests. */
function clientEnvironment(more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', HOME: '/nonexistent', ...more };
}

function writeKey(key: KeyPair): string {
  const path = join(temporaryFolder('key'), 'id_ed25519');
  writeFileSync(path, key.private, { mode: 0o600 });
  writeFileSync(`${path}.pub`, `${key.public}\n`);
  chmodSync(path, 0o600);
  return path;
}
