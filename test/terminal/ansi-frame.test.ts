import { expect, test } from 'vitest';
import { parseFrame } from '../../src/terminal/ansi-frame.ts';
import { toText } from '../../src/terminal/grid-text.ts';
import { roleColor } from '../../src/terminal/role-colors.ts';
import { ROLES } from '../../src/terminal/roles.ts';

function rgb(hex: string): string {
  return [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)).join(';');
}

test('lines and wide characters take their places', () => {
  const grid = parseFrame('one\n東南x\n\n  four', 8, 4);
  expect(toText(grid)).toBe('one\n東南x\n\n  four');
  expect(grid.cell(4, 1).text).toBe('x');
});

test('what is larger than the grid is cut', () => {
  expect(toText(parseFrame('abcdef\n東東東\nlast', 3, 2))).toBe('abc\n東');
});

test('every role comes through as itself, as letters and as ground', () => {
  for (const role of ROLES) {
    const frame = `\u001b[38;2;${rgb(roleColor(role))}m\u001b[48;2;${rgb(roleColor('ivory'))}mx\u001b[39;49my`;
    const grid = parseFrame(frame, 2, 1);
    expect(grid.cell(0, 0).style).toEqual({ ...(role === 'default' ? {} : { fg: role }), bg: 'ivory' });
    expect(grid.cell(1, 0).style).toEqual({});
  }
});

test('an escape that only ends like SGR changes no style', () => {
  expect(parseFrame('\u001b[1ma\u001bmb', 4, 1).cell(1, 0)).toEqual({
    text: 'b',
    width: 1,
    style: { bold: true },
  });
});

test('attributes are kept and ended, also over the end of a line', () => {
  const grid = parseFrame('\u001b[1;4ma\n\u001b[22mb\u001b[0m\u001b[9;7;3;2mc', 2, 2);
  expect(grid.cell(0, 0).style).toEqual({ bold: true, underline: true });
  expect(grid.cell(0, 1).style).toEqual({ underline: true });
  expect(grid.cell(1, 1).style).toEqual({ strike: true, inverse: true, italic: true, dim: true });
});

test('the plain colour names of Ink become roles, other true colours the default', () => {
  const grid = parseFrame('\u001b[90ma\u001b[33mb\u001b[38;5;1mc\u001b[38;2;200;10;10md', 4, 1);
  expect([0, 1, 2, 3].map(x => grid.cell(x, 0).style.fg)).toEqual(['muted', 'gold', 'redLit', undefined]);
});

test('I18: no other sequence and no control gets through, nor what it carries', () => {
  const smuggled = [
    '\u001b]52;c;ZXZpbA==\u0007',
    '\u001b]8;;http://example.org\u001b\\',
    '\u001b[2J\u001b[5;5H\u001b[?1049l\u001b[6n',
    '\u001bP$qm\u001b\\',
    '\u001bc\u0007\u0000\u009b',
    '\u202e\u200b',
  ].join('');
  const grid = parseFrame(`a${smuggled}b`, 10, 1);
  expect(toText(grid)).toBe('ab');
  expect(toText(parseFrame('a\u001b]0;never ended', 10, 1))).toBe('a');
});

test('a Unicode tile, which Ink counts as one cell, shares its slot with the blank behind it', () => {
  const grid = parseFrame('🀇 🀄x', 6, 1);
  expect([0, 2, 4].map(x => grid.cell(x, 0).text)).toEqual(['🀇', '🀄', 'x']);
});
