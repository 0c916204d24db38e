import type { Ended, NextHand, Seat, Win } from '../../game/state.ts';
import type { Step } from '../../game/step.ts';
import { allOthersInTurn } from '../../game/turns.ts';
import { tailLeft, tilesLeft } from '../../game/wall.ts';
import { type ClassicalHand, type ClassicalPlay, type ClassicalSeat, LOSER_SCORED } from './own-state.ts';
import { settle } from './payments.ts';
import { scoreLoser } from './scoring/score-loser.ts';
import { tableRules } from './scoring/table-rules.ts';

/** Tiles of the dead wall at the start, and the fewest it is left with while the live wall can help (A6.1, A6.2). */
export const DEAD_WALL = 14;
const FEWEST = 13;
/** Tiles that go over to it at a time. */
const REFILL = 2;
const WINDS = 4;

/** How many live tiles make up for a loose tile that was drawn (A6.2). */
export function refill({ hand }: ClassicalPlay): number {
  return tailLeft(hand.wall) < FEWEST ? Math.min(REFILL, tilesLeft(hand.wall)) : 0;
}

/**
 * The winner is paid by everybody, and the losers among themselves, each for its own hand (A9.3). What every loser's hand is
 * worth is told before, so that the ledger can be read.
 */
export function pay(step: Step<ClassicalHand, ClassicalSeat>, wins: readonly Win[]): void {
  const [win] = wins;
  if (win === undefined) return;
  const { match, hand } = step;
  const table = tableRules(match.options);
  const values = match.scores.map(() => 0);
  values[win.seat] = win.score.value;
  for (const seat of allOthersInTurn(match.seats, win.seat)) {
    const { concealed, melds, bonus, own } = hand.seats[seat]!;
    const worth = scoreLoser(concealed, melds, { wind: own.wind, round: own.round, bonus }, table);
    values[seat] = worth.value;
    step.emit({ type: 'ruled', name: LOSER_SCORED, seat, data: worth });
  }
  const eastDoubles = match.options.eastDoubles === true;
  for (const payment of settle(win.seat, values, { seats: match.seats, dealer: hand.dealer, eastDoubles }))
    step.emit({ type: 'paid', ...payment });
}

/** After a win every hand is scored and so shown; after a washout none is. */
export function reveals({ hand, seats }: ClassicalPlay): readonly Seat[] {
  return hand.wins.length === 0 ? [] : Array.from({ length: seats }, (_, seat) => seat);
}

/** The hand after this one (A10). */
export function nextHand(play: ClassicalPlay, ended: Ended): NextHand | null {
  const { hand, seats, options } = play;
  const next = (hand.dealer + 1) % seats;
  if (options.game === 'express')
    return hand.number < seats ? { dealer: next, round: hand.round, counters: { eastWins: 0 } } : null;
  const isLast = options.length === 'hands' && hand.number >= Number(options.fixedHands);
  if (isLast) return null;
  const runs = runOfEast(play, ended);
  if (runs !== null) return { dealer: hand.dealer, round: hand.round, counters: { eastWins: runs } };
  // Seat 0 dealt first: when the deal is its again, so many rounds are over.
  const round = next === 0 ? hand.round + 1 : hand.round;
  if (options.length !== 'hands' && round >= Number.parseInt(String(options.length), 10)) return null;
  return { dealer: next, round: round % WINDS, counters: { eastWins: 0 } };
}

/**
 * East's wins in a row where East stays: after winning, and after a washout, which neither adds to them nor ends them (A10.2).
 * Null where the deal passes, as it also does after the win that the table counts up to.
 */
function runOfEast({ hand, options }: ClassicalPlay, ended: Ended): number | null {
  const before = hand.counters.eastWins ?? 0;
  if (ended !== 'win') return before;
  if (!hand.wins.some(win => win.seat === hand.dealer)) return null;
  const wins = before + 1;
  const most = tableRules(options).ninthDeal;
  return most > 0 && wins >= most ? null : wins;
}
