import { countOf } from '../../game/claims.ts';
import type { GameEvent } from '../../game/event.ts';
import { fold, withSeat } from '../../game/fold.ts';
import { newMatch } from '../../game/match.ts';
import type { Options } from '../../game/options.ts';
import type { Ruleset } from '../../game/ruleset.ts';
import { HAND_SIZE } from '../../game/source.ts';
import type { Match, Play, Seat } from '../../game/state.ts';
import { JOKER, kindOf, type Tile } from '../../tiles/tile.ts';
import type { MjaiEvent } from './messages.ts';

/** A tile that one is not told: no tile of the set, so that no hand is taken to hold it. */
export const HIDDEN: Tile = JOKER;

/**
 * A hand as one seat is told of it: our own match, folded from what the host says happened, in which every tile that the seat
 * does not know is `HIDDEN`. The host decides what happens; our rules only say what the seat may do next.
 */
export interface Told {
  readonly rules: Ruleset;
  readonly me: Seat;
  readonly match: Play;
  /** Declared riichi, and not yet accepted. */
  readonly declared: Seat | null;
  /** What happens when nobody wins with the tile that lies open: a kong is laid down, a North laid aside. */
  readonly pending: GameEvent | null;
  /** Draws a replacement next. */
  readonly replaces: Seat | null;
}

type Deal = Extract<MjaiEvent, { type: 'start_kyoku' }>;

/** The hand after its deal; null where it does not fit the ruleset or the seat, or one's own tiles are not told. */
export function dealt(rules: Ruleset, options: Options, me: Seat, deal: Deal): Told | null {
  const seats = rules.seats(options);
  const own = deal.hands[me];
  if (me >= seats || deal.dealer >= seats || deal.scores.length < seats || own === undefined) return null;
  if (own.length !== HAND_SIZE || own.includes(null) || hasFive(own as Tile[])) return null;
  // A seat of a larger table that somebody sits on is another ruleset's.
  if (deal.hands.slice(seats).some(hand => hand.length > 0)) return null;
  const dead = rules.deadWall?.(options) ?? { tail: 0, fixed: 0 };
  const live = rules.deck(options).length - seats * HAND_SIZE - dead.tail - dead.fixed;
  const hidden = (count: number): Tile[] => Array.from({ length: count }, () => HIDDEN);
  const events: GameEvent[] = [
    {
      type: 'hand-started',
      number: 1,
      dealer: deal.dealer,
      round: deal.round,
      counters: { honba: deal.honba, deposits: deal.deposits },
      secret: {
        wall: {
          live: hidden(live),
          front: 0,
          end: live,
          tail: hidden(dead.tail),
          tailTaken: 0,
          fixed: hidden(dead.fixed),
        },
      },
    },
    ...Array.from({ length: seats }, (_, seat): GameEvent => {
      const tiles = seat === me ? (own as Tile[]) : hidden(HAND_SIZE);
      return { type: 'dealt', seat, count: HAND_SIZE, own: { tiles } };
    }),
  ];
  const before: Match = { ...newMatch(rules, options), scores: deal.scores.slice(0, seats) };
  const match = events.reduce((now, event) => fold(rules, now, event), before) as Play;
  const told: Told = { rules, me, match, declared: null, pending: null, replaces: null };
  return announced(told, 'dora-shown', null, { tile: deal.dora });
}

function hasFive(tiles: readonly Tile[]): boolean {
  return tiles.some(tile => countOf(tiles, kindOf(tile)) > 4);
}

/** After one of our own events. */
export function after(told: Told, event: GameEvent): Told {
  return { ...told, match: fold(told.rules, told.match, event) as Play };
}

/** After an event that riichi announces in its own words. */
export function announced(told: Told, name: string, seat: Seat | null, data: unknown): Told {
  return after(told, { type: 'ruled', name, seat, data });
}

/** With tiles in a seat's hand that turn out to have been there: each in place of a hidden one, the newest first if it was drawn. */
export function revealing(told: Told, seat: Seat, tiles: readonly Tile[], drawn = false): Told {
  if (seat === told.me) return told;
  const concealed = [...told.match.hand.seats[seat]!.concealed];
  for (const tile of tiles) {
    const at = drawn ? concealed.lastIndexOf(HIDDEN) : concealed.indexOf(HIDDEN);
    // More than a hand can hold: the host knows better, or the stream is damaged.
    if (at < 0) concealed.push(tile);
    else concealed[at] = tile;
  }
  const hand = withSeat(told.match.hand, seat, { concealed });
  return { ...told, match: { ...told.match, hand } };
}
