import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Identity } from '../../../server/ssh/identity.ts';
import type { Shell } from '../../../server/ssh/shell.ts';
import { openSshTerminal, runOpenSsh } from '../../helpers/openssh.ts';
import type { TestServer } from '../../helpers/ssh.ts';
import { connectClient, execCommand, newKey, openTerminal, startServer } from '../../helpers/ssh.ts';

let started: TestServer;
let shells: Shell[];

beforeEach(async () => {
  shells = [];
  started = await startServer({
    onShell: shell => {
      shells.push(shell);
      shell.write(`welcome ${shell.identity.kind} ${shell.size().columns}x${shell.size().rows}`);
      shell.onInput(bytes => {
        if (Buffer.from(bytes).toString() === 'q') shell.end(3);
      });
    },
  });
});

afterEach(() => started.stop());

it('lets a guest in who has no key, and asks nothing', async () => {
  const terminal = await openTerminal({ port: started.port, user: 'anna' });
  await terminal.waitFor('welcome guest 80x24');
  expect(shells[0]?.userName).toBe('anna');
  terminal.press('q');
  expect(await terminal.ended).toBe(3);
  terminal.client.end();
});

it('knows a person by the key that they prove to own', async () => {
  const key = newKey();
  const terminal = await openTerminal({ port: started.port, key });
  await terminal.waitFor('welcome key');
  const identity = shells[0]?.identity as Identity & { kind: 'key' };
  expect(identity.fingerprint).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/);
  expect(`${identity.algorithm} ${identity.publicKey} tester`).toBe(key.public);
  await terminal.close();
});

it('serves OpenSSH in a terminal, as a guest and with a key', async () => {
  const guest = openSshTerminal({ port: started.port, cols: 100, rows: 30 });
  await guest.waitFor('welcome guest 100x30');
  guest.type('q');
  expect(await guest.ended).toBe(3);
  const known = openSshTerminal({ port: started.port, key: newKey() });
  await known.waitFor('welcome key');
  known.type('q');
  expect(await known.ended).toBe(3);
});

it('says who one is, without a screen', async () => {
  const key = newKey();
  const result = await runOpenSsh({ port: started.port, key, command: 'whoami' });
  expect(result).toMatchObject({ status: 0, stderr: '' });
  expect(result.stdout).toMatch(/^key SHA256:\S{43} \(ssh-ed25519\)\n$/);
  const client = await connectClient({ port: started.port });
  expect((await execCommand(client, 'whoami')).stdout).toBe('guest (no key was offered)\n');
  client.end();
});
