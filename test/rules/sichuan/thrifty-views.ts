import { waitingFor } from '../../../src/game/offers.ts';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import type { Match, Seat } from '../../../src/game/state.ts';
import { newWorld } from '../../helpers/random-play.ts';
import { playThriftily } from './thrifty-play.ts';

/** Plays a match and calls back for every seat that is asked something, as it stands after each command. */
export function thriftyCommands(rules: Ruleset, n: number, look: (match: Match, seat: Seat) => void): void {
  const world = newWorld(rules, n, { hands: 4 });
  playThriftily(world, n, () => {
    for (const seat of waitingFor(world.match)) look(world.match, seat);
  });
}
