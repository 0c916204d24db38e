import type { Line } from './points.ts';

/** What a hand is worth, a winner's or a loser's. */
export interface HandWorth {
  /** After doubles and limit: what is paid for it. */
  readonly value: number;
  /** The points before doubles; null for a limit hand, where they do not count. */
  readonly base: number | null;
  readonly doubles: number | null;
  readonly patterns: readonly Line[];
}

/** Adds the lines up: points, doubled for each double, no more than the limit (A5.5, A9.2). */
export function worthOf(lines: readonly Line[], limit: number): HandWorth {
  let base = 0;
  let doubles = 0;
  for (const { unit, value, count = 1 } of lines) {
    if (unit === 'points') base += value * count;
    else doubles += value * count;
  }
  return { value: Math.min(limit, base * 2 ** doubles), base, doubles, patterns: lines };
}
