import type { Size } from '../../src/terminal/port.ts';

/** What a session's terminal is before its client has said anything about it. */
export const usualSize: Size = { columns: 80, rows: 24 };

const columns = { least: 1, most: 300 };
const rows = { least: 1, most: 120 };

/**
 * A size as a client claims it, brought into what is drawn at all: never more cells than are worth their memory, and never
 * more than there are, which would be written over one another. Zero (some clients say 0×0) means it does
 * not know.
 */
export function clampSize(claimed: { readonly cols: number; readonly rows: number }): Size {
  return {
    columns: clamp(claimed.cols || usualSize.columns, columns),
    rows: clamp(claimed.rows || usualSize.rows, rows),
  };
}

/** A TERM worth looking up, or `unknown`. */
export function cleanTerm(term: unknown): string {
  return typeof term === 'string' && /^[\w.+-]{1,64}$/.test(term) ? term : 'unknown';
}

/** The variables that a client may set: what tells its terminal's colours, characters and language, and no more. */
const welcomeVariables = new Set([
  'COLORTERM',
  'NO_COLOR',
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'TERM',
  'TERM_PROGRAM',
  'TERM_PROGRAM_VERSION',
]);

/** Whether a variable is taken from a client: by name, and with a short value of printable ASCII. */
export function isWelcomeVariable(name: string, value: string): boolean {
  return welcomeVariables.has(name) && /^[\x20-\x7e]{0,128}$/.test(value);
}

function clamp(value: number, range: { readonly least: number; readonly most: number }): number {
  return Math.min(range.most, Math.max(range.least, Math.trunc(value)));
}
