import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { runOpenSsh } from '../../helpers/openssh.ts';
import type { TestServer } from '../../helpers/ssh.ts';
import { connectClient, execCommand, startServer } from '../../helpers/ssh.ts';

let started: TestServer;
afterEach(() => started.stop());

const numbered = Array.from({ length: 800 }, (_, line) => `${line} ${'.'.repeat(500)}\n`);

const start = async () => {
  started = await startServer({
    commands: [
      {
        name: 'count',
        help: 'writes numbered lines',
        run: async ({ write }) => {
          for (const [at, line] of numbered.entries()) {
            await write(line);
            // An exchange of keys takes a while, and all of it must not be over before one is.
            if (at % 50 === 0) await delay(20);
          }
          return 0;
        },
      },
    ],
  });
};

it('loses and swaps nothing while OpenSSH changes keys again and again', async () => {
  await start();
  const args = ['-v', '-o', 'LogLevel=DEBUG1', '-o', 'RekeyLimit=16K'];
  const { status, stdout, stderr } = await runOpenSsh({ port: started.port, args, command: 'count' });
  expect(status).toBe(0);
  expect(stdout === numbered.join('')).toBe(true);
  const exchanges = stderr.match(/SSH2_MSG_NEWKEYS received/g) ?? [];
  // The first is the login's own.
  expect(exchanges.length).toBeGreaterThan(1);
});

it('loses and swaps nothing while the client of another make does', async () => {
  await start();
  const client = await connectClient({ port: started.port });
  let exchanges = 0;
  const { _protocol: protocol } = client as unknown as { readonly _protocol: { rekey(): void } };
  let next: NodeJS.Timeout | undefined;
  client.on('handshake', () => {
    exchanges++;
    // With a rest between them: a fast machine's exchanges without one are a flood, which the gate ends.
    next = setTimeout(() => protocol.rekey(), 5);
  });
  protocol.rekey();
  const { status, stdout } = await execCommand(client, 'count');
  expect(status).toBe(0);
  expect(stdout === numbered.join('')).toBe(true);
  clearTimeout(next);
  expect(exchanges).toBeGreaterThan(1);
  client.end();
});
