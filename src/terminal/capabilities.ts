import type { ColorDepth } from './theme.ts';

/** What a client's terminal is believed to be able to do. */
export interface Capabilities {
  readonly depth: ColorDepth;
  /** Whether it shows UTF-8; otherwise ASCII alone. */
  readonly utf8: boolean;
  /** Whether it is likely to have a font with ideographs. */
  readonly cjk: boolean;
  /** Whether a window title can be set, and put back. */
  readonly title: boolean;
  /** Whether a frame may be bracketed as one update (mode 2026). */
  readonly synchronized: boolean;
  /** Whether erasing fills with the current ground colour. */
  readonly erasesWithGround: boolean;
  /** Whether cursor addressing works at all; without it only lines of text can be served. */
  readonly addressable: boolean;
}

/** The variables that are looked at; there may be any others. */
interface ClientEnvironment {
  readonly NO_COLOR?: string;
  readonly COLORTERM?: string;
  readonly LC_ALL?: string;
  readonly LC_CTYPE?: string;
  readonly LANG?: string;
}

const withoutScreen = /^(dumb|unknown|network|)$/;
const withoutColor = /^(vt\d|xterm-mono|ansi-mono|.*-m$)/;
const plainConsoles = /^(linux|vt\d|ansi|cons25|wsvt25|pcvt|sun|cygwin)/;
const trueColorTerms =
  /(truecolor|24bit|direct|^xterm-kitty|^kitty|^alacritty|^foot|^wezterm|^xterm-ghostty|^ghostty|^contour|^rio|^iterm2)/;

/**
 * Judges a terminal by its TERM and the variables that the client chose to send; a probe may find out better. What is
 * not told is guessed for the terminals of today: UTF-8, and no more colours than TERM promises.
 */
export function guessCapabilities(term: string, env: ClientEnvironment): Capabilities {
  const name = term.toLowerCase();
  const simple = plainConsoles.test(name);
  const utf8 = guessUtf8(name, env);
  return {
    depth: guessDepth(name, env),
    utf8,
    cjk: utf8 && !simple,
    title: !simple && !withoutScreen.test(name),
    synchronized: !simple && !withoutScreen.test(name),
    // GNU screen does so only when told to; tmux, which often calls itself screen, has learnt it.
    erasesWithGround: !/^(screen|vt\d|ansi)/.test(name),
    addressable: !withoutScreen.test(name),
  };
}

function guessDepth(name: string, env: ClientEnvironment): ColorDepth {
  if ((env.NO_COLOR ?? '') !== '') return 'mono';
  if (withoutScreen.test(name) || withoutColor.test(name)) return 'mono';
  const promised = (env.COLORTERM ?? '').toLowerCase();
  if (promised === 'truecolor' || promised === '24bit' || trueColorTerms.test(name)) return 'truecolor';
  if (name.includes('256')) return '256';
  return '16';
}

function guessUtf8(name: string, env: ClientEnvironment): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  if (locale !== '') return /utf-?8/i.test(locale);
  return !/^(vt\d|ansi|sun|cons25|pcvt|dumb|unknown|network|$)/.test(name);
}
