import type { Offer } from '../../game/offer.ts';
import type { ClaimWindow, Seat } from '../../game/state.ts';
import { isThirteenOrphans } from '../../shape/complete.ts';
import { countKinds } from '../../shape/counts.ts';
import { KINDS, kindOf, type Tile } from '../../tiles/tile.ts';
import { facesIn, setClaims, turnKongs } from '../common/set-claims.ts';
import type { ClassicalPlay } from './own-state.ts';
import { completingKinds } from './scoring/shapes.ts';
import { tableRules } from './scoring/table-rules.ts';
import { isComplete } from './win-score.ts';

const WIN: Offer = { kind: 'plain', do: 'win' };
const NOTHING_LAID = new Uint8Array(KINDS);

/** Discard, a win, kongs, and with the first discard an original call. A locked hand discards what it draws (A5.4). */
export function turnOffers(play: ClassicalPlay, seat: Seat): Offer[] {
  const { concealed, drawn, own } = play.hand.seats[seat]!;
  const wins = drawn !== null && isComplete(play, seat, drawn, 'self-draw') ? [WIN] : [];
  if (own.called) return [{ kind: 'tile', do: 'discard', tiles: [drawn!], drawn: true }, ...wins];
  const offers: Offer[] = [{ kind: 'tile', do: 'discard', tiles: facesIn(concealed) }, ...wins];
  const kongs = turnKongs(play, seat);
  if (kongs.length > 0) offers.push({ kind: 'tile', do: 'kong', tiles: kongs });
  const calls = originalCalls(play, seat);
  if (calls.length > 0) offers.push({ kind: 'tile', do: 'original-call', tiles: calls });
  return offers;
}

/** First discards after which the hand is ready; none once something is laid down (A5.4). */
function originalCalls(play: ClassicalPlay, seat: Seat): Tile[] {
  const { concealed, discards, melds } = play.hand.seats[seat]!;
  if (discards.length > 0 || melds.length > 0) return [];
  const counts = countKinds(concealed);
  const table = tableRules(play.options);
  return facesIn(concealed).filter(tile => {
    const kind = kindOf(tile);
    counts[kind] = counts[kind]! - 1;
    const isReady = completingKinds(counts, 0, NOTHING_LAID, table).length > 0;
    counts[kind] = counts[kind]! + 1;
    return isReady;
  });
}

/** Chow, pung, kong, and a win; the win alone for a locked hand and for a kong that is being declared (A5.4, A7). */
export function claimOffers(play: ClassicalPlay, seat: Seat, window: ClaimWindow): Offer[] {
  const { own } = play.hand.seats[seat]!;
  const offers = own.called ? [] : setClaims(play, seat, window, { chows: true });
  if (maySeeAsWin(play, seat, window)) offers.push(WIN);
  return offers;
}

/** A concealed kong is robbed by thirteen orphans and nothing else (A7.4). */
function maySeeAsWin(play: ClassicalPlay, seat: Seat, window: ClaimWindow): boolean {
  if (window.cause === 'concealed-kong') {
    const { concealed } = play.hand.seats[seat]!;
    return isThirteenOrphans(countKinds([...concealed, window.tile]));
  }
  return isComplete(play, seat, window.tile, window.cause === 'discard' ? 'discard' : 'rob-kong');
}
