import { anyCommand } from './any-command.ts';
import type { Player } from './player.ts';

/**
 * The simplest player: wins when it can, passes on everything else, and discards what it draws. For measuring and for
 * tests; nobody plays against it.
 */
export const drawn: Player = {
  decide(view) {
    const seat = view.seat!;
    const { offers } = view;
    for (const offer of offers) if (offer.do === 'win') return { seat, do: 'win' };
    for (const offer of offers) {
      if (offer.do === 'pass') return { seat, do: 'pass' };
      if (offer.kind !== 'tile' || offer.do !== 'discard') continue;
      const tile = view.seats[seat]!.drawn;
      if (tile !== null && offer.tiles.includes(tile)) return { seat, do: 'discard', tile };
      return { seat, do: 'discard', tile: offer.tiles.at(-1)! };
    }
    return anyCommand(view);
  },
};
