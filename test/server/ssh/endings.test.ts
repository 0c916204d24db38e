import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Shell } from '../../../server/ssh/shell.ts';
import { openSshTerminal } from '../../helpers/openssh.ts';
import type { TestServer } from '../../helpers/ssh.ts';
import { connectClient, openTerminal, startServer } from '../../helpers/ssh.ts';

let started: TestServer;
let shell: Shell;
let closes: number;
let closed: Promise<void>;

beforeEach(async () => {
  closes = 0;
  const gone = Promise.withResolvers<void>();
  closed = gone.promise;
  started = await startServer({
    limits: { keepaliveMs: 300, keepaliveCount: 3 },
    onShell: opened => {
      shell = opened;
      shell.write('ready');
      shell.onInput(() => shell.end(4));
      shell.onClose(() => {
        closes++;
        gone.resolve();
      });
    },
  });
});

/** After the server has stopped nothing of the connection can happen any more. */
afterEach(async () => {
  await closed;
  await started.stop();
  expect(closes).toBe(1);
  expect(shell.closed).toBe(true);
  expect(shell.outstanding()).toBe(0);
  expect(() => {
    shell.write('into the void');
    shell.end(0);
    shell.drop('again');
  }).not.toThrow();
  let late = 0;
  shell.onClose(() => late++);
  await Promise.resolve();
  expect(late).toBe(1);
  expect(started.server.connections).toBe(0);
  expect(started.server.shells()).toEqual([]);
});

const open = async () => {
  const terminal = await openTerminal({ port: started.port });
  await terminal.waitFor('ready');
  return terminal;
};

it('ends once by a reset', async () => {
  (await open()).drop();
  await closed;
});

it('ends once by a client that hangs up', async () => {
  await (await open()).close();
});

it('ends once by a client that closes its channel and stays', async () => {
  const { channel, client } = await open();
  channel.close();
  await closed;
  expect(started.server.connections).toBe(1);
  client.end();
});

it('ends once by its owner, with an exit status', async () => {
  const terminal = await open();
  terminal.press('x');
  expect(await terminal.ended).toBe(4);
  terminal.client.end();
});

it('ends once by a drop, and takes nobody along', async () => {
  const client = await connectClient({ port: started.port });
  const terminal = await openTerminal({ port: started.port, client });
  await terminal.waitFor('ready');
  shell.drop('a test');
  await terminal.ended;
});

it('ends once by a client that answers nothing any more', async () => {
  const { client } = await open();
  const { _sock: socket } = client as unknown as { readonly _sock: { pause(): void; resume(): void } };
  socket.pause();
  await closed;
  socket.resume();
});

it('ends once by a killed OpenSSH', async () => {
  const terminal = openSshTerminal({ port: started.port });
  await terminal.waitFor('ready');
  terminal.kill();
  await closed;
});
