import type { Offer } from '../../game/offer.ts';
import type { ClaimWindow, Play, Seat } from '../../game/state.ts';
import { facesIn, setClaims, turnKongs } from '../common/set-claims.ts';
import type { McrHand } from './draw-cause.ts';
import { winScore } from './win-score.ts';

const WIN: Offer = { kind: 'plain', do: 'win' };

/** Discard, a win that reaches the minimum, kongs. After a claim one has drawn nothing to win with. */
export function turnOffers(play: Play<McrHand>, seat: Seat): Offer[] {
  const { concealed, drawn } = play.hand.seats[seat]!;
  const offers: Offer[] = [{ kind: 'tile', do: 'discard', tiles: facesIn(concealed) }];
  if (drawn !== null && typeof winScore(play, seat, drawn, 'self-draw') !== 'string') offers.push(WIN);
  const kongs = turnKongs(play, seat);
  if (kongs.length > 0) offers.push({ kind: 'tile', do: 'kong', tiles: kongs });
  return offers;
}

/** Chow, pung, kong, and a win that reaches the minimum; of a kong that is being added, the win alone (D4.2). */
export function claimOffers(play: Play<McrHand>, seat: Seat, window: ClaimWindow): Offer[] {
  const offers = setClaims(play, seat, window, { chows: true });
  const by = window.cause === 'discard' ? 'discard' : 'rob-kong';
  if (typeof winScore(play, seat, window.tile, by) !== 'string') offers.push(WIN);
  return offers;
}
