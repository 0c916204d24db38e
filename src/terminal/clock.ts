/** The clock a terminal is handed: milliseconds, and timers that never keep the process alive on their own. */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, milliseconds: number): Timer;
  clearTimeout(timer: Timer): void;
}

/** Whatever the clock's `setTimeout` returned. */
export type Timer = unknown;

/** The clock of the machine: monotonic milliseconds. */
export const machineClock: Clock = {
  now: () => performance.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds).unref(),
  clearTimeout: timer => clearTimeout(timer as NodeJS.Timeout),
};
