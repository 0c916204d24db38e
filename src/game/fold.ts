import type { Tile } from '../tiles/tile.ts';
import type { GameEvent } from './event.ts';
import type { Ruleset } from './ruleset.ts';
import type { Discard, HandState, Match, Meld, Seat, SeatState } from './state.ts';
import { filledUp, nextReplacement, nextTile, withoutNext, withoutReplacement } from './wall.ts';

/**
 * The match after an event. Nothing else ever changes a match. States share what did not change and are never written to,
 * so a view may keep parts of them.
 */
export function fold<H, S>(rules: Ruleset<H, S>, match: Match<H, S>, event: GameEvent): Match<H, S> {
  if (event.type === 'hand-started') return started(rules, match, event);
  if (event.type === 'match-ended') return { ...match, phase: 'over', next: null, scores: event.scores };
  if (match.hand === null) throw new Error(`${event.type} before any hand`);
  if (event.type === 'hand-ended') {
    const hand: HandState<H, S> = {
      ...match.hand,
      phase: 'ended',
      ended: event.ended,
      revealed: event.revealed,
      window: null,
      choice: null,
    };
    return { ...match, hand, phase: 'between', next: event.next, played: match.played + 1 };
  }
  const hand = foldHand(match.hand, event);
  const next: Match<H, S> =
    event.type === 'paid'
      ? { ...match, hand, scores: transferred(match.scores, event.from, event.to, event.amount) }
      : { ...match, hand };
  if (rules.fold === undefined) return next;
  const folded = rules.fold(hand, event, next);
  return folded === hand ? next : { ...next, hand: folded };
}

function started<H, S>(
  rules: Ruleset<H, S>,
  match: Match<H, S>,
  event: Extract<GameEvent, { type: 'hand-started' }>,
): Match<H, S> {
  const seats = Array.from(
    { length: match.seats },
    (_, seat): SeatState<S> => ({
      concealed: [],
      drawn: null,
      melds: [],
      discards: [],
      bonus: [],
      status: 'in',
      own: (rules.newSeat?.(match, seat) ?? null) as S,
    }),
  );
  const hand: HandState<H, S> = {
    number: event.number,
    dealer: event.dealer,
    round: event.round,
    counters: event.counters,
    phase: 'turn',
    turn: event.dealer,
    arrival: 'deal',
    seats,
    wall: event.secret!.wall,
    window: null,
    choice: null,
    wins: [],
    payments: [],
    revealed: [],
    ended: null,
    own: (rules.newHand?.(match) ?? null) as H,
  };
  return { ...match, phase: 'hand', hand, next: null };
}

function transferred(
  scores: readonly number[],
  from: Seat | 'table',
  to: Seat | 'table',
  amount: number,
): readonly number[] {
  return scores.map((score, seat) => score - (seat === from ? amount : 0) + (seat === to ? amount : 0));
}

/** One seat changed. */
export function withSeat<H, S>(
  hand: HandState<H, S>,
  seat: Seat,
  change: Partial<SeatState<S>>,
): HandState<H, S> {
  return { ...hand, seats: seatsWith(hand, seat, { ...hand.seats[seat]!, ...change }) };
}

/** The seats with another state of one of them. */
function seatsWith<S>(hand: HandState<unknown, S>, seat: Seat, state: SeatState<S>): SeatState<S>[] {
  const seats = hand.seats.slice();
  seats[seat] = state;
  return seats;
}

