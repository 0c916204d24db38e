import { IMPOSSIBLE, MAX_SETS, type RowId, rowId, WITH_PAIR } from './cost-rows.ts';

/**
 * The costs of one suit, by walking its nine ranks. Between two ranks it is enough to know how many chows began two ranks
 * ago, how many one rank ago (two alike at most: three alike use the tiles of three pungs), how many sets were begun, and
 * whether the pair is chosen. Each such state holds the fewest missing tiles. The first five ranks and the last four are
 * walked apart and remembered, so that a new suit is but a meeting of two known halves.
 */
type States = Uint8Array;

/** Ranks of the first half; the others are the second. */
const FIRST = 5;
const RANKS = 9;
/** Chows begin on the ranks 1–7. */
const LAST_CHOW = 6;
const SIZE = 3 * 3 * (MAX_SETS + 1) * 2;

/** 5 to the power of each rank's place: a suit's key is its counts as digits of base 5, rank 1 the lowest. */
export const PLACE: readonly number[] = Array.from({ length: RANKS }, (_, rank) => 5 ** rank);
const FIRST_KEYS = 5 ** FIRST;

const firstHalves: States[][] = Array.from({ length: FIRST + 1 }, () => []);
const secondHalves: States[][] = Array.from({ length: RANKS - FIRST + 1 }, () => []);
const row = new Uint8Array(16);

/** The row of a suit of which nothing is elsewhere. `key` as `PLACE` says. */
export function suitRow(key: number): RowId {
  const begun = firstHalf(key % FIRST_KEYS, FIRST);
  const rest = secondHalf(Math.floor(key / FIRST_KEYS), RANKS - FIRST);
  row.fill(IMPOSSIBLE);
  for (let chows = 0; chows < SIZE; chows += 10) {
    for (let state = 0; state < 10; state++) {
      const cost = begun[chows + state]!;
      if (cost === IMPOSSIBLE) continue;
      const pair = state & 1;
      const sets = state >> 1;
      for (let more = 0; sets + more <= MAX_SETS; more++) {
        keep(pair * WITH_PAIR + sets + more, cost + rest[chows + more * 2]!);
        if (pair === 0) keep(WITH_PAIR + sets + more, cost + rest[chows + more * 2 + 1]!);
      }
    }
  }
  return rowId(row);
}

/** The row of a suit of which some copies are elsewhere: `elsewhere` as a key like that of the suit. */
export function suitRowBeside(key: number, elsewhere: number): RowId {
  let states = firstHalf(0, 0);
  for (let rank = 0; rank < RANKS; rank++) {
    states = forward(states, digit(key, rank), 4 - digit(elsewhere, rank), rank <= LAST_CHOW);
  }
  row.fill(IMPOSSIBLE);
  for (let sets = 0; sets <= MAX_SETS; sets++) {
    row[sets] = states[sets * 2]!;
    row[WITH_PAIR + sets] = states[sets * 2 + 1]!;
  }
  return rowId(row);
}

function digit(key: number, rank: number): number {
  return Math.floor(key / PLACE[rank]!) % 5;
}

function keep(at: number, cost: number): void {
  if (cost < row[at]!) row[at] = cost;
}

function firstHalf(key: number, ranks: number): States {
  const known = firstHalves[ranks]![key];
  if (known !== undefined) return known;
  let states: States;
  if (ranks === 0) {
    states = new Uint8Array(SIZE).fill(IMPOSSIBLE);
    states[0] = 0;
  } else {
    const place = PLACE[ranks - 1]!;
    states = forward(firstHalf(key % place, ranks - 1), Math.floor(key / place), 4, true);
  }
  firstHalves[ranks]![key] = states;
  return states;
}

/** Costs to finish from the last `ranks` ranks on, for each number of chows that reach into them. */
function secondHalf(key: number, ranks: number): States {
  const known = secondHalves[ranks]![key];
  if (known !== undefined) return known;
  let states: States;
  if (ranks === 0) {
    states = new Uint8Array(SIZE).fill(IMPOSSIBLE);
    states[0] = 0;
  } else {
    states = backward(secondHalf(Math.floor(key / 5), ranks - 1), key % 5, RANKS - ranks <= LAST_CHOW);
  }
  secondHalves[ranks]![key] = states;
  return states;
}

/** One rank on: `count` tiles held of it, of which the finished sets and pair may use `room`. */
function forward(before: States, count: number, room: number, mayBegin: boolean): States {
  const after = new Uint8Array(SIZE).fill(IMPOSSIBLE);
  for (let older = 0; older < 3; older++) {
    for (let newer = 0; newer < 3; newer++) {
      for (let state = 0; state < 10; state++) {
        const cost = before[(older * 3 + newer) * 10 + state]!;
        if (cost === IMPOSSIBLE) continue;
        for (let begin = 0; begin < (mayBegin ? 3 : 1); begin++) {
          const chows = older + newer + begin;
          if (chows > room) break;
          const at = (newer * 3 + begin) * 10 + state + begin * 2;
          if ((state >> 1) + begin > MAX_SETS) break;
          lower(after, at, cost + lacking(chows, count));
          if (chows + 2 <= room && (state & 1) === 0) lower(after, at + 1, cost + lacking(chows + 2, count));
          if (chows + 3 <= room && (state >> 1) + begin < MAX_SETS) {
            lower(after, at + 2, cost + lacking(chows + 3, count));
          }
        }
      }
    }
  }
  return after;
}

/** One rank back: the costs from this rank on, of those from the next one on. */
function backward(after: States, count: number, mayBegin: boolean): States {
  const before = new Uint8Array(SIZE).fill(IMPOSSIBLE);
  for (let older = 0; older < 3; older++) {
    for (let newer = 0; newer < 3; newer++) {
      const to = (older * 3 + newer) * 10;
      for (let begin = 0; begin < (mayBegin ? 3 : 1); begin++) {
        const chows = older + newer + begin;
        if (chows > 4) break;
        const from = (newer * 3 + begin) * 10;
        for (let state = 0; state < 10; state++) {
          const cost = after[from + state]!;
          if (cost === IMPOSSIBLE) continue;
          const at = to + state + begin * 2;
          if ((state >> 1) + begin > MAX_SETS) break;
          lower(before, at, cost + lacking(chows, count));
          if (chows + 2 <= 4 && (state & 1) === 0) lower(before, at + 1, cost + lacking(chows + 2, count));
          if (chows + 3 <= 4 && (state >> 1) + begin < MAX_SETS) {
            lower(before, at + 2, cost + lacking(chows + 3, count));
          }
        }
      }
    }
  }
  return before;
}

function lacking(wanted: number, held: number): number {
  return wanted > held ? wanted - held : 0;
}

function lower(states: States, at: number, cost: number): void {
  if (cost < states[at]!) states[at] = cost;
}
