import type { Offer } from '../../game/offer.ts';
import type { Refusal } from '../../game/refusal.ts';
import type { ClaimWindow, Command, Seat } from '../../game/state.ts';
import { selfDrawnTile } from '../../game/turns.ts';
import { facesIn, setClaims, turnKongs } from '../common/set-claims.ts';
import { keepsWaits } from './lock.ts';
import type { SichuanPlay, SichuanSeat } from './seat.ts';
import { holds, isOfSuit } from './shape.ts';
import { winScore } from './win-score.ts';

/** A turn: while one holds the missing suit only its discards (B4); a locked hand gives back what it drew (B16). */
export function turnOffers(play: SichuanPlay, seat: Seat): Offer[] {
  const state = play.hand.seats[seat]!;
  const offers: Offer[] = [discards(state)];
  if (holds(state.concealed, state.own.missing)) return offers;
  if (canSelfDraw(play, seat)) offers.push({ kind: 'plain', do: 'win' });
  const kongs = turnKongs(play, seat).filter(tile => !state.own.locked || keepsWaits(state, tile));
  if (kongs.length > 0) offers.push({ kind: 'tile', do: 'kong', tiles: kongs });
  return offers;
}

function discards({ concealed, drawn, own }: SichuanSeat): Offer {
  if (own.locked && drawn !== null) return { kind: 'tile', do: 'discard', tiles: [drawn], drawn: true };
  const { missing } = own;
  const forced = missing === null ? [] : concealed.filter(tile => isOfSuit(tile, missing));
  return { kind: 'tile', do: 'discard', tiles: facesIn(forced.length > 0 ? forced : concealed) };
}

function canSelfDraw(play: SichuanPlay, seat: Seat): boolean {
  if (play.hand.arrival === 'claim') return false;
  return typeof winScore(play, seat, selfDrawnTile(play.hand.seats[seat]!), 'self-draw') !== 'string';
}

/** A tile that lies open: no chows; nothing while one holds the missing suit, nothing but a win once locked (B4, B5, B16). */
export function claimOffers(play: SichuanPlay, seat: Seat, window: ClaimWindow): Offer[] {
  const { concealed, own } = play.hand.seats[seat]!;
  if (own.missing !== null && (isOfSuit(window.tile, own.missing) || holds(concealed, own.missing)))
    return [];
  const offers = own.locked ? [] : setClaims(play, seat, window, { chows: false });
  const by = window.cause === 'discard' ? 'discard' : 'rob-kong';
  if (typeof winScore(play, seat, window.tile, by) !== 'string') offers.push({ kind: 'plain', do: 'win' });
  return offers;
}

/** Names the missing suit and the lock as what stands in the way. */
export function whyNot(play: SichuanPlay, command: Command): Refusal | null {
  const { hand } = play;
  const seat = command.seat!;
  const state = hand.seats[seat];
  if (state === undefined || state.status !== 'in') return null;
  const { concealed, own } = state;
  if (hand.phase === 'turn' && hand.turn === seat) {
    const held = command.tile === undefined || concealed.includes(command.tile);
    if ((command.do !== 'discard' && command.do !== 'kong') || !held) return null;
    if (holds(concealed, own.missing)) return 'missing-suit';
    return own.locked ? 'locked' : null;
  }
  const window = hand.window;
  if (window === null || window.from === seat || (command.do !== 'pung' && command.do !== 'kong'))
    return null;
  if (holds([...concealed, window.tile], own.missing)) return 'missing-suit';
  return own.locked ? 'locked' : null;
}
