import type { Meld, Seat, Win } from '../../game/state.ts';
import { isDragon, isWind, type Kind, kindOf } from '../../tiles/tile.ts';

/** Who answers for a yakuman, and the basic points that this is about. */
export interface Liability {
  readonly seat: Seat;
  readonly basic: number;
}

const YAKUMAN_BASIC = 8000;
const YAKUMAN_HAN = 13;

/** Yakuman that somebody may be liable for: how many melds of which kinds make them certain. */
const SETS: readonly {
  readonly id: string;
  readonly sets: number;
  readonly holds: (kind: Kind) => boolean;
}[] = [
  { id: 'daisangen', sets: 3, holds: isDragon },
  { id: 'daisuushii', sets: 4, holds: isWind },
];

/**
 * Pao, at tables that have it (the seed has none, D2.9): whoever discarded the tile of the last meld of three dragons or four
 * winds pays for that yakuman. Null where the winner laid down fewer, or drew the last one.
 */
export function liabilityOf(win: Win, melds: readonly Meld[]): Liability | null {
  for (const { id, sets, holds } of SETS) {
    const pattern = win.score.patterns.find(one => one.id === id);
    const laid = melds.filter(meld => holds(kindOf(meld.tiles[0]!)));
    const last = laid.at(-1);
    if (pattern === undefined || laid.length < sets || last === undefined || last.from === null) continue;
    return { seat: last.from, basic: (YAKUMAN_BASIC * pattern.value) / YAKUMAN_HAN };
  }
  return null;
}
