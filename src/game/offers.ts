import type { Offer } from './offer.ts';
import type { Ruleset } from './ruleset.ts';
import type { Command, HandState, Match, Play, Seat } from './state.ts';

const NONE: readonly Offer[] = [];
const NOBODY: readonly Seat[] = [];
const PASS: Offer = { kind: 'plain', do: 'pass' };

/**
 * What a seat may do now; empty where it is not asked. In a window `pass` is always among it.
 * The answer depends on nothing but the state, so it is kept for a while: bots, screens and `act` ask in turn.
 */
export function offersFor<H, S>(rules: Ruleset<H, S>, match: Match<H, S>, seat: Seat): readonly Offer[] {
  if (match.phase !== 'hand' || match.hand === null) return NONE;
  if (kept.hand === match.hand && kept.seat === seat) return kept.offers;
  const offers = findOffers(rules, match as Play<H, S>, seat);
  kept = { hand: match.hand, seat, offers };
  return offers;
}

/** The offers that were asked for last. They are enough: a seat sees them and answers while its state is the newest. */
let kept: { readonly hand: HandState | null; readonly seat: Seat; readonly offers: readonly Offer[] } = {
  hand: null,
  seat: 0,
  offers: NONE,
};

/** Keeps what a seat may do with the tile in a window that was just opened, and was asked for to open it. */
export function keepClaims(hand: HandState, seat: Seat, claims: readonly Offer[]): void {
  kept = { hand, seat, offers: [...claims, PASS] };
}

function findOffers<H, S>(rules: Ruleset<H, S>, play: Play<H, S>, seat: Seat): readonly Offer[] {
  const { hand } = play;
  if (hand.phase === 'choice')
    return hand.choice!.waiting.includes(seat) ? (rules.choiceOffers?.(play, seat) ?? NONE) : NONE;
  if (hand.phase === 'turn') return hand.turn === seat ? rules.turnOffers(play, seat) : NONE;
  const window = hand.window;
  if (window === null || !waitsFor(window, seat)) return NONE;
  return [...rules.claimOffers(play, seat, window), PASS];
}

/**
 * What a seat that has chosen may choose in place of it: anything it was offered, until all have chosen (rulings B2 and C2.2).
 * Empty where it has not.
 */
export function offersAgain<H, S>(rules: Ruleset<H, S>, match: Match<H, S>, seat: Seat): readonly Offer[] {
  const { hand } = match;
  if (match.phase !== 'hand' || hand === null || chosenBy(hand, seat) === null) return NONE;
  return rules.choiceOffers?.(match as Play<H, S>, seat) ?? NONE;
}

/** What a seat has chosen while others still choose; null where it has not. */
export function chosenBy(hand: HandState, seat: Seat): Command | null {
  if (hand.phase !== 'choice') return null;
  return hand.choice!.made.find(made => made.seat === seat) ?? null;
}

function waitsFor(window: NonNullable<HandState['window']>, seat: Seat): boolean {
  return window.asked.includes(seat) && !window.answers.some(answer => answer.seat === seat);
}

/** The seats that have to answer before anything goes on. Secret while a window is open. */
export function waitingFor(match: Match): readonly Seat[] {
  const { hand } = match;
  if (match.phase !== 'hand' || hand === null) return NOBODY;
  if (hand.phase === 'choice') return hand.choice!.waiting;
  if (hand.phase === 'turn') return [hand.turn];
  const { window } = hand;
  if (window === null) return NOBODY;
  return window.answers.length === 0 ? window.asked : window.asked.filter(seat => waitsFor(window, seat));
}

/** A window in which everybody asked has answered: the match waits only for the pause to end (`settle`). */
export function isUnsettled(match: Match): boolean {
  const { hand } = match;
  if (match.phase !== 'hand' || hand === null || hand.phase !== 'window') return false;
  const { window } = hand;
  return window === null || !window.asked.some(seat => waitsFor(window, seat));
}
