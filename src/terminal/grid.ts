import { BLANK, CONTINUATION, eachGlyph, type Glyph, glyphText, glyphWidth } from './glyphs.ts';
import { layStyle, type Style, type StyleCode, styleCode, styleOf, stylePatch } from './style.ts';

/** A rectangle of cells; `columns` and `rows` are its size. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** One cell as read back: `text` is empty and `width` 0 in the right half of a wide cell. */
export interface Cell {
  readonly text: string;
  readonly width: 0 | 1 | 2;
  readonly style: Style;
}

/**
 * A rectangle of character cells. Everything drawn is clipped at its edges, and a wide character is never left in
 * halves: what would stand half outside, or has one half overwritten, becomes a blank of the same ground.
 */
export class Grid {
  readonly columns: number;
  readonly rows: number;
  /** Row by row, `columns` to a row; see glyphs.ts. Read only outside this file. */
  readonly glyphs: Uint32Array;
  /** The style codes of the same cells; see style.ts. Read only outside this file. */
  readonly styles: Uint32Array;
  private bytes: Memory | undefined;

  constructor(columns: number, rows: number, ground: Style | StyleCode = 0) {
    this.columns = columns;
    this.rows = rows;
    this.glyphs = new Uint32Array(columns * rows).fill(BLANK);
    this.styles = new Uint32Array(columns * rows);
    const code = layStyle(styleCode(ground), 0);
    if (code !== 0) this.styles.fill(code);
  }

  /** Puts one line of text; a style without `bg` keeps the ground beneath. Returns the column after the text. */
  put(x: number, y: number, text: string, style: Style | StyleCode = 0xff00): number {
    if (y < 0 || y >= this.rows) return x;
    const code = styleCode(style);
    let column = x;
    eachGlyph(text, glyph => {
      this.putGlyph(column, y, glyph, code);
      column += glyphWidth(glyph);
      return column < this.columns;
    });
    return column;
  }

  /** Puts one glyph; the left or right half of a wide one that falls outside leaves a blank in the half inside. */
  putGlyph(x: number, y: number, glyph: Glyph, code: StyleCode): void {
    const { columns, glyphs, styles } = this;
    const width = glyphWidth(glyph);
    if (x >= columns || x + width <= 0 || y < 0 || y >= this.rows) return;
    if (width === 2 && (x < 0 || x === columns - 1)) {
      this.putGlyph(Math.max(0, x), y, BLANK, code);
      return;
    }
    const row = y * columns;
    const at = row + x;
    if (width === 2) {
      this.splitAt(row, x);
      this.splitAt(row, x + 2);
      glyphs[at] = glyph;
      glyphs[at + 1] = CONTINUATION;
      const laid = layStyle(code, styles[at]!);
      styles[at] = laid;
      styles[at + 1] = laid;
      return;
    }
    this.splitAt(row, x);
    this.splitAt(row, x + 1);
    glyphs[at] = glyph;
    styles[at] = layStyle(code, styles[at]!);
  }

  /** Makes sure that no wide cell reaches across the boundary to the left of column `x`. */
  private splitAt(row: number, x: number): void {
    if (x <= 0 || x >= this.columns) return;
    const at = row + x;
    if (this.glyphs[at] !== CONTINUATION) return;
    this.glyphs[at - 1] = BLANK;
    this.glyphs[at] = BLANK;
  }

  /** Fills a rectangle with one character (one cell wide). */
  fill(x: number, y: number, columns: number, rows: number, style: Style | StyleCode, char = ' '): void {
    const code = styleCode(style);
    let glyph = BLANK;
    if (char !== ' ') {
      eachGlyph(char, first => {
        if (glyphWidth(first) === 1) glyph = first;
        return false;
      });
    }
    this.eachRow(x, y, columns, rows, (from, to) => {
      for (let at = from; at < to; at++) {
        this.glyphs[at] = glyph;
        this.styles[at] = layStyle(code, this.styles[at]!);
      }
    });
  }

  /** Changes the named sides of the style of a rectangle and leaves its characters; wide cells change whole. */
  restyle(x: number, y: number, columns: number, rows: number, style: Style): void {
    const { set, keep } = stylePatch(style);
    const { glyphs, styles } = this;
    this.eachSpan(x, y, columns, rows, (first, last) => {
      let from = first;
      let to = last;
      if (glyphs[from] === CONTINUATION && from % this.columns > 0) from -= 1;
      if (to % this.columns !== 0 && glyphs[to] === CONTINUATION) to += 1;
      for (let at = from; at < to; at++) styles[at] = (styles[at]! & keep) | set;
    });
  }

