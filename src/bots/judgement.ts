import type { Readiness, Ruleset } from '../game/ruleset.ts';
import { keepValue } from '../shape/keep-value.ts';
import { kindOf, type Tile } from '../tiles/tile.ts';
import { type Hand, less } from './own-hand.ts';

/** What a discard leaves one with; the smaller in order of the fields, the better. */
export interface Prospect {
  readonly tile: Tile;
  readonly shanten: number;
  /** Tiles out of sight that bring the hand nearer. */
  readonly useful: number;
  /** What the discarded tile was worth keeping for its neighbours. */
  readonly worth: number;
}

/**
 * Looks at each tile that may be discarded, the best first.
 * @param unseen copies out of sight, by kind
 */
export function discardProspects(
  rules: Ruleset,
  hand: Hand,
  allowed: readonly Tile[],
  unseen: Uint8Array,
): Prospect[] {
  const { discards } = rules.readiness(hand);
  const prospects = allowed.map((tile): Prospect => {
    const after: Pick<Readiness, 'shanten' | 'useful'> =
      discards?.find(one => kindOf(one.tile) === kindOf(tile)) ??
      rules.readiness({ ...hand, concealed: less(hand.concealed, [tile]) });
    const useful = after.useful.reduce((sum, kind) => sum + (unseen[kindOf(kind)] ?? 0), 0);
    return { tile, shanten: after.shanten, useful, worth: keepValue(hand.concealed, tile) };
  });
  return prospects.sort((a, b) => a.shanten - b.shanten || b.useful - a.useful || a.worth - b.worth);
}
