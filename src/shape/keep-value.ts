import { EAST, KINDS, kindOf, type Tile } from '../tiles/tile.ts';

/**
 * How much a tile is worth keeping by its neighbours alone, where nothing better is known: for itself by how central it is,
 * for each copy and each tile near it more.
 * @param held the tiles of the hand, this one among them
 */
export function keepValue(held: readonly Tile[], tile: Tile): number {
  const kind = kindOf(tile);
  // Jokers are always good; flowers are laid aside by their rulesets, not kept.
  if (kind >= KINDS) return 100;
  const rank = kind % 9;
  let value = kind >= EAST ? 0 : 1 + Math.min(rank, 8 - rank, 2);
  for (const other of held) {
    const near = kindOf(other);
    if (near === kind) value += 10;
    else if (kind < EAST && near < EAST && Math.floor(near / 9) === Math.floor(kind / 9)) {
      const distance = Math.abs(near - kind);
      if (distance === 1) value += 5;
      else if (distance === 2) value += 3;
    }
  }
  // The tile itself was counted among its copies.
  return value - 10;
}

/** The tiles from the one least worth keeping on; of equals the first stays first. */
export function leastWorthFirst(tiles: readonly Tile[], held: readonly Tile[]): Tile[] {
  const values = new Map<Tile, number>();
  for (const tile of tiles) if (!values.has(tile)) values.set(tile, keepValue(held, tile));
  return [...tiles].sort((a, b) => values.get(a)! - values.get(b)!);
}
