import type { Goal, GoalGroup } from '../../game/goal.ts';
import { JOKER } from '../../tiles/tile.ts';
import { letters } from '../faces/letters.ts';
import { type Canvas, INKS, putTile } from '../table/canvas.ts';

const TILE = 2;

/** Columns of a goal's tiles: groups a blank apart, loose tiles together. */
export function goalColumns(groups: readonly GoalGroup[], gap = 1): number {
  return groups.reduce((sum, group, at) => sum + group.size * TILE + (isApart(groups, at) ? gap : 0), 0);
}

function isApart(groups: readonly GoalGroup[], at: number): boolean {
  return at > 0 && (groups[at]!.size > 1 || groups[at - 1]!.size > 1);
}

/**
 * The tiles of a goal in the order printed. What the hand has is bright, with a rule below it, or the letters of a joker where
 * one stands for it; what is missing is dim, with nothing below. Takes two rows. Returns the column after it.
 * @param columns where the groups do not fit apart they stand side by side
 */
export function paintGoalTiles(
  canvas: Canvas,
  { groups }: Pick<Goal, 'groups'>,
  x: number,
  y: number,
  columns: number,
): number {
  const { grid, signs } = canvas;
  const gap = goalColumns(groups) <= columns ? 1 : 0;
  const under = signs.rule.repeat(TILE);
  let at = x;
  groups.forEach(({ tile, size, held, jokers }, index) => {
    if (isApart(groups, index)) at += gap;
    for (let place = 0; place < size; place++) {
      const isFilled = place < held + jokers;
      putTile(canvas, at, y, 'small', isFilled ? 'lit' : 'dim', tile);
      if (place < held) grid.put(at, y + 1, under, INKS.gold);
      else if (isFilled) grid.put(at, y + 1, letters(JOKER), INKS.goldStrong);
      at += TILE;
    }
  });
  return at;
}
