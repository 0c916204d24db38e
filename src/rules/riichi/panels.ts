import type { Seat } from '../../game/state.ts';
import type { Mark, Panel } from '../../game/view.ts';
import { countKinds } from '../../shape/counts.ts';
import { KINDS, type Kind, kindOf } from '../../tiles/tile.ts';
import type { RiichiPlay } from './own-state.ts';
import { rankingPoints } from './ranking.ts';
import { handScore, INDICATORS } from './score-play.ts';
import { tableOf } from './table.ts';
import type { Variant } from './variant.ts';
import { furitenOf, waitsOf } from './waits.ts';

/**
 * What riichi shows beside the table: indicators, ura after a riichi win, and to a viewer who is ready each wait with how many
 * of it are unseen, said to be without yaku where a ron on it would have none, and why a ron is not possible at all.
 */
export function panels(variant: Variant, play: RiichiPlay, viewer: Seat | null): Panel[] {
  const { dora, ura } = play.hand.own;
  const shown: Panel[] = [{ id: 'dora', tiles: dora, hidden: INDICATORS - dora.length }];
  if (ura.length > 0) shown.push({ id: 'ura', tiles: ura });
  if (viewer === null || play.hand.phase === 'ended') return shown;
  const furiten = furitenOf(variant, play, viewer);
  if (furiten !== null) shown.push({ id: furiten });
  for (const kind of waitsOf(variant, play.hand.seats[viewer]!)) {
    const id = hasYaku(variant, play, viewer, kind) ? 'wait' : 'wait-no-yaku';
    shown.push({ id, tiles: [kind], value: unseen(play, viewer, kind) });
  }
  return shown;
}

/** Whether a ron on this kind would have a yaku now; the last tile and a robbed kong may still lend one. */
function hasYaku(variant: Variant, play: RiichiPlay, seat: Seat, kind: Kind): boolean {
  return typeof handScore(variant, play, seat, kind, 'discard') !== 'string';
}

/** Copies of a kind that the viewer sees nowhere: not in its hand, the melds, the rows, the extracted tiles, the indicators. */
function unseen({ hand }: RiichiPlay, viewer: Seat, kind: Kind): number {
  let left = 4 - countKinds(hand.seats[viewer]!.concealed)[kind]!;
  const see = (tile: number): void => {
    if (kindOf(tile) === kind && kind < KINDS) left--;
  };
  for (const seat of hand.seats) {
    for (const meld of seat.melds) meld.tiles.forEach(see);
    for (const { tile, claimedBy } of seat.discards) if (claimedBy === null) see(tile);
    seat.bonus.forEach(see);
  }
  hand.own.dora.forEach(see);
  return left;
}

/** A seat's riichi stick; its furiten, to itself alone; and once the match is over its points in the ranking display. */
export function marks(variant: Variant, play: RiichiPlay, seat: Seat, viewer: Seat | null): Mark[] {
  const { riichi } = play.hand.seats[seat]!.own;
  const found: Mark[] = [];
  if (riichi !== false) found.push({ id: riichi === 'double' ? 'double-riichi' : 'riichi' });
  if (seat === viewer && furitenOf(variant, play, seat) !== null) found.push({ id: 'furiten' });
  if (play.phase === 'over') {
    const points = rankingPoints(play.scores, tableOf(play.options))[seat]!;
    found.push({ id: 'ranking-points', value: points });
  }
  return found;
}
