import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Differ } from '../../src/terminal/diff.ts';
import { Grid } from '../../src/terminal/grid.ts';
import { Palette } from '../../src/terminal/palette.ts';
import { felt } from '../../src/terminal/theme.ts';
import { cellsOf, plodding } from '../helpers/cells.ts';
import { anyDrawings } from '../helpers/grids.ts';
import { Screen as Emulator } from '../helpers/screen.ts';

const NO_WRAP = '\u001b[?7l';

function differ(columns: number, rows: number, depth: 'truecolor' | '256' | '16' | 'mono' = 'mono') {
  const palette = new Palette(felt, depth);
  return { palette, differ: new Differ(columns, rows, { palette, erasesWithGround: true }) };
}

async function shown(bytes: string, columns: number, rows: number): Promise<string[]> {
  const emulator = new Emulator(columns, rows);
  emulator.feed(NO_WRAP + bytes);
  await emulator.settled();
  const cells = cellsOf(emulator, columns, rows);
  emulator.dispose();
  return cells;
}

describe('what the client shows is the wanted grid', () => {
  test('for any course of grids, sizes, depths and ways to erase', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 26 }),
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom('truecolor', '256', '16', 'mono'),
        fc.boolean(),
        fc.array(fc.tuple(anyDrawings, fc.constantFrom('draw', 'anew', 'forget')), {
          minLength: 1,
          maxLength: 4,
        }),
        async (columns, rows, depth, erasesWithGround, course) => {
          const palette = new Palette(felt, depth as 'mono');
          const under = new Differ(columns, rows, { palette, erasesWithGround });
          let grid = new Grid(columns, rows);
          let bytes = '';
          for (const [drawings, how] of course) {
            if (how === 'anew') grid = new Grid(columns, rows);
            if (how === 'forget') under.forget();
            for (const draw of drawings) draw(grid);
            bytes += under.packet(grid).bytes;
          }
          expect(await shown(bytes, columns, rows)).toEqual(
            await shown(plodding(grid, palette), columns, rows),
          );
        },
      ),
      { numRuns: 250 },
    );
  });

  test('when packets are cut by a limit, as soon as the last of them has arrived', async () => {
    const { palette, differ: under } = differ(40, 12, 'truecolor');
    const grid = new Grid(40, 12);
    for (let y = 0; y < 12; y++) grid.put(y, y, '東南西北中發白 and words', { fg: 'red', bg: 'ivory' });
    const packets: string[] = [];
    for (let complete = false; !complete; ) {
      const packet = under.packet(grid, 120);
      packets.push(packet.bytes);
      complete = packet.complete;
    }
    expect(packets.length).toBeGreaterThan(3);
    for (const packet of packets) expect(Buffer.byteLength(packet)).toBeLessThanOrEqual(120);
    expect(await shown(packets.join(''), 40, 12)).toEqual(await shown(plodding(grid, palette), 40, 12));
  });
});

describe('few bytes', () => {
  test('nothing changed, nothing sent', () => {
    const { differ: under } = differ(20, 4);
    const grid = new Grid(20, 4);
    grid.put(1, 1, 'tiles');
    under.packet(grid);
    expect(under.packet(grid)).toEqual({ bytes: '', complete: true });
  });

  test('one changed cell is one move and one character', () => {
    const { differ: under } = differ(20, 4);
    const grid = new Grid(20, 4);
    grid.put(1, 1, '0:12');
    under.packet(grid);
    grid.put(1, 1, '0:11');
    expect(under.packet(grid).bytes).toBe('\u001b[2;5H1');
  });

  test('a short stretch that stays is written again, a long one is jumped over', () => {
    const { differ: under } = differ(40, 2);
    const grid = new Grid(40, 2);
    grid.put(0, 0, 'a..b..............................c');
    under.packet(grid);
    grid.put(0, 0, 'A..B..............................C');
    expect(under.packet(grid).bytes).toBe('\u001b[1HA..B\u001b[35GC');
  });

  test('the rest of a line that becomes blank is erased', () => {
    const { differ: under } = differ(40, 2);
    const grid = new Grid(40, 2);
    grid.put(0, 0, 'a long line of words that goes');
    under.packet(grid);
    grid.fill(2, 0, 38, 1, {});
    expect(under.packet(grid).bytes).toBe('\u001b[1;3H\u001b[K');
  });

  test('a hole in a line is erased and jumped over', () => {
    const { differ: under } = differ(40, 2);
    const grid = new Grid(40, 2);
    grid.put(0, 0, 'a-------------------------------------z!');
    under.packet(grid);
    grid.fill(1, 0, 37, 1, {});
    expect(under.packet(grid).bytes).toBe('\u001b[1;2H\u001b[37X');
  });

  test('letters of blanks are not seen and cost nothing', () => {
    const { differ: under } = differ(40, 2, 'truecolor');
    const grid = new Grid(40, 2);
    under.packet(grid);
    grid.fill(0, 0, 40, 2, { fg: 'gold', bold: true });
    expect(under.packet(grid).bytes).toBe('');
  });
});

test('a terminal that does not erase with the ground gets every blank of the cloth written', () => {
  const palette = new Palette(felt, '16');
  const under = new Differ(10, 3, { palette, erasesWithGround: false });
  const { bytes } = under.packet(new Grid(10, 3));
  expect(bytes).not.toMatch(/\u001b\[\d*[KX]/);
  expect(bytes.replace(/[^ ]/g, '')).toHaveLength(30);
});

test('a packet that was cut off leaves no trace in what the client is believed to hold', () => {
  const { differ: under } = differ(8, 1);
  const grid = new Grid(8, 1);
  grid.put(0, 0, 'a東');
  const before = under.packet(grid).bytes;
  const other = new Grid(8, 1);
  other.put(0, 0, '🤻🤻🤻');
  expect(under.packet(other, 1)).toEqual({ bytes: '', complete: false });
  expect(before).toContain('a東');
  expect(under.packet(grid)).toEqual({ bytes: '', complete: true });
});

test('the last cell of the screen is erased rather than written where it is blank', () => {
  const { differ: under } = differ(10, 2, 'truecolor');
  const grid = new Grid(10, 2, { bg: 'ivory' });
  const { bytes } = under.packet(grid);
  expect(bytes.endsWith('\u001b[K')).toBe(true);
});

test('the cell behind a character that may be drawn wider is written again, also at the end of what changed', () => {
  const { differ: under } = differ(12, 1);
  const grid = new Grid(12, 1);
  grid.put(0, 0, 'xab');
  under.packet(grid);
  grid.put(0, 0, '🤻');
  expect(under.packet(grid).bytes).toBe('\u001b[1H🤻\u001b[2Ga');
});

test('where terminals disagree about a width, the cursor is placed anew behind the character', () => {
  const { differ: under } = differ(12, 1);
  const grid = new Grid(12, 1);
  under.packet(grid);
  grid.put(0, 0, '🀇🀄x');
  expect(under.packet(grid).bytes).toBe('\u001b[1H  \u001b[1G🀇\u001b[3G  \u001b[3G🀄\u001b[5Gx');
});
