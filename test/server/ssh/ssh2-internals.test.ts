import type { AddressInfo } from 'node:net';
import ssh2, { type CipherAlgorithm } from 'ssh2';
import { expect, onTestFinished, test } from 'vitest';
import { loadHostKey } from '../../../server/ssh/host-key.ts';
import { makeKeys } from '../../../server/ssh/ssh2-internals.ts';
import { temporaryFolder } from '../../helpers/folder.ts';
import { connectClient } from '../../helpers/ssh.ts';

/** A server of ssh2's own that makes keys after every exchange; tells how many it made each time. */
async function serveWith(
  cipher: CipherAlgorithm,
): Promise<{ readonly port: number; readonly made: number[] }> {
  const made: number[] = [];
  const hostKeys = [loadHostKey(temporaryFolder('keys')).privateKey];
  const algorithms = { cipher: [cipher], hmac: ['hmac-sha2-256' as const] };
  const server = new ssh2.Server({ hostKeys, algorithms }, connection => {
    connection.on('handshake', () => made.push(makeKeys(connection)));
    connection.on('authentication', context => context.accept());
    connection.on('error', error => expect(error).toBeUndefined());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, made };
}

test.each([
  ['chacha20-poly1305@openssh.com', 2],
  ['aes128-gcm@openssh.com', 1],
  ['aes256-gcm@openssh.com', 1],
  // Its cipher is made once; what is made for every packet is the code that vouches for it.
  ['aes128-ctr', 1],
] as const)(
  '%s: the keys are made after every exchange, and the client still understands',
  async (cipher, keys) => {
    const { port, made } = await serveWith(cipher);
    const client = await connectClient({ port });
    const again = new Promise(resolve => client.once('handshake', resolve));
    (client as unknown as { readonly _protocol: { rekey(): void } })._protocol.rekey();
    await again;
    client.end();
    await new Promise<void>(resolve => client.once('close', () => resolve()));
    expect(made).toEqual([keys, keys]);
  },
);
