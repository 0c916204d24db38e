import stringWidth from 'string-width';

/**
 * What a cell shows, in one integer: bits 0–23 a code point, or from `FIRST_CLUSTER` on an index into the table of
 * longer grapheme clusters; bits 24–25 the width in cells; bit 26 set where terminals disagree about that width.
 */
export type Glyph = number;

const WIDTH_SHIFT = 24;
const IDENTITY = 0xff_ffff;
const FIRST_CLUSTER = 0x11_0000;

/** Set on a glyph whose width terminals disagree about: whoever writes it must place the cursor anew afterwards. */
export const UNSURE = 1 << 26;
/** The right half of a wide cell. */
export const CONTINUATION: Glyph = 0;
export const BLANK: Glyph = 0x20 | (1 << WIDTH_SHIFT);

// Names and chat choose the clusters, so the table that lives as long as the process has to be bounded.
const CLUSTER_LIMIT = 1 << 16;
const CLUSTER_CODE_POINTS = 8;
const clusters: string[] = [];
const clusterGlyphs = new Map<string, Glyph>();

/** 1 or 2; 0 for the right half of a wide cell. */
export function glyphWidth(glyph: Glyph): number {
  return (glyph >> WIDTH_SHIFT) & 3;
}

/** The text of a glyph, empty for the right half of a wide cell. */
export function glyphText(glyph: Glyph): string {
  const id = glyph & IDENTITY;
  if (id === 0) return '';
  return id < FIRST_CLUSTER ? String.fromCodePoint(id) : (clusters[id - FIRST_CLUSTER] ?? ' ');
}

// Classes of a UTF-16 unit, found on first use. Nothing is zero: that means "not looked at yet".
const NARROW = 1;
const WIDE = 2;
const NARROW_UNSURE = 3;
const WIDE_UNSURE = 4;
const COMPLEX = 5; // can join its neighbours into one cluster: needs the segmenter
const DROPPED = 6; // controls, format characters: never reach a cell
const unitClass = new Uint8Array(0x1_0000);

/** Scripts and signs whose width every terminal agrees on when an East Asian table says narrow. */
const sureNarrow =
  /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u0556\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u209c\u20a0-\u20bd\u2100-\u218b\u2190-\u23ff\u2460-\u26ff\u2701-\u27bf]$/u;
/** The same for wide: ideographs, kana, Hangul syllables, full-width forms. */
const sureWide =
  /^[\u3000-\u3029\u3041-\u3096\u309b-\u30ff\u3105-\u312d\u3131-\u318e\u3200-\u321e\u3220-\u3247\u3250-\u32fe\u3300-\u4db5\u4e00-\u9fcc\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe52\uff01-\uff60\uffe0-\uffe6]$/u;
const joins =
  /^(?:\p{M}|\p{Cs}|\p{Join_Control}|\p{Variation_Selector}|[\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7fb])$/u;
const unseen = /^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Cn}\p{Co}]$/u;
const emoji = /^\p{Emoji_Presentation}$/u;

function classify(unit: number): number {
  const char = String.fromCharCode(unit);
  if (joins.test(char)) return COMPLEX;
  if (unseen.test(char)) return DROPPED;
  const width = stringWidth(char);
  if (width === 0) return DROPPED;
  if (width === 2) return sureWide.test(char) && !emoji.test(char) ? WIDE : WIDE_UNSURE;
  return sureNarrow.test(char) ? NARROW : NARROW_UNSURE;
}

function classOf(unit: number): number {
  const known = unitClass[unit]!;
  if (known !== 0) return known;
  const found = classify(unit);
  unitClass[unit] = found;
  return found;
}

function glyphOfUnit(unit: number, unitKind: number): Glyph {
  if (unitKind === NARROW) return unit | (1 << WIDTH_SHIFT);
  if (unitKind === WIDE) return unit | (2 << WIDTH_SHIFT);
  if (unitKind === NARROW_UNSURE) return unit | (1 << WIDTH_SHIFT) | UNSURE;
  return unit | (2 << WIDTH_SHIFT) | UNSURE;
}

