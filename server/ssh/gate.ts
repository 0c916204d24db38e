import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import type { Log } from '../log.ts';
import type { Limits } from './limits.ts';

/** What the gate lets through: a socket, where it comes from, and a way to say that its login is done. */
export interface Visitor {
  readonly socket: Socket;
  readonly address: string;
  readonly log: Log;
  /** Lifts the login deadline. */
  loggedIn(): void;
  /** Tells the gate how to count what waits for the client above the socket. */
  countHeld(held: () => number): void;
}

/**
 * Every socket passes here before SSH sees a byte: counted per address and in all, given a deadline to log in,
 * and its input metered. ssh2 by itself shows its owner a connection only after the client's first line, so
 * silent sockets would be nobody's.
 */
export class Gate {
  readonly #limits: Limits;
  readonly #log: Log;
  readonly #admit: (visitor: Visitor) => void;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #pending = new Set<Socket>();
  readonly #perAddress = new Map<string, number>();

  constructor(limits: Limits, log: Log, admit: (visitor: Visitor) => void) {
    this.#limits = limits;
    this.#log = log;
    this.#admit = admit;
    // A small high-water mark makes every emptied buffer tell ('drain'); nothing here acts on write()'s answer.
    this.#server = createServer({ highWaterMark: 4 * 1024, noDelay: true }, socket => this.#receive(socket));
    this.#server.on('error', error => this.#log.error('gate', { error: error.message }));
  }

  /** Starts listening. Rejects where the address cannot be had. */
  listen(host: string | undefined, port: number): Promise<AddressInfo> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
        this.#server.off('error', reject);
        resolve(this.#server.address() as AddressInfo);
      });
    });
  }

  /** How many sockets are inside. */
  get count(): number {
    return this.#sockets.size;
  }

  /** Takes no more sockets, and cuts those that have not logged in. Resolves when the last one has gone. */
  async close(): Promise<void> {
    const closed = new Promise<void>(resolve => this.#server.close(() => resolve()));
    for (const socket of this.#pending) socket.destroy();
    await closed;
    // A server counts a socket as gone a moment before the socket says so.
    await Promise.all([...this.#sockets].map(socket => once(socket, 'close')));
  }

  /** Cuts every socket now. */
  cutAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #receive(socket: Socket): void {
    const address = plainAddress(socket.remoteAddress);
    // Without a listener the first reset would end the process; ssh2 adds its own a moment later.
    socket.on('error', error => this.#log.info('socket error', { error: error.message }));
    if (address === undefined) {
      socket.destroy();
      return;
    }
    const home = addressGroup(address);
    const full = this.#whyFull(home);
    if (full !== undefined) {
      this.#log.warn('turned away', { address, why: full });
      socket.destroy();
      return;
    }
    const log = this.#log.with({ address, port: socket.remotePort ?? 0 });
    this.#sockets.add(socket);
    this.#pending.add(socket);
    this.#perAddress.set(home, (this.#perAddress.get(home) ?? 0) + 1);
    const deadline = setTimeout(() => {
      log.info('login deadline');
      socket.destroy();
    }, this.#limits.loginMs);
    const settle = (): void => {
      clearTimeout(deadline);
      this.#pending.delete(socket);
    };
    socket.once('close', () => {
      settle();
      this.#sockets.delete(socket);
      this.#leave(home);
    });
    // The client has hung up; what it no longer reads must not keep the socket.
    socket.once('end', () => destroyLater(socket, this.#limits.farewellMs));
    socket.setKeepAlive(true, 30_000);
    let held = (): number => 0;
    this.#meter(socket, log, () => held());
    const countHeld = (count: () => number): void => {
      held = count;
    };
    this.#admit({ socket, address, log, loggedIn: settle, countHeld });
  }

  #whyFull(home: string): string | undefined {
    if (this.#sockets.size >= this.#limits.connections) return 'connections';
    if (this.#pending.size >= this.#limits.connectionsPending) return 'connections pending';
    if ((this.#perAddress.get(home) ?? 0) >= this.#limits.connectionsPerAddress)
      return 'connections per address';
    return undefined;
  }

  #leave(home: string): void {
    const rest = (this.#perAddress.get(home) ?? 1) - 1;
    if (rest > 0) this.#perAddress.set(home, rest);
    else this.#perAddress.delete(home);
  }

  /**
   * A bucket of bytes that refills by time; a socket that empties it is cut. So is one that keeps asking while it does
   * not read the answers.
   */
  #meter(socket: Socket, log: Log, held: () => number): void {
    const { inputBytesPerSecond, inputBurstBytes, unreadAnswersBytes } = this.#limits;
    let left = inputBurstBytes;
    let filledAt = performance.now();
    // Paused first: a data listener alone would set the socket flowing before ssh2 listens.
    socket.pause();
    socket.on('data', (chunk: Buffer) => {
      const now = performance.now();
      left = Math.min(inputBurstBytes, left + ((now - filledAt) / 1_000) * inputBytesPerSecond);
      filledAt = now;
      left -= chunk.length;
      const isDeaf = socket.writableLength + held() > unreadAnswersBytes;
      if ((left >= 0 && !isDeaf) || socket.destroyed) return;
      log.warn(isDeaf ? 'too much unread' : 'too much input');
      socket.destroy();
    });
  }
}

/** Destroys a socket that has not closed by itself after a while. */
export function destroyLater(socket: Socket, ms: number): void {
  if (socket.destroyed) return;
  const timer = setTimeout(() => socket.destroy(), ms);
  socket.once('close', () => clearTimeout(timer));
}

/** An IPv4 address that comes wrapped in IPv6, as it is usually written; any other as it is. */
export function plainAddress<Address extends string | undefined>(address: Address): Address | string {
  return address?.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '') ?? address;
}

/** What counts as one address: an IPv4 address, or the /64 that one IPv6 household is given. */
export function addressGroup(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
