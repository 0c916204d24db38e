import type { Seat } from '../../game/state.ts';
import type { Mark, Panel } from '../../game/view.ts';
import type { Kind } from '../../tiles/tile.ts';
import type { RiichiPlay } from './own-state.ts';
import { rankingPoints } from './ranking.ts';
import { handScore, INDICATORS } from './score-play.ts';
import { tableOf } from './table.ts';
import type { Variant } from './variant.ts';
import { furitenOf, waitsOf } from './waits.ts';

/**
 * What riichi shows beside the table: indicators, ura after a riichi win; to a viewer who is ready also why it may not win
 * with another's tile, and whether some or all of its waits have no yaku.
 */
export function panels(variant: Variant, play: RiichiPlay, viewer: Seat | null): Panel[] {
  const { dora, ura } = play.hand.own;
  const shown: Panel[] = [{ id: 'dora', tiles: dora, hidden: INDICATORS - dora.length }];
  if (ura.length > 0) shown.push({ id: 'ura', tiles: ura });
  if (viewer === null || play.hand.phase === 'ended') return shown;
  const furiten = furitenOf(variant, play, viewer);
  if (furiten !== null) shown.push({ id: furiten });
  const waits = waitsOf(variant, play.hand.seats[viewer]!);
  const without = waits.filter(kind => !hasYaku(variant, play, viewer, kind)).length;
  // No tile is named that nobody has seen yet: the waits themselves are the reader's to see.
  if (without > 0) shown.push({ id: without === waits.length ? 'no-yaku' : 'no-yaku-on-some' });
  return shown;
}

/** Whether a ron on this kind would have a yaku now. What a robbed kong or the last tile may lend does not count before. */
function hasYaku(variant: Variant, play: RiichiPlay, seat: Seat, kind: Kind): boolean {
  return typeof handScore(variant, play, seat, kind, 'discard') !== 'string';
}

/** A seat's riichi stick; its furiten, to itself alone; and once the match is over its points in the ranking display. */
export function marks(variant: Variant, play: RiichiPlay, seat: Seat, viewer: Seat | null): readonly Mark[] {
  const { riichi } = play.hand.seats[seat]!.own;
  if (riichi === false && seat !== viewer && play.phase !== 'over') return NONE;
  const found: Mark[] = [];
  if (riichi !== false) found.push({ id: riichi === 'double' ? 'double-riichi' : 'riichi' });
  if (seat === viewer && furitenOf(variant, play, seat) !== null) found.push({ id: 'furiten' });
  if (play.phase === 'over') {
    const points = rankingPoints(play.scores, tableOf(play.options))[seat]!;
    found.push({ id: 'ranking-points', value: points });
  }
  return found;
}

const NONE: readonly Mark[] = [];
