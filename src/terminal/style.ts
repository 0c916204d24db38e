import { ROLES, type Role, roleIndex } from './roles.ts';

/**
 * How a cell looks, in roles. In drawing calls an absent `fg` means the theme's letters, and an absent `bg`
 * keeps the ground that is already there, so that print can be put on a tile without naming the tile's colour.
 */
export interface Style {
  readonly fg?: Role;
  readonly bg?: Role;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly inverse?: boolean;
}

/** A style in one integer: foreground role in bits 0–7, background in 8–15, attributes from bit 16. */
export type StyleCode = number;

export const BOLD = 1 << 16;
export const DIM = 1 << 17;
export const ITALIC = 1 << 18;
export const UNDERLINE = 1 << 19;
export const STRIKE = 1 << 20;
export const INVERSE = 1 << 21;
export const ATTRIBUTES = BOLD | DIM | ITALIC | UNDERLINE | STRIKE | INVERSE;

/** In a drawing call's code: keep the ground that is there. Never stored in a cell. */
const KEEP_GROUND = 0xff00;
const GROUND = 0xff00;

const attributeBits = [
  ['bold', BOLD],
  ['dim', DIM],
  ['italic', ITALIC],
  ['underline', UNDERLINE],
  ['strike', STRIKE],
  ['inverse', INVERSE],
] as const;

/** Packs a style for drawing calls; worth doing once for a style that is used in a loop. */
export function styleCode(style: Style | StyleCode): StyleCode {
  if (typeof style === 'number') return style;
  let code = style.fg === undefined ? 0 : roleIndex(style.fg);
  code |= style.bg === undefined ? KEEP_GROUND : roleIndex(style.bg) << 8;
  if (style.bold) code |= BOLD;
  if (style.dim) code |= DIM;
  if (style.italic) code |= ITALIC;
  if (style.underline) code |= UNDERLINE;
  if (style.strike) code |= STRIKE;
  if (style.inverse) code |= INVERSE;
  return code;
}

/** What a cell stores when `code` is drawn over a cell that stored `beneath`. */
export function layStyle(code: StyleCode, beneath: StyleCode): StyleCode {
  return (code & GROUND) === KEEP_GROUND ? (code & ~GROUND) | (beneath & GROUND) : code;
}

/** A change of some sides of a style: `true` and `false` set an attribute, what is absent stays as it is. */
export interface StylePatch {
  readonly set: StyleCode;
  readonly keep: StyleCode;
}

/** Compiles the named sides of a style to a patch: `(code & keep) | set`. */
export function stylePatch(style: Style): StylePatch {
  let set = 0;
  let keep = 0xffff | ATTRIBUTES;
  if (style.fg !== undefined) {
    keep &= ~0xff;
    set |= roleIndex(style.fg);
  }
  if (style.bg !== undefined) {
    keep &= ~GROUND;
    set |= roleIndex(style.bg) << 8;
  }
  for (const [name, bit] of attributeBits) {
    const wanted = style[name];
    if (wanted === undefined) continue;
    keep &= ~bit;
    if (wanted) set |= bit;
  }
  return { set, keep };
}

/** The style that a cell's code stands for. */
export function styleOf(code: StyleCode): Style {
  const style: { -readonly [K in keyof Style]: Style[K] } = {};
  const fg = ROLES[code & 0xff];
  const bg = ROLES[(code >> 8) & 0xff];
  if (fg !== undefined && fg !== 'default') style.fg = fg;
  if (bg !== undefined && bg !== 'default') style.bg = bg;
  for (const [name, bit] of attributeBits) if (code & bit) style[name] = true;
  return style;
}

/** A style in words for golden files, such as `gold on felt bold`; `plain` for none. */
export function styleName(code: StyleCode): string {
  const style = styleOf(code);
  const words: string[] = style.fg ? [style.fg] : [];
  if (style.bg) words.push(`on ${style.bg}`);
  for (const [name, bit] of attributeBits) if (code & bit) words.push(name);
  return words.length === 0 ? 'plain' : words.join(' ');
}
