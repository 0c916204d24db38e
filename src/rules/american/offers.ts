import type { Answer, Offer } from '../../game/offer.ts';
import type { Refusal } from '../../game/refusal.ts';
import type { ClaimWindow, Command, Meld, MeldKind, Seat } from '../../game/state.ts';
import { JOKER, type Tile } from '../../tiles/tile.ts';
import { facesIn } from '../common/set-claims.ts';
import { LARGEST_GROUP, SMALLEST_GROUP } from './card/card.ts';
import { cardOf } from './cards.ts';
import { rowsFor } from './match/rows.ts';
import { isComplete } from './match/win.ts';
import { type AmericanPlay, givesJokerFor } from './own.ts';
import { isJoker } from './tiles.ts';

export const CLAIM = 'claim';
export const EXCHANGE_JOKER = 'joker';

const KINDS: Readonly<Record<number, MeldKind>> = { 3: 'pung', 4: 'kong', 5: 'quint', 6: 'sextet' };

export function turnOffers(play: AmericanPlay, seat: Seat): readonly Offer[] {
  const { hand, options } = play;
  const { concealed, melds } = hand.seats[seat]!;
  const offers: Offer[] = [{ kind: 'tile', do: 'discard', tiles: facesIn(concealed) }];
  if (hand.own.mayWin && isComplete(cardOf(options), concealed, melds))
    offers.push({ kind: 'plain', do: 'win' });
  const answers = jokerAnswers(play, seat);
  if (answers.length > 0) offers.push({ kind: 'answer', do: EXCHANGE_JOKER, answers });
  return offers;
}

/** Jokers in anybody's exposures for which the rack holds the natural (C4.2). */
function jokerAnswers(play: AmericanPlay, seat: Seat): Answer[] {
  const { seats } = play.hand;
  const { concealed } = seats[seat]!;
  const answers: Answer[] = [];
  seats.forEach(({ melds }, from) => {
    const redeemable = melds.filter(({ tiles }) => tiles.some(isJoker));
    if (redeemable.length === 0) return;
    const id = from === seat ? 'joker-own' : 'joker-theirs';
    for (const tile of facesIn(concealed))
      if (redeemable.some(meld => givesJokerFor(meld, tile))) answers.push({ id, fields: { from, tile } });
  });
  return answers;
}

export function claimOffers(play: AmericanPlay, seat: Seat, window: ClaimWindow): readonly Offer[] {
  const { tile } = window;
  const { concealed, melds } = play.hand.seats[seat]!;
  const card = cardOf(play.options);
  const offers: Offer[] = [];
  const answers = claimAnswers(rowsFor(card, melds), concealed, tile);
  if (answers.length > 0) offers.push({ kind: 'answer', do: CLAIM, answers });
  if (isComplete(card, [...concealed, tile], melds)) offers.push({ kind: 'plain', do: 'win' });
  return offers;
}

/**
 * Groups of an exact size that some X line wants, made of the tile, of naturals and of jokers from the rack (C3.1). One tile has
 * to be left to discard: where the group would be the last of the line, the tile is won with.
 */
function claimAnswers(
  { callable }: ReturnType<typeof rowsFor>,
  concealed: readonly Tile[],
  tile: Tile,
): Answer[] {
  if (callable.naturals[tile] === 0) return [];
  const naturals = 1 + concealed.filter(one => one === tile).length;
  const held = concealed.filter(isJoker).length;
  const answers: Answer[] = [];
  const largest = Math.min(LARGEST_GROUP, concealed.length);
  for (let size = SMALLEST_GROUP; size <= largest; size++)
    for (let jokers = Math.max(0, size - naturals); jokers <= Math.min(held, size - 1); jokers++) {
      const sizes = jokers > 0 ? callable.jokers : callable.naturals;
      if ((sizes[tile]! & (1 << size)) !== 0)
        answers.push({ id: `claim-${size}-${jokers}`, fields: { size, jokers } });
    }
  return answers;
}

/** That no row takes a hand or a group is worth saying; whatever else is wrong is just not allowed. */
export function whyNot({ hand, options }: AmericanPlay, command: Command): Refusal | null {
  const seat = command.seat!;
  const { concealed, melds } = hand.seats[seat]!;
  if (command.do === 'win' && hand.phase !== 'window' && hand.turn === seat)
    return isComplete(cardOf(options), concealed, melds) ? null : 'not-on-card';
  const { window } = hand;
  if (command.do !== CLAIM || window === null || window.from === seat) return null;
  const { size = 0, jokers = 0 } = command;
  const naturals = size - jokers - 1;
  const isHeld =
    size >= SMALLEST_GROUP &&
    size <= Math.min(LARGEST_GROUP, concealed.length) &&
    jokers >= 0 &&
    naturals >= 0 &&
    jokers <= concealed.filter(isJoker).length &&
    naturals <= concealed.filter(tile => tile === window.tile).length;
  const answered = window.answers.some(answer => answer.seat === seat);
  return isHeld && !answered ? 'not-on-card' : null;
}

export function meldOf(command: Command, window: ClaimWindow): Meld | null {
  if (command.do !== CLAIM) return null;
  const { tile, from } = window;
  const size = command.size!;
  const jokers = command.jokers!;
  const tiles = Array.from({ length: size }, (_, i) => (i < size - jokers ? tile : JOKER));
  return { kind: KINDS[size]!, tiles, concealed: false, added: false, from, claimed: tile };
}
