const BLOCKS = 40;

/**
 * Milliseconds to ask about all the hands once, in 40 blocks one after the other.
 * @param clock what tells the time; the processor's own for blocks so long that they are always interrupted
 */
export function timesOf<Hand>(
  hands: readonly Hand[],
  ask: (hand: Hand) => number,
  clock = () => performance.now(),
): number[] {
  const size = Math.ceil(hands.length / BLOCKS);
  const times: number[] = [];
  let answers = 0;
  for (let from = 0; from < hands.length; from += size) {
    const to = Math.min(hands.length, from + size);
    const start = clock();
    for (let i = from; i < to; i++) answers += ask(hands[i]!);
    times.push(clock() - start);
  }
  if (Number.isNaN(answers)) throw new Error('no number');
  return times;
}

/**
 * The quickest of several rounds, block by block: a busy machine interrupts every long round, but hardly the same short
 * block in all of them.
 */
export class Quickest {
  private blocks: readonly number[] = [];

  add(times: readonly number[]): void {
    this.blocks = times.map((time, i) => Math.min(time, this.blocks[i] ?? time));
  }

  total(): number {
    return this.blocks.reduce((sum, time) => sum + time, 0);
  }
}
