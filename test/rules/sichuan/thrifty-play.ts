import seedrandom from 'seedrandom';
import { offersFor, waitingFor } from '../../../src/game/offers.ts';
import type { Command, Seat } from '../../../src/game/state.ts';
import { leastWorthFirst } from '../../../src/shape/keep-value.ts';
import { carryOut, commandOf, type Random, type World } from '../../helpers/random-play.ts';

/**
 * Plays a whole match quickly and not too badly, so that pungs, kongs, robberies and several wins in a hand come about:
 * wins and declares when it may, keeps what has neighbours, and now and then lets its time run out.
 */
export function playThriftily(world: World, n: number, after: () => void = () => undefined): void {
  const random = seedrandom(`thrifty ${n}`);
  while (world.match.phase !== 'over') {
    const waiting = waitingFor(world.match);
    const seat = waiting[Math.floor(random() * waiting.length)];
    carryOut(world, seat === undefined ? { seat: null, do: 'deal' } : thrifty(world, seat, random));
    after();
  }
}

function thrifty(world: World, seat: Seat, random: Random): Command {
  if (random() < 0.02) return { seat, do: 'timeout' };
  const offers = offersFor(world.rules, world.match, seat);
  const wanted = ['win', 'kong', 'pung'].filter(() => random() < 0.85);
  const offer =
    offers.find(one => wanted.includes(one.do)) ?? offers.find(one => one.do === 'pass') ?? offers[0]!;
  if (offer.do !== 'discard' || offer.kind !== 'tile') return commandOf(offer, seat, random);
  const { concealed } = world.match.hand!.seats[seat]!;
  return { seat, do: 'discard', tile: leastWorthFirst(offer.tiles, concealed)[0]! };
}
