import { beginner } from './beginner.ts';
import { drawn } from './drawn.ts';
import type { Player } from './player.ts';

/** A strength of bots. */
export interface Level {
  readonly id: string;
  readonly player: Player;
  /** People may choose it for their table. */
  readonly isOffered: boolean;
}

/** Every level, the weakest first. A new bot is a file beside this one and a line here. */
export const levels: readonly Level[] = [
  { id: 'drawn', player: drawn, isOffered: false },
  { id: 'beginner', player: beginner, isOffered: true },
];

/** The levels that people may choose, the weakest first. */
export const offeredLevels: readonly string[] = levels
  .filter(level => level.isOffered)
  .map(level => level.id);

/** The player of a level; undefined where there is none. */
export function levelOf(id: string): Player | undefined {
  return levels.find(level => level.id === id)?.player;
}
