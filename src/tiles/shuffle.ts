/**
 * Fisher–Yates from the last place down, unbiased: a word that would favour small numbers is thrown away.
 * @param word the next random 32-bit word
 */
export function shuffled<T>(items: readonly T[], word: () => number): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = below(i + 1, word);
    const item = result[i]!;
    result[i] = result[j]!;
    result[j] = item;
  }
  return result;
}

/** A number from 0 to `bound` - 1, each as likely. */
export function below(bound: number, word: () => number): number {
  let value = word();
  // Words below the last few are never thrown away, and dividing is what takes time here.
  if (value >= 2 ** 32 - bound) {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    while (value >= limit) value = word();
  }
  // Exact, as both are far below 2 ** 53; the remainder operator takes several times as long.
  return value - Math.floor(value / bound) * bound;
}