/** The Unicode mahjong tiles: drawn one or two cells wide depending on terminal and font, so each has a slot of two. */
export function isTileCodePoint(codePoint: number): boolean {
  return codePoint >= 0x1_f000 && codePoint <= 0x1_f02b;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function internCluster(cluster: string): Glyph {
  const known = clusterGlyphs.get(cluster);
  if (known !== undefined) return known;
  const points = [...cluster];
  const width = Math.min(2, stringWidth(cluster));
  if (width === 0 || points[0] === undefined || unseen.test(points[0])) return CONTINUATION;
  const flags = (width << WIDTH_SHIFT) | UNSURE;
  if (points.length === 1) return points[0].codePointAt(0)! | flags;
  if (points.length > CLUSTER_CODE_POINTS || clusters.length >= CLUSTER_LIMIT) {
    return points[0].codePointAt(0)! | flags;
  }
  const glyph = (FIRST_CLUSTER + clusters.length) | flags;
  clusters.push(cluster);
  clusterGlyphs.set(cluster, glyph);
  return glyph;
}

/**
 * Cuts a text into glyphs and hands each to `visit`, which returns false to stop. Controls, escapes, format
 * characters and lone marks are left out, so no text can smuggle anything but printable characters into a cell.
 */
export function eachGlyph(text: string, visit: (glyph: Glyph) => boolean): void {
  const length = text.length;
  let at = 0;
  while (at < length) {
    const unit = text.charCodeAt(at);
    const kind = classOf(unit);
    if (kind < COMPLEX && standsAlone(text, at + 1)) {
      if (!visit(glyphOfUnit(unit, kind))) return;
      at += 1;
    } else if (kind === DROPPED) {
      at += 1;
    } else {
      const tile = tileAt(text, at);
      if (tile !== 0 && standsAlone(text, at + 2)) {
        if (!visit(tile | (2 << WIDTH_SHIFT) | UNSURE)) return;
        at += 2;
        continue;
      }
      const end = endOfComplexRun(text, at);
      for (const { segment } of segmenter.segment(text.slice(at, end))) {
        const glyph = internCluster(segment);
        if (glyph !== CONTINUATION && !visit(glyph)) return;
      }
      at = end;
    }
  }
}

function tileAt(text: string, at: number): number {
  if (text.charCodeAt(at) !== 0xd83c) return 0;
  const codePoint = text.codePointAt(at)!;
  return isTileCodePoint(codePoint) ? codePoint : 0;
}

/** Whether what begins at `at` cannot join the cluster before it. */
function standsAlone(text: string, at: number): boolean {
  return at >= text.length || classOf(text.charCodeAt(at)) !== COMPLEX || tileAt(text, at) !== 0;
}

/** The end of the stretch that only the segmenter can cut: up to a simple character that no joiner follows. */
function endOfComplexRun(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length) {
    const simple = classOf(text.charCodeAt(at)) !== COMPLEX;
    if (simple && (at + 1 >= text.length || classOf(text.charCodeAt(at + 1)) !== COMPLEX)) break;
    at += 1;
  }
  return at;
}

/** The width of a text in cells, as the grid lays it out (a Unicode tile counts two). */
export function textWidth(text: string): number {
  let width = 0;
  eachGlyph(text, glyph => {
    width += glyphWidth(glyph);
    return true;
  });
  return width;
}

/** The longest beginning of `text` that fits `columns` cells; `ellipsis` (one cell) marks a cut where given. */
export function fitText(text: string, columns: number, ellipsis = ''): string {
  if (textWidth(text) <= columns) return text;
  const room = columns - textWidth(ellipsis);
  if (room < 0) return '';
  let kept = '';
  let used = 0;
  eachGlyph(text, glyph => {
    if (used + glyphWidth(glyph) > room) return false;
    used += glyphWidth(glyph);
    kept += glyphText(glyph);
    return true;
  });
  return kept + ellipsis;
}
