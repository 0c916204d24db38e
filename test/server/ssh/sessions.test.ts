import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Shell } from '../../../server/ssh/shell.ts';
import { temporaryFolder } from '../../helpers/folder.ts';
import { openSshTerminal, runOpenSsh } from '../../helpers/openssh.ts';
import type { CommandResult, TestServer } from '../../helpers/ssh.ts';
import {
  collectOutput,
  connectClient,
  execCommand,
  newKey,
  openTerminal,
  startServer,
} from '../../helpers/ssh.ts';

let started: TestServer;
let shells: Shell[];

beforeEach(async () => {
  shells = [];
  started = await startServer({
    limits: { shells: 2, channels: 4, abandonedChannels: 3, resizeMs: 200 },
    onShell: shell => {
      shells.push(shell);
      shell.write(`screen ${shells.length}`);
      shell.onInput(bytes => {
        const key = Buffer.from(bytes).toString();
        if (key === 'q') shell.end(0);
        else if (key === '!') throw new Error('a fault of this session');
        else shell.write(`<${key}>`);
      });
    },
    onFault: shell => shell.write('\r\nthis session failed'),
  });
});
afterEach(() => started.stop());

it('answers a client without a terminal in a line of plain text, and 1', async () => {
  const hint = 'sshparrow draws a screen and needs a terminal: ssh -t HOST. Without one: ssh HOST help\n';
  const open = await runOpenSsh({ port: started.port, args: ['-T'] });
  expect(open).toEqual({ status: 1, stdout: hint, stderr: '' });
  const client = await connectClient({ port: started.port });
  const result = await new Promise<CommandResult>((resolve, reject) => {
    client.shell(false, (error, channel) =>
      error === undefined ? resolve(collectOutput(channel)) : reject(error),
    );
  });
  expect(result).toEqual({ status: 1, stdout: hint, stderr: '' });
  client.end();
  expect(shells).toEqual([]);
});

it.each([
  [
    { cols: 80, rows: 24 },
    { columns: 80, rows: 24 },
  ],
  [
    { cols: 0, rows: 0 },
    { columns: 80, rows: 24 },
  ],
  [
    { cols: 1, rows: 1 },
    { columns: 1, rows: 1 },
  ],
  [
    { cols: 4_000_000_000, rows: 4_000_000_000 },
    { columns: 300, rows: 120 },
  ],
])('brings a terminal of %o to %o', async (claimed, size) => {
  const client = await connectClient({ port: started.port });
  client.shell({ ...claimed, term: 'xterm', width: 0, height: 0, modes: {} }, () => undefined);
  while (shells.length === 0) await new Promise(setImmediate);
  expect(shells[0]?.size()).toEqual(size);
  client.end();
});

it('tells of a new size, the last of a drag included', async () => {
  const terminal = await openTerminal({ port: started.port });
  await terminal.waitFor('screen 1');
  const told: number[] = [];
  const last = new Promise<void>(resolve => {
    shells[0]?.onResize(({ columns }) => {
      told.push(columns);
      if (columns === 140) resolve();
    });
  });
  for (let columns = 81; columns <= 140; columns++) terminal.resize(columns, 40);
  await last;
  expect(shells[0]?.size()).toEqual({ columns: 140, rows: 40 });
  expect(told.length).toBeLessThan(60);
  await terminal.close();
});

it('takes from the client’s variables what tells of its terminal, and nothing else', async () => {
  const env = {
    COLORTERM: 'truecolor',
    NO_COLOR: '',
    LANG: 'de_DE.UTF-8',
    LD_PRELOAD: '/evil.so',
    NODE_OPTIONS: '--inspect',
    LC_ALL: 'C\x1b[31m',
    TERM_PROGRAM: 'x'.repeat(500),
  };
  const terminal = await openTerminal({ port: started.port, env, term: 'xterm-kitty' });
  await terminal.waitFor('screen 1');
  expect(shells[0]?.env).toEqual({ COLORTERM: 'truecolor', NO_COLOR: '', LANG: 'de_DE.UTF-8' });
  expect(shells[0]?.term).toBe('xterm-kitty');
  await terminal.close();
  const hostile = await openTerminal({ port: started.port, term: '\x1b]0;x\x07' });
  await hostile.waitFor('screen 2');
  expect(shells[1]?.term).toBe('unknown');
  await hostile.close();
});

it('passes on what OpenSSH sends of its environment', async () => {
  const terminal = openSshTerminal({
    port: started.port,
    args: ['-o', 'SendEnv=NO_COLOR SECRET'],
    env: { NO_COLOR: '1', SECRET: 'x' },
  });
  await terminal.waitFor('screen 1');
  expect(shells[0]?.env).toEqual({ NO_COLOR: '1' });
  terminal.type('q');
  expect(await terminal.ended).toBe(0);
});

