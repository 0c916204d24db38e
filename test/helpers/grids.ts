import fc from 'fast-check';
import { Grid } from '../../src/terminal/grid.ts';
import { ROLES } from '../../src/terminal/roles.ts';
import type { Style } from '../../src/terminal/style.ts';

// The last is one cell wide here and two in the emulator, as happens between any two tables of widths.
const characters = [
  ...'abcxyz019 ─│╭╯█▌●‖…',
  ...'萬筒索東南西北中發白５あ한',
  'é',
  'e\u0301',
  '🀇',
  '🀄',
  '👍',
  '♠',
  '⚡',
];

export const anyStyle: fc.Arbitrary<Style> = fc.record(
  {
    fg: fc.constantFrom(...ROLES),
    bg: fc.constantFrom(...ROLES),
    bold: fc.boolean(),
    dim: fc.boolean(),
    italic: fc.boolean(),
    underline: fc.boolean(),
    strike: fc.boolean(),
    inverse: fc.boolean(),
  },
  { requiredKeys: [] },
);

const anyText = fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 });

type Drawing = (grid: Grid) => void;

const coordinate = fc.integer({ min: -4, max: 30 });
const extent = fc.integer({ min: 1, max: 30 });

const anyDrawing: fc.Arbitrary<Drawing> = fc.oneof(
  fc.tuple(coordinate, coordinate, anyText, anyStyle).map(
    ([x, y, text, style]) =>
      (grid: Grid) =>
        void grid.put(x, y % 8, text, style),
  ),
  fc.tuple(coordinate, coordinate, extent, extent, anyStyle, fc.constantFrom(' ', '▒', 'x')).map(
    ([x, y, w, h, style, char]) =>
      (grid: Grid) =>
        grid.fill(x, y % 8, w, h % 5, style, char),
  ),
  fc.tuple(coordinate, coordinate, extent, extent, anyStyle).map(
    ([x, y, w, h, style]) =>
      (grid: Grid) =>
        grid.restyle(x, y % 8, w, h % 5, style),
  ),
  fc
    .tuple(coordinate, coordinate, anyText, anyStyle, fc.boolean(), fc.integer({ min: 0, max: 3 }))
    .map(([x, y, text, style, transparent, left]) => (grid: Grid) => {
      const other = new Grid(9, 2);
      other.put(1, 0, text, style);
      other.put(0, 1, text, style);
      grid.blit(other, x, y % 8, { transparent, part: { x: left, y: 0, columns: 5, rows: 2 } });
    }),
);

/** One to eight drawing calls. */
export const anyDrawings: fc.Arbitrary<readonly Drawing[]> = fc.array(anyDrawing, {
  minLength: 1,
  maxLength: 8,
});
