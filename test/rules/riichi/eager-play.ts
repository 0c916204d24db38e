import seedrandom from 'seedrandom';
import { discardsAmong } from '../../../src/game/match.ts';
import { offersFor, waitingFor } from '../../../src/game/offers.ts';
import type { Command, Seat } from '../../../src/game/state.ts';
import type { Tile } from '../../../src/tiles/tile.ts';
import { carryOut, commandOf, type Random, type World } from '../../helpers/random-play.ts';

/** What is taken as soon as it is offered, mostly. */
const EAGER = ['win', 'riichi', 'kong', 'north', 'nine-kinds', 'pung'];

/**
 * Plays a whole match by distance to ready, so that riichi, kongs, robberies, several wins, draws and aborts come about in a
 * few matches; now and then somebody lets its time run out. `after` is called after every command.
 */
export function playEagerly(world: World, n: number, after: () => void): void {
  const random = seedrandom(`eager ${n}`);
  while (world.match.phase !== 'over') {
    const waiting = waitingFor(world.match);
    const seat = waiting[Math.floor(random() * waiting.length)];
    carryOut(world, seat === undefined ? { seat: null, do: 'deal' } : eager(world, seat, random));
    after();
  }
}

function eager(world: World, seat: Seat, random: Random): Command {
  if (random() < 0.01) return { seat, do: 'timeout' };
  const offers = offersFor(world.rules, world.match, seat);
  const chance = (verb: string): number => (verb === 'pung' ? 0.15 : 0.85);
  const wanted = offers.find(offer => EAGER.includes(offer.do) && random() < chance(offer.do));
  if (wanted !== undefined) return commandOf(wanted, seat, random);
  if (world.match.hand!.phase === 'window') return { seat, do: 'pass' };
  return { seat, do: 'discard', tile: nearest(world, seat, discardsAmong(offers)) };
}

/** The discard that leaves the hand nearest to ready, with most kinds to come. */
function nearest({ rules, match }: World, seat: Seat, allowed: readonly Tile[]): Tile {
  const { concealed, melds } = match.hand!.seats[seat]!;
  const { discards = [] } = rules.readiness({ concealed, melds, options: match.options });
  const best = discards
    .filter(({ tile }) => allowed.includes(tile))
    .sort((a, b) => a.shanten - b.shanten || b.useful.length - a.useful.length)[0];
  return best?.tile ?? allowed[0]!;
}
