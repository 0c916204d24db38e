import { EAST, FLOWER, GREEN, RED, type Tile, WHITE } from '../../../tiles/tile.ts';

/** The order of the dragons there: red, green, white. */
const DRAGONS: readonly Tile[] = [RED, GREEN, WHITE];

/** A tile as Botzone writes it: W characters, B dots, T bamboo, F winds, J dragons, H flowers and seasons, each with a number. */
export function botzoneName(tile: Tile): string {
  if (tile >= FLOWER) return `H${tile - FLOWER + 1}`;
  if (tile >= WHITE) return `J${DRAGONS.indexOf(tile) + 1}`;
  if (tile >= EAST) return `F${tile - EAST + 1}`;
  return `${'WBT'[Math.floor(tile / 9)]}${(tile % 9) + 1}`;
}
