import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { Box, render, Text } from 'ink';
import { createElement, type ReactNode } from 'react';
import type { Grid } from '../src/terminal/grid.ts';
import { roleColor } from '../src/terminal/role-colors.ts';
import type { Style } from '../src/terminal/style.ts';
import { processorTime } from './measure.ts';

/** A terminal for Ink to write to that only counts. */
class CountingStdout extends EventEmitter {
  readonly isTTY = true;
  readonly writable = true;
  readonly columns = 100;
  readonly rows = 31; // one more than the table: Ink would otherwise clear the screen for each frame
  bytes = 0;
  write(chunk: string, callback?: () => void): boolean {
    this.bytes += Buffer.byteLength(chunk);
    callback?.();
    return true;
  }
}

/** What Ink itself costs for one update of the same table: bytes, and milliseconds of processor time. */
export async function measureInk(
  tables: readonly Grid[],
  incrementalRendering: boolean,
): Promise<{ readonly bytes: number; readonly milliseconds: number }> {
  const stdout = new CountingStdout();
  const nodes = tables.map(asInk);
  const instance = render(nodes[0], {
    stdout: stdout as unknown as NodeJS.WriteStream,
    stdin: new PassThrough() as unknown as NodeJS.ReadStream,
    interactive: true,
    patchConsole: false,
    exitOnCtrlC: false,
    incrementalRendering,
    maxFps: 10_000,
  });
  await instance.waitUntilRenderFlush();
  stdout.bytes = 0;
  let milliseconds = 0;
  for (const node of nodes.slice(1)) {
    const start = processorTime();
    instance.rerender(node);
    await instance.waitUntilRenderFlush();
    milliseconds += processorTime() - start;
  }
  const updates = tables.length - 1;
  const measured = { bytes: stdout.bytes / updates, milliseconds: milliseconds / updates };
  instance.unmount();
  return measured;
}

/** The table as Ink components: a row of text for each row of cells, a span for each run of one style. */
function asInk(table: Grid): ReactNode {
  const rows = Array.from({ length: table.rows }, (_, y) =>
    createElement(Text, { key: y }, spansOf(table, y)),
  );
  return createElement(Box, { flexDirection: 'column', width: table.columns, height: table.rows }, rows);
}

function spansOf(table: Grid, y: number): ReactNode[] {
  const spans: ReactNode[] = [];
  for (let x = 0; x < table.columns; ) {
    const code = table.styles[y * table.columns + x];
    let text = '';
    const from = x;
    for (; x < table.columns && table.styles[y * table.columns + x] === code; x++)
      text += table.cell(x, y).text;
    spans.push(createElement(Text, { key: from, ...propsOf(table.cell(from, y).style) }, text));
  }
  return spans;
}

function propsOf(style: Style) {
  return {
    color: roleColor(style.fg ?? 'default'),
    backgroundColor: roleColor(style.bg ?? 'default'),
    bold: style.bold === true,
    underline: style.underline === true,
    dimColor: style.dim === true,
    strikethrough: style.strike === true,
  };
}
