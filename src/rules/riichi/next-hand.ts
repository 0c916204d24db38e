import type { Ended, NextHand } from '../../game/state.ts';
import type { RiichiPlay } from './own-state.ts';
import { ranking } from './ranking.ts';
import { type Table, tableOf } from './table.ts';

/** The first hand of a match. */
export const FIRST_HAND: NextHand = { dealer: 0, round: 0, counters: { honba: 0, deposits: 0 } };

/**
 * Who deals next, or null where the match is over. The dealer repeats on a win of its own, ready at an exhaustive draw, and
 * after an abort; honba grow with every repeat and every draw (seed 000, "Hanchan"; D2.1, D2.10, D2.11, D2.13).
 */
export function nextHand(play: RiichiPlay, ended: Ended): NextHand | null {
  const { hand, scores, seats } = play;
  const table = tableOf(play.options);
  if (table.endBelowZero && scores.some(score => score < 0)) return null;
  const repeats = dealerRepeats(play, ended);
  if (isOver(play, table, repeats, ended)) return null;
  const honba = repeats || ended === 'draw' ? hand.counters.honba! + 1 : 0;
  const dealer = repeats ? hand.dealer : (hand.dealer + 1) % seats;
  const round = !repeats && dealer === 0 ? hand.round + 1 : hand.round;
  return { dealer, round, counters: { honba, deposits: hand.counters.deposits! } };
}

function dealerRepeats({ hand }: RiichiPlay, ended: Ended): boolean {
  if (ended === 'draw') return hand.own.ready!.includes(hand.dealer);
  return ended !== 'win' || hand.wins.some(win => win.seat === hand.dealer);
}

/** The last round is over, or what a table has agreed on besides. */
function isOver(play: RiichiPlay, table: Table, repeats: boolean, ended: Ended): boolean {
  const { hand, scores, seats } = play;
  const lastRound = table.length === 'east' ? 0 : 1;
  if (hand.round < lastRound) return false;
  const reached = table.targetPoints === 0 || Math.max(...scores) >= table.targetPoints;
  // The round that was added for want of the target ends as soon as somebody reaches it, at some tables after repeats.
  if (hand.round > lastRound && reached && !(repeats && table.extraRound === 'after-repeats')) return true;
  if (hand.dealer < seats - 1) return false;
  if (!repeats) return reached || hand.round > lastRound;
  return reached && mayStop(table, ended) && ranking(scores)[0] === hand.dealer;
}

/** Whether a leading dealer's repeat of the last hand is played at all; in the seed's game it is (D2.13). */
function mayStop({ agariYame }: Table, ended: Ended): boolean {
  if (ended === 'win') return agariYame !== 'off';
  return ended === 'draw' && agariYame === 'win-or-ready';
}
