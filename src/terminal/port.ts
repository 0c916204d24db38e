/**
 * What a terminal layer needs from whatever carries its bytes: an SSH channel, or this process's own tty.
 * The port never interprets bytes; the terminal is their only author.
 */
export interface TerminalPort {
  /** The client's TERM, `dumb` or `unknown` where it gave none. */
  readonly term: string;
  /** Variables that the client chose to send (COLORTERM, NO_COLOR, LANG …); untrusted. */
  readonly env: Readonly<Record<string, string>>;
  /** The size in cells as the client last told it, at the most as much as is drawn at all. */
  size(): Size;
  /** Hands bytes over; never blocks and never throws, also after the other end is gone. */
  write(text: string): void;
  /** Bytes handed over that the other end has not taken yet, in every buffer below (channel and socket). */
  outstanding(): number;
  /** Called whenever `outstanding()` may have fallen. */
  onDrain(listener: () => void): void;
  onInput(listener: (bytes: Uint8Array) => void): void;
  onResize(listener: (size: Size) => void): void;
  /** Called once, however the other end went. */
  onClose(listener: () => void): void;
  /** Ends the carrier in good order with an exit status, after what was written has left. */
  end(status: number): void;
}

/** Columns and rows in cells. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}
