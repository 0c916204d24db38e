import type { Ruleset } from '../../game/ruleset.ts';
import { BONUS_TILES, standardDeck } from '../../tiles/deck.ts';
import { replaceDealtBonus, replaceDrawnBonus } from '../common/bonus-tiles.ts';
import { rate } from './advice/rate.ts';
import { nextHand, payWins } from './course.ts';
import { foldCause, type McrHand, NEW_HAND } from './draw-cause.ts';
import { claimOffers, turnOffers } from './offers.ts';
import { optionSpecs, presets } from './options.ts';
import { panels } from './panels.ts';
import { analyzeLine, readiness } from './readiness.ts';
import { scoreLine } from './score-line.ts';
import { winScore } from './win-score.ts';
import { words } from './words.ts';

const SEATS = 4;
const PLAIN_DECK = standardDeck();
const FULL_DECK = [...PLAIN_DECK, ...BONUS_TILES];

/**
 * Chinese Official mahjong: 144 tiles, eighty-one scoring elements, and no win below eight points (seeds 000 and 002;
 * rulings D4).
 */
export const mcr: Ruleset<McrHand> = {
  id: 'mcr',
  words: { en: words },
  options: optionSpecs,
  presets,
  seats: () => SEATS,
  deck: options => (options.flowers === false ? PLAIN_DECK : FULL_DECK),
  startScore: () => 0,
  meldKinds: ['chow', 'pung', 'kong'],
  // A kong of one's own four tiles stays face down until the hand is over (seed 002).
  kongsHidden: true,

  newHand: () => NEW_HAND,
  fold: foldCause,

  opening: replaceDealtBonus,
  drew: replaceDrawnBonus,
  turnOffers,
  claimOffers,
  winnersOfOneTile: options => (options.severalWinners === true ? SEATS - 1 : 1),

  score: winScore,
  pay: payWins,
  nextHand,

  panels,
  readiness,
  rate,
  scoreLine,
  analyzeLine,
};
