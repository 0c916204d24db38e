/** Time as a table is handed it: nothing here reads a clock of its own. */
export interface Clock {
  /** Milliseconds that only ever go forward, for countdowns. */
  now(): number;
  /** Wall time in ms, for the log. */
  wallTime(): number;
  setTimeout(callback: () => void, milliseconds: number): Timer;
  clearTimeout(timer: Timer): void;
}

/** Whatever the clock's `setTimeout` returned. */
export type Timer = unknown;
