import type { Ruleset } from '../../game/ruleset.ts';
import type { Ended, NextHand, Seat } from '../../game/state.ts';
import { cardOf } from './cards.ts';
import { choiceMade, choiceOffers, choiceRefusal, defaultChoice, opening } from './charleston.ts';
import { goals } from './goals.ts';
import { claimOffers, EXCHANGE_JOKER, meldOf, turnOffers, whyNot } from './offers.ts';
import { optionSpecs, presets } from './options.ts';
import {
  type AmericanPlay,
  foldOwn,
  type HandOwn,
  JOKER_EXCHANGED,
  newHand,
  newSeat,
  type SeatOwn,
} from './own.ts';
import { panels } from './panels.ts';
import { pay } from './payments.ts';
import { rate } from './play/rate.ts';
import { analyzeLine, readiness } from './readiness.ts';
import { reportCard } from './report.ts';
import { scoreLine, scoreOf } from './score.ts';
import { deck, faceOf, isJoker } from './tiles.ts';
import { words } from './words.ts';

const SEATS = 4;

/** American mahjong: a card of hands, the Charleston, jokers (seeds 000 and 004; rulings C). */
export const american: Ruleset<HandOwn, SeatOwn> = {
  id: 'american',
  words: { en: words },
  options: optionSpecs,
  presets,
  seats: () => SEATS,
  deck,
  faceOf,
  startScore: () => 0,
  meldKinds: ['pung', 'kong', 'quint', 'sextet'],
  meldsCountTiles: true,

  newHand,
  newSeat,
  fold: foldOwn,

  opening,
  choiceOffers,
  choiceRefusal: (_, command) => choiceRefusal(command),
  choiceMade,
  untimed: ({ options, hand }) => options.untimedCharleston === true && hand.phase === 'choice',

  turnOffers,
  act(step, { seat, do: verb, from, tile }) {
    if (verb !== EXCHANGE_JOKER) throw new Error(`${verb} is nothing to do here`);
    step.emit({ type: 'ruled', name: JOKER_EXCHANGED, seat, data: { from: from!, tile: tile! } });
  },
  timeout: (play, seat) => (play.hand.phase === 'choice' ? defaultChoice(play, seat) : null),

  whyNot,
  /** A discarded joker ends the turn (C4.4). */
  isDead: isJoker,
  claimOffers,
  meldOf: (_, command, window) => meldOf(command, window),
  /** The nearest after the discarder (C3.3). */
  winnersOfOneTile: () => 1,

  score(play, seat, tile, by) {
    const { concealed, melds } = play.hand.seats[seat]!;
    return scoreOf(cardOf(play.options), by === 'self-draw' ? concealed : [...concealed, tile], melds);
  },
  pay,
  reveals: play => (play.hand.wins.length > 0 ? play.hand.wins.map(win => win.seat) : everySeat()),
  nextHand,

  panels,
  readiness,
  rate,
  goals,
  readCard: reportCard,
  scoreLine,
  analyzeLine,
};

/** Nobody won: all racks are shown (seed 004). */
function everySeat(): Seat[] {
  return Array.from({ length: SEATS }, (_, seat) => seat);
}

/** East passes after every hand; the eighth is the last (C1.1). */
function nextHand(play: AmericanPlay, _ended: Ended): NextHand | null {
  const { hand } = play;
  if (hand.number >= Number(play.options.hands)) return null;
  return { dealer: (hand.dealer + 1) % SEATS, round: hand.round, counters: {} };
}
