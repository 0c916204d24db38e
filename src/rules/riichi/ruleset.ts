import { discard, endHand, openWindow } from '../../game/flow.ts';
import type { Preset } from '../../game/options.ts';
import type { Ruleset } from '../../game/ruleset.ts';
import type { Command, Seat } from '../../game/state.ts';
import type { RulesetWords } from '../../game/words.ts';
import { isTerminalOrHonor, kindOf, NORTH } from '../../tiles/tile.ts';
import { analyzer, readinessBy } from '../common/readiness.ts';
import { rate } from './advice/rate.ts';
import { claimedMeld, claimOffers } from './claims.ts';
import { exhausted } from './exhausted.ts';
import { FIRST_HAND, nextHand } from './next-hand.ts';
import { kongStood, notWon, showDora, showHands, showOwed } from './not-won.ts';
import { optionsOf } from './options.ts';
import {
  foldOwn,
  type HandOwn,
  newHandOwn,
  newSeatOwn,
  RIICHI_MARK,
  type RiichiPlay,
  type RiichiStep,
  type SeatOwn,
} from './own-state.ts';
import { marks, panels, waitNotes } from './panels.ts';
import { pay, takeDeposits } from './pay.ts';
import { ranking } from './ranking.ts';
import { scoreLine } from './score-line.ts';
import { INDICATORS, scorePlay } from './score-play.ts';
import { DEPOSIT } from './settlement.ts';
import { tableOf } from './table.ts';
import { turnOffers, whyNot } from './turn.ts';
import { FORMS, type Variant } from './variant.ts';

/** The parts of the dead wall: replacements, then indicators and the ura under them. It is kept at fourteen tiles (D2.16). */
const DEAD_WALL = { tail: 4, fixed: 2 * INDICATORS };

/** Riichi for four or for three, of its data (seed 000, "Four-player riichi", "Three-player riichi"; rulings D2, D3). */
export function riichiRules(
  variant: Variant,
  words: RulesetWords,
  presets: readonly Preset[],
): Ruleset<HandOwn, SeatOwn> {
  return {
    id: variant.id,
    words: { en: words },
    options: optionsOf(variant),
    presets,
    seats: () => variant.seats,
    deck: options => variant.decks[tableOf(options).redFives]!,
    startScore: options => tableOf(options).startPoints,
    deadWall: () => DEAD_WALL,
    firstHand: () => FIRST_HAND,
    onTable: counters => counters.deposits! * DEPOSIT,
    ...(variant.seats === 3 ? { extracted: [NORTH] } : {}),
    meldKinds: variant.chows ? ['chow', 'pung', 'kong'] : ['pung', 'kong'],

    newHand: newHandOwn,
    newSeat: newSeatOwn,
    fold: foldOwn,

    opening: showDora,
    turnOffers: (play, seat) => turnOffers(variant, play, seat),
    whyNot,
    act,

    claimOffers: (play, seat, window) => claimOffers(variant, play, seat, window),
    meldOf: claimedMeld,
    winnersOfOneTile: options => ({ one: 1, two: 2, three: 3 })[tableOf(options).multipleRon],
    // Thirteen orphans may rob a concealed kong (D2.7), so only their kinds lie open.
    robbable: (_play, kong, tile) => kong === 'added' || isTerminalOrHonor(kindOf(tile)),
    winsAbort: (play, winners) =>
      winners.length > 2 && tableOf(play.options).multipleRon === 'two' ? 'sanchahou' : null,
    discarding: showOwed,
    notWon: (step, window) => notWon(variant, step, window),
    kongStood: (step, _seat, meld) => kongStood(step, meld),
    refill: () => 1,

    score: (play, seat, tile, by) => scorePlay(variant, play, seat, tile, by),
    pay: (step, wins) => pay(variant, step, wins),
    exhausted: step => exhausted(variant, step),
    reveals,
    nextHand,
    matchOver: step => takeDeposits(step, ranking(step.match.scores)[0]!),

    panels: (play, viewer) => panels(variant, play, viewer),
    marks,
    waitNotes,
    readiness: readinessBy(FORMS, variant.absent),
    rate: (view, unseen) => rate(variant, view, unseen),
    scoreLine: input => scoreLine(variant, input),
    analyzeLine: analyzer(FORMS, variant.absent),
  };
}

function act(step: RiichiStep, command: Command): void {
  const seat = command.seat!;
  switch (command.do) {
    case 'riichi':
      return discard(step, seat, command.tile!, { older: command.older ?? false, mark: RIICHI_MARK });
    case 'north':
      return openWindow(step, seat, NORTH, 'extraction');
    case 'nine-kinds':
      showHands(step, [seat]);
      return endHand(step, 'abort:kyuushu-kyuuhai');
  }
}

/** The winners' tiles; of a drawn hand those that were ready; of an abort those that it is about. */
function reveals({ hand }: RiichiPlay): readonly Seat[] {
  const { ready, shown } = hand.own;
  if (hand.wins.length > 0) return [...new Set(hand.wins.map(win => win.seat))];
  if (ready !== null) return ready;
  // Three who want to win the same tile show what they would have won with.
  const claimed = hand.window?.answers.filter(answer => answer.do === 'win').map(answer => answer.seat!);
  return claimed !== undefined && claimed.length > 0 ? claimed : shown;
}
