/** What one house holds, and how long it keeps what nobody uses. Times in ms. */
export interface HouseLimits {
  /** Unfinished tables in all, and those at which one person may sit. */
  readonly tables: number;
  readonly tablesPerPerson: number;
  /** A table that nobody sits at or looks at, before its match. Whoever opens one takes a moment to sit down. */
  readonly emptyMs: number;
  /** A table that broke, and that nobody looks at. */
  readonly idleMs: number;
  /** A match that its only person paused and left alone. */
  readonly pausedMs: number;
  /** Between two looks at what may go. */
  readonly sweepMs: number;
}

export const usualHouseLimits: HouseLimits = Object.freeze({
  tables: 1_000,
  tablesPerPerson: 4,
  emptyMs: 15_000,
  idleMs: 600_000,
  pausedMs: 7 * 86_400_000,
  sweepMs: 30_000,
});