  /**
   * Copies `source` (or the part of it named by `part`) so that its upper left corner comes to x, y. With
   * `transparent`, blanks of the default style let through what is beneath.
   */
  blit(source: Grid, x: number, y: number, options: BlitOptions = {}): void {
    const part = options.part ?? { x: 0, y: 0, columns: source.columns, rows: source.rows };
    const left = Math.max(0, part.x, part.x - x);
    const right = Math.min(source.columns, part.x + part.columns, part.x - x + this.columns);
    if (left >= right) return;
    for (let sourceY = Math.max(0, part.y); sourceY < Math.min(source.rows, part.y + part.rows); sourceY++) {
      const targetY = y + sourceY - part.y;
      if (targetY < 0 || targetY >= this.rows) continue;
      const targetX = x + left - part.x;
      if (options.transparent) this.blitRowSeeThrough(source, sourceY, left, right, targetX, targetY);
      else this.blitRow(source, sourceY, left, right, targetX, targetY);
    }
  }

  private blitRow(source: Grid, sourceY: number, left: number, right: number, x: number, y: number): void {
    const row = y * this.columns;
    const from = sourceY * source.columns + left;
    const to = sourceY * source.columns + right;
    this.splitAt(row, x);
    this.splitAt(row, x + right - left);
    // Most rows are a few cells of a tile: to make views of them would take longer than to copy them.
    for (let i = from; i < to; i++) {
      this.glyphs[row + x + i - from] = source.glyphs[i]!;
      this.styles[row + x + i - from] = source.styles[i]!;
    }
    // A cut through a wide cell of the source leaves half of it at either end.
    if (this.glyphs[row + x] === CONTINUATION) this.glyphs[row + x] = BLANK;
    const last = row + x + (right - left) - 1;
    if (glyphWidth(this.glyphs[last]!) === 2) this.glyphs[last] = BLANK;
  }

  private blitRowSeeThrough(
    source: Grid,
    sourceY: number,
    left: number,
    right: number,
    x: number,
    y: number,
  ): void {
    let column = left;
    while (column < right) {
      const at = sourceY * source.columns + column;
      const glyph = source.glyphs[at]!;
      const code = source.styles[at]!;
      if (glyph === BLANK && code === 0) {
        column++;
        continue;
      }
      const half = glyph === CONTINUATION || column + glyphWidth(glyph) > right;
      this.putGlyph(x + column - left, y, half ? BLANK : glyph, code);
      column += half ? 1 : glyphWidth(glyph);
    }
  }

  /** Makes this grid equal to another of the same size. */
  copyFrom(source: Grid): void {
    if (source.columns === this.columns && source.rows === this.rows) {
      this.glyphs.set(source.glyphs);
      this.styles.set(source.styles);
    } else {
      this.clear();
      this.blit(source, 0, 0);
    }
  }

  /** Whether row y holds the same cells as that of another grid of the same size. */
  hasSameRow(other: Grid, y: number): boolean {
    const from = y * this.columns * 4;
    const to = from + this.columns * 4;
    const own = this.memory();
    const others = other.memory();
    return (
      own.glyphs.compare(others.glyphs, from, to, from, to) === 0 &&
      own.styles.compare(others.styles, from, to, from, to) === 0
    );
  }

  private memory(): Memory {
    this.bytes ??= { glyphs: Buffer.from(this.glyphs.buffer), styles: Buffer.from(this.styles.buffer) };
    return this.bytes;
  }

  /** Whether every cell is a blank of the default style, which lets through what is beneath. */
  isBlank(): boolean {
    return this.glyphs.every(glyph => glyph === BLANK) && this.styles.every(style => style === 0);
  }

  /** Blanks everything. */
  clear(ground: Style | StyleCode = 0): void {
    this.glyphs.fill(BLANK);
    this.styles.fill(layStyle(styleCode(ground), 0));
  }

  /** Reads one cell back; outside the grid a blank. */
  cell(x: number, y: number): Cell {
    if (x < 0 || y < 0 || x >= this.columns || y >= this.rows) return { text: ' ', width: 1, style: {} };
    const glyph = this.glyphs[y * this.columns + x]!;
    return {
      text: glyphText(glyph),
      width: glyphWidth(glyph) as 0 | 1 | 2,
      style: styleOf(this.styles[y * this.columns + x]!),
    };
  }

  /** Calls `visit` with the range of cells of each row of a rectangle, cut at the edges, and splits wide cells there. */
  private eachRow(
    x: number,
    y: number,
    columns: number,
    rows: number,
    visit: (from: number, to: number) => void,
  ): void {
    this.eachSpan(x, y, columns, rows, (from, to) => {
      const row = from - (from % this.columns);
      this.splitAt(row, from - row);
      this.splitAt(row, to - row);
      visit(from, to);
    });
  }

  private eachSpan(
    x: number,
    y: number,
    columns: number,
    rows: number,
    visit: (from: number, to: number) => void,
  ): void {
    const left = Math.max(0, x);
    const right = Math.min(this.columns, x + columns);
    if (left >= right) return;
    for (let line = Math.max(0, y); line < Math.min(this.rows, y + rows); line++) {
      visit(line * this.columns + left, line * this.columns + right);
    }
  }
}

/** A grid's cells as bytes, which the runtime compares faster than a loop does. */
interface Memory {
  readonly glyphs: Buffer;
  readonly styles: Buffer;
}

export interface BlitOptions {
  readonly part?: Rect;
  readonly transparent?: boolean;
}