it('refuses files, subsystems, X11 and forwarding in every direction', async () => {
  const client = await connectClient({ port: started.port });
  const refusal = (ask: (done: (error?: Error | null) => void) => void) =>
    new Promise<string | undefined>(resolve => ask(error => resolve(error?.message)));
  expect(await refusal(done => client.sftp(done))).toBeDefined();
  expect(await refusal(done => client.subsys('netconf', done))).toBeDefined();
  expect(await refusal(done => client.forwardOut('127.0.0.1', 1, '127.0.0.1', 22, done))).toBeDefined();
  expect(await refusal(done => client.forwardIn('127.0.0.1', 0, done))).toBeDefined();
  expect(await refusal(done => client.openssh_forwardOutStreamLocal('/run/x', done))).toBeDefined();
  expect(await refusal(done => client.openssh_forwardInStreamLocal('/run/x', done))).toBeDefined();
  expect(await refusal(done => client.exec('help', { x11: true }, done))).toMatch(/X11/i);
  expect((await execCommand(client, 'whoami')).status).toBe(0);
  client.end();
});

it('serves two screens over one connection, each with its own end', async () => {
  const control = join(temporaryFolder('control'), 'socket');
  const master = openSshTerminal({ port: started.port, key: newKey(), args: ['-M', '-S', control] });
  await master.waitFor('screen 1');
  const second = openSshTerminal({ port: started.port, args: ['-S', control] });
  await second.waitFor('screen 2');
  expect(started.server.connections).toBe(1);
  expect(shells[0]?.identity).toEqual(shells[1]?.identity);
  expect(shells[0]?.id).not.toBe(shells[1]?.id);
  second.type('x');
  await second.waitFor('<x>');
  expect(master.text()).not.toContain('<x>');
  second.type('q');
  expect(await second.ended).toBe(0);
  expect(shells.map(({ closed }) => closed)).toEqual([false, true]);
  expect(await runOpenSsh({ port: started.port, args: ['-S', control], command: 'whoami' })).toMatchObject({
    status: 0,
  });
  master.type('q');
  expect(await master.ended).toBe(0);
});

it('limits the screens and the channels of a connection', async () => {
  const client = await connectClient({ port: started.port });
  const options = { port: started.port, client };
  await (await openTerminal(options)).waitFor('screen 1');
  const second = await openTerminal(options);
  await second.waitFor('screen 2');
  const third = await openTerminal(options);
  await third.waitFor('as many screens as it may');
  expect(await third.ended).toBe(1);
  expect((await execCommand(client, 'whoami')).status).toBe(0);
  second.press('q');
  await second.ended;
  await (await openTerminal(options)).waitFor('screen 3');
  client.end();
});

it('refuses one channel more than a connection may have', async () => {
  await started.stop();
  started = await startServer({ limits: { channels: 2 }, onShell: shell => shell.write('up') });
  const client = await connectClient({ port: started.port });
  for (let count = 0; count < 2; count++)
    await (await openTerminal({ port: started.port, client })).waitFor('up');
  await expect(execCommand(client, 'whoami')).rejects.toThrow(/Channel open failure/);
  client.end();
});

it('ends a connection that keeps opening channels for nothing', async () => {
  const client = await connectClient({ port: started.port });
  const closed = once(client, 'close');
  const { _protocol: protocol } = client as unknown as {
    readonly _protocol: { channelClose(id: number): void };
  };
  for (let id = 0; id < 4; id++) {
    await new Promise<void>(resolve => {
      client.subsys('nothing', () => resolve());
    });
    protocol.channelClose(id);
  }
  await closed;
  expect(started.logged.some(({ event }) => event === 'session')).toBe(false);
});

it('ends the one session whose code fails, after it could put its screen right', async () => {
  const client = await connectClient({ port: started.port });
  const options = { port: started.port, client };
  const failing = await openTerminal(options);
  const other = await openTerminal(options);
  await Promise.all([failing.waitFor('screen'), other.waitFor('screen')]);
  failing.press('!');
  expect(await failing.ended).toBe(1);
  expect(failing.text()).toContain('this session failed');
  expect(await started.waitForLog('session fault')).toMatchObject({ session: shells[0]?.id });
  other.press('x');
  await other.waitFor('<x>');
  client.end();
});

it('ends a session whose work outside its listeners fails, and one that fails at once', async () => {
  const terminal = await openTerminal({ port: started.port });
  await terminal.waitFor('screen 1');
  shells[0]?.run(() => {
    throw new Error('a timer of this session');
  });
  expect(await terminal.ended).toBe(1);
  await started.stop();
  started = await startServer({
    onShell: () => {
      throw new Error('cannot even begin');
    },
  });
  const stillborn = await openTerminal({ port: started.port });
  expect(await stillborn.ended).toBe(1);
});

it('keeps what is typed before anybody listens', async () => {
  await started.stop();
  const opened = Promise.withResolvers<Shell>();
  started = await startServer({ onShell: opened.resolve });
  const terminal = await openTerminal({ port: started.port });
  const shell = await opened.promise;
  terminal.press('a', 'b');
  // The answer to a command on the same connection comes after the keys.
  await execCommand(terminal.client, 'whoami');
  const keys: string[] = [];
  shell.onInput(bytes => keys.push(Buffer.from(bytes).toString()));
  expect(keys.join('')).toBe('ab');
  await terminal.close();
});
