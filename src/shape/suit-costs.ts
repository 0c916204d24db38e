import { allowFresh, ROW_SIZE, type RowId, rowId, WITH_PAIR } from './cost-rows.ts';

/**
 * The costs of one suit, by walking its ranks. Between two ranks it is enough to know how many chows began two ranks ago,
 * how many one rank ago (two alike at most: three alike use the tiles of three pungs), how many sets were begun, and whether
 * the pair is chosen. Each such state has the fewest missing tiles that it can be reached with.
 *
 * A state's place is ((older chows × 3 + newer chows) × 5 + sets) × 2 + pair. Sets and pairs of which nothing is held are
 * left to `allowFresh`.
 */
const STATES = 3 * 3 * 5 * 2;
const RANKS = 9;
const NEVER = 99;

/** A suit's key is its counts as digits of base 5, rank 1 the lowest: what one tile of each rank adds to it. */
export const PLACE: readonly number[] = Array.from({ length: RANKS }, (_, rank) => 5 ** rank);

const held = new Uint8Array(RANKS + 2);
const row = new Uint8Array(ROW_SIZE);
/** The costs of the states before and after a rank, `NEVER` but for the states listed. */
let costs = new Uint8Array(STATES).fill(NEVER);
let costsAfter = new Uint8Array(STATES).fill(NEVER);
let listed = new Uint8Array(STATES);
let listedAfter = new Uint8Array(STATES);
let reached = 0;

/**
 * The row of a suit.
 * @param key its counts
 * @param elsewhere the counts of its tiles elsewhere, as a key
 * @param leastKinds how many of a chow's kinds must be held, 1 or 2. A chow of one kind does what its pung does for as many
 * missing tiles, and so can be left out while there is room for that pung: where no kind is held four times or elsewhere.
 */
export function walkSuit(key: number, elsewhere: number, leastKinds: 1 | 2): RowId {
  let ranks = 0;
  for (let rest = key; rest > 0; rest = (rest / 5) | 0) held[ranks++] = rest % 5;
  for (let rank = ranks; rank < held.length; rank++) held[rank] = 0;

  listed[0] = 0;
  costs[0] = 0;
  let count = 1;
  const end = Math.min(RANKS, ranks + 2);
  for (let rank = 0, gone = elsewhere; rank < end; rank++, gone = (gone / 5) | 0) {
    count = passRank(count, rank, 4 - (gone % 5), leastKinds);
  }

  row.fill(NEVER);
  for (let i = 0; i < count; i++) {
    const state = listed[i]!;
    if (state < 10) row[(state & 1) * WITH_PAIR + (state >> 1)] = costs[state]!;
    costs[state] = NEVER;
  }
  allowFresh(row);
  return rowId(row);
}

/** One rank on, of whose tiles the finished sets and pair may use `room`. Returns how many states are listed then. */
function passRank(count: number, rank: number, room: number, leastKinds: number): number {
  const here = held[rank]!;
  const kinds = (here > 0 ? 1 : 0) + (held[rank + 1]! > 0 ? 1 : 0) + (held[rank + 2]! > 0 ? 1 : 0);
  const most = kinds >= leastKinds && rank + 2 < RANKS ? 2 : 0;
  reached = 0;
  for (let i = 0; i < count; i++) {
    const state = listed[i]!;
    const cost = costs[state]!;
    costs[state] = NEVER;
    const newer = ((state / 10) | 0) % 3;
    const chows = newer + ((state / 30) | 0);
    for (let begin = 0; begin <= most; begin++) {
      const place = (state % 10) + begin * 2;
      const used = chows + begin;
      if (place >= 10 || used > room) break;
      const to = (newer * 3 + begin) * 10 + place;
      if (used >= here) {
        reach(to, cost + used - here);
        continue;
      }
      reach(to, cost);
      if (used + 2 <= room && (place & 1) === 0)
        reach(to + 1, cost + (used + 2 > here ? used + 2 - here : 0));
      if (used + 3 <= room && place < 8) reach(to + 2, cost + (used + 3 > here ? used + 3 - here : 0));
    }
  }
  [costs, costsAfter] = [costsAfter, costs];
  [listed, listedAfter] = [listedAfter, listed];
  return reached;
}

function reach(state: number, cost: number): void {
  const before = costsAfter[state]!;
  if (before === NEVER) listedAfter[reached++] = state;
  if (cost < before) costsAfter[state] = cost;
}
