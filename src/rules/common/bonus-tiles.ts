import { drawReplacement, endHand, takeReplacement } from '../../game/flow.ts';
import type { Seat, Wall } from '../../game/state.ts';
import type { Step } from '../../game/step.ts';
import { tailLeft, tilesLeft } from '../../game/wall.ts';
import { isBonus } from '../../tiles/tile.ts';

/**
 * The `opening` hook of a ruleset with flowers and seasons: before the first turn each seat, from the dealer on, lays down
 * its bonus tiles and replaces them until it has none left.
 */
export function replaceDealtBonus<H, S>(step: Step<H, S>): void {
  const { dealer, seats } = step.hand;
  let last = dealer;
  for (let i = 0; i < seats.length; i++) {
    const seat = (dealer + i) % seats.length;
    for (;;) {
      const tile = step.hand.seats[seat]!.concealed.find(isBonus);
      if (tile === undefined || !hasReplacement(step.hand.wall)) break;
      step.emit({ type: 'bonus-laid', seat, tile });
      takeReplacement(step, seat, 'deal');
      last = seat;
    }
  }
  if (last !== dealer) step.emit({ type: 'turned', seat: dealer, arrival: 'deal' });
}

/**
 * The `drew` hook of such a ruleset: a bonus tile that was drawn is laid down and replaced. Where no tile is left to replace
 * it, the hand is over and nobody has won.
 */
export function replaceDrawnBonus<H, S>(step: Step<H, S>, seat: Seat): void {
  const { drawn } = step.hand.seats[seat]!;
  if (drawn === null || !isBonus(drawn)) return;
  step.emit({ type: 'bonus-laid', seat, tile: drawn });
  if (hasReplacement(step.hand.wall)) drawReplacement(step, seat);
  else endHand(step, 'draw');
}

/** Of the dead wall, or where there is none from the end of the live one. */
function hasReplacement(wall: Wall): boolean {
  return tailLeft(wall) > 0 || tilesLeft(wall) > 0;
}
