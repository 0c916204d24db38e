import { offersFor } from '../../game/offers.ts';
import type { Ruleset } from '../../game/ruleset.ts';
import type { RulesetWords } from '../../game/words.ts';
import { suitedDeck } from '../../tiles/deck.ts';
import { rate } from './advice/rate.ts';
import { goOn, nextHand, reveals, winnersLeave } from './course.ts';
import { checkAtExhaustion } from './end-checks.ts';
import { lockedTimeout } from './lock.ts';
import { claimOffers, turnOffers, whyNot } from './offers.ts';
import { choiceMade, choiceOffers, defaultChoice, opening } from './opening.ts';
import { optionSpecs, presets } from './options.ts';
import { marks, panels } from './panels.ts';
import { payKong, payWins } from './payments.ts';
import { analyzeLine, readiness } from './readiness.ts';
import { scoreLine } from './score-line.ts';
import { foldOwn, type HandOwn, newHand, newSeat, type SeatOwn } from './seat.ts';
import { winScore } from './win-score.ts';

const SEATS = 4;
const DECK = suitedDeck();

/** What sets the two forms apart. */
export interface Form {
  readonly id: string;
  readonly words: RulesetWords;
  /** After a win: the winner leaves the hand, or stays in it with its hand locked. */
  readonly winners: 'leave' | 'stay';
}

/**
 * Sichuan mahjong with 108 tiles: three exchanged, a suit that is missing, several wins in one hand (seed 000, both
 * Sichuan chapters; rulings B).
 */
export function sichuan(form: Form): Ruleset<HandOwn, SeatOwn> {
  const stay = form.winners === 'stay';
  return {
    id: form.id,
    words: { en: form.words },
    options: optionSpecs,
    presets,
    seats: () => SEATS,
    deck: () => DECK,
    startScore: options => Number(options.start),
    meldKinds: ['pung', 'kong'],

    newHand,
    newSeat,
    fold: (hand, event) => foldOwn(hand, event, stay),

    opening,
    choiceOffers: (play, seat) => choiceOffers(play.hand, seat),
    choiceMade,

    turnOffers,
    whyNot,
    timeout(play, seat) {
      if (play.hand.phase === 'choice') return defaultChoice(play.hand, seat);
      return play.hand.seats[seat]!.own.locked ? lockedTimeout(seat, offersFor(this, play, seat)) : null;
    },

    claimOffers,
    /** Everybody who can win with a tile does (B14). */
    winnersOfOneTile: () => SEATS - 1,
    kongStood: payKong,

    score: winScore,
    pay: payWins,
    won: stay ? goOn : winnersLeave,
    exhausted: checkAtExhaustion,
    reveals,
    nextHand,

    panels,
    marks: (play, seat) => marks(play, seat),
    readiness,
    rate: (view, unseen) => rate(view, unseen, stay),
    scoreLine: input => scoreLine(input, stay ? SEATS : 2),
    analyzeLine,
  };
}
