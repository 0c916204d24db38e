import { EAST, RED_FIVE, type Tile } from '../../../tiles/tile.ts';

/** A discard of the tile just drawn. */
export const AS_DRAWN = 60;

/** How tenhou.net/6 numbers tiles: 11–19, 21–29, 31–39 the suits, 41–47 the honors, 51–53 the red fives. */
export function tileNumber(tile: Tile): number {
  if (tile >= RED_FIVE) return 51 + tile - RED_FIVE;
  if (tile >= EAST) return 41 + tile - EAST;
  return 10 * (Math.floor(tile / 9) + 1) + (tile % 9) + 1;
}
