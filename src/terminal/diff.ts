import { BLANK, CONTINUATION, glyphText, glyphWidth, UNSURE } from './glyphs.ts';
import { Grid } from './grid.ts';
import { type LookId, type Palette, RESET_LOOK, UNKNOWN_LOOK } from './palette.ts';
import { INVERSE, STRIKE, type StyleCode, UNDERLINE } from './style.ts';

/** What no cell can hold, so that a cell whose state at the client is unknown differs from every other. */
const UNKNOWN_STYLE = 0xffff_ffff;
/** Blanks in a row from which erasing (and moving behind them) is shorter than writing them. */
const ERASE_FROM = 12;
const ERASE_LINE = '\u001b[K';

export interface DiffSettings {
  readonly palette: Palette;
  /** Whether the client's terminal erases with the pen's ground (background colour erase). */
  readonly erasesWithGround: boolean;
}

/** What makes letters show in a blank. */
const SHOWS_IN_BLANKS = UNDERLINE | STRIKE | INVERSE;
const GROUND = 0xff00;

/** The style of a blank without what cannot be seen in one: letters and their weight. */
function blankStyle(style: StyleCode): StyleCode {
  return style & SHOWS_IN_BLANKS ? style : style & GROUND;
}

/** A packet, and whether the client's screen is the wanted one once it is there. */
export interface Packet {
  readonly bytes: string;
  readonly complete: boolean;
}

/**
 * Knows what the client's screen holds, and writes the packets that make it another grid: changed cells only, at
 * absolute positions, with as few bytes as is cheap to find out.
 */
export class Differ {
  private held: Grid;
  private settings: DiffSettings;
  private pen: LookId = UNKNOWN_LOOK;
  private blankFirst = true;

  // The packet in the making: where the cursor stands (x -1 when that is not known) and what was written.
  private out = '';
  private cursorX = -1;
  private cursorY = -1;
  /** A cell that the writing of the one before it may have drawn over. */
  private spoilt = -1;

  constructor(columns: number, rows: number, settings: DiffSettings) {
    this.held = new Grid(columns, rows);
    this.settings = settings;
    this.forget(columns, rows);
  }

  /** Forgets what the client holds: the next packet draws everything. */
  forget(columns = this.held.columns, rows = this.held.rows): void {
    if (columns !== this.held.columns || rows !== this.held.rows) this.held = new Grid(columns, rows);
    this.held.styles.fill(UNKNOWN_STYLE);
    this.pen = UNKNOWN_LOOK;
    this.blankFirst = true;
  }

  use(settings: DiffSettings): void {
    this.settings = settings;
    this.forget();
  }

  /**
   * The packet towards `next`, a grid of the same size. At most `maxBytes` of UTF-8 long: it then stops at the end of
   * a row, and what was left out is written by a later packet.
   */
  packet(next: Grid, maxBytes = Number.POSITIVE_INFINITY): Packet {
    this.out = '';
    this.cursorX = -1;
    this.cursorY = -1;
    if (this.blankFirst) this.eraseAll();
    let size = this.out.length;
    for (let y = 0; y < next.rows; y++) {
      this.spoilt = -1;
      if (next.hasSameRow(this.held, y)) continue;
      const first = this.firstChange(next, y);
      if (first === -1) continue;
      const done = this.out;
      const pen = this.pen;
      this.out = '';
      this.writeRow(next, y, first);
      size += Buffer.byteLength(this.out);
      if (size > maxBytes) {
        this.pen = pen;
        return { bytes: done, complete: false };
      }
      this.out = done + this.out;
      const from = y * next.columns;
      this.held.glyphs.set(next.glyphs.subarray(from, from + next.columns), from);
      this.held.styles.set(next.styles.subarray(from, from + next.columns), from);
    }
    return { bytes: this.out, complete: true };
  }

  /** Starts a full drawing on an erased screen, whose blanks then need no writing where they are of the ground. */
  private eraseAll(): void {
    const { palette, erasesWithGround } = this.settings;
    const ground = palette.lookOf(0);
    const erases = palette.erasable(ground) && (erasesWithGround || palette.ownGround(ground));
    this.penTo(erases ? ground : RESET_LOOK);
    this.out += '\u001b[2J';
    this.held.clear();
    if (!erases) this.held.styles.fill(UNKNOWN_STYLE);
    this.blankFirst = false;
  }

  private firstChange(next: Grid, y: number): number {
    const end = (y + 1) * next.columns;
    for (let at = y * next.columns; at < end; at++) if (this.changed(next, at)) return at - y * next.columns;
    return -1;
  }

  private changed(next: Grid, at: number): boolean {
    if (at === this.spoilt) return true;
    const glyph = next.glyphs[at]!;
    const style = next.styles[at]!;
    const { glyphs, styles } = this.held;
    if (glyph !== glyphs[at]) return true;
    if (style === styles[at]) return false;
    return glyph !== BLANK || blankStyle(style) !== blankStyle(styles[at]!);
  }

