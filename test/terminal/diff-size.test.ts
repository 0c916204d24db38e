import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Differ } from '../../src/terminal/diff.ts';
import { Grid } from '../../src/terminal/grid.ts';
import { Palette } from '../../src/terminal/palette.ts';
import { type ColorDepth, felt } from '../../src/terminal/theme.ts';
import { sampleTable } from '../helpers/sample-table.ts';
import { smallestDiff } from '../helpers/smallest-diff.ts';

test.each<ColorDepth>(['truecolor', '256', '16', 'mono'])(
  'updates of a table in %s stay within 1.3 times the smallest cell diff',
  depth => {
    const palette = new Palette(felt, depth);
    const differ = new Differ(100, 30, { palette, erasesWithGround: true });
    differ.packet(sampleTable(0));
    let sent = 0;
    let smallest = 0;
    for (let turn = 1; turn < 60; turn++) {
      const next = sampleTable(turn);
      sent += Buffer.byteLength(differ.packet(next).bytes);
      smallest += smallestDiff(sampleTable(turn - 1), next, palette);
    }
    expect(sent / smallest).toBeLessThan(1.3);
  },
);

test('the measure itself: one cell, a jump, an erased rest', () => {
  const palette = new Palette(felt, 'mono');
  const from = new Grid(40, 2);
  from.put(0, 0, 'a....................b..............');
  const to = new Grid(40, 2);
  to.put(0, 0, 'A....................B');
  const penKnown = palette.lookOf(0);
  expect(smallestDiff(from, from, palette, penKnown)).toBe(0);
  expect(smallestDiff(from, to, palette, penKnown)).toBe('\u001b[1HA\u001b[22GB\u001b[K'.length);
});

test('no drawing whatever costs more than twice the smallest', () => {
  const words = fc.array(
    fc.tuple(
      fc.nat(38),
      fc.nat(3),
      fc.constantFrom('a', 'tiles', '東南', '   ', '─────'),
      fc.constantFrom('red', 'gold', 'text' as const),
    ),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(words, words, (before, after) => {
      const palette = new Palette(felt, '16');
      const differ = new Differ(40, 4, { palette, erasesWithGround: true });
      const grid = new Grid(40, 4);
      for (const [x, y, text, fg] of before) grid.put(x, y, text, { fg: fg as 'red' });
      differ.packet(grid);
      const next = new Grid(40, 4);
      next.copyFrom(grid);
      for (const [x, y, text, fg] of after) next.put(x, y, text, { fg: fg as 'red', bg: 'panel' });
      const sent = Buffer.byteLength(differ.packet(next).bytes);
      expect(sent).toBeLessThanOrEqual(2 * smallestDiff(grid, next, palette) + 8);
    }),
  );
});
