import { ROLES, type Role, roleIndex } from './roles.ts';

/*
 * Ink speaks ANSI, and its components take colours as hex. To carry roles through it unharmed, each role has a hex of
 * its own: a fixed red and green part that no theme uses, and the role's index as the blue part. The parser of
 * Ink's frames turns exactly these back into roles, so the theme and the colour depth stay the terminal's business.
 */
const MARK_RED = 0x01;
const MARK_GREEN = 0xfe;

/** The value by which an Ink component names a role: `<Text color={roleColor('gold')}>`. */
export function roleColor(role: Role): string {
  return `#${((MARK_RED << 16) | (MARK_GREEN << 8) | roleIndex(role)).toString(16).padStart(6, '0')}`;
}

/** The index of the role that a true colour in Ink's output stands for; 0, the default, for any other colour. */
export function roleIndexOfRgb(red: number, green: number, blue: number): number {
  return red === MARK_RED && green === MARK_GREEN && blue < ROLES.length ? blue : 0;
}

/** Ink's own colour names (`color="gray"`), in the order of the ANSI codes 30–37 and 90–97, as the nearest roles. */
const named: readonly Role[] = [
  ...(['ink', 'redLit', 'greenLit', 'gold', 'blueLit', 'warn', 'good', 'text'] as const),
  ...(['muted', 'redLit', 'greenLit', 'gold', 'blueLit', 'warn', 'good', 'bright'] as const),
];

/** The index of the role for ANSI colour 0–15. */
export function roleIndexOfAnsi(color: number): number {
  return roleIndex(named[color] ?? 'default');
}
