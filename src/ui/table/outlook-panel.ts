import type { Panel } from '../../game/view.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import { styleCode } from '../../terminal/style.ts';
import { type Canvas, INKS, putTile, write } from './canvas.ts';
import type { Layout } from './layout.ts';
import { paintPanel, panelColumns } from './panels.ts';
import type { Outlook, Scene } from './scene.ts';

const PANEL = styleCode({ bg: 'panel' });
const MARGIN = 2;
/** A tile, a blank, the sign, the number, a gap. */
const WAIT_COLUMNS = 7;

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
  const perRow = Math.max(1, Math.floor((inner - textWidth(heading)) / WAIT_COLUMNS));
  const waitRows = Math.min(2, Math.ceil(waits.length / perRow));
  const said = panels.slice(0, area.rows - waitRows);
  const rows = waitRows + said.length;
  if (rows === 0) return;
  const y = area.y + area.rows - rows;
  const hasPatterns = said.some(panel => panel.patterns !== undefined);
  const widest = Math.max(
    waitRows === 0 ? 0 : textWidth(heading) + Math.min(perRow, waits.length) * WAIT_COLUMNS,
    ...said.map(panel => panelColumns(scene, panel)),
  );
  const columns = hasPatterns ? area.columns : Math.min(area.columns, widest + 2 * MARGIN);
  grid.fill(area.x, y, columns, rows, PANEL);
  const x = area.x + MARGIN;
  if (waitRows > 0) {
    write(canvas, x, y, heading, INKS.good);
    paintWaits(canvas, waits.slice(0, waitRows * perRow), x + textWidth(heading), y, perRow);
  }
  said.forEach((panel, index) => {
    paintPanel(canvas, scene, panel, { x, y: y + waitRows + index, right: area.x + columns - MARGIN });
  });
}

function paintWaits(canvas: Canvas, waits: Outlook['waits'], x: number, y: number, perRow: number): void {
  waits.forEach(({ tile, left }, index) => {
    const at = x + (index % perRow) * WAIT_COLUMNS;
    const row = y + Math.floor(index / perRow);
    putTile(canvas, at, row, 'small', left === 0 ? 'dim' : 'plain', tile);
    write(canvas, at + 2, row, ` ${canvas.signs.times}${left}`, left === 0 ? INKS.muted : INKS.text);
  });
}
