import { without } from '../../../game/fold.ts';
import type { Meld, Seat } from '../../../game/state.ts';
import { sortTiles } from '../../../tiles/notation.ts';
import type { Tile } from '../../../tiles/tile.ts';
import { tileNumber } from './tiles.ts';

/** Seats of the format's table, whoever sits there: where a call came from is counted around four. */
const PLACES = 4;

/**
 * A call as its text: the numbers of the tiles, and before the called one a letter whose place says who discarded it: first
 * the player before, then opposite, last the one after.
 */
export function claimText(seat: Seat, meld: Meld): string {
  const own = numbers(without(meld.tiles, [meld.claimed!]));
  const called = tileNumber(meld.claimed!);
  if (meld.kind === 'chow') return `c${called}${own.join('')}`;
  return placed(own, placeOf(seat, meld.from!), `${meld.kind === 'kong' ? 'm' : 'p'}${called}`);
}

/** A declared kong of one's own tiles: concealed, or added to a pung whose letter stays in its place. */
export function kongText(seat: Seat, meld: Meld): string {
  if (!meld.added) {
    const own = numbers(meld.tiles);
    return `${own.slice(0, 3).join('')}a${own[3]}`;
  }
  const added = meld.tiles.at(-1)!;
  const own = numbers(without(meld.tiles.slice(0, -1), [meld.claimed!]));
  return placed(own, placeOf(seat, meld.from!), `k${tileNumber(added)}${tileNumber(meld.claimed!)}`);
}

function numbers(tiles: readonly Tile[]): number[] {
  return sortTiles(tiles).map(tileNumber);
}

/** Before how many of its own tiles the called one stands: 0 from the player before, 1 opposite, all from the player after. */
function placeOf(seat: Seat, from: Seat): 0 | 1 | 'last' {
  const ahead = (from - seat + PLACES) % PLACES;
  if (ahead === 3) return 0;
  return ahead === 2 ? 1 : 'last';
}

function placed(own: readonly number[], place: 0 | 1 | 'last', called: string): string {
  const at = place === 'last' ? own.length : place;
  return [...own.slice(0, at), called, ...own.slice(at)].join('');
}