function foldHand<H, S>(hand: HandState<H, S>, event: GameEvent): HandState<H, S> {
  switch (event.type) {
    case 'dealt':
      return withSeat(hand, event.seat, { concealed: event.own!.tiles });
    case 'drew': {
      const tile = event.source === 'wall' ? nextTile(hand.wall) : nextReplacement(hand.wall);
      const wall = event.source === 'wall' ? withoutNext(hand.wall) : withoutReplacement(hand.wall);
      const state = hand.seats[event.seat]!;
      const concealed = withLast(state.concealed, tile);
      return {
        ...hand,
        seats: seatsWith(hand, event.seat, { ...state, concealed, drawn: tile }),
        wall,
        phase: 'turn',
        turn: event.seat,
        arrival: event.arrival,
      };
    }
    case 'dead-wall-filled':
      return { ...hand, wall: filledUp(hand.wall, event.count) };
    case 'bonus-laid': {
      const seat = hand.seats[event.seat]!;
      return withSeat(hand, event.seat, {
        concealed: without(seat.concealed, [event.tile]),
        drawn: null,
        bonus: [...seat.bonus, event.tile],
      });
    }
    case 'discarded':
      return discarded(hand, event);
    case 'kong-robbed':
      return withSeat(hand, event.seat, {
        concealed: without(hand.seats[event.seat]!.concealed, [event.tile]),
        drawn: null,
      });
    case 'window-opened':
      return {
        ...hand,
        phase: 'window',
        window: {
          tile: event.tile,
          from: event.from,
          cause: event.cause,
          asked: event.secret!.asked,
          answers: [],
        },
      };
    case 'answered':
      return { ...hand, window: { ...hand.window!, answers: [...hand.window!.answers, event.command] } };
    case 'window-closed':
      return { ...hand, window: null };
    case 'melded':
      return melded(hand, event.seat, event.own?.meld ?? event.meld);
    case 'turned':
      return {
        ...hand,
        seats: hand.seats.map((seat, i) =>
          i === event.seat || seat.drawn === null ? seat : { ...seat, drawn: null },
        ),
        phase: 'turn',
        turn: event.seat,
        arrival: event.arrival,
      };
    case 'choice-opened':
      return {
        ...hand,
        phase: 'choice',
        choice: { id: event.id, round: event.round, waiting: event.seats, made: [] },
      };
    case 'chose': {
      const choice = hand.choice!;
      return {
        ...hand,
        choice: {
          ...choice,
          waiting: choice.waiting.filter(seat => seat !== event.seat),
          made: [...choice.made.filter(made => made.seat !== event.seat), event.own!.command],
        },
      };
    }
    case 'choice-closed':
      return { ...hand, choice: null };
    case 'exchanged': {
      const seat = hand.seats[event.seat]!;
      const concealed = [...without(seat.concealed, event.own!.gave.tiles), ...event.own!.got.tiles];
      return withSeat(hand, event.seat, { concealed, drawn: null });
    }
    case 'won': {
      const { type: _type, ...win } = event;
      return { ...hand, wins: [...hand.wins, win] };
    }
    case 'paid': {
      const { type: _type, ...payment } = event;
      return { ...hand, payments: [...hand.payments, payment] };
    }
    case 'left':
      return withSeat(hand, event.seat, { status: 'out' });
    default:
      return hand;
  }
}

function discarded<H, S>(
  hand: HandState<H, S>,
  event: Extract<GameEvent, { type: 'discarded' }>,
): HandState<H, S> {
  const seat = hand.seats[event.seat]!;
  const held = seat.concealed;
  // The tile just drawn is the last one; an older tile of the same face goes from the front.
  const concealed = withoutPlace(held, event.drawn ? held.length - 1 : held.indexOf(event.tile));
  const discard: Discard = { tile: event.tile, drawn: event.drawn, claimedBy: null, mark: event.mark };
  const discards = withLast(seat.discards, discard);
  return { ...hand, seats: seatsWith(hand, event.seat, { ...seat, concealed, drawn: null, discards }) };
}

/** The list with one more at its end. States are kept, and this takes no more room than it needs, as spreading does. */
function withLast<T>(list: readonly T[], one: T): readonly T[] {
  const longer = new Array<T>(list.length + 1);
  for (let i = 0; i < list.length; i++) longer[i] = list[i]!;
  longer[list.length] = one;
  return longer;
}

/** The list without what stands in this place. */
function withoutPlace<T>(list: readonly T[], place: number): readonly T[] {
  const shorter = new Array<T>(list.length - 1);
  for (let i = 0; i < place; i++) shorter[i] = list[i]!;
  for (let i = place + 1; i < list.length; i++) shorter[i - 1] = list[i]!;
  return shorter;
}

function melded<H, S>(hand: HandState<H, S>, by: Seat, meld: Meld): HandState<H, S> {
  const seat = hand.seats[by]!;
  const claimed = meld.from !== null && !meld.added;
  const pung = meld.added ? seat.melds.findIndex(old => isPungOf(old, meld)) : -1;
  const used = meld.added
    ? [addedTile(seat.melds[pung]!, meld)]
    : claimed
      ? without(meld.tiles, [meld.claimed!])
      : meld.tiles;
  const melds = meld.added ? seat.melds.map((old, i) => (i === pung ? meld : old)) : [...seat.melds, meld];
  let next = withSeat(hand, by, { concealed: without(seat.concealed, used), drawn: null, melds });
  if (claimed) next = markClaimed(next, meld.from, by);
  return next;
}

/** The seat's last discard now lies in somebody's meld. */
function markClaimed<H, S>(hand: HandState<H, S>, from: Seat, by: Seat): HandState<H, S> {
  const discards = hand.seats[from]!.discards;
  const last = discards.length - 1;
  return withSeat(hand, from, {
    discards: discards.map((discard, i) => (i === last ? { ...discard, claimedBy: by } : discard)),
  });
}

function isPungOf(old: Meld, kong: Meld): boolean {
  return old.kind === 'pung' && without(kong.tiles, old.tiles).length === 1;
}

/** The fourth tile that made a kong of a pung. */
function addedTile(pung: Meld, kong: Meld): Tile {
  return without(kong.tiles, pung.tiles)[0]!;
}

/** The tiles with these taken out, each as often as it is named; what is not there is not missed. */
export function without(tiles: readonly Tile[], taken: readonly Tile[]): readonly Tile[] {
  const left = tiles.slice();
  for (const tile of taken) {
    const at = left.lastIndexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