  private writeRow(next: Grid, y: number, firstChange: number): void {
    const { columns } = next;
    const row = y * columns;
    let last = this.lastChange(next, row);
    const tail = this.erasableTail(next, row);
    // Halves of a wide cell change together, so x is never at a right half.
    let x = firstChange;
    while (x <= last) {
      if (x >= tail && this.worthErasing(next, x, last, y)) {
        this.moveTo(x, y);
        this.penTo(this.lookAt(next, row + x, this.pen));
        this.out += ERASE_LINE;
        return;
      }
      if (this.changed(next, row + x)) {
        x = this.writeFrom(next, x, y);
        // Writing it may have spoilt the cell behind it.
        if (x === last + 1 && x < columns && this.changed(next, row + x)) last = x;
        continue;
      }
      let resume = x + 1;
      while (!this.changed(next, row + resume)) resume += 1;
      // Short stretches of unchanged cells are cheaper written again than jumped over.
      if (this.cursorX === x && this.bridgeIsCheaper(next, row, x, resume)) {
        while (x < resume) x = this.writeCell(next, x, y);
      }
      x = resume;
    }
  }

  private lastChange(next: Grid, row: number): number {
    let x = next.columns - 1;
    while (!this.changed(next, row + x)) x -= 1;
    return x;
  }

  /** The column from which a row is blanks of one look that erasing can draw; `columns` when there are none. */
  private erasableTail(next: Grid, row: number): number {
    const { columns, glyphs, styles } = next;
    const style = blankStyle(styles[row + columns - 1]!);
    if (!this.canErase(style)) return columns;
    let x = columns;
    while (x > 0 && glyphs[row + x - 1] === BLANK && blankStyle(styles[row + x - 1]!) === style) x -= 1;
    return x;
  }

  private canErase(style: number): boolean {
    const { palette, erasesWithGround } = this.settings;
    const look = palette.lookOf(style);
    return palette.erasable(look) && (erasesWithGround || palette.ownGround(look));
  }

  private worthErasing(next: Grid, x: number, last: number, y: number): boolean {
    if (last - x + 1 > ERASE_LINE.length) return true;
    // Erasing also draws the very last cell of the screen, which scrolls some terminals when it is written.
    return y === next.rows - 1 && last === next.columns - 1;
  }

  /** Writes the changed cell at x, or erases a long run of blanks that starts there; returns the column behind. */
  private writeFrom(next: Grid, x: number, y: number): number {
    const row = y * next.columns;
    const style = blankStyle(next.styles[row + x]!);
    let end = x;
    while (
      end < next.columns &&
      next.glyphs[row + end] === BLANK &&
      blankStyle(next.styles[row + end]!) === style
    ) {
      if (!this.changed(next, row + end)) break;
      end += 1;
    }
    if (end - x < ERASE_FROM || !this.canErase(style)) return this.writeCell(next, x, y);
    this.moveTo(x, y);
    this.penTo(this.lookAt(next, row + x, this.pen));
    this.out += `\u001b[${end - x}X`;
    return end;
  }

  private writeCell(next: Grid, x: number, y: number): number {
    const at = y * next.columns + x;
    const glyph = next.glyphs[at]!;
    const width = glyphWidth(glyph);
    this.moveTo(x, y);
    this.penTo(this.lookAt(next, at, this.pen));
    if ((glyph & UNSURE) === 0) {
      this.out += glyphText(glyph);
      this.cursorX = x + width;
      return x + width;
    }
    // The terminal may think this narrower than we do: blank its whole place, draw, and place the cursor anew. Or it
    // may think it wider: then it has drawn over the next cell.
    if (width === 2) this.out += `  \u001b[${x + 1}G`;
    else if (x + 1 < next.columns) this.spoilt = at + 1;
    this.out += glyphText(glyph);
    this.cursorX = -1;
    return x + width;
  }

  private bridgeIsCheaper(next: Grid, row: number, from: number, to: number): boolean {
    const { palette } = this.settings;
    const target = this.lookAt(next, row + to, this.pen);
    const jump = `\u001b[${to + 1}G`.length + palette.change(this.pen, target).length;
    let cost = 0;
    let pen = this.pen;
    for (let x = from; x < to; x++) {
      const glyph = next.glyphs[row + x]!;
      if (glyph === CONTINUATION) continue;
      if (glyph & UNSURE) return false;
      const look = this.lookAt(next, row + x, pen);
      cost += utf8Length(glyph) + palette.change(pen, look).length;
      if (cost > jump) return false;
      pen = look;
    }
    return cost + palette.change(pen, this.lookAt(next, row + to, pen)).length <= jump;
  }

  /** The look to write a cell in; in a blank the pen's letters may stay as they are. */
  private lookAt(next: Grid, at: number, pen: LookId): LookId {
    const { palette } = this.settings;
    const look = palette.lookOf(next.styles[at]!);
    return next.glyphs[at] === BLANK ? palette.blankLook(pen, look) : look;
  }

  private moveTo(x: number, y: number): void {
    if (this.cursorY === y && this.cursorX === x) return;
    if (this.cursorY === y) this.out += x === 0 ? '\r' : `\u001b[${x + 1}G`;
    else this.out += x === 0 ? `\u001b[${y + 1}H` : `\u001b[${y + 1};${x + 1}H`;
    this.cursorX = x;
    this.cursorY = y;
  }

  private penTo(look: LookId): void {
    this.out += this.settings.palette.change(this.pen, look);
    this.pen = look;
  }
}

function utf8Length(glyph: number): number {
  const point = glyph & 0xff_ffff;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
}
