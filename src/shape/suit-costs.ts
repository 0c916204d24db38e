import { fillUp, ROW_SIZE, type RowId, rowId, WITH_PAIR } from './cost-rows.ts';

/**
 * The costs of one suit, by walking its ranks. Between two ranks it is enough to know how many chows began two ranks ago,
 * how many one rank ago (two alike at most: three alike use the tiles of three pungs), how many sets were begun, and whether
 * the pair is chosen. Each such state has the fewest missing tiles that it can be reached with.
 *
 * A state has two bits for the older chows, two for the newer ones, three for the sets and one for the pair.
 */
const STATES = 1 << 8;
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

/**
 * The row of a suit.
 * @param key its counts
 * @param elsewhere the counts of its tiles elsewhere, as a key
 * @param least the fewest tiles that a set or pair must hold to be looked at, 1 or 2. Those with one tile all lack as many,
 * whichever they are, so that `fillUp` can count them out afterwards, while there is room for any of them: where no kind is
 * held four times or elsewhere.
 */
export function walkSuit(key: number, elsewhere: number, least: 1 | 2): RowId {
  let ranks = 0;
  let tiles = 0;
  for (let rest = key; rest > 0; rest = (rest / 5) | 0) {
    const count = rest % 5;
    held[ranks++] = count;
    tiles += count;
  }
  for (let rank = ranks; rank < held.length; rank++) held[rank] = 0;

  listed[0] = 0;
  costs[0] = 0;
  let count = 1;
  // Behind the last tile nothing begins: what chows still lack there is known, where all of it exists.
  const end = elsewhere === 0 ? ranks : RANKS;
  let gone = elsewhere;
  for (let rank = 0; rank < end; rank++) {
    count = passRank(count, rank, 4 - (gone % 5), least);
    gone = (gone / 5) | 0;
  }

  row.fill(NEVER);
  for (let i = 0; i < count; i++) {
    const state = listed[i]!;
    const cost = costs[state]! + (state >> 6) + 2 * ((state >> 4) & 3);
    const at = (state & 1) * WITH_PAIR + ((state & 15) >> 1);
    if (cost < row[at]!) row[at] = cost;
    costs[state] = NEVER;
  }
  fillUp(row, least === 1 ? 0 : tiles);
  return rowId(row);
}

/** One rank on, of whose tiles the finished sets and pair may use `room`. Returns how many states are listed then. */
function passRank(count: number, rank: number, room: number, least: number): number {
  const here = held[rank]!;
  const most = rank + 2 < RANKS ? mostChows(here, held[rank + 1]!, held[rank + 2]!, least) : 0;
  const before = costs;
  const after = costsAfter;
  const from = listed;
  const to = listedAfter;
  let reached = 0;
  for (let i = 0; i < count; i++) {
    const state = from[i]!;
    const cost = before[state]!;
    before[state] = NEVER;
    const newer = (state >> 4) & 3;
    const chows = newer + (state >> 6);
    for (let begin = 0; begin <= most; begin++) {
      const rest = (state & 15) + begin * 2;
      const used = chows + begin;
      if (rest >= 10 || used > room) break;
      const left = here - used;
      // Besides the chows nothing, a pair or a pung: 0, 2 or 3 tiles, that change the state by 0, 1 or 2.
      const last = left >= least ? 2 : 0;
      for (let more = 0; more <= last; more++) {
        if (more === 1 && (rest & 1) === 1) continue;
        const wanted = more === 0 ? 0 : more + 1;
        if (rest + more >= 10 || used + wanted > room) break;
        const next = (newer << 6) | (begin << 4) | (rest + more);
        const known = after[next]!;
        if (known === NEVER) to[reached++] = next;
        const total = left < wanted ? cost + wanted - left : cost;
        if (total < known) after[next] = total;
      }
    }
  }
  costs = after;
  costsAfter = before;
  listed = to;
  listedAfter = from;
  return reached;
}

/** How many chows may begin at a rank, by the counts of it and the next two. */
function mostChows(one: number, two: number, three: number, least: number): number {
  if ((one > 1 ? 1 : 0) + (two > 1 ? 1 : 0) + (three > 1 ? 1 : 0) >= least) return 2;
  return (one > 0 ? 1 : 0) + (two > 0 ? 1 : 0) + (three > 0 ? 1 : 0) >= least ? 1 : 0;
}
