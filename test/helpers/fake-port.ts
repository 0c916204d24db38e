import type { Size, TerminalPort } from '../../src/terminal/port.ts';

/** A port without a carrier: the test says when the other end takes bytes, types, resizes and goes. */
export class FakePort implements TerminalPort {
  readonly term: string;
  readonly env: Readonly<Record<string, string>>;
  /** Everything written, in packets. */
  readonly packets: string[] = [];
  /** Whether the other end takes bytes at once. */
  reading = true;
  /** The most bytes that were on their way at one time. */
  most = 0;
  ended: number | undefined;
  private waiting = 0;
  private current: Size;
  private readonly drainListeners: (() => void)[] = [];
  private readonly inputListeners: ((bytes: Uint8Array) => void)[] = [];
  private readonly resizeListeners: ((size: Size) => void)[] = [];
  private readonly closeListeners: (() => void)[] = [];

  constructor(columns = 80, rows = 24, term = 'xterm-256color', env: Readonly<Record<string, string>> = {}) {
    this.current = { columns, rows };
    this.term = term;
    this.env = env;
  }

  size(): Size {
    return this.current;
  }

  write(text: string): void {
    this.packets.push(text);
    if (!this.reading) this.waiting += Buffer.byteLength(text);
    this.most = Math.max(this.most, this.waiting);
  }

  outstanding(): number {
    return this.waiting;
  }

  onDrain(listener: () => void): void {
    this.drainListeners.push(listener);
  }

  onInput(listener: (bytes: Uint8Array) => void): void {
    this.inputListeners.push(listener);
  }

  onResize(listener: (size: Size) => void): void {
    this.resizeListeners.push(listener);
  }

  onClose(listener: () => void): void {
    this.closeListeners.push(listener);
  }

  end(status: number): void {
    this.ended = status;
    this.close();
  }

  /** The other end takes up to so many bytes. */
  drain(bytes = Number.POSITIVE_INFINITY): void {
    this.waiting = Math.max(0, this.waiting - bytes);
    for (const listener of this.drainListeners) listener();
  }

  type(bytes: Uint8Array | string): void {
    for (const listener of this.inputListeners) listener(Buffer.from(bytes));
  }

  resize(columns: number, rows: number): void {
    this.current = { columns, rows };
    for (const listener of this.resizeListeners) listener(this.current);
  }

  close(): void {
    for (const listener of this.closeListeners) listener();
  }

  /** Everything written since the last call. */
  take(): string {
    return this.packets.splice(0).join('');
  }
}
