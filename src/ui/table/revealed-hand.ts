import type { SeatView, View } from '../../game/view.ts';
import type { Tile } from '../../tiles/tile.ts';
import { layHand, SORTED } from './hand-order.ts';
import { restingTiles } from './winning-tiles.ts';

/** Somebody's hand that lies open: sorted, and the tile that lies apart from it. */
export interface RevealedHand {
  readonly resting: readonly Tile[];
  /** The tile that the seat won with, else the one it has just drawn; null where there is neither. */
  readonly apart: Tile | null;
  /** The tile that lies apart is a winning one. */
  readonly hasWon: boolean;
}

/** The hand of a seat whose tiles are shown; null while they are not. */
export function revealedHand({ wins }: View, seat: SeatView): RevealedHand | null {
  if (seat.concealed === null) return null;
  const win = wins.findLast(one => one.seat === seat.seat);
  const hand = (resting: readonly Tile[]): Tile[] =>
    layHand({ ...seat, concealed: { tiles: resting }, drawn: null }, SORTED).map(({ tile }) => tile);
  const { tiles } = seat.concealed;
  if (seat.drawn !== null)
    return { resting: hand(tiles.slice(0, -1)), apart: seat.drawn, hasWon: win?.tile === seat.drawn };
  if (win === undefined) return { resting: hand(tiles), apart: null, hasWon: false };
  // Where the ruleset itself marks the seat with the tile, it is not shown twice.
  const isMarked = seat.marks.some(({ tile }) => tile === win.tile);
  return { resting: hand(restingTiles(tiles, win)), apart: isMarked ? null : win.tile, hasWon: true };
}
