import type { Times } from '../../src/table/times.ts';

/** No waiting at all but for people. */
export const hurriedTimes: Partial<Times> = { leastPause: 0, pace: [0, 0], settledPause: 0 };
