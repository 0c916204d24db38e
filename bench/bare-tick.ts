import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { processorTime } from './measure.ts';

/*
 * What a machine takes for the least that a running clock needs: a timer that fires and a few bytes written to a socket. It is
 * what the clocks of sessions are held against where machines differ.
 */

const SOCKETS = 60;
const SECONDS = 5;
/** As long as the packet of a tick, encrypted. */
const PACKET = new Uint8Array(60);

/** Takes what is written. Closes when it is told. */
export async function listenToTicks(): Promise<{ readonly port: number; close(): void }> {
  const sockets: Socket[] = [];
  const server = createServer(socket => {
    sockets.push(socket);
    // A peer that goes away all at once is the end of the measuring, however it goes.
    socket.on('error', () => socket.destroy());
    socket.resume();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Milliseconds of this process's processor time for a timer and a write, of many that come once a second. */
export async function timeOfBareTick(port: number): Promise<number> {
  const stops = Array.from({ length: SOCKETS }, () => tickTo(port));
  await delay(1_500);
  const before = processorTime();
  await delay(SECONDS * 1_000);
  const used = processorTime() - before;
  for (const stop of stops) stop();
  return used / SECONDS / SOCKETS;
}

function tickTo(port: number): () => void {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const tick = (): void => {
    socket.write(PACKET);
    timer = setTimeout(tick, 1_000);
  };
  let timer = setTimeout(tick, Math.random() * 1_000);
  return () => {
    clearTimeout(timer);
    socket.destroy();
  };
}
