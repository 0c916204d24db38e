import type { Ruleset } from '../../game/ruleset.ts';
import { BONUS_TILES, standardDeck } from '../../tiles/deck.ts';
import { isTerminalOrHonor, kindOf } from '../../tiles/tile.ts';
import { replaceDealtBonus, replaceDrawnBonus } from '../common/bonus-tiles.ts';
import { rate } from './advice/rate.ts';
import { DEAD_WALL, nextHand, pay, refill, reveals } from './course.ts';
import { claimOffers, turnOffers } from './offers.ts';
import { optionSpecs } from './options.ts';
import { callOriginally, whyNot } from './original-call.ts';
import { type ClassicalHand, type ClassicalSeat, fold, newHand, newSeat } from './own-state.ts';
import { marks, panels } from './panels.ts';
import { presets } from './presets.ts';
import { analyzeLine, readiness } from './readiness.ts';
import { scoreLine } from './score-line.ts';
import { tableRules } from './scoring/table-rules.ts';
import { winScore } from './win-score.ts';
import { words } from './words.ts';

const DECK = [...standardDeck(), ...BONUS_TILES];

/**
 * Chinese Classical mahjong for two, three or four: points and doubles for everybody's hand, a limit, and losers who settle
 * among themselves (seed 003; rulings A).
 */
export const classical: Ruleset<ClassicalHand, ClassicalSeat> = {
  id: 'classical',
  words: { en: words },
  options: optionSpecs,
  presets,
  seats: options => Number(options.players),
  deck: () => DECK,
  startScore: options => Number(options.startPoints),
  deadWall: () => ({ tail: DEAD_WALL, fixed: 0 }),
  firstHand: () => ({ dealer: 0, round: 0, counters: { eastWins: 0 } }),
  meldKinds: ['chow', 'pung', 'kong'],

  newHand,
  newSeat,
  fold,

  opening: replaceDealtBonus,
  drew: replaceDrawnBonus,
  refill,
  turnOffers,
  claimOffers,
  act: callOriginally,
  whyNot,
  // Only thirteen orphans may rob a concealed kong, so only one of a tile that they need lies open (A7.4).
  robbable: (play, kong, tile) =>
    kong === 'added' || (tableRules(play.options).thirteenOrphans && isTerminalOrHonor(kindOf(tile))),
  winnersOfOneTile: () => 1,

  score: winScore,
  pay,
  reveals,
  nextHand,

  panels,
  marks,
  readiness,
  rate,
  scoreLine,
  analyzeLine,
};
