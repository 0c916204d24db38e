import { Box, Text } from 'ink';
import { createElement } from 'react';
import { guessCapabilities } from '../src/terminal/capabilities.ts';
import { machineClock } from '../src/terminal/clock.ts';
import { Differ } from '../src/terminal/diff.ts';
import { Grid } from '../src/terminal/grid.ts';
import { Palette } from '../src/terminal/palette.ts';
import { Screen } from '../src/terminal/screen.ts';
import { felt } from '../src/terminal/theme.ts';
import { InkHost } from '../src/ui/ink/ink-host.tsx';
import { paintTable } from '../src/ui/table/paint-table.ts';
import { textsFor } from '../src/ui/texts/texts.ts';
import { FakePort } from '../test/helpers/fake-port.ts';
import { smallestDiff } from '../test/helpers/smallest-diff.ts';
import { measureInk } from './ink-table.ts';
import { millisecondsPer } from './measure.ts';
import { playedScenes } from './played-scenes.ts';
import type { Row } from './row.ts';

const SIZE = { columns: 100, rows: 30 };
const UPDATES = 120;

/**
 * Painting, diffing and sending the table of a match that is played, 100×30 in true colour: against the smallest cell diff,
 * and against Ink drawing the same tables.
 */
export async function benchTerminal(): Promise<Row[]> {
  const scenes = playedScenes(UPDATES + 1);
  const look = { face: 'cjk', ascii: false, texts: textsFor('en') } as const;
  const tables = scenes.map(scene => paintTable(scene, SIZE, look));
  const bytes = bytesPerUpdate(tables);
  const full = await measureInk(tables, false);
  const incremental = await measureInk(tables, true);
  const paint = millisecondsPer(turn => void paintTable(scenes[toAndFro(turn)]!, SIZE, look));
  const under = differ();
  const update = millisecondsPer(turn => under.packet(paintTable(scenes[toAndFro(turn)]!, SIZE, look)));
  const ours = { bytes: bytes.sent, milliseconds: update };
  return [
    { name: 'table update 100×30: paint and diff', value: update, unit: 'ms', budget: 0.3 },
    { name: 'table update 100×30: paint alone', value: paint, unit: 'ms' },
    { name: 'table update 100×30: bytes', value: bytes.sent, unit: 'bytes' },
    {
      name: 'table update 100×30: bytes, of the smallest cell diff',
      value: bytes.sent / bytes.smallest,
      unit: '×',
      budget: 1.3,
      note: `smallest ${bytes.smallest.toFixed(0)} bytes`,
    },
    ...inkRows('full frames', full, ours),
    ...inkRows('incremental', incremental, ours),
    ...clockTick(tables[UPDATES >> 1]!),
    { name: 'an Ink screen of 100×30 to a grid', value: timeOfInkScreen(), unit: 'ms' },
  ];
}

interface Cost {
  readonly bytes: number;
  readonly milliseconds: number;
}

function inkRows(name: string, ink: Cost, ours: Cost): Row[] {
  const ofOurs = (what: keyof Cost): string => `×${(ink[what] / ours[what]).toFixed(1)} of ours`;
  return [
    { name: `the same by Ink, ${name}: bytes`, value: ink.bytes, unit: 'bytes', note: ofOurs('bytes') },
    {
      name: `the same by Ink, ${name}: time`,
      value: ink.milliseconds,
      unit: 'ms',
      note: ofOurs('milliseconds'),
    },
  ];
}

/** Scenes forwards, then backwards, so that every update is one between neighbours. */
function toAndFro(turn: number): number {
  const at = turn % (2 * UPDATES);
  return at <= UPDATES ? at : 2 * UPDATES - at;
}

function differ(): Differ {
  return new Differ(SIZE.columns, SIZE.rows, {
    palette: new Palette(felt, 'truecolor'),
    erasesWithGround: true,
  });
}

function bytesPerUpdate(tables: readonly Grid[]): { readonly sent: number; readonly smallest: number } {
  const palette = new Palette(felt, 'truecolor');
  const under = differ();
  let sent = 0;
  let smallest = 0;
  for (const [turn, table] of tables.entries()) {
    const packet = under.packet(table).bytes;
    if (turn === 0) continue;
    sent += Buffer.byteLength(packet);
    smallest += smallestDiff(tables[turn - 1]!, table, palette);
  }
  return { sent: sent / UPDATES, smallest: smallest / UPDATES };
}

/** What a session at a table costs while only a clock ticks. */
function clockTick(base: Grid): Row[] {
  const port = new FakePort(100, 30, 'xterm-256color', { COLORTERM: 'truecolor' });
  const capabilities = guessCapabilities(port.term, port.env);
  const screen = new Screen({ port, clock: machineClock, theme: felt, capabilities });
  const clock = new Grid(4, 1, { bg: 'feltDark' });
  const tick = (turn: number): void => {
    clock.put(0, 0, `0:${String(59 - (turn % 60)).padStart(2, '0')}`, { fg: 'gold', bold: true });
    screen.show({ base, layers: [{ grid: clock, x: 93, y: 0 }] });
  };
  tick(0);
  port.take();
  tick(1);
  const bytes = Buffer.byteLength(port.take());
  const time = millisecondsPer(turn => {
    tick(turn);
    port.take();
  });
  return [
    { name: 'a clock ticks over a table: time', value: time, unit: 'ms', budget: 0.2 },
    { name: 'a clock ticks over a table: bytes', value: bytes, unit: 'bytes' },
  ];
}

/** Rendering a full page of text by Ink in memory and parsing it. */
function timeOfInkScreen(): number {
  const host = new InkHost({
    size: { columns: 100, rows: 30 },
    onFrame: () => undefined,
    onError: error => {
      throw error;
    },
    crashMessage: '',
  });
  const time = millisecondsPer(
    turn => {
      const lines = Array.from({ length: 28 }, (_, row) =>
        createElement(
          Text,
          { key: row, bold: row === turn % 28 },
          `${row} a line of a lobby with 東南西北 in it, turn ${turn}`,
        ),
      );
      host.render(createElement(Box, { flexDirection: 'column', borderStyle: 'round' }, lines));
    },
    20,
    5,
  );
  host.unmount();
  return time;
}
