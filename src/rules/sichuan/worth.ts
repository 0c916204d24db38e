import type { Options } from '../../game/options.ts';
import { countKinds } from '../../shape/counts.ts';
import type { Kind, Tile } from '../../tiles/tile.ts';
import { fanOf, type LaidDown, shapePatterns } from './patterns.ts';
import type { SichuanSeat } from './seat.ts';
import { pointsOf } from './value.ts';
import { waitsOf } from './waits.ts';

/**
 * What a ready hand would win on a discard of this kind, one of those it waits for (B9): patterns and roots with that tile, to
 * the cap, nothing for timing.
 */
export function worthOf(concealed: readonly Tile[], melds: LaidDown, kind: Kind, options: Options): number {
  return pointsOf(fanOf(shapePatterns(countKinds([...concealed, kind]), melds, options)!), options);
}

/** The most that a hand would win with any tile it waits for; 0 where it is not ready (B8, B9). */
export function bestValue({ concealed, melds, own }: SichuanSeat, options: Options): number {
  const waits = waitsOf(concealed, melds, own.missing);
  return Math.max(0, ...waits.map(kind => worthOf(concealed, melds, kind, options)));
}
