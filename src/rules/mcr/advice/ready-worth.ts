import type { Meld } from '../../../game/state.ts';
import { countKinds } from '../../../shape/counts.ts';
import { kindOf, type Tile } from '../../../tiles/tile.ts';
import { BASE } from '../payments.ts';
import type { Place } from '../scoring/held-elements.ts';
import { scoreHand } from '../scoring/score-hand.ts';
import { completingKinds } from '../scoring/waits.ts';

/** What is known of a seat's win before it happens. */
export interface Stake extends Place {
  readonly minimum: number;
}

/** A self-draw is one draw in four, and pays three times as much. */
const SELF_DRAW_ONLY = 0.4;

/**
 * What a hand that waits for a tile is worth by its waits: what a win would bring, the more the more of its tiles are out of
 * sight. 0 where no wait reaches the minimum.
 */
export function readyWorth(
  concealed: readonly Tile[],
  melds: readonly Meld[],
  stake: Stake,
  unseen: Uint8Array,
): number {
  const before = countKinds(concealed);
  const held = countKinds([...concealed, ...melds.flatMap(meld => meld.tiles)]);
  let worth = 0;
  for (const win of completingKinds(before, melds.length, held)) {
    const left = unseen[kindOf(win)]!;
    if (left === 0) continue;
    const pointsBy = (selfDraw: boolean): number =>
      scoreHand({
        concealed: [...concealed, win],
        melds,
        circumstances: {
          ...stake,
          win,
          selfDraw,
          robsKong: false,
          replacesKong: false,
          lastTile: false,
          lastCopy: false,
        },
      })!.points;
    const points = pointsBy(false);
    if (points >= stake.minimum) worth += left * (3 * BASE + points);
    else {
      const drawn = pointsBy(true);
      if (drawn >= stake.minimum) worth += SELF_DRAW_ONLY * left * (3 * BASE + 3 * drawn);
    }
  }
  return worth;
}
