import { keystream } from '../tiles/keystream.ts';
import { shuffled } from '../tiles/shuffle.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Options } from './options.ts';
import type { Ruleset } from './ruleset.ts';
import type { Seat } from './state.ts';
import type { Source } from './step.ts';
import { buildWall } from './wall.ts';

/** Tiles dealt to each seat; the dealer then draws. */
export const HAND_SIZE = 13;

/** Streams past the walls', for whatever else a hand draws by lot. */
const CHANCE = 0x8000_0000;
const CHANCES_A_HAND = 64;

/**
 * The tiles of a match out of its seed: the wall of hand n is the deck shuffled over keystream n.
 * @param seed 64 hex digits @param phrases the players' phrases in the order in which they sat down
 */
export function seededSource(
  rules: Ruleset,
  options: Options,
  seed: string,
  phrases: readonly string[],
): Source {
  const deck = rules.deck(options);
  const seats = rules.seats(options);
  const dead = rules.deadWall?.(options) ?? { tail: 0, fixed: 0 };
  return {
    deal(number, dealer) {
      const tiles = shuffled(deck, keystream(seed, phrases, number));
      const hands: Tile[][] = Array.from({ length: seats }, () => []);
      for (let i = 0; i < seats; i++)
        hands[(dealer + i) % seats] = tiles.slice(i * HAND_SIZE, (i + 1) * HAND_SIZE);
      return { hands, wall: buildWall(tiles.slice(seats * HAND_SIZE), dead) };
    },
    chance: (number, k) => keystream(seed, phrases, CHANCE + number * CHANCES_A_HAND + k),
  };
}

/** Who sits where: place i of the answer is who, in the order of sitting down, gets seat i. Drawn from keystream 0. */
export function drawSeats(seed: string, phrases: readonly string[], seats: number): Seat[] {
  return shuffled(
    Array.from({ length: seats }, (_, i) => i),
    keystream(seed, phrases, 0),
  );
}
