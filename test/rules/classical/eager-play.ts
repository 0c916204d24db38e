import seedrandom from 'seedrandom';
import { offersFor, waitingFor } from '../../../src/game/offers.ts';
import type { Command, Seat } from '../../../src/game/state.ts';
import { carryOut, type World } from '../../helpers/random-play.ts';

/** Verbs from the one taken first. */
const EAGER = ['win', 'kong', 'original-call', 'pung'];

/**
 * Plays a match by seats that win and claim whatever they may and else discard the tile they have fewest neighbours of: quick,
 * and with more sets and wins than chance has. Calls back after every command.
 */
export function playEagerly(world: World, n: number, after: () => void = () => undefined): void {
  const random = seedrandom(`eager ${n}`);
  while (world.match.phase !== 'over') {
    const [seat] = waitingFor(world.match);
    carryOut(world, seat === undefined ? { seat: null, do: 'deal' } : choice(world, seat, random));
    after();
  }
}

function choice({ rules, match }: World, seat: Seat, random: () => number): Command {
  const offers = offersFor(rules, match, seat);
  for (const verb of EAGER) {
    const offer = offers.find(one => one.do === verb);
    if (offer?.kind === 'tile') return { seat, do: verb, tile: offer.tiles[0]! };
    if (offer !== undefined) return { seat, do: verb };
  }
  const discard = offers.find(offer => offer.do === 'discard');
  if (discard?.kind !== 'tile') return { seat, do: 'pass' };
  const { concealed } = match.hand!.seats[seat]!;
  const lonely = (tile: number): number => {
    let sum = random() / 2;
    for (const other of concealed) sum += other === tile ? 3 : Math.abs(other - tile) <= 1 ? 1 : 0;
    return sum;
  };
  const worths = new Map(discard.tiles.map(tile => [tile, lonely(tile)]));
  const tile = discard.tiles.reduce((least, one) => (worths.get(one)! < worths.get(least)! ? one : least));
  return { seat, do: 'discard', tile };
}
