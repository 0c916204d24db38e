import { describe, expect, test } from 'vitest';
import { nearest256, rgbOf, rgbOf256 } from '../../src/terminal/color-256.ts';
import { Palette, RESET_LOOK, UNKNOWN_LOOK } from '../../src/terminal/palette.ts';
import { ROLES, type Role } from '../../src/terminal/roles.ts';
import { type Style, styleCode } from '../../src/terminal/style.ts';
import { type ColorDepth, contrast, felt, THEMES } from '../../src/terminal/theme.ts';

type Shown = Exclude<Role, 'default'>;

const depths: readonly ColorDepth[] = ['truecolor', '256', '16', 'mono'];
const tile: Style = { fg: 'red', bg: 'ivory', bold: true };

function sgr(depth: ColorDepth, style: Style, from = UNKNOWN_LOOK): string {
  const palette = new Palette(felt, depth);
  return palette.change(from, palette.lookOf(styleCode({ bg: 'default', ...style }))).replace('\u001b', '^');
}

test('a red five at each depth', () => {
  expect(depths.map(depth => sgr(depth, tile))).toEqual([
    '^[0;1;38;2;179;38;30;48;2;242;233;208m',
    '^[0;1;38;5;124;48;5;255m',
    '^[0;1;31;47m',
    '^[0;1;7m',
  ]);
});

test('plain letters on the ground of the theme at each depth', () => {
  expect(depths.map(depth => sgr(depth, {}))).toEqual([
    '^[0;38;2;201;214;204;48;2;14;42;34m',
    '^[0;38;5;252;48;5;233m',
    '^[0;37;40m',
    '^[m',
  ]);
});

test('a change says only what changes', () => {
  const palette = new Palette(felt, '16');
  const look = (style: Style) => palette.lookOf(styleCode({ bg: 'default', ...style }));
  const change = (from: Style, to: Style) => palette.change(look(from), look(to)).replace('\u001b', '^');
  expect(change(tile, tile)).toBe('');
  expect(change({ fg: 'gold' }, { fg: 'gold', bold: true })).toBe('^[1m');
  expect(change({ fg: 'gold', bold: true }, { fg: 'gold', dim: true })).toBe('^[22;2m');
  expect(change({ bold: true, dim: true, strike: true }, { bold: true })).toBe('^[22;1;29m');
  expect(change({ fg: 'gold', underline: true }, { fg: 'bright' })).toBe('^[24;97m');
});

test('the nearest of 256 is exact where there is an exact one', () => {
  expect(['#000000', '#ffffff', '#ff0000', '#808080', '#5f87af'].map(nearest256)).toEqual([
    16, 231, 196, 244, 67,
  ]);
});

test('what a player has to tell apart differs at every depth and in every theme', () => {
  const surfaces: readonly Style[] = [
    { fg: 'text', bg: 'felt' },
    { fg: 'ink', bg: 'ivory' },
    { fg: 'ink', bg: 'ivoryLit' },
    { fg: 'inkDim', bg: 'ivoryDim' },
    { fg: 'ink', bg: 'gold' },
  ];
  for (const theme of THEMES) {
    for (const depth of depths) {
      const palette = new Palette(theme, depth);
      const looks = surfaces.map(style => palette.change(UNKNOWN_LOOK, palette.lookOf(styleCode(style))));
      const live = (['text', 'gold', 'muted'] as const).map(fg =>
        palette.change(UNKNOWN_LOOK, palette.lookOf(styleCode({ fg, bg: 'felt' }))),
      );
      expect([theme.name, depth, new Set(live).size]).toEqual([theme.name, depth, live.length]);
      expect([theme.name, depth, new Set(looks).size]).toEqual([theme.name, depth, looks.length]);
    }
  }
});

describe('without colour nothing is lost', () => {
  const grounds: readonly Role[] = ['felt', 'ivory', 'ivoryLit', 'ivoryDim'];

  test('tiles, live tiles and faded tiles differ from the cloth and from each other', () => {
    const looks = grounds.map(bg => sgr('mono', { bg, fg: 'ink' }));
    expect(new Set(looks).size).toBe(grounds.length);
  });

  test('no colour is sent', () => {
    for (const fg of ROLES) {
      for (const bg of ROLES) expect(sgr('mono', { fg, bg })).toMatch(/^\^\[(0(;[12479])*)?m$/);
    }
  });

  test('a cursor on a tile is seen', () => {
    expect(sgr('mono', { bg: 'ivory', inverse: true })).not.toBe(sgr('mono', { bg: 'ivory' }));
  });
});

test.each(
  THEMES.flatMap(theme => (['truecolor', '256'] as const).map(depth => [theme.name, depth, theme] as const)),
)('letters can be read wherever they stand: %s, %s', (_name, depth, theme) => {
  const expectReadable = (letters: Shown, ground: Shown, least: number): void => {
    const seen = (role: Shown): readonly number[] => {
      const { rgb, of256 } = theme.looks[role];
      return depth === 'truecolor' ? rgbOf(rgb) : rgbOf256(of256 ?? nearest256(rgb));
    };
    expect(contrastOf(seen(letters), seen(ground)), `${letters} on ${ground}`).toBeGreaterThan(least);
  };
  for (const ground of ['ivory', 'ivoryLit'] as const) {
    for (const print of ['ink', 'red', 'green', 'blue'] as const) expectReadable(print, ground, 4.5);
  }
  for (const ground of ['felt', 'feltDark', 'panel'] as const) {
    for (const words of ['text', 'bright', 'gold', 'good', 'warn'] as const)
      expectReadable(words, ground, 4.5);
    expectReadable('muted', ground, 3);
  }
  for (const words of ['redLit', 'greenLit', 'blueLit'] as const) expectReadable(words, 'felt', 4.5);
  for (const words of ['text', 'bright', 'gold'] as const) expectReadable(words, 'claim', 3);
  expectReadable('ink', 'gold', 4.5);
});

test('the theme of high contrast has all there is', () => {
  expect(contrastOf(rgbOf(contrast.looks.text.rgb), rgbOf(contrast.looks.felt.rgb))).toBeCloseTo(21);
});

test('the reset look is the one after SGR 0', () => {
  expect(new Palette(felt, 'mono').lookOf(0)).toBe(RESET_LOOK);
});

function contrastOf(a: readonly number[], b: readonly number[]): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: readonly number[]): number {
  const linear = rgb.map(channel => {
    const value = channel / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
}
