import { endHand } from '../../game/flow.ts';
import type { ClaimWindow, Meld, Seat } from '../../game/state.ts';
import { othersInTurn } from '../../game/turns.ts';
import { isWind, kindOf } from '../../tiles/tile.ts';
import { kongsAbort } from './kongs.ts';
import { RIICHI_MARK, type RiichiHand, type RiichiStep, RULED } from './own-state.ts';
import { INDICATORS } from './score-play.ts';
import { DEPOSIT } from './settlement.ts';
import { tableOf } from './table.ts';
import type { Variant } from './variant.ts';
import { waitsForOrphans, waitsOf } from './waits.ts';

/** Nobody won with the tile: furiten begins, a North is laid aside, a riichi stands, the hand may be broken off. */
export function notWon(variant: Variant, step: RiichiStep, window: ClaimWindow): void {
  passWins(variant, step, window);
  const { from, tile, cause } = window;
  if (cause === 'extraction') step.emit({ type: 'bonus-laid', seat: from, tile });
  if (cause !== 'discard') return;
  acceptRiichi(step, from);
  const abort = abortOf(step);
  if (abort === null) return;
  if (abort === 'suucha-riichi')
    showHands(
      step,
      step.hand.seats.map((_, seat) => seat),
    );
  endHand(step, `abort:${abort}`);
}

/** Whoever waits for the tile let it pass, with or without a yaku (D2.4; seed 000, "Temporary and riichi furiten"). */
function passWins(variant: Variant, step: RiichiStep, { from, tile, cause }: ClaimWindow): void {
  const orphansOnly = cause === 'concealed-kong' || cause === 'extraction';
  for (const seat of othersInTurn(step.hand, from)) {
    const state = step.hand.seats[seat]!;
    if (state.own.passed || !waitsOf(variant, state).includes(kindOf(tile))) continue;
    if (orphansOnly && !waitsForOrphans(state)) continue;
    step.emit({ type: 'ruled', name: RULED.passed, seat, data: null, only: seat });
  }
}

/** A riichi stands once its discard was not won: the stick is laid down (D2.10, D2.15). */
function acceptRiichi(step: RiichiStep, seat: Seat): void {
  const { discards, own } = step.hand.seats[seat]!;
  if (own.riichi !== false || discards.at(-1)?.mark !== RIICHI_MARK) return;
  step.emit({ type: 'paid', from: seat, to: 'table', amount: DEPOSIT, reason: 'deposit' });
  // Double where it is the first own discard and nobody called before it (D2.18).
  const double = discards.length === 1 && !step.hand.own.interrupted;
  step.emit({ type: 'ruled', name: RULED.riichi, seat, data: { double } });
}

/** What breaks the hand off after a discard that nobody won (D2.1). */
function abortOf({ hand, match }: RiichiStep): string | null {
  const table = tableOf(match.options);
  if (table.fourWinds && isFourWinds(hand)) return 'suufon-renda';
  if (table.fourKongs && kongsAbort(hand)) return 'suukaikan';
  if (table.fourRiichi && hand.seats.every(seat => seat.own.riichi !== false)) return 'suucha-riichi';
  return null;
}

/** Everybody's first discard is the same wind, without a call between. */
function isFourWinds({ seats, own }: RiichiHand): boolean {
  const wind = seats[0]!.discards[0]?.tile;
  if (own.interrupted || wind === undefined || !isWind(wind)) return false;
  return seats.every(({ discards }) => discards.length === 1 && discards[0]!.tile === wind);
}

/** Turns up the next indicator. */
export function showDora(step: RiichiStep): void {
  const { wall, own } = step.hand;
  if (own.dora.length === INDICATORS) return;
  step.emit({ type: 'ruled', name: RULED.dora, seat: null, data: { tile: wall.fixed[own.dora.length]! } });
}

/**
 * Indicators of open kongs that have waited for the discard: they are turned up just before it, so that a win with it counts
 * them and one with the replacement does not.
 */
export function showOwed(step: RiichiStep): void {
  for (let owed = step.hand.own.owed; owed > 0; owed--) showDora(step);
}

/** A kong stands: its indicator is turned up before the replacement is drawn (D2.6), or as the table has it. */
export function kongStood(step: RiichiStep, meld: Meld): void {
  const { kongDora } = tableOf(step.match.options);
  if (kongDora === 'none') return;
  showOwed(step);
  if (kongDora === 'at-once' || meld.concealed) showDora(step);
  else step.emit({ type: 'ruled', name: RULED.owed, seat: null, data: null });
}

/** Says whose tiles an abort shows. */
export function showHands(step: RiichiStep, seats: readonly Seat[]): void {
  step.emit({ type: 'ruled', name: RULED.shown, seat: null, data: { seats } });
}
