/** Milliseconds of processor time that this process has used so far, in all its threads. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Milliseconds of processor time that one call of `run` takes: the median of several rounds, after a warm-up long enough for
 * the compiler. `run` gets a number that goes up, so that no two calls need to be alike.
 */
export function millisecondsPer(run: (turn: number) => void, calls = 500, rounds = 9): number {
  let turn = 0;
  const times: number[] = [];
  for (let round = -3; round < rounds; round++) {
    const start = processorTime();
    for (let call = 0; call < calls; call++) {
      run(turn);
      turn += 1;
    }
    if (round >= 0) times.push((processorTime() - start) / calls);
  }
  return median(times);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a part of the values lies: 0.5 the median, 0.99 what one in a hundred is above. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
