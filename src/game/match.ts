import { tileOrder } from '../tiles/notation.ts';
import { kindOf, type Tile } from '../tiles/tile.ts';
import { ownKong } from './claims.ts';
import type { GameEvent } from './event.ts';
import { closeWindow, declareKong, discard, startHand, win } from './flow.ts';
import { type Offer, offerTakes } from './offer.ts';
import { chosenBy, isUnsettled, offersAgain, offersFor } from './offers.ts';
import type { Options } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Ruleset } from './ruleset.ts';
import type { Command, Match, Play, Seat } from './state.ts';
import { type Source, Step } from './step.ts';
import { selfDrawnTile } from './turns.ts';

/** What a command led to, or why it was not taken; then nothing changed. */
export type Outcome<H, S> =
  | { readonly match: Match<H, S>; readonly events: readonly GameEvent[] }
  | { readonly refusal: Refusal };

/** A match before its first hand. */
export function newMatch<H, S>(rules: Ruleset<H, S>, options: Options): Match<H, S> {
  const seats = rules.seats(options);
  return {
    ruleset: rules.id,
    options,
    seats,
    scores: Array.from({ length: seats }, () => rules.startScore(options)),
    phase: 'between',
    hand: null,
    next: rules.firstHand?.(options) ?? { dealer: 0, round: 0, counters: {} },
    played: 0,
  };
}

/**
 * Carries out one command whole, or refuses it. A window that is answered in full stays open: `settle` closes it, when the
 * table's pause is over. Whoever sends a command that is not an answer into such a window settles it first.
 */
export function act<H, S>(
  rules: Ruleset<H, S>,
  source: Source,
  match: Match<H, S>,
  command: Command,
): Outcome<H, S> {
  const refusal = command.seat === null ? refuseTable(match, command) : refuse(rules, match, command);
  if (refusal !== null) return { refusal };
  const step = new Step(rules, source, match);
  if (command.seat === null) startHand(step);
  else if (command.do === 'timeout') timeOut(step, command.seat);
  else carryOut(step, command as SeatCommand);
  return { match: step.match, events: step.events };
}

/** Closes a window that everybody asked has answered. Only to be called while `isUnsettled`. */
export function settle<H, S>(
  rules: Ruleset<H, S>,
  source: Source,
  match: Match<H, S>,
): { readonly match: Match<H, S>; readonly events: readonly GameEvent[] } {
  if (!isUnsettled(match)) throw new Error('there is no window to settle');
  const step = new Step(rules, source, match);
  closeWindow(step);
  return { match: step.match, events: step.events };
}

interface SeatCommand extends Command {
  readonly seat: Seat;
}

function refuseTable(match: Match, command: Command): Refusal | null {
  if (command.do !== 'deal') return 'unknown-command';
  return match.phase === 'between' && match.next !== null ? null : 'not-in-play';
}

function refuse<H, S>(rules: Ruleset<H, S>, match: Match<H, S>, command: Command): Refusal | null {
  if (match.phase !== 'hand' || match.hand === null) return 'not-in-play';
  const play = match as Play<H, S>;
  const seat = command.seat!;
  const asked = offersFor(rules, match, seat);
  const isAsked = asked.length > 0;
  const offers = isAsked ? asked : offersAgain(rules, match, seat);
  if (command.again === true && (isAsked || offers.length === 0)) return 'all-have-chosen';
  if (isAsked && command.do === 'timeout') return null;
  if (offers.some(offer => offerTakes(offer, command)))
    return play.hand.phase === 'choice' ? (rules.choiceRefusal?.(play, command) ?? null) : null;
  return explain(rules, play, command, offers);
}

/** Why there is no offer for it, as exactly as can be said without telling what the seat may not know. */
function explain<H, S>(
  rules: Ruleset<H, S>,
  play: Play<H, S>,
  command: Command,
  offers: readonly Offer[],
): Refusal {
  const { hand } = play;
  const seat = command.seat!;
  const own = rules.whyNot?.(play, command) ?? null;
  if (own !== null) return own;
  if (command.do === 'win') {
    const why = whyNoWin(rules, play, seat);
    if (why !== null) return why;
  }
  if (offers.length > 0) {
    if (
      command.do === 'discard' &&
      command.tile !== undefined &&
      !hand.seats[seat]?.concealed.includes(command.tile)
    )
      return 'not-held';
    return 'not-allowed';
  }
  if (hand.phase === 'turn') return 'not-your-turn';
  return 'not-asked';
}

