import type { View } from '../../../game/view.ts';
import { TILES } from '../../../tiles/tile.ts';
import type { Card } from '../card/card.ts';
import { held, type Rows, rowsFor } from '../match/rows.ts';
import { isPossible } from '../match/targets.ts';

/** Exposures that leave more rows than this tell too little. */
const TELLING = 80;
/** The wall below which others are likely to be ready, and how much its end weighs. */
const LATE = 60;
const MOST = 0.6;

/**
 * How much a discard of each tile might cost, 0 to 1: the share of the rows that another seat's exposures leave it which still
 * want the tile, weighted by how far the hand has come. Nothing where nobody has shown what it is after.
 */
export function threats(view: View, card: Card, unseen: Uint8Array): Float64Array {
  const danger = new Float64Array(TILES);
  const lateness = Math.max(0, LATE - view.wall) / LATE;
  if (lateness === 0) return danger;
  for (const { seat, melds } of view.seats) {
    if (seat === view.seat || melds.length === 0) continue;
    const rows = rowsFor(
      card,
      melds.map(({ tiles }) => ({ tiles: tiles ?? [] })),
    );
    if (rows.count > TELLING) continue;
    const shown = 1 - rows.size / 14;
    const wanted = wantedBy(rows, unseen);
    for (let tile = 0; tile < TILES; tile++)
      danger[tile] = Math.max(danger[tile]!, wanted[tile]! * shown * lateness * MOST);
  }
  return danger;
}

/** The share of the possible rows that want each tile. */
function wantedBy(rows: Rows, unseen: Uint8Array): Float64Array {
  const wanted = new Float64Array(TILES);
  let possible = 0;
  for (let row = 0; row < rows.count; row++) {
    // One's own copies lie in nobody else's hand, but the tile one is about to discard does.
    if (!isPossible(rows, row, held([]), tile => unseen[tile]! + 1)) continue;
    possible++;
    for (let at = rows.start[row]!; at < rows.start[row + 1]!; at++) wanted[rows.tile[at]!]!++;
  }
  return possible === 0 ? wanted : wanted.map(count => count / possible);
}
