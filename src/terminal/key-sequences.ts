import type { KeyName, KeyPress, Reply } from './key-events.ts';

/** What a finished control sequence means; `undefined` for the many that mean nothing here. */
export type SequenceMeaning = { key: KeyPress } | { reply: Reply } | { paste: true } | undefined;

const byFinal: Readonly<Record<string, KeyName>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  F: 'end',
  H: 'home',
  P: 'f1',
  Q: 'f2',
  R: 'f3',
  S: 'f4',
};

/** rxvt says shift with small letters. */
const shifted: Readonly<Record<string, KeyName>> = { a: 'up', b: 'down', c: 'right', d: 'left' };

const byNumber: Readonly<Record<number, KeyName>> = {
  1: 'home',
  2: 'insert',
  3: 'delete',
  4: 'end',
  5: 'pageup',
  6: 'pagedown',
  7: 'home',
  8: 'end',
  11: 'f1',
  12: 'f2',
  13: 'f3',
  14: 'f4',
  15: 'f5',
  17: 'f6',
  18: 'f7',
  19: 'f8',
  20: 'f9',
  21: 'f10',
  23: 'f11',
  24: 'f12',
};

/** The keys of a number pad in application mode (SS3). */
const pad: Readonly<Record<string, string>> = {
  X: '=',
  j: '*',
  k: '+',
  l: ',',
  m: '-',
  n: '.',
  o: '/',
  ...Object.fromEntries([...'pqrstuvwxy'].map((final, digit) => [final, String(digit)])),
};

export function press(name: KeyName, ch?: string, modifiers = 0): KeyPress {
  return {
    name,
    ...(ch === undefined ? {} : { ch }),
    shift: (modifiers & 1) !== 0,
    alt: (modifiers & 2) !== 0,
    ctrl: (modifiers & 4) !== 0,
    burst: false,
  };
}

/** The meaning of `ESC [ parameters final`. */
export function meaningOfCsi(parameters: string, final: string): SequenceMeaning {
  if (parameters.startsWith('?')) return privateReply(parameters.slice(1), final);
  if (/[^0-9;:]/.test(parameters)) return undefined;
  const numbers = parameters.split(/[;:]/).map(Number);
  const first = numbers[0] ?? 0;
  const modifiers = modifiersOf(numbers[1]);
  // `1;2R` could be F3 with shift as well as a cursor report; a report must never become a key.
  if (final === 'R' && numbers.length > 1) {
    return { reply: { kind: 'cursor', row: first, column: numbers[1]! } };
  }
  if (final === '~') {
    if (first === 200) return { paste: true };
    if (first === 27) return meaningOfCode(numbers[2] ?? 0, modifiers);
    const name = byNumber[first];
    return name && { key: press(name, undefined, modifiers) };
  }
  if (final === 'u') return meaningOfCode(first, modifiers);
  if (final === 'Z') return { key: press('tab', undefined, 1) };
  const plain = byFinal[final];
  if (plain) return { key: press(plain, undefined, modifiers) };
  const withShift = shifted[final];
  return withShift && { key: press(withShift, undefined, 1) };
}

/** The meaning of `ESC O parameters final`. */
export function meaningOfSs3(parameters: string, final: string): SequenceMeaning {
  const modifiers = modifiersOf(Number(parameters.split(';').at(-1) || 1));
  if (final === 'M') return { key: press('enter', undefined, modifiers) };
  if (final === 'I') return { key: press('tab', undefined, modifiers) };
  const ch = pad[final];
  if (ch !== undefined) return { key: press('char', ch, modifiers) };
  const name = byFinal[final];
  return name && { key: press(name, undefined, modifiers) };
}

/** Keys told by their code point: `CSI u` and modifyOtherKeys. */
function meaningOfCode(code: number, modifiers: number): SequenceMeaning {
  const key = keyOfCode(code, modifiers);
  return key && { key };
}

function keyOfCode(code: number, modifiers: number): KeyPress | undefined {
  if (code === 13) return press('enter', undefined, modifiers);
  if (code === 27) return press('escape', undefined, modifiers);
  if (code === 9) return press('tab', undefined, modifiers);
  if (code === 8 || code === 127) return press('backspace', undefined, modifiers);
  if (code === 32) return press('space', ' ', modifiers);
  // 57344–63743 are functional keys of the kitty protocol, in the private use area.
  if (code < 32 || (code >= 0x80 && code < 0xa0) || code > 0x10_ffff || (code >= 0xd800 && code < 0xf900)) {
    return undefined;
  }
  return press('char', String.fromCodePoint(code), modifiers);
}

function modifiersOf(parameter: number | undefined): number {
  return parameter !== undefined && parameter >= 1 && parameter <= 256 ? parameter - 1 : 0;
}

function privateReply(parameters: string, final: string): SequenceMeaning {
  if (final === 'c') return { reply: { kind: 'attributes' } };
  const mode = /^(\d+);(\d+)\$$/.exec(parameters);
  if (final === 'y' && mode) {
    return { reply: { kind: 'mode', mode: Number(mode[1]), state: Number(mode[2]) } };
  }
  return undefined;
}
