import { offersFor } from '../../game/offers.ts';
import type { Seat } from '../../game/state.ts';
import { kindOf } from '../../tiles/tile.ts';
import { after, announced, type Told } from './told.ts';

/** Something else has happened, so nobody won with the tile that lay there: a riichi stands, a kong is laid down, one is furiten. */
export function closing(told: Told): Told {
  const { window } = told.match.hand;
  if (window === null) return told;
  let next = passing(told);
  next = after(next, { type: 'window-closed' });
  if (next.declared === window.from && window.cause === 'discard') next = accepted(next, window.from);
  const { pending } = next;
  return pending === null ? next : after({ ...next, pending: null }, pending);
}

/** One is furiten that let a tile pass that completes one's hand, with or without a yaku. */
function passing(told: Told): Told {
  const { rules, me, match } = told;
  const { window, seats } = match.hand;
  const { concealed, melds, own } = seats[me]!;
  if (window === null || window.from === me || concealed.length % 3 !== 1) return told;
  // Not every host lets a concealed kong be robbed: there nothing was let pass.
  if (window.cause === 'concealed-kong') return told;
  if (!offersFor(rules, match, me).some(offer => offer.do === 'win')) {
    if (window.cause === 'extraction') return told;
    const { shanten, useful } = rules.readiness({ concealed, melds, options: match.options, own });
    if (shanten > 0 || !useful.includes(kindOf(window.tile))) return told;
  }
  return after(told, { type: 'ruled', name: 'passed-win', seat: me, data: null, only: me });
}

/** A riichi stands. Double where it is the first own discard and nobody called before it. */
export function accepted(told: Told, seat: Seat): Told {
  const { match } = told;
  const { phase, turn } = match.hand;
  // Its discard comes first, however that is told.
  if (phase === 'turn' && turn === seat && told.declared === seat) return told;
  const { own, discards } = match.hand.seats[seat]!;
  if ((own as { riichi: unknown }).riichi !== false) return { ...told, declared: null };
  const double = discards.length <= 1 && !(match.hand.own as { interrupted: boolean }).interrupted;
  const paid = after(
    { ...told, declared: null },
    { type: 'paid', from: seat, to: 'table', amount: 1000, reason: 'deposit' },
  );
  return announced(paid, 'riichi-accepted', seat, { double });
}
