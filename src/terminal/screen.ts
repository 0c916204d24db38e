import type { Capabilities } from './capabilities.ts';
import { cleanText } from './clean-text.ts';
import type { Clock, Timer } from './clock.ts';
import { Differ } from './diff.ts';
import { Grid, type Rect } from './grid.ts';
import { Palette } from './palette.ts';
import type { TerminalPort } from './port.ts';
import {
  BEGIN_UPDATE,
  END_UPDATE,
  ENTER_SCREEN,
  HIDE_CURSOR,
  LEAVE_SCREEN,
  POP_TITLE,
  PUSH_TITLE,
  SHOW_CURSOR,
  titleSequence,
} from './sequences.ts';
import type { ColorDepth, Theme } from './theme.ts';

/** Bytes that may be on their way to the client at most. */
export const OUTSTANDING_LIMIT = 65_536;
/** Kept free of frames, so that the undo always fits. */
const RESERVE = 1_024;
/** More than this on its way, and a new frame waits: what is newest when there is room again is drawn then. */
const CROWDED = 16_384;
/** A client that takes nothing for this long while a frame waits is given up, in milliseconds. */
const BLOCKED_LIMIT = 30_000;
/** Bytes by which what is on its way has to shrink in that time to count as something. */
const PROGRESS = 1_024;
/** Packets up to this many characters arrive in one piece anyway and are not bracketed as one update. */
const SMALL_PACKET = 256;
const FAREWELL_COLUMNS = 300;

/** A grid that is put over the base of a frame at x, y; see `Grid.blit` for `part` and `transparent`. */
export interface Layer {
  readonly grid: Grid;
  readonly x: number;
  readonly y: number;
  readonly part?: Rect;
  readonly transparent?: boolean;
}

/** What the client is to see. */
export interface Frame {
  readonly base: Grid;
  readonly layers?: readonly Layer[];
  /** The window's title, any text; absent leaves it as it is. */
  readonly title?: string;
  /** Where the cursor stands; absent or null hides it. */
  readonly cursor?: { readonly x: number; readonly y: number } | null;
  /** Rings once, when the frame is sent or the newer one that took its place. */
  readonly bell?: boolean;
}

export interface ScreenOptions {
  readonly port: TerminalPort;
  readonly capabilities: Capabilities;
  readonly theme: Theme;
  readonly clock: Clock;
  /** Called once when the client was given up as blocked; the port is ended already. */
  readonly onBlocked?: () => void;
}

/**
 * The one owner of a client's terminal. It composes frames, sends what changed, never has more than 64 KiB on its way
 * (when the client is slow, frames are left out, never bytes), and undoes all it did on every way out.
 */
export class Screen {
  private readonly port: TerminalPort;
  private readonly clock: Clock;
  private readonly onBlocked: (() => void) | undefined;
  private capabilities: Capabilities;
  private theme: Theme;
  private differ: Differ;
  private composed: Grid;
  private waiting: Frame | undefined;
  private last: Frame | undefined;
  private owedBell = false;
  private sentTitle: string | undefined;
  private cursorShown = false;
  private cursorPlace = '';
  private blockedTimer: Timer;
  private closed = false;
  private entered = false;

  constructor(options: ScreenOptions) {
    this.port = options.port;
    this.clock = options.clock;
    this.onBlocked = options.onBlocked;
    this.capabilities = options.capabilities;
    this.theme = options.theme;
    const { columns, rows } = this.port.size();
    this.composed = new Grid(columns, rows);
    this.differ = new Differ(columns, rows, this.settings());
    this.port.onResize(({ columns: wide, rows: high }) => this.resize(wide, high));
    this.port.onDrain(() => this.flush());
    this.port.onClose(() => this.abandon());
  }

  /** Takes the terminal over; `show` does it when nobody did. */
  enter(): void {
    if (this.entered || this.closed) return;
    this.entered = true;
    this.port.write((this.capabilities.title ? PUSH_TITLE : '') + ENTER_SCREEN);
  }

  /** Draws a frame now, or as soon as the client has taken what is on its way and no newer one has come. */
  show(frame: Frame): void {
    if (this.closed) return;
    this.enter();
    this.waiting = frame;
    this.owedBell ||= frame.bell === true;
    this.flush();
  }

  /** Draws everything anew: for ctrl-L, and when something else wrote to the terminal. */
  redraw(): void {
    this.differ.forget();
    this.cursorPlace = '';
    this.repeat();
  }

