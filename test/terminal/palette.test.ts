import { describe, expect, test } from 'vitest';
import { nearest256 } from '../../src/terminal/color-256.ts';
import { Palette, RESET_LOOK, UNKNOWN_LOOK } from '../../src/terminal/palette.ts';
import { ROLES, type Role } from '../../src/terminal/roles.ts';
import { type Style, styleCode } from '../../src/terminal/style.ts';
import { type ColorDepth, contrast, felt, THEMES } from '../../src/terminal/theme.ts';

const depths: readonly ColorDepth[] = ['truecolor', '256', '16', 'mono'];
const tile: Style = { fg: 'red', bg: 'ivory', bold: true };

function sgr(depth: ColorDepth, style: Style, from = UNKNOWN_LOOK): string {
  const palette = new Palette(felt, depth);
  return palette.change(from, palette.lookOf(styleCode({ bg: 'default', ...style }))).replace('\u001b', '^');
}

test('a red five at each depth', () => {
  expect(depths.map(depth => sgr(depth, tile))).toEqual([
    '^[0;1;38;2;179;38;30;48;2;242;233;208m',
    `^[0;1;38;5;124;48;5;${nearest256('#f2e9d0')}m`,
    '^[0;1;31;47m',
    '^[0;1;7m',
  ]);
});

test('plain letters on the ground of the theme at each depth', () => {
  expect(depths.map(depth => sgr(depth, {}))).toEqual([
    '^[0;38;2;201;214;204;48;2;14;42;34m',
    `^[0;38;5;${nearest256('#c9d6cc')};48;5;${nearest256('#0e2a22')}m`,
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

test('every theme keeps print readable on tiles: four and a half to one', () => {
  for (const theme of THEMES) {
    for (const print of ['ink', 'red', 'green', 'blue'] as const) {
      for (const ground of ['ivory', 'ivoryLit'] as const) {
        expect(contrastOf(theme.looks[print].rgb, theme.looks[ground].rgb)).toBeGreaterThan(4.5);
      }
    }
    for (const words of [
      'text',
      'bright',
      'gold',
      'redLit',
      'greenLit',
      'blueLit',
      'good',
      'warn',
    ] as const) {
      expect(contrastOf(theme.looks[words].rgb, theme.looks.felt.rgb)).toBeGreaterThan(4.5);
    }
  }
  expect(contrastOf(contrast.looks.text.rgb, contrast.looks.felt.rgb)).toBeCloseTo(21);
});

test('the reset look is the one after SGR 0', () => {
  expect(new Palette(felt, 'mono').lookOf(0)).toBe(RESET_LOOK);
});

function contrastOf(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const linear = channels.map(value => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
}
