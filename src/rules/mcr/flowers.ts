import { draw, drawReplacement, endHand } from '../../game/flow.ts';
import type { Seat } from '../../game/state.ts';
import type { Step } from '../../game/step.ts';
import { tilesLeft } from '../../game/wall.ts';
import { isBonus } from '../../tiles/tile.ts';
import type { McrHand } from './draw-cause.ts';

/** Before the first discard each seat, from the dealer on, lays down its flowers until it has none left (D4.12). */
export function replaceDealtFlowers(step: Step<McrHand>): void {
  const { dealer, seats } = step.hand;
  let last = dealer;
  for (let i = 0; i < seats.length; i++) {
    const seat = (dealer + i) % seats.length;
    for (;;) {
      const flower = step.hand.seats[seat]!.concealed.find(isBonus);
      if (flower === undefined || tilesLeft(step.hand.wall) === 0) break;
      step.emit({ type: 'bonus-laid', seat, tile: flower });
      draw(step, seat, 'tail', 'deal');
      last = seat;
    }
  }
  if (last !== dealer) step.emit({ type: 'turned', seat: dealer, arrival: 'deal' });
}

/** A flower that was drawn is laid down and replaced, unless it was the very last tile: then nobody has won (D4.4). */
export function replaceDrawnFlower(step: Step<McrHand>, seat: Seat): void {
  const { drawn } = step.hand.seats[seat]!;
  if (drawn === null || !isBonus(drawn)) return;
  step.emit({ type: 'bonus-laid', seat, tile: drawn });
  if (tilesLeft(step.hand.wall) === 0) endHand(step, 'draw');
  else drawReplacement(step, seat);
}
