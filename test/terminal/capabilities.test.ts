import { describe, expect, test } from 'vitest';
import { guessCapabilities } from '../../src/terminal/capabilities.ts';

function depth(term: string, env = {}): string {
  return guessCapabilities(term, env).depth;
}

describe('colours', () => {
  test('by TERM alone', () => {
    expect(
      ['xterm', 'xterm-256color', 'screen', 'tmux-256color', 'linux', 'putty', 'vt100', 'dumb', ''].map(
        term => depth(term),
      ),
    ).toEqual(['16', '256', '16', '256', '16', '16', 'mono', 'mono', 'mono']);
    expect(
      ['xterm-kitty', 'alacritty', 'foot', 'xterm-direct', 'xterm-ghostty'].map(term => depth(term)),
    ).toEqual(Array(5).fill('truecolor'));
  });

  test('COLORTERM promises true colour', () => {
    expect(depth('xterm-256color', { COLORTERM: 'truecolor' })).toBe('truecolor');
    expect(depth('xterm-256color', { COLORTERM: '24bit' })).toBe('truecolor');
    expect(depth('xterm-256color', { COLORTERM: 'yes' })).toBe('256');
  });

  test('NO_COLOR of the client wins, unless it is empty', () => {
    expect(depth('xterm-kitty', { NO_COLOR: '1', COLORTERM: 'truecolor' })).toBe('mono');
    expect(depth('xterm-kitty', { NO_COLOR: '' })).toBe('truecolor');
  });
});

describe('characters', () => {
  test('the locale decides where it was sent: LC_ALL before LC_CTYPE before LANG', () => {
    const utf8 = (env: Record<string, string>) => guessCapabilities('xterm', env).utf8;
    expect(utf8({ LANG: 'de_DE.UTF-8' })).toBe(true);
    expect(utf8({ LANG: 'en_US.utf8' })).toBe(true);
    expect(utf8({ LANG: 'C' })).toBe(false);
    expect(utf8({ LANG: 'POSIX', LC_ALL: 'C.UTF-8' })).toBe(true);
    expect(utf8({ LANG: 'C.UTF-8', LC_CTYPE: 'de_DE.ISO-8859-1' })).toBe(false);
    expect(utf8({ LANG: '', LC_ALL: '' })).toBe(true);
  });

  test('T9: the Linux console has no ideographs, an old terminal no UTF-8', () => {
    const { utf8, cjk } = guessCapabilities('linux', {});
    expect([utf8, cjk]).toEqual([true, false]);
    expect(guessCapabilities('vt220', {}).utf8).toBe(false);
    expect(guessCapabilities('xterm-256color', {}).cjk).toBe(true);
    expect(guessCapabilities('xterm-256color', { LANG: 'C' }).cjk).toBe(false);
  });
});

test('only terminals that can place their cursor are drawn on', () => {
  expect(guessCapabilities('dumb', {}).addressable).toBe(false);
  expect(guessCapabilities('linux', {}).addressable).toBe(true);
});
