/** Room of a new table, as a power of two. */
const FIRST_BITS = 12;

/**
 * A table from small integers, 0 and up, to integers that are not 0. It grows with what it holds, keys beside their values, so
 * that a look-up touches one line of memory and the first ones are not slowed by a large empty table.
 */
export class KeyTable {
  /** Pairs of a key plus one and its value, at the key's hash or the next free place. */
  private pairs = new Int32Array(2 << FIRST_BITS);
  private shift = 32 - FIRST_BITS;
  private size = 0;

  /** The value of a key; 0 where it has none. */
  get(key: number): number {
    const { pairs } = this;
    const mask = pairs.length - 1;
    let at = (Math.imul(key, 0x9e3779b1) >>> this.shift) * 2;
    while (pairs[at] !== key + 1) {
      if (pairs[at] === 0) return 0;
      at = (at + 2) & mask;
    }
    return pairs[at + 1]!;
  }

  /** Gives a value to a key that has none. */
  set(key: number, value: number): void {
    if (++this.size * 4 > this.pairs.length) this.grow();
    this.put(key + 1, value);
  }

  /** Forgets all keys, but keeps the room for them. */
  clear(): void {
    this.pairs.fill(0);
    this.size = 0;
  }

  private put(stored: number, value: number): void {
    const mask = this.pairs.length - 1;
    let at = (Math.imul(stored - 1, 0x9e3779b1) >>> this.shift) * 2;
    while (this.pairs[at] !== 0) at = (at + 2) & mask;
    this.pairs[at] = stored;
    this.pairs[at + 1] = value;
  }

  private grow(): void {
    const old = this.pairs;
    this.pairs = new Int32Array(old.length * 2);
    this.shift--;
    for (let at = 0; at < old.length; at += 2) if (old[at] !== 0) this.put(old[at]!, old[at + 1]!);
  }
}
