import type { Socket } from 'node:net';
import type { Connection } from 'ssh2';

// The two things that ssh2 knows and has no public way to tell. The version is pinned, and tests fail if either
// moves.

interface Internals {
  readonly _sock?: Socket;
  readonly _protocol?: { readonly _queue?: readonly Uint8Array[] };
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
