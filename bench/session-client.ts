import { connect } from 'node:net';
import ssh2, { type ClientChannel } from 'ssh2';

const KEYS = { right: '\x1b[C', left: '\x1b[D', space: ' ', enter: '\r' } as const;
/** Nothing has changed by then: the key was for nothing. */
const NO_CHANGE_MS = 500;
/** What is left of a packet without its escapes, where it was a clock's. */
const TICK = /^[\d: ]*$/;
const ESCAPES = /\x1b(?:\[[\d;?]*[A-Za-z]|\][^\x07]*\x07)/g;

/** Logins at once. */
const LOGINS = 8;

/** Logs so many people in under a name. */
export async function login(count: number, port: number, user: string): Promise<SessionClient[]> {
  const clients: SessionClient[] = [];
  while (clients.length < count) {
    const some = Math.min(LOGINS, count - clients.length);
    clients.push(...(await Promise.all(Array.from({ length: some }, () => SessionClient.open(port, user)))));
  }
  return clients;
}

/** Somebody at a terminal of 100×30 who looks at nothing but whether the screen changes. */
export class SessionClient {
  private readonly client: ssh2.Client;
  private readonly channel: ClientChannel;
  private changed: (() => void) | undefined;

  private constructor(client: ssh2.Client, channel: ClientChannel) {
    this.client = client;
    this.channel = channel;
    channel.on('data', (bytes: Buffer) => {
      if (this.changed === undefined || TICK.test(bytes.toString().replace(ESCAPES, ''))) return;
      this.changed();
    });
  }

  /** Logs in as a guest and opens a shell. */
  static async open(port: number, username: string): Promise<SessionClient> {
    const client = new ssh2.Client();
    client.on('keyboard-interactive', (_name, _text, _language, _prompts, finish) => finish([]));
    await new Promise<void>((resolve, reject) => {
      client.once('ready', resolve);
      client.once('error', reject);
      const sock = connect({ port, host: '127.0.0.1', noDelay: true });
      client.connect({ sock, username, tryKeyboard: true, readyTimeout: 60_000 });
    });
    const pty = { term: 'xterm-256color', cols: 100, rows: 30, width: 0, height: 0, modes: {} };
    const env = { LANG: 'en_US.UTF-8', COLORTERM: 'truecolor' };
    const channel = await new Promise<ClientChannel>((resolve, reject) => {
      client.shell(pty, { env }, (error, opened) => (error === undefined ? resolve(opened) : reject(error)));
    });
    return new SessionClient(client, channel);
  }

  press(key: keyof typeof KEYS): void {
    this.channel.write(KEYS[key]);
  }

  /** Milliseconds from a key to the first changed cells; null where nothing changes. */
  async timeOf(key: keyof typeof KEYS): Promise<number | null> {
    const pressed = performance.now();
    return new Promise(resolve => {
      const settle = (time: number | null): void => {
        clearTimeout(timer);
        this.changed = undefined;
        resolve(time);
      };
      const timer = setTimeout(() => settle(null), NO_CHANGE_MS);
      this.changed = () => settle(performance.now() - pressed);
      this.press(key);
    });
  }

  close(): void {
    this.client.end();
  }
}
