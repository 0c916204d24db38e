import { JOKER, TILES } from '../../../tiles/tile.ts';
import { distanceOf, FAR } from '../match/distance.ts';
import type { Held, Rows } from '../match/rows.ts';
import { type Chances, STRIDE } from './chances.ts';

/** How promising a hand is. Weights compare only with others of the same moment. */
export interface Weight {
  readonly all: number;
  /** What remains after giving up one tile, by tile; of those not held, the whole. */
  readonly without: Float64Array;
}

/** Rows that lack so many tiles more than the nearest are too unlikely to count. */
const SLACK = 3;
/** A row that wants a single tile more may be won with anybody's discard. */
const READY = 0.7;
/** How much more a dear line counts than a cheap one: the power of its value. */
const VALUE_POWER = 0.5;

/**
 * The sum over all rows of what each is worth times how likely it still comes about. A hand near to several rows weighs more
 * than one near to a single one, which is what keeps choices open early and settles them late.
 */
export function weigh(rows: Rows, held: Held, chances: Chances): Weight {
  const { counts, jokers } = held;
  const { card, start, tile: tiles, need } = rows;
  const lost = new Float64Array(TILES);
  let all = 0;
  for (const row of nearRows(rows, held)) {
    const line = card.lines[card.hands[rows.hand[row]!]!.line]!;
    const soft = line.open ? chances.called : chances.drawn;
    const likely = (): number => Math.exp(logOf(rows, row, counts, jokers, soft, chances.hard));
    const value = line.value ** VALUE_POWER;
    const chance = likely();
    all += value * chance;
    if (jokers > 0)
      lost[JOKER]! += value * (chance - Math.exp(logOf(rows, row, counts, jokers - 1, soft, chances.hard)));
    for (let at = start[row]!; at < start[row + 1]!; at++) {
      const tile = tiles[at]!;
      const own = counts[tile]!;
      if (own === 0 || own > need[at]!) continue;
      counts[tile] = own - 1;
      lost[tile]! += value * (chance - likely());
      counts[tile] = own;
    }
  }
  return { all, without: lost.map(weight => all - weight) };
}

function nearRows(rows: Rows, held: Held): number[] {
  const byDistance: number[][] = Array.from({ length: SLACK + 1 }, () => []);
  let best = FAR;
  for (let row = 0; row < rows.count; row++) {
    const distance = distanceOf(rows, row, held);
    if (distance > best + SLACK) continue;
    for (; distance < best; best--) {
      byDistance.pop();
      byDistance.unshift([]);
    }
    byDistance[distance - best]!.push(row);
  }
  return byDistance.flat();
}

/** How likely the row comes about, as a logarithm. Jokers stand for an even share of what its groups lack. */
function logOf(
  rows: Rows,
  row: number,
  counts: Uint8Array,
  jokers: number,
  soft: Float64Array,
  hard: Float64Array,
): number {
  let log = 0;
  let softLog = 0;
  let lackSoft = 0;
  let lackHard = 0;
  for (let at = rows.start[row]!; at < rows.start[row + 1]!; at++) {
    const tile = rows.tile[at]!;
    const count = counts[tile]!;
    const need = rows.need[at]!;
    if (count >= need) continue;
    const loose = rows.hard[at]!;
    if (count < loose) {
      lackHard += loose - count;
      log += hard[tile * STRIDE + loose - count]!;
      // Copies for the group come on top of those for the single places.
      if (need > loose) softLog += soft[tile * STRIDE + need - count]! - soft[tile * STRIDE + loose - count]!;
      lackSoft += need - loose;
    } else {
      lackSoft += need - count;
      softLog += soft[tile * STRIDE + need - count]!;
    }
  }
  const short = lackSoft > jokers ? lackSoft - jokers : 0;
  if (short > 0) log += (softLog * short) / lackSoft;
  return lackHard + short === 1 ? log + READY : log;
}
