import type { Key } from '../../terminal/key-events.ts';

/** Returns true when it consumed the key, so that nobody behind it sees it. */
export type KeyHandler = (key: Key) => boolean;

interface Entry {
  readonly order: number;
  readonly handler: () => KeyHandler | undefined;
}

/** Offers each key to the handlers of the mounted components, the newest and innermost first. */
export class KeyDispatcher {
  private readonly entries: Entry[] = [];
  private nextOrder = 0;

  /** A place in the order; taken while a component first renders, so that children come after their parents. */
  takePlace(): number {
    this.nextOrder += 1;
    return this.nextOrder;
  }

  /** Adds a handler, read anew for each key; returns the function that removes it. */
  add(order: number, handler: () => KeyHandler | undefined): () => void {
    const entry = { order, handler };
    this.entries.push(entry);
    this.entries.sort((a, b) => b.order - a.order);
    return () => {
      const index = this.entries.indexOf(entry);
      if (index !== -1) this.entries.splice(index, 1);
    };
  }

  /** True when some handler consumed the key. */
  dispatch(key: Key): boolean {
    // A copy: a handler may unmount others while the round goes on.
    for (const entry of [...this.entries]) {
      if (this.entries.includes(entry) && entry.handler()?.(key) === true) return true;
    }
    return false;
  }
}
