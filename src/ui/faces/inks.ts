import { GREEN, isRedFive, JOKER, kindOf, RED, suitOf, type Tile, WHITE } from '../../tiles/tile.ts';
import type { Ink } from './face.ts';

const SUIT_INK = { m: 'red', p: 'blue', s: 'green' } as const;

/** The colour of a tile's sign: its suit's, its dragon's; red for all of a red five. */
export function signInk(tile: Tile): Ink {
  if (isRedFive(tile)) return 'red';
  const suit = suitOf(kindOf(tile));
  if (suit !== null) return SUIT_INK[suit];
  if (tile === RED || tile === JOKER) return 'red';
  if (tile === GREEN) return 'green';
  if (tile === WHITE) return 'blue';
  return 'ink';
}

/** The colour of a tile's rank. */
export function rankInk(tile: Tile): Ink {
  return isRedFive(tile) ? 'red' : 'ink';
}
