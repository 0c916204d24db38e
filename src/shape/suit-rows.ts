import { type RowId, together } from './cost-rows.ts';
import { KeyTable } from './key-table.ts';
import { walkSuit } from './suit-costs.ts';

/**
 * The rows of suits of which nothing is elsewhere. Tiles with two empty ranks between them never meet in a chow, so a suit is
 * taken apart there; and a piece that has no kind four times can be slid down to rank 1 and turned around, as its
 * sets are then never short of tiles on one side alone. So a few thousand pieces make up all suits, and most of them soon recur.
 */
const pieces = new KeyTable();

/** The row of a suit by its key. */
export function suitRow(key: number): RowId {
  let all: RowId = 0;
  let from = 1;
  let piece = 0;
  let place = 1;
  let backwards = 0;
  let mirrored = 0;
  let gap = 0;
  let fours = false;
  for (let rest = key; rest > 0; rest = (rest / 5) | 0) {
    const count = rest % 5;
    backwards = backwards * 5 + count;
    if (count === 0) gap++;
    else {
      if (gap >= 2 && piece > 0) {
        all = add(all, piece, from, mirrored, fours);
        piece = 0;
        backwards = count;
        fours = false;
      }
      if (piece === 0) from = place;
      piece += place * count;
      mirrored = backwards;
      if (count === 4) fours = true;
      gap = 0;
    }
    place *= 5;
  }
  return add(all, piece, from, mirrored, fours);
}

/** Forgets all pieces. */
export function forgetPieces(): void {
  pieces.clear();
}

/** The row of what came before, and of a piece: where it stands, or slid down, or else slid down after it is turned around. */
function add(all: RowId, piece: number, from: number, mirrored: number, fours: boolean): RowId {
  const row = fours ? pieceRow(piece, true) : pieceRow(Math.min(piece / from, mirrored), false);
  return all === 0 ? row : together(all, row);
}

function pieceRow(key: number, fours: boolean): RowId {
  const known = pieces.get(key);
  if (known !== 0) return known;
  const row = walkSuit(key, 0, fours ? 1 : 2);
  pieces.set(key, row);
  return row;
}
