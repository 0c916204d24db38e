import type { SeatView, View } from '../../../game/view.ts';
import { EAST, SUITS, type Suit, type Tile } from '../../../tiles/tile.ts';

/** The wall at the beginning of play. */
const FULL_WALL = 55;
/** How likely a ready hand waits for a tile of a suit it plays, and how much less for its ends. */
const HIT = 0.12;
const TERMINAL = 0.6;
const NEXT_TO_TERMINAL = 0.85;
/** A tile that its owner discarded itself is seldom one that it waits for. */
const OWN_DISCARD = 0.3;
/** Around a tile that a locked hand has won with there may be another wait. */
const LOCKED_NEAR = 0.25;
const LOCKED_FAR = 0.05;
/** Three or more melds of one suit, or many discards without it, look like a flush. */
const FLUSH_FAN = 2;

/** Points that a discard of each kind is expected to cost, by what the others show. */
export function dangerOf(view: View, unseen: Uint8Array): Float64Array {
  const danger = new Float64Array(EAST);
  for (const seat of view.seats) {
    if (seat.seat === view.seat || seat.status === 'out') continue;
    const isLocked = seat.marks.some(({ id }) => id === 'locked');
    for (let kind = 0; kind < EAST; kind++)
      danger[kind] =
        danger[kind]! + (isLocked ? lockedCost(view, seat, kind) : cost(view, seat, kind, unseen));
  }
  return danger;
}

/** The suit that a seat has declared; null before all have. */
export function missingOf({ marks }: Pick<SeatView, 'marks'>): Suit | null {
  return SUITS.find(suit => marks.some(({ id }) => id === `missing-${suit}`)) ?? null;
}

function cost(view: View, seat: SeatView, kind: Tile, unseen: Uint8Array): number {
  const suit = SUITS[Math.floor(kind / 9)]!;
  if (missingOf(seat) === suit) return 0;
  const ready = readyChance(view, seat);
  const rank = kind % 9;
  const edge = rank === 0 || rank === 8 ? TERMINAL : rank === 1 || rank === 7 ? NEXT_TO_TERMINAL : 1;
  const discarded = seat.discards.some(({ tile }) => tile === kind) ? OWN_DISCARD : 1;
  // A kind that all have seen can be waited for only as part of a run.
  const seen = unseen[kind] === 0 ? 0.5 : 1;
  const flush = flushSuit(seat);
  const fits = flush === null ? 1 : flush === suit ? 1.5 : 0.1;
  return ready * HIT * edge * discarded * seen * fits * 2 ** fanShown(seat, flush !== null);
}

/** The more is laid down and the shorter the wall, the likelier; nobody is ready who still throws away its missing suit. */
function readyChance(view: View, seat: SeatView): number {
  const missing = missingOf(seat);
  const last = seat.discards.at(-1)?.tile;
  if (last !== undefined && missing !== null && SUITS[Math.floor(last / 9)] === missing) return 0.05;
  const gone = 1 - view.wall / FULL_WALL;
  return Math.min(0.9, gone * gone * 0.9 + 0.1 * seat.melds.length * gone);
}

function flushSuit({ melds, discards }: SeatView): Suit | null {
  if (melds.length < 2) return null;
  const suits = new Set(
    melds.map(({ tiles }) => (tiles === null ? null : SUITS[Math.floor(tiles[0]! / 9)]!)),
  );
  if (suits.size !== 1) return null;
  const [suit] = [...suits];
  const own = discards.filter(({ tile }) => SUITS[Math.floor(tile / 9)] === suit).length;
  return own * 5 <= discards.length && discards.length >= 5 ? suit! : null;
}

/** Fan that can be seen: kongs, pungs, a flush. */
function fanShown({ melds }: SeatView, isFlush: boolean): number {
  const kongs = melds.filter(({ kind }) => kind === 'kong').length;
  return Math.min(4, kongs + (melds.length >= 3 ? 1 : 0) + (isFlush ? FLUSH_FAN : 0) + 0.5);
}

/** A locked hand waits for what it won with, and may wait for more; what it gives back it does not want. */
function lockedCost(view: View, { seat, discards, marks }: SeatView, kind: Tile): number {
  const suit = SUITS[Math.floor(kind / 9)]!;
  if (missingOf({ marks }) === suit) return 0;
  const wins = view.wins.filter(win => win.seat === seat);
  const worth = Math.max(1, ...wins.map(({ score }) => score.value));
  if (wins.some(({ tile }) => tile === kind)) return worth;
  if (discards.some(({ tile }) => tile === kind)) return 0.02 * worth;
  const isNear = wins.some(
    ({ tile }) => Math.floor(tile / 9) === Math.floor(kind / 9) && Math.abs(tile - kind) % 3 === 0,
  );
  return (isNear ? LOCKED_NEAR : LOCKED_FAR) * worth;
}
