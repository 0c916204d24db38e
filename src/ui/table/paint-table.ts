import { Grid } from '../../terminal/grid.ts';
import type { Size } from '../../terminal/port.ts';
import { paintActions } from './action-bar.ts';
import { canvasOn } from './canvas.ts';
import { paintCentre } from './centre.ts';
import { fitsMedium, paintDiscards } from './discard-rows.ts';
import { paintHand } from './hand.ts';
import { layoutOf, sideOf } from './layout.ts';
import { paintLegend } from './legend.ts';
import { paintOutlookPanel } from './outlook-panel.ts';
import { paintOwnPlate } from './own-plate.ts';
import { shortened, sortPanels } from './panels.ts';
import { lookedFrom, newestDiscard } from './people.ts';
import type { Look, Scene } from './scene.ts';
import { paintSeat } from './seat-block.ts';
import { listsGoals, paintEvents } from './side-panels.ts';
import { isTooSmall, paintTooSmall } from './too-small.ts';
import { paintTopBar } from './top-bar.ts';

/**
 * Paints a table as a viewer may see it. The same scene, size and look always give the same grid.
 * @param sheet a grid that is painted on, over whatever it held, where it has that size
 */
export function paintTable(scene: Scene, size: Size, look: Look, sheet?: Grid): Grid {
  if (isTooSmall(size)) return paintTooSmall(size, look);
  const { snapshot } = scene;
  const { seats } = snapshot.view;
  const layout = layoutOf(size, seats.length);
  const canvas = canvasOn(emptySheet(size, sheet), look);
  const from = lookedFrom(snapshot);
  const fresh = newestDiscard(snapshot);
  const panels = sortPanels(snapshot.view, scene.outlook?.notes);
  // Goals that are listed beside the table are not said once more.
  const ownPanels = listsGoals(scene, layout)
    ? panels.own.filter(({ goal }) => goal === undefined)
    : panels.own;
  const left = paintTopBar(canvas, scene, layout, panels.table);
  // What is said of one's own hand stands in its corner, or beside the plate where there is none.
  const beside = layout.waits === null ? [...left, ...panels.own.map(shortened)] : left;
  paintCentre(canvas, scene, layout);
  const form = seats.every(seat =>
    fitsMedium(seat.discards.length, layout.narrowest, layout.ownDiscards.rows),
  )
    ? layout.discardForm
    : 'small';
  for (const seat of seats) {
    const area = layout.seats[sideOf(seat.seat, from, seats.length)];
    if (area !== undefined) paintSeat(canvas, scene, seat, area, { form, fresh: fresh === seat.seat });
  }
  paintEvents(canvas, scene, layout);
  paintOutlookPanel(canvas, scene, layout, ownPanels);
  const own = seats[from];
  if (own !== undefined) {
    const rows = { form, align: 'middle', fresh: fresh === own.seat, lit: scene.lit } as const;
    paintDiscards(canvas, own.discards, layout.ownDiscards, rows);
    paintOwnPlate(canvas, scene, own, layout, beside);
  }
  paintActions(canvas, scene, layout);
  if (own !== undefined) paintHand(canvas, scene, own, layout);
  // Labels and arrows belong to tiles, which the card hides or which cannot be pointed at while it is there.
  if (scene.isCovered) canvas.grid.fill(0, layout.labels, size.columns, 1, {});
  paintLegend(canvas, scene, layout);
  return canvas.grid;
}

function emptySheet({ columns, rows }: Size, sheet: Grid | undefined): Grid {
  if (sheet?.columns !== columns || sheet.rows !== rows) return new Grid(columns, rows);
  sheet.clear();
  return sheet;
}
