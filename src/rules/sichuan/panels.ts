import { without } from '../../game/fold.ts';
import type { Seat } from '../../game/state.ts';
import type { Mark, Panel } from '../../game/view.ts';
import type { Tile } from '../../tiles/tile.ts';
import { waitWorths } from './end-checks.ts';
import type { SichuanPlay } from './seat.ts';

/** The exchange's direction, what it brought, and what a win is worth now for each wait; the last two to their owner alone. */
export function panels(play: SichuanPlay, viewer: Seat | null): Panel[] {
  const { hand } = play;
  const shown: Panel[] = [];
  if (hand.phase === 'choice' && hand.own.direction !== null)
    shown.push({ id: `exchange-${hand.own.direction}` });
  if (viewer === null || hand.phase === 'ended') return shown;
  const { arrived } = hand.seats[viewer]!.own;
  if (arrived.tiles.length > 0) shown.push({ id: 'arrived', tiles: arrived.tiles, named: true });
  return [...shown, ...waits(play, viewer)];
}

/** A panel for each value, the dearest first. */
function waits(play: SichuanPlay, viewer: Seat): Panel[] {
  const seat = play.hand.seats[viewer]!;
  if (seat.status === 'out' || seat.own.missing === null) return [];
  const concealed = seat.drawn === null ? seat.concealed : without(seat.concealed, [seat.drawn]);
  if (concealed.length % 3 !== 1) return [];
  const byValue = new Map<number, Tile[]>();
  for (const { kind, value } of waitWorths(concealed, seat, play.options))
    byValue.set(value, [...(byValue.get(value) ?? []), kind]);
  return [...byValue]
    .sort(([a], [b]) => b - a)
    .map(([value, tiles]) => ({ id: 'wait', tiles, named: true, value }));
}

/** The declared suit, and what the seat has won; who won is locked in flow and gone in battle. */
export function marks(play: SichuanPlay, seat: Seat): Mark[] {
  const { own } = play.hand.seats[seat]!;
  const shown: Mark[] = [];
  if (own.missing !== null) shown.push({ id: `missing-${own.missing}` });
  const last = play.hand.wins.filter(win => win.seat === seat).at(-1);
  if (last !== undefined) shown.push({ id: 'won', value: own.wins, tile: last.tile });
  if (own.locked) shown.push({ id: 'locked' });
  return shown;
}