function whyNoWin<H, S>(rules: Ruleset<H, S>, play: Play<H, S>, seat: Seat): Refusal | null {
  const { hand } = play;
  const window = hand.window;
  if (hand.seats[seat]?.status !== 'in') return null;
  if (window !== null && window.from !== seat) {
    const score = rules.score(play, seat, window.tile, window.cause === 'discard' ? 'discard' : 'rob-kong');
    return typeof score === 'string' ? score : null;
  }
  if (hand.phase !== 'turn' || hand.turn !== seat || hand.arrival === 'claim') return null;
  const score = rules.score(play, seat, selfDrawnTile(hand.seats[seat]!), 'self-draw');
  return typeof score === 'string' ? score : null;
}

function carryOut<H, S>(step: Step<H, S>, command: SeatCommand): void {
  const { hand } = step;
  // A hand may be complete as it was dealt: then it is declared in place of a choice.
  if (hand.phase === 'choice' && command.do !== 'win') return choose(step, command);
  if (hand.phase === 'window') return step.emit({ type: 'answered', only: command.seat, command });
  const seat = command.seat;
  const state = hand.seats[seat]!;
  switch (command.do) {
    case 'discard':
      return discard(step, seat, command.tile!, { older: command.older ?? false });
    case 'kong': {
      const meld = ownKong(state.melds, state.concealed, kindOf(command.tile!));
      return declareKong(step, seat, meld, command.tile!);
    }
    case 'win':
      return win(step, [seat], null, selfDrawnTile(state), 'self-draw');
    default:
      step.rules.act!(step, command);
  }
}

function choose<H, S>(step: Step<H, S>, command: SeatCommand): void {
  const { seat } = command;
  const own = { command };
  step.emit(
    chosenBy(step.hand, seat) === null
      ? { type: 'chose', seat, own }
      : { type: 'chose', seat, only: seat, own },
  );
  if (step.hand.choice!.waiting.length > 0) return;
  step.rules.choiceMade!(step);
  const opened = step.hand.choice;
  if (opened !== null && opened.waiting.length > 0) return;
  step.emit({ type: 'choice-closed' });
  if (step.hand.phase === 'choice') step.emit({ type: 'turned', seat: step.hand.dealer, arrival: 'opening' });
}

function timeOut<H, S>(step: Step<H, S>, seat: Seat): void {
  const command = timeoutCommand(step.rules, step.play, seat);
  // In a window the event would tell who was asked.
  if (step.hand.phase !== 'window') step.emit({ type: 'timed-out', seat });
  carryOut(step, { ...command, seat });
}

/** What a time-out of this seat does: passes, or discards the drawn tile where it may, else the last one it may. */
export function timeoutCommand<H, S>(rules: Ruleset<H, S>, play: Play<H, S>, seat: Seat): Command {
  const own = rules.timeout?.(play, seat) ?? null;
  if (own !== null) return own;
  if (play.hand.phase === 'window') return { seat, do: 'pass' };
  const allowed = discardsAmong(offersFor(rules, play, seat));
  const { drawn } = play.hand.seats[seat]!;
  if (drawn !== null && allowed.includes(drawn)) return { seat, do: 'discard', tile: drawn };
  const last = [...allowed].sort(tileOrder).at(-1);
  if (last === undefined) throw new Error(`seat ${seat} has nothing to do on its turn`);
  return { seat, do: 'discard', tile: last };
}

/** The tiles that may be discarded, of a seat's offers. */
export function discardsAmong(offers: readonly Offer[]): readonly Tile[] {
  for (const offer of offers) if (offer.kind === 'tile' && offer.do === 'discard') return offer.tiles;
  return [];
}
