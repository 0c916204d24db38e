import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { glyphWidth } from '../../src/terminal/glyphs.ts';
import { Grid } from '../../src/terminal/grid.ts';
import { toStyledText, toText } from '../../src/terminal/grid-text.ts';
import { anyDrawings } from '../helpers/grids.ts';

function line(grid: Grid, y = 0): string {
  return toText(grid).split('\n')[y] ?? '';
}

describe('text', () => {
  test('goes where it is put, and the column behind it is returned', () => {
    const grid = new Grid(12, 1);
    expect(grid.put(2, 0, 'Ada 東')).toBe(8);
    expect(line(grid)).toBe('  Ada 東');
  });

  test('is cut at both edges, a wide character never in halves', () => {
    const grid = new Grid(4, 1);
    grid.put(-1, 0, '東a北南');
    expect(line(grid)).toBe(' a北');
    expect(grid.cell(3, 0).text).toBe('');
    grid.put(3, 0, '東');
    expect(line(grid)).toBe(' a');
  });

  test('outside the grid is nothing', () => {
    const grid = new Grid(3, 1);
    for (const [x, y] of [
      [0, -1],
      [0, 1],
      [3, 0],
      [-5, 0],
    ] as const) {
      grid.put(x, y, 'abc');
    }
    expect(toText(grid)).toBe('');
  });

  test('over one half of a wide character blanks the other', () => {
    const grid = new Grid(6, 1);
    grid.put(0, 0, '東南西');
    grid.put(1, 0, 'a');
    grid.put(4, 0, 'b');
    expect(line(grid)).toBe(' a南b');
    grid.put(2, 0, '中');
    expect(line(grid)).toBe(' a中b');
    grid.put(1, 0, '北');
    expect(line(grid)).toBe(' 北 b');
  });

  test('without a ground of its own keeps the one beneath', () => {
    const grid = new Grid(4, 1, { bg: 'ivory' });
    grid.put(0, 0, '5', { fg: 'red', bold: true });
    grid.put(1, 0, 'm', { fg: 'ink', bg: 'gold' });
    grid.put(2, 0, 'x', { bg: 'default' });
    expect(grid.cell(0, 0).style).toEqual({ fg: 'red', bg: 'ivory', bold: true });
    expect(grid.cell(1, 0).style).toEqual({ fg: 'ink', bg: 'gold' });
    expect(grid.cell(2, 0).style).toEqual({});
  });

  test('never brings a control character or a lone mark into a cell', () => {
    const grid = new Grid(20, 1);
    grid.put(0, 0, '\u001b]0;x\u0007a\u0000\u009bb\u202e\u200bc\ud800d\u0301\u0301');
    expect(line(grid)).toBe(']0;xabcd\u0301\u0301');
  });
});

describe('rectangles', () => {
  test('are filled within the edges', () => {
    const grid = new Grid(4, 3);
    grid.fill(2, 1, 9, 9, { bg: 'panel' }, '·');
    expect(toText(grid)).toBe('\n  ··\n  ··');
  });

  test('are restyled side by side, wide characters whole', () => {
    const grid = new Grid(5, 1, { bg: 'ivory' });
    grid.put(0, 0, 'a東b', { fg: 'red', strike: true });
    grid.restyle(2, 0, 2, 1, { dim: true, strike: false });
    expect(grid.cell(0, 0).style).toEqual({ fg: 'red', bg: 'ivory', strike: true });
    for (const x of [1, 2, 3]) expect(grid.cell(x, 0).style).toEqual({ fg: 'red', bg: 'ivory', dim: true });
  });

  test('are copied, with cuts through wide characters left blank', () => {
    const source = new Grid(6, 1);
    source.put(0, 0, '東南西', { bg: 'gold' });
    const grid = new Grid(8, 1);
    grid.put(0, 0, '北北北北');
    grid.blit(source, 3, 0, { part: { x: 1, y: 0, columns: 4, rows: 1 } });
    expect(line(grid)).toBe('北  南');
    expect([3, 6, 7].map(x => grid.cell(x, 0).text)).toEqual([' ', ' ', ' ']);
    expect(grid.cell(6, 0).style).toEqual({ bg: 'gold' });
  });

  test('let through what is beneath plain blanks when asked to', () => {
    const over = new Grid(5, 1);
    over.put(1, 0, 'x');
    over.put(3, 0, ' ', { bg: 'gold' });
    const grid = new Grid(5, 1);
    grid.put(0, 0, 'abcde');
    grid.blit(over, 0, 0, { transparent: true });
    expect(line(grid)).toBe('axc e');
    expect(grid.cell(3, 0).style).toEqual({ bg: 'gold' });
  });
});

test('after any drawing every wide character has both halves, alike', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 26 }),
      fc.integer({ min: 1, max: 7 }),
      anyDrawings,
      (columns, rows, drawings) => {
        const grid = new Grid(columns, rows);
        for (const draw of drawings) draw(grid);
        for (let at = 0; at < columns * rows; at++) {
          const width = glyphWidth(grid.glyphs[at]!);
          const x = at % columns;
          if (width === 0) {
            expect(x).toBeGreaterThan(0);
            expect(glyphWidth(grid.glyphs[at - 1]!)).toBe(2);
            expect(grid.styles[at]).toBe(grid.styles[at - 1]);
          }
          if (width === 2) {
            expect(x).toBeLessThan(columns - 1);
            expect(grid.glyphs[at + 1]).toBe(0);
          }
        }
      },
    ),
  );
});

test('a golden file shows the text, the styles as letters, and what the letters mean', () => {
  const grid = new Grid(10, 2, { bg: 'felt' });
  grid.put(1, 0, '5萬', { fg: 'red', bg: 'ivory', bold: true });
  grid.put(1, 1, 'Ada', { fg: 'gold' });
  grid.put(8, 1, '!', { bg: 'default' });
  expect(toStyledText(grid)).toBe(
    [
      ' 5萬',
      ' Ada    !',
      '',
      'abbbaaaaaa',
      'acccaaaa.a',
      '',
      'a on felt',
      'b red on ivory bold',
      'c gold on felt',
    ].join('\n'),
  );
});
