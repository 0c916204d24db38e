import { chosenBy, offersAgain, offersFor } from './offers.ts';
import type { Ruleset } from './ruleset.ts';
import type { Choice, HandState, Match, Meld, Play, Seat } from './state.ts';
import { seatWind } from './turns.ts';
import type { ChoiceView, MeldView, SeatView, View } from './view.ts';
import { tilesLeft } from './wall.ts';

/** What most views have of many things. Every view is made anew, so what is the same in all of them is not. */
const NONE: readonly never[] = [];

/** The match as a seat, or a spectator (null), may know it. */
export function viewOf<H, S>(rules: Ruleset<H, S>, match: Match<H, S>, viewer: Seat | null): View {
  const { hand } = match;
  if (hand === null) return beforeAnyHand(match, viewer);
  const play = match as Play<H, S>;
  const { window, choice } = hand;
  return {
    ruleset: match.ruleset,
    options: match.options,
    seat: viewer,
    phase: match.phase === 'over' ? 'over' : hand.phase,
    number: hand.number,
    dealer: hand.dealer,
    round: hand.round,
    counters: hand.counters,
    turn: hand.turn,
    wall: tilesLeft(hand.wall),
    lying: window === null ? null : { tile: window.tile, from: window.from, cause: window.cause },
    choice: choice === null ? null : choiceView(rules, match, choice, viewer),
    seats: hand.seats.map((_, seat) => seatView(rules, play, seat, viewer)),
    offers: viewer === null ? NONE : offersFor(rules, match, viewer),
    own: viewer === null ? null : hand.seats[viewer]!.own,
    panels: rules.panels?.(play, viewer) ?? NONE,
    wins: hand.wins,
    payments: hand.payments,
    ended: hand.ended,
    next: match.next,
  };
}

function choiceView<H, S>(
  rules: Ruleset<H, S>,
  match: Match<H, S>,
  { id, round, waiting }: Choice,
  viewer: Seat | null,
): ChoiceView {
  const mine = viewer === null ? null : chosenBy(match.hand!, viewer);
  return { id, round, waiting, mine, again: mine === null ? NONE : offersAgain(rules, match, viewer!) };
}

function beforeAnyHand(match: Match, viewer: Seat | null): View {
  const next = match.next ?? { dealer: 0, round: 0, counters: {} };
  return {
    ruleset: match.ruleset,
    options: match.options,
    seat: viewer,
    phase: 'between',
    number: 0,
    ...next,
    turn: next.dealer,
    wall: 0,
    lying: null,
    choice: null,
    seats: match.scores.map((score, seat) => ({
      seat,
      wind: seatWind(match.seats, next.dealer, seat),
      score,
      status: 'in',
      concealed: null,
      concealedCount: 0,
      drawn: null,
      hasDrawn: false,
      melds: [],
      discards: [],
      bonus: [],
      marks: [],
    })),
    offers: [],
    own: null,
    panels: [],
    wins: [],
    payments: [],
    ended: null,
    next: match.next,
  };
}

function seatView<H, S>(rules: Ruleset<H, S>, play: Play<H, S>, seat: Seat, viewer: Seat | null): SeatView {
  const { hand } = play;
  const state = hand.seats[seat]!;
  const open = seat === viewer || hand.revealed.includes(seat);
  return {
    seat,
    wind: seatWind(play.seats, hand.dealer, seat),
    score: play.scores[seat]!,
    status: state.status,
    concealed: open ? { tiles: state.concealed } : null,
    concealedCount: state.concealed.length,
    drawn: open ? state.drawn : null,
    hasDrawn: state.drawn !== null,
    melds: state.melds.length === 0 ? NONE : meldViews(rules, hand, state.melds, open),
    discards: state.discards,
    bonus: state.bonus,
    marks: rules.marks?.(play, seat, viewer) ?? NONE,
  };
}

function meldViews<H, S>(
  rules: Ruleset<H, S>,
  hand: HandState<H, S>,
  melds: readonly Meld[],
  open: boolean,
): MeldView[] {
  return melds.map(meld => meldView(meld, hidesKong(rules, hand, meld, open)));
}

function hidesKong<H, S>(rules: Ruleset<H, S>, hand: HandState<H, S>, meld: Meld, open: boolean): boolean {
  return meld.concealed && rules.kongsHidden === true && !open && hand.phase !== 'ended';
}

function meldView(meld: Meld, hidden: boolean): MeldView {
  return { ...meld, tiles: hidden ? null : meld.tiles, size: meld.tiles.length };
}
