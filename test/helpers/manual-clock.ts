import type { Clock, Timer } from '../../src/terminal/clock.ts';

interface Waiting {
  readonly due: number;
  readonly callback: () => void;
}

/** A clock that stands still until it is told to go on. */
export class ManualClock implements Clock {
  private time = 0;
  private waiting: Waiting[] = [];

  now(): number {
    return this.time;
  }

  setTimeout(callback: () => void, milliseconds: number): Timer {
    const timer = { due: this.time + milliseconds, callback };
    this.waiting.push(timer);
    return timer;
  }

  clearTimeout(timer: Timer): void {
    this.waiting = this.waiting.filter(other => other !== timer);
  }

  /** Lets time pass, calling what becomes due in its order. */
  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.waiting.filter(timer => timer.due <= end).sort((a, b) => a.due - b.due)[0];
      if (next === undefined) break;
      this.clearTimeout(next);
      this.time = next.due;
      next.callback();
    }
    this.time = end;
  }

  /** Timers that have not fired. */
  get pending(): number {
    return this.waiting.length;
  }
}
