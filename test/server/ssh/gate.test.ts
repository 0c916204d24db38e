import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Limits } from '../../../server/ssh/limits.ts';
import type { TestServer } from '../../helpers/ssh.ts';
import { connectClient, execCommand, openTerminal, startServer } from '../../helpers/ssh.ts';

let started: TestServer;
afterEach(() => started.stop());

const start = async (limits: Partial<Limits>) => {
  started = await startServer({ limits });
};

/** A bare socket to the server; `gone` resolves when it is. */
async function bareSocket(localAddress = '127.0.0.1'): Promise<Socket & { readonly gone: Promise<unknown> }> {
  const socket = connect({ port: started.port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  // Unread bytes would hold back the news of the end.
  socket.resume();
  const gone = new Promise(resolve => socket.once('close', resolve));
  await new Promise(resolve => socket.once('connect', resolve));
  return Object.assign(socket, { gone });
}

async function whoami(): Promise<string> {
  const client = await connectClient({ port: started.port });
  const { stdout } = await execCommand(client, 'whoami');
  client.end();
  await once(client, 'close');
  return stdout;
}

it('closes silent sockets and other protocols at the login deadline, and nobody who has logged in', async () => {
  await start({ loginMs: 1_500, connectionsPerAddress: 100 });
  const client = await connectClient({ port: started.port });
  const sockets = await Promise.all(Array.from({ length: 30 }, () => bareSocket()));
  sockets[0]?.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  sockets[1]?.write('SSH-2.0-then-silent\r\n');
  await Promise.all(sockets.map(({ gone }) => gone));
  expect((await execCommand(client, 'whoami')).status).toBe(0);
  expect(started.server.connections).toBe(1);
  client.end();
});

it('outlives packets of impossible lengths, in any state of the protocol', async () => {
  await start({ loginMs: 1_500 });
  for (const bytes of [
    Buffer.concat([Buffer.from('SSH-2.0-x\r\n'), Buffer.alloc(64, 0xff)]),
    Buffer.concat([Buffer.from('SSH-2.0-x\r\n'), Buffer.from('0000000c0a14000000000000', 'hex')]),
    Buffer.alloc(4_096, 0x41),
    Buffer.from('SSH-1.0-old\r\n'),
  ]) {
    const socket = await bareSocket();
    socket.write(bytes);
    await socket.gone;
  }
  expect(await whoami()).toBe('guest (no key was offered)\n');
});

it('outlives garbage from somebody who has logged in', async () => {
  await start({});
  const client = await connectClient({ port: started.port });
  const { _sock: socket } = client as unknown as { readonly _sock: Socket };
  const gone = once(client, 'close');
  socket.write(Buffer.alloc(4_096, 0xff));
  await gone;
  expect(await whoami()).toBe('guest (no key was offered)\n');
});

it('lets so many connections in from one address, and others from another', async () => {
  await start({ connectionsPerAddress: 2 });
  const first = await bareSocket();
  await bareSocket();
  await (await bareSocket()).gone;
  expect(await started.waitForLog('turned away')).toMatchObject({ why: 'connections per address' });
  const elsewhere = await bareSocket('127.0.0.2');
  expect(elsewhere.destroyed).toBe(false);
  first.destroy();
  // The place is free once the server has seen the first one go.
  while (started.server.connections > 2) await new Promise(setImmediate);
  expect(await whoami()).toContain('guest');
});

it('lets so many connections in at all', async () => {
  await start({ connections: 2 });
  await bareSocket('127.0.0.1');
  await bareSocket('127.0.0.2');
  await (await bareSocket('127.0.0.3')).gone;
  expect(await started.waitForLog('turned away')).toMatchObject({ why: 'connections' });
});

it('keeps places for those who have logged in from those who have not', async () => {
  await start({ connectionsPending: 2 });
  const client = await connectClient({ port: started.port });
  await bareSocket();
  await bareSocket();
  await (await bareSocket()).gone;
  expect(await started.waitForLog('turned away')).toMatchObject({ why: 'connections pending' });
  expect((await execCommand(client, 'whoami')).status).toBe(0);
  client.end();
});

it('cuts who sends more than a person can, and nobody else', async () => {
  await start({ inputBytesPerSecond: 1_024, inputBurstBytes: 64 * 1_024 });
  const flooding = await openTerminal({ port: started.port });
  const client = await connectClient({ port: started.port });
  flooding.paste('x'.repeat(200_000));
  await flooding.ended;
  expect(await started.waitForLog('too much input')).toBeDefined();
  expect((await execCommand(client, 'whoami')).status).toBe(0);
  client.end();
});

it('ends a connection that opens no session', async () => {
  await start({ sessionlessMs: 50 });
  const client = await connectClient({ port: started.port });
  await once(client, 'close');
  expect(started.logged.some(({ event }) => event === 'session')).toBe(false);
});
