import type { Rated } from '../../../game/ruleset.ts';
import type { View } from '../../../game/view.ts';
import type { Variant } from '../variant.ts';
import { rateClaims } from './claims.ts';
import { holdingOf, situationOf } from './situation.ts';
import { rateTurn } from './turn.ts';

/** Beyond whatever a hand can be worth. */
const WIN = 1_000_000;

/**
 * How good each thing is that the viewer may do now, in points: the chance of a win by shape and tiles out of sight times
 * what it would pay, less the danger of what is discarded. Nobody opens a hand without a yaku in reach, and a hand that is far
 * from ready yields to a riichi.
 */
export function rate(variant: Variant, view: View, unseen: Uint8Array): Rated[] {
  if (view.seat === null) return [];
  const seat = view.seat;
  const situation = situationOf(variant, view, unseen);
  const holding = holdingOf(view);
  const rated =
    view.phase === 'turn'
      ? rateTurn(view, situation, holding)
      : view.phase === 'window'
        ? rateClaims(view, situation, holding)
        : [];
  if (view.offers.some(offer => offer.do === 'win')) rated.push({ command: { seat, do: 'win' }, worth: WIN });
  return rated;
}
