import { EAST, RED_FIVE, SUITS, TILES, type Tile } from '../../tiles/tile.ts';

/** A tile that the reader does not know. */
const UNKNOWN = '?';

const HONORS = ['E', 'S', 'W', 'N', 'P', 'F', 'C'];

const NAMES: readonly (string | null)[] = Array.from({ length: TILES }, (_, tile) => {
  if (tile < EAST) return `${(tile % 9) + 1}${SUITS[Math.floor(tile / 9)]}`;
  if (tile >= RED_FIVE) return `5${SUITS[tile - RED_FIVE]}r`;
  return HONORS[tile - EAST] ?? null;
});
const BY_NAME: ReadonlyMap<string | null, Tile> = new Map(NAMES.map((name, tile) => [name, tile]));

/** How mjai writes a tile: `5m`, `5mr` red, `E S W N P F C` honors. */
export function mjaiName(tile: Tile): string {
  return NAMES[tile] ?? UNKNOWN;
}

/** The tile of a name; null for the unknown tile and for whatever is no name. */
export function tileOfMjai(name: unknown): Tile | null {
  return typeof name === 'string' ? (BY_NAME.get(name) ?? null) : null;
}
