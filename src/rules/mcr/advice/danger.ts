import type { SeatView, View } from '../../../game/view.ts';
import { EAST, KINDS, type Kind, kindOf, type Suit, suitOf } from '../../../tiles/tile.ts';

/** Tiles of the wall at the beginning of play, flowers and all. */
const FULL_WALL = 91;
/** How likely a ready hand waits for a suited kind, for one near the end of its suit, for an honor. */
const SUITED = 0.1;
const NEAR_END = 0.085;
const TERMINAL = 0.065;
const HONOR = 0.05;
/** What a seat discarded itself it seldom waits for, though nothing forbids it. */
const OWN_DISCARD = 0.4;
/** What a win costs its discarder beyond what it costs everybody. */
const USUAL = 11;
/** A hand laid down in one suit is a flush, and waits for nothing else but honors. */
const FLUSH = 22;
const FLUSH_SUIT = 1.8;
const OTHER_SUIT = 0.15;

/**
 * Points that a discard of each kind is expected to cost, by what the others show: the more they have laid down and the
 * shorter the wall, the likelier they are ready.
 * @param unseen copies out of the viewer's sight, by kind
 */
export function dangerOf(view: View, unseen: Uint8Array): Float64Array {
  const danger = new Float64Array(KINDS);
  for (const seat of view.seats) {
    if (seat.seat === view.seat) continue;
    const ready = readyChance(view, seat);
    const flush = flushSuit(seat);
    const own = new Set(seat.discards.map(({ tile }) => kindOf(tile)));
    for (let kind = 0; kind < KINDS; kind++) {
      const fits = flush === null || kind >= EAST ? 1 : suitOf(kind) === flush ? FLUSH_SUIT : OTHER_SUIT;
      const cost = flush === null ? USUAL : FLUSH;
      danger[kind] =
        danger[kind]! + ready * hitOf(kind, unseen[kind]!) * fits * cost * (own.has(kind) ? OWN_DISCARD : 1);
    }
  }
  return danger;
}

function readyChance(view: View, { melds }: SeatView): number {
  const gone = 1 - Math.min(1, view.wall / FULL_WALL);
  const laid = melds.filter(meld => !meld.concealed).length;
  return Math.min(0.9, 0.6 * gone * gone + 0.18 * laid * gone + (laid >= 3 ? 0.15 : 0));
}

/** An honor of which hardly any is out of sight can complete a pair at most. */
function hitOf(kind: Kind, unseen: number): number {
  if (kind >= EAST) return unseen === 0 ? 0 : unseen === 1 ? HONOR / 2 : HONOR;
  const fromEnd = Math.min(kind % 9, 8 - (kind % 9));
  return fromEnd === 0 ? TERMINAL : fromEnd === 1 ? NEAR_END : SUITED;
}

/** The suit of a seat whose melds are all of one, two at the least; null where they are not. */
function flushSuit({ melds }: SeatView): Suit | null {
  const kinds = melds.flatMap(({ tiles }) => (tiles === null ? [] : kindOf(tiles[0]!)));
  const suited = kinds.filter(kind => kind < EAST);
  if (kinds.length < 2 || suited.length === 0) return null;
  const suit = suitOf(suited[0]!);
  return suited.every(kind => suitOf(kind) === suit) ? suit : null;
}
