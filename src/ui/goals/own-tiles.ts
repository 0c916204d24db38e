import type { MeldView } from '../../game/view.ts';
import type { Grid } from '../../terminal/grid.ts';
import { canvasOf, putTiles } from '../table/canvas.ts';
import type { HandSlot } from '../table/hand-order.ts';
import type { Look } from '../table/scene.ts';

const TILE = 2;

/** One's own tiles in a row, as one has arranged them, the one just drawn apart, then what lies open. */
export function paintOwnTiles(hand: readonly HandSlot[], melds: readonly MeldView[], look: Look): Grid {
  const laid = melds.map(({ tiles }) => tiles ?? []);
  const columns = laid.reduce((sum, tiles) => sum + tiles.length * TILE + 1, hand.length * TILE + TILE);
  const canvas = canvasOf(columns, 1, look);
  let x = 0;
  for (const { tile, drawn } of hand) x = putTiles(canvas, x + (drawn ? 1 : 0), 0, [tile]);
  x += 1;
  for (const tiles of laid) x = putTiles(canvas, x, 0, tiles) + 1;
  return canvas.grid;
}
