import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Connection } from 'ssh2';

// What ssh2 knows and has no public way to tell or to be told. The version is pinned, and tests fail if any of it moves.

/** The keys of an outbound cipher, whichever it is. */
const CIPHER_KEYS = ['_encKey', '_encKeyMain', '_encKeyPktLen', '_macKey'] as const;

interface Internals {
  readonly _sock?: Socket;
  readonly _protocol?: {
    readonly _queue?: readonly Uint8Array[];
    readonly _cipher?: Partial<Record<(typeof CIPHER_KEYS)[number], Uint8Array | KeyObject | undefined>>;
  };
}

/** The socket under a connection. Address and port would not name it: two local addresses can share both. */
export function socketOf(connection: Connection): Socket | undefined {
  return (connection as unknown as Internals)._sock;
}

/**
 * Bytes held back while keys are exchanged anew. They are in no stream's `writableLength`, so a client that starts an
 * exchange and never finishes it would otherwise collect output without limit.
 */
export function heldForRekey(connection: Connection): number {
  const queue = (connection as unknown as Internals)._protocol?._queue;
  return queue === undefined ? 0 : queue.reduce((sum, packet) => sum + packet.length, 0);
}

/**
 * Makes key objects of the outbound cipher's keys. Of bytes Node makes one anew for every packet, which takes several times
 * as long as encrypting a small one. To be called after every exchange of keys; answers how many it made.
 */
export function makeKeys(connection: Connection): number {
  const cipher = (connection as unknown as Internals)._protocol?._cipher;
  if (cipher === undefined) return 0;
  let made = 0;
  for (const name of CIPHER_KEYS) {
    const key = cipher[name];
    if (!(key instanceof Uint8Array)) continue;
    cipher[name] = createSecretKey(key);
    made++;
  }
  return made;
}
