/**
 * Milliseconds that one call of `run` takes: the median of several rounds, after a warm-up long enough for the
 * compiler. `run` gets a number that goes up, so that no two calls need to be alike.
 */
export function millisecondsPer(run: (turn: number) => void, calls = 500, rounds = 9): number {
  let turn = 0;
  const times: number[] = [];
  for (let round = -3; round < rounds; round++) {
    const start = performance.now();
    for (let call = 0; call < calls; call++) {
      run(turn);
      turn += 1;
    }
    if (round >= 0) times.push((performance.now() - start) / calls);
  }
  return median(times);
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
