import type { Clock } from '../../src/table/clock.ts';

/** The machine's own time, for tables. Its timers never keep the process alive. */
export const machineClock: Clock = {
  now: () => performance.now(),
  wallTime: () => Date.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds).unref(),
  clearTimeout: timer => clearTimeout(timer as NodeJS.Timeout),
};
