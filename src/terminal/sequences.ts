import { cleanText } from './clean-text.ts';

/** Takes the screen over: alternate screen, no cursor, pastes marked, no wrapping at the right edge. */
export const ENTER_SCREEN = '\u001b[?1049h\u001b[?25l\u001b[?2004h\u001b[?7l\u001b[m\u001b[H\u001b[2J';

/**
 * Gives the screen back, in whatever state it is, as often as one likes: ends a half-sent string or update, wipes (for
 * consoles that have no alternate screen), and turns every mode back.
 */
export const LEAVE_SCREEN =
  '\u001b\\\u001b[?2026l\u001b[m\u001b[H\u001b[J\u001b[?2004l\u001b[?7h\u001b[?1049l\u001b[?25h\u001b[m';

export const HIDE_CURSOR = '\u001b[?25l';
export const SHOW_CURSOR = '\u001b[?25h';

export const BEGIN_UPDATE = '\u001b[?2026h';
export const END_UPDATE = '\u001b[?2026l';

/** Puts the window's title aside and takes it back (xterm's stack of titles; unknown elsewhere and then ignored). */
export const PUSH_TITLE = '\u001b[22;0t';
export const POP_TITLE = '\u001b[23;0t';

const TITLE_COLUMNS = 80;

/** Sets the window's title; the text is cleaned here, since a title is the one string that reaches the client raw. */
export function titleSequence(title: string): string {
  return `\u001b]2;${cleanText(title, TITLE_COLUMNS)}\u001b\\`;
}
