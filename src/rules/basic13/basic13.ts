import type { Offer } from '../../game/offer.ts';
import type { Ruleset } from '../../game/ruleset.ts';
import type { ClaimWindow, Ended, NextHand, Play, Score, Seat, Win, WinBy } from '../../game/state.ts';
import type { Step } from '../../game/step.ts';
import { othersInTurn } from '../../game/turns.ts';
import { standardDeck } from '../../tiles/deck.ts';
import type { Tile } from '../../tiles/tile.ts';
import { analyzer, readinessBy } from '../common/readiness.ts';
import { facesIn, setClaims, turnKongs } from '../common/set-claims.ts';
import { DISCARD_WIN, SELF_DRAW } from './payments.ts';
import { scoreLine } from './score-line.ts';
import { FORMS, winningShape } from './shape.ts';
import { words } from './words.ts';

/** Hands of a match, repeats included (D1.2). */
const HANDS = 8;
const DECK = standardDeck();

/**
 * Basic 13: four sets and a pair, or seven pairs, with 136 tiles and no minimum (seed 000, "Basic 13"; rulings D1).
 */
export const basic13: Ruleset = {
  id: 'basic13',
  words: { en: words },
  options: [{ name: 'hands', type: 'number', default: HANDS, from: 1, to: 16, step: 1 }],
  presets: [],
  seats: () => 4,
  deck: () => DECK,
  startScore: () => 0,

  turnOffers(play, seat) {
    const { concealed, drawn } = play.hand.seats[seat]!;
    const offers: Offer[] = [{ kind: 'tile', do: 'discard', tiles: facesIn(concealed) }];
    if (drawn !== null && typeof score(play, seat, drawn, 'self-draw') !== 'string')
      offers.push({ kind: 'plain', do: 'win' });
    const kongs = turnKongs(play, seat);
    if (kongs.length > 0) offers.push({ kind: 'tile', do: 'kong', tiles: kongs });
    return offers;
  },

  claimOffers(play, seat, window: ClaimWindow) {
    const offers = setClaims(play, seat, window, { chows: true });
    // Only an added kong lies open (D1.4), so whatever lies here may be won with.
    if (typeof score(play, seat, window.tile, 'discard') !== 'string')
      offers.push({ kind: 'plain', do: 'win' });
    return offers;
  },

  /** Everybody who can win with a tile does (seed 000; D1.1). */
  winnersOfOneTile: () => 3,
  score,
  pay,
  nextHand,
  readiness: readinessBy(FORMS),
  scoreLine,
  analyzeLine: analyzer(FORMS),
  meldKinds: ['chow', 'pung', 'kong'],
};

function score(play: Play, seat: Seat, tile: Tile, by: WinBy): Score | 'incomplete' {
  const { concealed, melds } = play.hand.seats[seat]!;
  const shape = winningShape(concealed, by === 'self-draw' ? null : tile, melds.length);
  return shape === null ? 'incomplete' : { value: 1, patterns: [{ id: shape, value: 1 }] };
}

function pay(step: Step, wins: readonly Win[]): void {
  for (const win of wins) {
    const payers = win.from === null ? othersInTurn(step.hand, win.seat) : [win.from];
    const amount = win.from === null ? SELF_DRAW : DISCARD_WIN;
    for (const from of payers) step.emit({ type: 'paid', from, to: win.seat, amount, reason: 'win' });
  }
}

/** The dealer deals again after a win of its own and after a drawn hand; the eighth hand is the last (D1.1, D1.2). */
function nextHand(play: Play, ended: Ended): NextHand | null {
  const { hand } = play;
  if (hand.number >= Number(play.options.hands)) return null;
  const repeats = ended === 'draw' || hand.wins.some(win => win.seat === hand.dealer);
  return { dealer: repeats ? hand.dealer : (hand.dealer + 1) % play.seats, round: hand.round, counters: {} };
}
