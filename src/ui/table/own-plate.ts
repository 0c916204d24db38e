import type { Panel, SeatView } from '../../game/view.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import { type Canvas, INKS, putTile, putTiles, write } from './canvas.ts';
import type { Layout } from './layout.ts';
import { isBarTaken, noticeOf, putNotice } from './notice.ts';
import { waitText } from './outlook-panel.ts';
import { paintPanel, panelColumns } from './panels.ts';
import { plateMarks } from './ranking.ts';
import type { Scene } from './scene.ts';
import { markColumns, paintMark } from './seat-block.ts';
import { paintPlate } from './seat-plate.ts';

const PLATE = 30;

/** The viewer's own plate, after it marks, bonus tiles, panels that had no room in the top bar, and how far the hand is. */
export function paintOwnPlate(
  canvas: Canvas,
  scene: Scene,
  seat: SeatView,
  layout: Layout,
  panels: readonly Panel[],
): void {
  const { ownPlate } = layout;
  const { texts } = canvas;
  const { y } = ownPlate;
  const { left } = layout;
  const mine = scene.snapshot.seat === seat.seat;
  paintPlate(
    canvas,
    scene,
    seat,
    { x: left, y, columns: PLATE, rows: 1 },
    mine ? texts.table.you : undefined,
  );
  let x = left + PLATE + 2;
  const right = ownPlate.x + ownPlate.columns;
  if (seat.status === 'out') x = write(canvas, x, y, texts.table.out, INKS.muted) + 2;
  for (const mark of plateMarks(seat)) {
    if (x + markColumns(scene, mark) > right) break;
    x = paintMark(canvas, scene, mark, x, y) + 1;
  }
  if (seat.bonus.length > 0) x = putTiles(canvas, x, y, seat.bonus) + 2;
  const notice = isBarTaken(canvas, scene) ? noticeOf(canvas, scene) : null;
  // Why something was not done is said whole, if need be in place of what a panel tells the rest of the time.
  const kept = notice === null || notice.tone === 'coach' ? 0 : textWidth(notice.text) + 2;
  for (const panel of panels) {
    if (x + panelColumns(scene, panel) + kept > right) break;
    x = paintPanel(canvas, scene, panel, { x, y, right }) + 2;
  }
  // Half a piece of advice is none: then rather how far the hand is.
  const fits = notice !== null && (notice.tone !== 'coach' || textWidth(notice.text) <= right - x);
  if (notice !== null && fits) putNotice(canvas, notice, x, y, right - x);
  else paintOutlook(canvas, scene, x, y, right, layout.waits !== null);
}

function paintOutlook(
  canvas: Canvas,
  { outlook }: Scene,
  x: number,
  y: number,
  right: number,
  panel: boolean,
): void {
  if (outlook === null) return;
  const say = canvas.texts.table;
  if (outlook.shanten > 0) {
    write(
      canvas,
      x,
      y,
      outlook.shanten === 1 ? say.oneFromReady : say.fromReady(outlook.shanten),
      INKS.muted,
      right - x,
    );
    return;
  }
  if (outlook.shanten < 0) return;
  let at = write(canvas, x, y, say.readyHand, INKS.good) + 1;
  // The panel beside the discards says the rest.
  if (panel) return;
  for (const wait of outlook.waits) {
    const count = waitText(canvas, wait);
    if (at + 3 + textWidth(count) > right) break;
    putTile(canvas, at + 1, y, 'small', wait.left === 0 ? 'dim' : 'plain', wait.tile);
    at = write(canvas, at + 3, y, count, INKS.muted);
  }
}
