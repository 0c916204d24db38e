import { eachGlyph, glyphWidth, isTileCodePoint, UNSURE } from './glyphs.ts';
import { Grid } from './grid.ts';
import { roleIndexOfAnsi, roleIndexOfRgb } from './role-colors.ts';
import { BOLD, DIM, INVERSE, ITALIC, STRIKE, type StyleCode, UNDERLINE } from './style.ts';

const ESC = 0x1b;
const NEWLINE = 0x0a;
const BACKSLASH = 0x5c;
const BELL = 0x07;
const STRING_OPENERS = new Set(['P', 'X', ']', '^', '_']);

/**
 * Parses one full frame of Ink's output (lines with SGR) into a grid of the given size; what stands outside is cut.
 * Only SGR is understood. Every other escape or control, which could only come from text that somebody smuggled in,
 * is left out together with its payload.
 */
export function parseFrame(frame: string, columns: number, rows: number): Grid {
  const grid = new Grid(columns, rows);
  let style: StyleCode = 0;
  let x = 0;
  let y = 0;
  let at = 0;
  while (at < frame.length && y < rows) {
    const unit = frame.charCodeAt(at);
    if (unit === NEWLINE) {
      x = 0;
      y += 1;
      at += 1;
    } else if (unit === ESC) {
      const end = endOfEscape(frame, at);
      if (frame[at + 1] === '[' && frame[end - 1] === 'm')
        style = applySgr(style, frame.slice(at + 2, end - 1));
      at = end;
    } else {
      const end = endOfText(frame, at);
      x = putRun(grid, x, y, frame.slice(at, end), style);
      at = end;
    }
  }
  return grid;
}

function endOfText(frame: string, from: number): number {
  let at = from + 1;
  while (at < frame.length) {
    const unit = frame.charCodeAt(at);
    if (unit === NEWLINE || unit === ESC) break;
    at += 1;
  }
  return at;
}

/** Puts a run as Ink laid it out: a Unicode tile counts one cell there, and its slot of two takes a blank behind it. */
function putRun(grid: Grid, from: number, y: number, text: string, style: StyleCode): number {
  let x = from;
  let slotBlank = false;
  eachGlyph(text, glyph => {
    const swallowed = slotBlank && (glyph & 0xff_ffff) === 0x20;
    slotBlank = false;
    if (swallowed) return true;
    grid.putGlyph(x, y, glyph, style);
    x += glyphWidth(glyph);
    slotBlank =
      (glyph & UNSURE) !== 0 && isTileCodePoint(glyph & 0xff_ffff) && (glyph & 0xff_ffff) !== 0x1_f004;
    return x < grid.columns;
  });
  return x;
}

/** The index after the escape sequence that begins at `at`. */
function endOfEscape(frame: string, at: number): number {
  const opener = frame[at + 1];
  if (opener === '[') {
    for (let end = at + 2; end < frame.length; end++) {
      const unit = frame.charCodeAt(end);
      if (unit >= 0x40 && unit <= 0x7e) return end + 1;
      if (unit < 0x20 || unit > 0x7e) return end;
    }
    return frame.length;
  }
  if (opener !== undefined && STRING_OPENERS.has(opener)) {
    for (let end = at + 2; end < frame.length; end++) {
      const unit = frame.charCodeAt(end);
      if (unit === BELL) return end + 1;
      if (unit === ESC && frame.charCodeAt(end + 1) === BACKSLASH) return end + 2;
    }
    return frame.length;
  }
  return opener === undefined || opener === '\n' || opener === '\u001b' ? at + 1 : at + 2;
}

const FOREGROUND = 0xff;
const BACKGROUND = 0xff00;

function applySgr(style: StyleCode, parameters: string): StyleCode {
  const codes = parameters.split(/[;:]/);
  let next = style;
  for (let i = 0; i < codes.length; i++) {
    const code = Number(codes[i]);
    if (code === 38 || code === 48) {
      const shift = code === 38 ? 0 : 8;
      const mask = code === 38 ? FOREGROUND : BACKGROUND;
      if (codes[i + 1] === '2') {
        next = (next & ~mask) | (roleOfRgb(codes, i + 2) << shift);
        i += 4;
      } else {
        next = (next & ~mask) | (roleIndexOfAnsi(Number(codes[i + 2])) << shift);
        i += 2;
      }
    } else {
      next = applySimpleSgr(next, code);
    }
  }
  return next;
}

function roleOfRgb(codes: readonly string[], at: number): number {
  return roleIndexOfRgb(Number(codes[at]), Number(codes[at + 1]), Number(codes[at + 2]));
}

function applySimpleSgr(style: StyleCode, code: number): StyleCode {
  if (code >= 30 && code <= 37) return (style & ~FOREGROUND) | roleIndexOfAnsi(code - 30);
  if (code >= 90 && code <= 97) return (style & ~FOREGROUND) | roleIndexOfAnsi(code - 82);
  if (code >= 40 && code <= 47) return (style & ~BACKGROUND) | (roleIndexOfAnsi(code - 40) << 8);
  if (code >= 100 && code <= 107) return (style & ~BACKGROUND) | (roleIndexOfAnsi(code - 92) << 8);
  switch (code) {
    case 0:
      return 0;
    case 1:
      return style | BOLD;
    case 2:
      return style | DIM;
    case 3:
      return style | ITALIC;
    case 4:
      return style | UNDERLINE;
    case 7:
      return style | INVERSE;
    case 9:
      return style | STRIKE;
    case 22:
      return style & ~(BOLD | DIM);
    case 23:
      return style & ~ITALIC;
    case 24:
      return style & ~UNDERLINE;
    case 27:
      return style & ~INVERSE;
    case 29:
      return style & ~STRIKE;
    case 39:
      return style & ~FOREGROUND;
    case 49:
      return style & ~BACKGROUND;
    default:
      return style;
  }
}
