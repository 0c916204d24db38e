import { StringDecoder } from 'node:string_decoder';
import unicode11 from '@xterm/addon-unicode11';
import headless from '@xterm/headless';

/** A terminal emulator that holds what a client's screen would show, and can be waited on. */
export class Screen {
  readonly #terminal: headless.Terminal;
  readonly #waiting = new Set<() => void>();
  readonly #decoder = new StringDecoder('utf8');
  #raw = '';
  #title = '';
  #over: string | undefined;

  constructor(cols: number, rows: number) {
    this.#terminal = new headless.Terminal({ cols, rows, allowProposedApi: true, scrollback: 1_000 });
    // Widths as terminals of today have them: wide characters take two cells.
    this.#terminal.loadAddon(new unicode11.Unicode11Addon());
    this.#terminal.unicode.activeVersion = '11';
    this.#terminal.onTitleChange(title => {
      this.#title = title;
    });
  }

  /** Bytes from the server. */
  feed(bytes: Uint8Array | string): void {
    this.#raw += typeof bytes === 'string' ? bytes : this.#decoder.write(bytes);
    this.#terminal.write(bytes, () => this.#changed());
  }

  /** Called with everything that the terminal itself answers to the server (cursor reports and the like). */
  onAnswer(listener: (text: string) => void): void {
    this.#terminal.onData(listener);
  }

  /** The carrier has gone: whoever waits will not see more. */
  over(why: string): void {
    // After what was fed before it has been drawn.
    this.#terminal.write('', () => {
      this.#over = why;
      this.#changed();
    });
  }

  resize(cols: number, rows: number): void {
    this.#terminal.resize(cols, rows);
  }

  /** The visible rows, each without trailing blanks. */
  lines(): string[] {
    const buffer = this.#terminal.buffer.active;
    return Array.from(
      { length: this.#terminal.rows },
      (_, row) => buffer.getLine(buffer.baseY + row)?.translateToString(true) ?? '',
    );
  }

  text(): string {
    return this.lines().join('\n').trimEnd();
  }

  /** The title of the window. */
  title(): string {
    return this.#title;
  }

  /** Everything that was ever fed, escapes included. */
  raw(): string {
    return this.#raw;
  }

  /** Where the cursor is, from 0. */
  cursor(): { readonly column: number; readonly row: number } {
    const { cursorX, cursorY } = this.#terminal.buffer.active;
    return { column: cursorX, row: cursorY };
  }

  /** Whether the alternate screen is shown. */
  isAlternate(): boolean {
    return this.#terminal.buffer.active.type === 'alternate';
  }

  /** The emulator itself, for colours and attributes of cells. */
  get terminal(): headless.Terminal {
    return this.#terminal;
  }

  /**
   * Resolves with the match once the visible text has one; looked at after every change, not by the clock.
   * Rejects, showing the screen, when the connection ends first or the time (ms) is over.
   */
  waitFor(
    pattern: RegExp | string | ((text: string) => boolean),
    timeout = 10_000,
  ): Promise<RegExpMatchArray> {
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void): void => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        finish();
      };
      const look = (): void => {
        const found = match(pattern, this.text());
        if (found !== null) settle(() => resolve(found));
        else if (this.#over !== undefined) settle(() => reject(this.#missed(pattern, this.#over ?? '')));
      };
      const timer = setTimeout(
        () => settle(() => reject(this.#missed(pattern, `not within ${timeout} ms`))),
        timeout,
      );
      this.#waiting.add(look);
      look();
    });
  }

  /** Resolves once everything fed so far is drawn. */
  settled(): Promise<void> {
    return new Promise(resolve => this.#terminal.write('', resolve));
  }

  dispose(): void {
    this.#terminal.dispose();
  }

  #changed(): void {
    for (const look of [...this.#waiting]) look();
  }

  #missed(pattern: unknown, why: string): Error {
    const frame = '─'.repeat(this.#terminal.cols);
    return new Error(`${String(pattern)} was not on the screen: ${why}\n${frame}\n${this.text()}\n${frame}`);
  }
}

function match(
  pattern: RegExp | string | ((text: string) => boolean),
  text: string,
): RegExpMatchArray | null {
  if (typeof pattern === 'function') return pattern(text) ? [text] : null;
  if (typeof pattern === 'string') return text.includes(pattern) ? [pattern] : null;
  return text.match(pattern);
}
