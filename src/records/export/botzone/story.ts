import type { GameEvent } from '../../../game/event.ts';
import type { Meld, Seat, Win, Wind } from '../../../game/state.ts';
import { isBonus, type Tile } from '../../../tiles/tile.ts';
import { RecordError } from '../../record.ts';
import { changes, type PlayedHand, settlementOf } from '../played-hand.ts';

/** A seat as Botzone counts it: from the dealer of the hand on, so that the number is also the seat's wind. */
export type Player = number;

/** One thing that a player did in play. */
export interface Move {
  readonly kind:
    | 'draw'
    | 'flower'
    | 'play'
    | 'chow'
    | 'pung'
    | 'kong'
    | 'concealed-kong'
    | 'added-kong'
    | 'win';
  readonly player: Player;
  /** Of a chow the middle one. */
  readonly tile: Tile;
  /** Claims of the same tile that this one went before. */
  readonly ignored: readonly Move[];
}

/** A hand of MCR as Botzone tells it: a game of its own, which begins when all dealt flowers are replaced. */
export interface Story {
  readonly round: Wind;
  /** Thirteen tiles and the flowers of each player; the dealer's fourteenth is the first draw. */
  readonly dealt: readonly Dealt[];
  readonly moves: readonly Move[];
  /** Null where nobody won. */
  readonly win: Win | null;
  /** What the hand brought each player. */
  readonly scores: readonly number[];
}

interface Dealt {
  readonly tiles: Tile[];
  readonly flowers: Tile[];
}

/** @throws RecordError for a hand that several players won: here only one can */
export function storyOf(hand: PlayedHand): Story {
  const { events, before } = hand;
  const { dealer, round, number } = events[0] as Extract<GameEvent, { type: 'hand-started' }>;
  const { wins, payments } = settlementOf(events);
  if (wins.length > 1)
    throw new RecordError(`hand ${number} has several winners, which this format cannot tell`);
  const seats = before.length;
  const player = (seat: Seat): Player => (seat + seats - dealer) % seats;
  const begun = events.findIndex(({ type }) => FIRST_MOVES.includes(type));
  const dealt = dealOf(events.slice(0, begun), player, seats);
  const first: Move = { kind: 'draw', player: 0, tile: dealt[0]!.tiles.pop()!, ignored: [] };
  const change = changes(payments, seats);
  return {
    round,
    dealt,
    moves: [first, ...movesOf(hand, begun, player)],
    win: wins[0] ?? null,
    scores: change.map((_, at) => change[(at + dealer) % seats]!),
  };
}

/** What a dealer may begin with; all that comes before belongs to the deal. */
const FIRST_MOVES: readonly GameEvent['type'][] = ['discarded', 'kong-declared', 'won'];

function dealOf(events: readonly GameEvent[], player: (seat: Seat) => Player, seats: number): Dealt[] {
  const dealt = Array.from({ length: seats }, (): Dealt => ({ tiles: [], flowers: [] }));
  for (const event of events) {
    if (event.type === 'dealt') dealt[player(event.seat)]!.tiles.push(...event.own!.tiles);
    else if (event.type === 'drew') dealt[player(event.seat)]!.tiles.push(event.own!.tile);
    else if (event.type === 'bonus-laid') {
      const { tiles, flowers } = dealt[player(event.seat)]!;
      tiles.splice(tiles.indexOf(event.tile), 1);
      flowers.push(event.tile);
    }
  }
  return dealt;
}

function movesOf(
  { events, kongs, claims }: PlayedHand,
  begun: number,
  player: (seat: Seat) => Player,
): Move[] {
  const moves: Move[] = [];
  let lying: Tile = 0;
  let claimed: Move[] = [];
  const push = (kind: Move['kind'], seat: Seat, tile: Tile, ignored: readonly Move[] = []): unknown =>
    moves.push({
      kind,
      player: player(seat),
      tile,
      ignored: ignored.filter(one => one.player !== player(seat)),
    });
  for (const event of events.slice(begun)) {
    switch (event.type) {
      case 'drew':
        // A flower is told when it is laid down.
        if (!isBonus(event.own!.tile)) push('draw', event.seat, event.own!.tile);
        break;
      case 'bonus-laid':
        push('flower', event.seat, event.tile);
        break;
      case 'discarded':
        push('play', event.seat, event.tile);
        break;
      case 'kong-declared': {
        const { tiles, added } = kongs.get(event)!;
        push(added ? 'added-kong' : 'concealed-kong', event.seat, tiles[0]!);
        break;
      }
      case 'window-opened':
        lying = event.tile;
        claimed = [];
        break;
      case 'answered': {
        if (event.command.do === 'pass') break;
        const meld = claims.get(event);
        const claim = meld === undefined ? { kind: 'win' as const, tile: lying } : claimOf(meld);
        claimed.push({ ...claim, player: player(event.only), ignored: [] });
        break;
      }
      case 'melded': {
        if (event.meld.from === null || event.meld.added) break;
        const { kind, tile } = claimOf(event.meld);
        push(kind, event.seat, tile, claimed);
        break;
      }
      case 'won':
        push('win', event.seat, event.tile, event.from === null ? [] : claimed);
        break;
      case 'hand-ended':
        return moves;
    }
  }
  return moves;
}

function claimOf({ kind, tiles }: Meld): { kind: 'chow' | 'pung' | 'kong'; tile: Tile } {
  return { kind: kind as 'chow' | 'pung' | 'kong', tile: tiles[1]! };
}
