import { tileName } from '../../../tiles/notation.ts';
import { FLOWER, type Tile } from '../../../tiles/tile.ts';
import { type CardGroup, COPIES, FLOWERS, isGroup, JOKERS } from './card.ts';

/** Natural copies of a tile in the set. */
export function copiesOf(tile: Tile): number {
  return tile === FLOWER ? FLOWERS : COPIES;
}

/** Why nobody could ever hold this hand, or null: more naturals or jokers than there are (C6). */
export function impossible(groups: readonly CardGroup[], takesJokers: boolean): string | null {
  const loose = new Map<Tile, number>();
  const all = new Map<Tile, number>();
  for (const group of groups) {
    all.set(group.tile, (all.get(group.tile) ?? 0) + group.size);
    if (!isGroup(group) || !takesJokers) loose.set(group.tile, (loose.get(group.tile) ?? 0) + group.size);
  }
  for (const [tile, count] of loose)
    if (count > copiesOf(tile))
      return `it asks for ${count} natural ${tileName(tile)}, of which there are ${copiesOf(tile)}${sameTwice(groups, tile)}`;
  let jokers = 0;
  for (const [tile, count] of all) jokers += Math.max(0, count - copiesOf(tile));
  return jokers > JOKERS ? `it asks for ${jokers} jokers, of which there are ${JOKERS}` : null;
}

/** Two groups of one tile are often two variables with the same value. */
function sameTwice(groups: readonly CardGroup[], tile: Tile): string {
  const several = groups.filter(group => group.tile === tile).length > 1;
  return several ? ': groups that must differ are written as in "x=any; y=any !x"' : '';
}
