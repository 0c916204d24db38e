import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import type { Limits } from '../../../server/ssh/limits.ts';
import type { Shell } from '../../../server/ssh/shell.ts';
import type { TestServer, TestTerminal } from '../../helpers/ssh.ts';
import { connectClient, execCommand, openTerminal, startServer } from '../../helpers/ssh.ts';

async function startWithScreens(
  count: number,
  limits: Partial<Limits> = {},
): Promise<{ started: TestServer; terminals: TestTerminal[]; shells: Shell[] }> {
  const shells: Shell[] = [];
  const started = await startServer({
    limits,
    onShell: shell => {
      shells.push(shell);
      shell.write('ready');
    },
    commands: [
      {
        name: 'wait',
        help: 'never ends',
        run: ({ write }) => {
          void write('waiting');
          return new Promise(() => undefined);
        },
      },
    ],
  });
  const terminals: TestTerminal[] = [];
  for (let opened = 0; opened < count; opened++) {
    const terminal = await openTerminal({ port: started.port });
    await terminal.waitFor('ready');
    terminals.push(terminal);
  }
  return { started, terminals, shells };
}

it('gives every screen its notice and a good end, and lets nobody in', async () => {
  const { started, terminals } = await startWithScreens(3);
  const stopped = started.server.stop(async shell => {
    await Promise.resolve();
    shell.write('\r\nback in a minute');
  });
  await expect(connectClient({ port: started.port })).rejects.toThrow();
  await stopped;
  for (const terminal of terminals) {
    expect(await terminal.ended).toBe(0);
    expect(terminal.text()).toContain('back in a minute');
  }
  expect(started.server.connections).toBe(0);
});

it('ends commands that run, connections without a session and sockets without a login', async () => {
  const { started } = await startWithScreens(0);
  const client = await connectClient({ port: started.port });
  const plain = execCommand(await connectClient({ port: started.port }), 'wait');
  const drawing = await openTerminal({ port: started.port, command: 'wait' });
  await drawing.waitFor('waiting');
  const silent = connect(started.port, '127.0.0.1').resume();
  await once(silent, 'connect');
  while (started.server.connections < 4) await new Promise(setImmediate);
  const gone = [once(client, 'close'), once(silent, 'close')];
  await started.server.stop(shell => shell.write(' no more'));
  await Promise.all(gone);
  expect(await plain).toMatchObject({ status: 1, stdout: 'waiting' });
  expect(await drawing.ended).toBe(0);
  expect(drawing.text()).toBe('waiting no more');
});

it('does not wait for a client that takes nothing, nor for a notice that never ends or fails', async () => {
  const { started, terminals, shells } = await startWithScreens(3, { stopMs: 400, farewellMs: 60_000 });
  const deaf = terminals[0]!.client as unknown as { readonly _sock: { pause(): void } };
  deaf._sock.pause();
  for (let count = 0; count < 40; count++) shells[0]?.write('x'.repeat(1024 * 1024));
  await started.server.stop(shell => {
    if (shell === shells[1]) return new Promise(() => undefined);
    if (shell === shells[2]) throw new Error('a notice that fails');
    return undefined;
  });
  expect(started.server.connections).toBe(0);
  expect(shells.every(({ closed }) => closed)).toBe(true);
});

it('stops once, however often it is asked', async () => {
  const { started, terminals } = await startWithScreens(1);
  let notices = 0;
  const count = (): void => {
    notices++;
  };
  await Promise.all([started.server.stop(count), started.server.stop(count)]);
  expect(notices).toBe(1);
  expect(await terminals[0]?.ended).toBe(0);
});
