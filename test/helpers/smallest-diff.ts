import { BLANK, glyphText, glyphWidth } from '../../src/terminal/glyphs.ts';
import type { Grid } from '../../src/terminal/grid.ts';
import { type LookId, type Palette, UNKNOWN_LOOK } from '../../src/terminal/palette.ts';

/** The cheapest known way to a state: the pen's look, and the column of the cursor in the row (-1: elsewhere). */
type Costs = Map<string, { pen: LookId; cursor: number; cost: number }>;

/**
 * The bytes of the smallest cell diff between two grids of one size: over every choice of cells written again, jumped
 * over (absolutely or forwards) or erased, row by row from the left. It searches where the product decides at once,
 * so it is the measure for what those decisions cost. Only for grids without glyphs of unsure width.
 */
export function smallestDiff(from: Grid, to: Grid, palette: Palette, pen: LookId = UNKNOWN_LOOK): number {
  let costs: Costs = new Map();
  relax(costs, pen, -1, 0);
  for (let y = 0; y < to.rows; y++) {
    const changed = changesOf(from, to, y);
    const last = changed.lastIndexOf(true);
    if (last === -1) continue;
    costs = cheapestRow(costs, { to, y, changed, last, palette });
  }
  return Math.min(...[...costs.values()].map(({ cost }) => cost));
}

interface Row {
  readonly to: Grid;
  readonly y: number;
  readonly changed: readonly boolean[];
  readonly last: number;
  readonly palette: Palette;
}

function cheapestRow(before: Costs, row: Row): Costs {
  const { to, y, changed, last, palette } = row;
  const states: Costs[] = Array.from({ length: to.columns + 1 }, () => new Map());
  const ends: Costs = new Map();
  const first = changed.indexOf(true);
  for (const { pen, cost } of before.values()) relax(states[first]!, pen, -1, cost);
  for (let x = first; x <= last; x++) {
    const at = y * to.columns + x;
    const width = glyphWidth(to.glyphs[at]!);
    for (const { pen, cursor, cost } of states[x]!.values()) {
      if (width === 0) {
        relax(states[x + 1]!, pen, cursor, cost);
        continue;
      }
      if (!changed[x]) relax(states[x + width]!, pen, cursor, cost);
      const look = lookIn(palette, pen, to, at);
      const placed = cost + moveCost(cursor, x, y) + palette.change(pen, look).length;
      const behind = x + width < to.columns ? x + width : -2;
      relax(states[x + width]!, look, behind, placed + Buffer.byteLength(glyphText(to.glyphs[at]!)));
      const run = blankRun(row, x);
      if (run === 0 || !palette.erasable(look)) continue;
      if (x + run === to.columns) relax(ends, look, x, placed + '\u001b[K'.length);
      relax(states[x + run]!, look, x, placed + `\u001b[${run}X`.length);
    }
  }
  const after: Costs = new Map();
  for (const reached of [...states.slice(last + 1), ends]) {
    for (const { pen, cost } of reached.values()) relax(after, pen, -1, cost);
  }
  return after;
}

function relax(costs: Costs, pen: LookId, cursor: number, cost: number): void {
  const key = `${pen},${cursor}`;
  const known = costs.get(key);
  if (known === undefined || known.cost > cost) costs.set(key, { pen, cursor, cost });
}

function changesOf(from: Grid, to: Grid, y: number): boolean[] {
  const row = y * to.columns;
  return Array.from({ length: to.columns }, (_, x) => {
    const [a, b] = [from.cell(x, y), to.cell(x, y)];
    const unseen = to.glyphs[row + x] === BLANK && from.glyphs[row + x] === BLANK;
    if (unseen && !shows(a.style) && !shows(b.style)) return (a.style.bg ?? '') !== (b.style.bg ?? '');
    return from.glyphs[row + x] !== to.glyphs[row + x] || from.styles[row + x] !== to.styles[row + x];
  });
}

function shows(style: { underline?: boolean; strike?: boolean; inverse?: boolean }): boolean {
  return style.underline === true || style.strike === true || style.inverse === true;
}

function lookIn(palette: Palette, pen: LookId, to: Grid, at: number): LookId {
  const look = palette.lookOf(to.styles[at]!);
  return to.glyphs[at] === BLANK ? palette.blankLook(pen, look) : look;
}

/** How many blanks of one ground begin at x; 0 when the cell is none. */
function blankRun({ to, y }: Row, x: number): number {
  const row = y * to.columns;
  const ground = to.cell(x, y).style.bg;
  let end = x;
  while (end < to.columns && to.glyphs[row + end] === BLANK) {
    const { style } = to.cell(end, y);
    if (style.bg !== ground || shows(style)) break;
    end += 1;
  }
  return end - x;
}

function moveCost(cursor: number, x: number, y: number): number {
  if (cursor === x) return 0;
  if (cursor === -1) return (x === 0 ? `\u001b[${y + 1}H` : `\u001b[${y + 1};${x + 1}H`).length;
  const absolute = x === 0 ? 1 : `\u001b[${x + 1}G`.length;
  if (cursor < 0 || x < cursor) return absolute;
  const ahead = x - cursor;
  return Math.min(absolute, ahead === 1 ? 3 : `\u001b[${ahead}C`.length);
}
