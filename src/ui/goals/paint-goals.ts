import type { Goal } from '../../game/goal.ts';
import type { Grid } from '../../terminal/grid.ts';
import type { Size } from '../../terminal/port.ts';
import { type Canvas, canvasOf, INKS, write, writeRight } from '../table/canvas.ts';
import type { Look } from '../table/scene.ts';
import { entryRows, nearInk, paintEntry } from './goal-entry.ts';
import { paintGoalTiles } from './goal-tiles.ts';

/** A page of goals. */
export interface GoalPage {
  readonly goals: readonly Goal[];
  /** The first one that is shown. */
  readonly from: number;
  /** Whoever reads it has a hand to compare; else only what is printed is shown. */
  readonly hasHand: boolean;
}

/** Paints goals one below the other; the last may be cut off. */
export function paintGoals({ goals, from, hasHand }: GoalPage, size: Size, look: Look): Grid {
  const canvas = canvasOf(size.columns, size.rows, look);
  let y = 0;
  for (const goal of goals.slice(from)) {
    if (y >= size.rows) break;
    paintEntry(canvas, goal, { y, columns: size.columns, hasHand });
    y += entryRows(goal, size.columns);
  }
  return canvas.grid;
}

/** How many goals from `from` on are seen whole, at least one. */
export function goalsOnPage(goals: readonly Goal[], from: number, size: Size): number {
  let used = 0;
  let count = 0;
  for (const goal of goals.slice(from)) {
    // The blank after the last one is no loss.
    used += entryRows(goal, size.columns);
    if (used - 1 > size.rows) break;
    count += 1;
  }
  return Math.max(1, count);
}

/** The first goal of the last page: from it on all are seen. */
export function lastPage(goals: readonly Goal[], size: Size): number {
  let used = 0;
  let from = goals.length;
  while (from > 0) {
    used += entryRows(goals[from - 1]!, size.columns);
    if (used - 1 > size.rows) break;
    from -= 1;
  }
  return Math.max(0, Math.min(from, goals.length - 1));
}

/** Rows of a goal in the short list. */
const SHORT_ROWS = 3;

/** The nearest goals in a narrow column, the name, what is missing, the tiles. Returns the rows taken. */
export function paintNearest(
  canvas: Canvas,
  goals: readonly Goal[],
  place: { readonly x: number; readonly y: number; readonly columns: number },
): number {
  const { x, y, columns } = place;
  goals.forEach((goal, at) => {
    const row = y + at * SHORT_ROWS;
    const near = goal.distance === null ? canvas.signs.dash : canvas.texts.goals.missing(goal.distance);
    const end = writeRight(canvas, x + columns, row, near, nearInk(goal));
    write(canvas, x, row, `${goal.id} ${goal.name}`, INKS.text, end - x - 1);
    paintGoalTiles(canvas, goal, x, row + 1, columns);
  });
  return goals.length * SHORT_ROWS;
}
