import type { Seat } from '../../game/state.ts';
import type { Mark, Panel, View } from '../../game/view.ts';
import { type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
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
  if (furiten !== null) shown.push({ id: furiten, named: true });
  const waits = waitsOf(variant, play.hand.seats[viewer]!);
  const without = waits.filter(kind => !hasYaku(variant, play, viewer, kind)).length;
  // No tile is named that nobody has seen yet: the waits themselves are the reader's to see.
  if (without > 0) shown.push({ id: without === waits.length ? 'no-yaku' : 'no-yaku-on-some', named: true });
  return shown;
}

/** Whether a ron on this kind would have a yaku now. What a robbed kong or the last tile may lend does not count before. */
function hasYaku(variant: Variant, play: RiichiPlay, seat: Seat, kind: Kind): boolean {
  return typeof handScore(variant, play, seat, kind, 'discard') !== 'string';
}

/** What a discard would do to the waits it leaves: one of them may lie in the seat's row already, or go there with it. */
export function waitNotes(view: View, discard: Tile, waits: readonly Tile[]): readonly Panel[] {
  const row = view.seats[view.seat!]!.discards.map(({ tile }) => kindOf(tile));
  const isFuriten = waits.some(wait => kindOf(wait) === kindOf(discard) || row.includes(kindOf(wait)));
  return isFuriten ? [{ id: 'furiten-discard', named: true }] : [];
}

/** A seat's riichi stick; and once the match is over its points in the ranking display. */
export function marks(play: RiichiPlay, seat: Seat): readonly Mark[] {
  const { riichi } = play.hand.seats[seat]!.own;
  if (riichi === false && play.phase !== 'over') return NONE;
  const found: Mark[] = [];
  if (riichi !== false) found.push({ id: riichi === 'double' ? 'double-riichi' : 'riichi' });
  if (play.phase === 'over') {
    const points = rankingPoints(play.scores, tableOf(play.options))[seat]!;
    found.push({ id: 'ranking-points', value: points });
  }
  return found;
}

const NONE: readonly Mark[] = [];
