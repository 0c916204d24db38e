/** The times of a table, in milliseconds. */
export interface Times {
  /** What every claim window lasts at least, so that a quick answer looks like none. */
  readonly leastPause: number;
  /** What every claim window lasts at a table whose pause is fixed. */
  readonly fixedPause: number;
  /** A bot's time for a turn, drawn between these two. */
  readonly pace: readonly [number, number];
  /** How long a seat waits for a person whose session is gone, before a bot plays for it. */
  readonly grace: number;
  /** How long people have to say that they are ready for the next hand. */
  readonly gate: number;
  /** How long a settlement is shown where nobody has to say so. */
  readonly settledPause: number;
  /** The first and the longest wait before a log that failed is tried again. */
  readonly retry: readonly [number, number];
}

export const usualTimes: Times = Object.freeze({
  leastPause: 700,
  fixedPause: 5_000,
  pace: [400, 1_500],
  grace: 120_000,
  gate: 60_000,
  settledPause: 4_000,
  retry: [250, 10_000],
} as const);

/**
 * The times of a table that only bots are left at and nobody looks at: nobody has to be given time, but a server must not be
 * kept busy by matches that people begin and leave.
 */
export function amongBots(times: Times): Times {
  const [least, most] = times.pace;
  const pace = [Math.min(least, 100), Math.min(most, 100)] as const;
  return { ...times, pace, leastPause: 0, settledPause: 0 };
}

/** Time-outs in a row, windows apart, after which a bot plays on for a person. */
export const TIME_OUTS_TO_AUTOPLAY = 2;
