import { fitText } from './glyphs.ts';

/** What is looked at of an untrusted text at most, in UTF-16 units. */
const INPUT_LIMIT = 4096;
const MARKS_KEPT = 2;

// Whole sequences first, so that their payload goes with them; what is broken loses its control characters below.
const escapes =
  /\u001b\[[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)|\u009b[0-?]*[ -/]*[@-~]/g;
const blanks = /[\p{White_Space}\u2800]+/gu;
// Controls, format characters (bidi, zero-width, tags), selectors, surrogates, and what no font or width table knows.
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;
const markRun = new RegExp(`(\\p{M}{${MARKS_KEPT}})\\p{M}+`, 'gu');
const leadingMarks = /^[\p{M} ]+/u;

/**
 * Makes text of strangers (names, chat, titles, user names of ssh) fit to be shown and stored: one line, NFC, no
 * escape sequences, control, bidi or zero-width characters, at most two combining marks on a letter, white space
 * single and trimmed, and at most `columns` cells wide; `ellipsis` marks a cut.
 */
export function cleanText(text: string, columns: number, ellipsis = ''): string {
  const line = text
    .slice(0, INPUT_LIMIT)
    .replace(escapes, '')
    .replace(blanks, ' ')
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replace(unwanted, '')
    .normalize('NFC')
    .replace(markRun, '$1')
    .replace(blanks, ' ')
    .replace(leadingMarks, '')
    .trimEnd();
  return fitText(line, columns, ellipsis).trimEnd();
}
