import { countOf } from '../../game/claims.ts';
import { without } from '../../game/fold.ts';
import type { Offer } from '../../game/offer.ts';
import type { Command, Seat } from '../../game/state.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { SichuanSeat } from './seat.ts';
import { waitsOf } from './waits.ts';

/**
 * Whether a locked hand may declare this kong: a concealed one, with the tile just drawn, that leaves it waiting for exactly
 * the same kinds (B16).
 */
export function keepsWaits({ concealed, drawn, melds, own }: SichuanSeat, tile: Tile): boolean {
  if (drawn !== tile || countOf(concealed, tile) !== 4) return false;
  const before = waitsOf(without(concealed, [tile]), melds, own.missing);
  const kong = [tile, tile, tile, tile];
  const after = waitsOf(without(concealed, kong), [...melds, { tiles: kong }], own.missing);
  return before.length === after.length && before.every((kind, i) => kind === after[i]);
}

/** A locked hand whose time runs out wins where it can; otherwise what everybody does (B16). */
export function lockedTimeout(seat: Seat, offers: readonly Offer[]): Command | null {
  return offers.some(offer => offer.do === 'win') ? { seat, do: 'win' } : null;
}