  /** Changes how roles look, or what the terminal is believed to be, and draws everything anew. */
  setLook(look: {
    readonly theme?: Theme;
    readonly capabilities?: Capabilities;
    readonly depth?: ColorDepth;
  }): void {
    this.theme = look.theme ?? this.theme;
    this.capabilities = look.capabilities ?? this.capabilities;
    if (look.depth) this.capabilities = { ...this.capabilities, depth: look.depth };
    this.differ.use(this.settings());
    this.repeat();
  }

  /** Gives the terminal back and ends the carrier; `farewell`, one line, stays on the client's own screen. */
  close(status: number, farewell?: string): void {
    if (this.closed) return;
    this.abandon();
    const line = farewell === undefined ? '' : `${cleanText(farewell, FAREWELL_COLUMNS)}\r\n`;
    if (this.entered) this.port.write(this.undo() + line);
    else if (line !== '') this.port.write(line);
    this.port.end(status);
  }

  /** What gives the terminal back in whatever state it is, for exits that have no time for `close`. */
  undo(): string {
    return LEAVE_SCREEN + (this.capabilities.title ? POP_TITLE : '');
  }

  private resize(columns: number, rows: number): void {
    // The terminal has moved its cells about as it likes; whoever draws answers with a frame of the new size.
    this.composed = new Grid(columns, rows);
    this.differ.forget(columns, rows);
    this.cursorPlace = '';
    if (this.waiting && (this.waiting.base.columns !== columns || this.waiting.base.rows !== rows)) {
      this.waiting = undefined;
    }
  }

  private repeat(): void {
    const frame = this.waiting ?? this.last;
    if (frame) this.show({ ...frame, bell: false });
  }

  private flush(): void {
    const frame = this.waiting;
    if (frame === undefined || this.closed) return;
    const outstanding = this.port.outstanding();
    if (outstanding > CROWDED) {
      this.watchBlocked();
      return;
    }
    this.compose(frame);
    const { bytes, complete } = this.differ.packet(this.composed, OUTSTANDING_LIMIT - RESERVE - outstanding);
    this.unwatchBlocked();
    this.last = frame;
    if (complete) this.waiting = undefined;
    this.send(bytes, frame);
    if (!complete) this.watchBlocked();
  }

  private compose(frame: Frame): void {
    this.composed.copyFrom(frame.base);
    for (const layer of frame.layers ?? []) this.composed.blit(layer.grid, layer.x, layer.y, layer);
  }

  private send(bytes: string, frame: Frame): void {
    let packet = this.withCursor(bytes, frame);
    if (packet.length > SMALL_PACKET && this.capabilities.synchronized) {
      packet = BEGIN_UPDATE + packet + END_UPDATE;
    }
    if (this.owedBell) packet += '\u0007';
    this.owedBell = false;
    packet += this.titleChange(frame);
    if (packet !== '') this.port.write(packet);
  }

  /** Hides the cursor while it is moved about for drawing, and places it where the frame wants it. */
  private withCursor(bytes: string, frame: Frame): string {
    const { cursor } = frame;
    const place = cursor ? `\u001b[${cursor.y + 1};${cursor.x + 1}H` : '';
    const hides = this.cursorShown && (bytes !== '' || !cursor);
    const shown = this.cursorShown && !hides;
    let packet = hides ? HIDE_CURSOR + bytes : bytes;
    if (cursor && !(shown && place === this.cursorPlace)) packet += place + (shown ? '' : SHOW_CURSOR);
    this.cursorShown = place !== '';
    this.cursorPlace = place;
    return packet;
  }

  private titleChange(frame: Frame): string {
    if (frame.title === undefined || frame.title === this.sentTitle || !this.capabilities.title) return '';
    this.sentTitle = frame.title;
    return titleSequence(frame.title);
  }

  private watchBlocked(): void {
    const atStart = this.port.outstanding();
    this.blockedTimer ??= this.clock.setTimeout(() => {
      this.blockedTimer = undefined;
      // A slow line is not a dead one.
      if (this.port.outstanding() <= atStart - PROGRESS) this.watchBlocked();
      else this.giveUp();
    }, BLOCKED_LIMIT);
  }

  private giveUp(): void {
    this.close(1);
    this.onBlocked?.();
  }

  private unwatchBlocked(): void {
    if (this.blockedTimer !== undefined) this.clock.clearTimeout(this.blockedTimer);
    this.blockedTimer = undefined;
  }

  /** From here on nothing is drawn any more. */
  private abandon(): void {
    this.closed = true;
    this.waiting = undefined;
    this.last = undefined;
    this.unwatchBlocked();
  }

  private settings() {
    const { depth, erasesWithGround } = this.capabilities;
    return { palette: new Palette(this.theme, depth), erasesWithGround };
  }
}
