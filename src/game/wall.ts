import type { Tile } from '../tiles/tile.ts';
import type { Wall } from './state.ts';

/** Live tiles left to draw. */
export function tilesLeft(wall: Wall): number {
  return wall.end - wall.front;
}

/** Replacement tiles that a dead wall still holds. */
export function tailLeft(wall: Wall): number {
  return wall.tail.length - wall.tailTaken;
}

/** The next tile of the live wall. Only while one is left. */
export function nextTile(wall: Wall): Tile {
  return wall.live[wall.front]!;
}

/** The next replacement: of the dead wall where there is one, else the live wall's last tile. */
export function nextReplacement(wall: Wall): Tile {
  return tailLeft(wall) > 0 ? wall.tail[wall.tailTaken]! : wall.live[wall.end - 1]!;
}

export function withoutNext(wall: Wall): Wall {
  return { ...wall, front: wall.front + 1 };
}

export function withoutReplacement(wall: Wall): Wall {
  return tailLeft(wall) > 0 ? { ...wall, tailTaken: wall.tailTaken + 1 } : { ...wall, end: wall.end - 1 };
}

/** `count` tiles go from the end of the live wall to the dead wall, behind what it holds. */
export function filledUp(wall: Wall, count: number): Wall {
  const moved = wall.live.slice(wall.end - count, wall.end).reverse();
  return { ...wall, end: wall.end - count, tail: [...wall.tail, ...moved] };
}

/** Lays out tiles that are not dealt: the dead wall is the last of them. */
export function buildWall(
  tiles: readonly Tile[],
  dead: { readonly tail: number; readonly fixed: number },
): Wall {
  const live = tiles.length - dead.tail - dead.fixed;
  return {
    live: tiles.slice(0, live),
    front: 0,
    end: live,
    tail: tiles.slice(live, live + dead.tail),
    tailTaken: 0,
    fixed: tiles.slice(live + dead.tail),
  };
}
