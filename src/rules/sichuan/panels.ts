import type { Seat } from '../../game/state.ts';
import type { Mark, Panel } from '../../game/view.ts';
import type { SichuanPlay } from './seat.ts';

/** The exchange's direction, and to its owner what it brought. */
export function panels({ hand }: SichuanPlay, viewer: Seat | null): Panel[] {
  const shown: Panel[] = [];
  if (hand.phase === 'choice' && hand.own.direction !== null)
    shown.push({ id: `exchange-${hand.own.direction}` });
  if (viewer === null || hand.phase === 'ended') return shown;
  const { tiles } = hand.seats[viewer]!.own.arrived;
  if (tiles.length > 0) shown.push({ id: 'arrived', tiles, named: true });
  return shown;
}

/** The declared suit, and what the seat has won; who won is locked in flow and gone in battle. */
export function marks(play: SichuanPlay, seat: Seat): Mark[] {
  const { own } = play.hand.seats[seat]!;
  const shown: Mark[] = [];
  if (own.missing !== null) shown.push({ id: `missing-${own.missing}`, useless: own.missing });
  const last = play.hand.wins.filter(win => win.seat === seat).at(-1);
  if (last !== undefined) shown.push({ id: 'won', value: own.wins, tile: last.tile });
  if (own.locked) shown.push({ id: 'locked' });
  return shown;
}
