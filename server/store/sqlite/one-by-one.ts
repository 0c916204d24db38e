/**
 * Hands things out one to a turn of the event loop. A commit sets many tables going at once; in between, the keys that have come
 * in are heard.
 */
export class OneByOne<T extends object> {
  readonly #take: (thing: T) => void;
  readonly #waiting: T[] = [];
  #isBusy = false;

  constructor(take: (thing: T) => void) {
    this.#take = take;
  }

  /** The first is handed out at once where this turn has had none. */
  push(things: readonly T[]): void {
    this.#waiting.push(...things);
    if (!this.#isBusy) this.#next();
  }

  /** Hands out all that waits, now. */
  flush(): void {
    for (const thing of this.#waiting.splice(0)) this.#take(thing);
  }

  #next(): void {
    const thing = this.#waiting.shift();
    this.#isBusy = thing !== undefined;
    if (thing === undefined) return;
    setImmediate(() => this.#next());
    this.#take(thing);
  }
}
