import type { Panel } from '../../game/view.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import { styleCode } from '../../terminal/style.ts';
import { changeText } from '../texts/numbers.ts';
import { type Canvas, INKS, putTile, write } from './canvas.ts';
import type { Layout } from './layout.ts';
import { paintPanel, panelColumns, panelLines } from './panels.ts';
import type { Outlook, Scene } from './scene.ts';

const PANEL = styleCode({ bg: 'panel' });
const MARGIN = 2;
const TILE = 2;
const GAP = 2;

/** How many of a wait are unseen, and what it would bring where the ruleset tells. */
export function waitText({ signs }: Canvas, { left, worth }: Outlook['waits'][number]): string {
  return `${signs.times}${left}${worth === undefined ? '' : ` ${changeText(worth)}`}`;
}

/** The corner that speaks of the viewer's hand: what it waits for with how many are unseen, and what the ruleset says. */
export function paintOutlookPanel(
  canvas: Canvas,
  scene: Scene,
  layout: Layout,
  panels: readonly Panel[],
): void {
  const { waits: area } = layout;
  if (area === null) return;
  const { grid } = canvas;
  const waits = scene.outlook?.shanten === 0 ? scene.outlook.waits : [];
  const heading = `${canvas.texts.table.waits} `;
  const inner = area.columns - 2 * MARGIN;
  const each = TILE + 1 + Math.max(0, ...waits.map(wait => textWidth(waitText(canvas, wait)))) + GAP;
  const perRow = Math.max(1, Math.floor((inner + GAP - textWidth(heading)) / each));
  const waitRows = Math.min(2, Math.ceil(waits.length / perRow));
  const said = fitting(canvas, scene, panels, inner, area.rows - waitRows);
  const rows = waitRows + said.reduce((sum, { lines }) => sum + lines.length, 0);
  if (rows === 0) return;
  const y = area.y + area.rows - rows;
  const hasPatterns = said.some(({ panel }) => panel.patterns !== undefined);
  const widest = Math.max(
    waitRows === 0 ? 0 : textWidth(heading) + Math.min(perRow, waits.length) * each - GAP,
    ...said.map(({ panel }) => panelColumns(scene, panel)),
  );
  const columns = hasPatterns ? area.columns : Math.min(area.columns, widest + 2 * MARGIN);
  grid.fill(area.x, y, columns, rows, PANEL);
  const x = area.x + MARGIN;
  if (waitRows > 0) {
    write(canvas, x, y, heading, INKS.good);
    paintWaits(canvas, waits.slice(0, waitRows * perRow), { x: x + textWidth(heading), y, perRow, each });
  }
  let row = y + waitRows;
  for (const { panel, lines } of said) {
    paintPanel(canvas, scene, panel, { x, y: row, right: area.x + columns - MARGIN }, lines);
    row += lines.length;
  }
}

interface Said {
  readonly panel: Panel;
  readonly lines: readonly string[];
}

/** As many panels as these rows hold, a line each; the patterns of the first ones in as many lines as are left over. */
function fitting(
  canvas: Canvas,
  scene: Scene,
  panels: readonly Panel[],
  columns: number,
  rows: number,
): Said[] {
  const shown = panels.slice(0, rows);
  let spare = rows - shown.length;
  return shown.map(panel => {
    const lines = panelLines(canvas, scene, panel, columns, 1 + spare);
    spare -= lines.length - 1;
    return { panel, lines };
  });
}

function paintWaits(
  canvas: Canvas,
  waits: Outlook['waits'],
  place: { readonly x: number; readonly y: number; readonly perRow: number; readonly each: number },
): void {
  waits.forEach((wait, index) => {
    const at = place.x + (index % place.perRow) * place.each;
    const row = place.y + Math.floor(index / place.perRow);
    putTile(canvas, at, row, 'small', wait.left === 0 ? 'dim' : 'plain', wait.tile);
    write(canvas, at + TILE + 1, row, waitText(canvas, wait), wait.left === 0 ? INKS.muted : INKS.text);
  });
}
