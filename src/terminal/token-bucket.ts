import type { Clock } from './clock.ts';

/** Allows bursts of `capacity` and `perSecond` on the long run. */
export class TokenBucket {
  private readonly capacity: number;
  private readonly perSecond: number;
  private readonly clock: Clock;
  private tokens: number;
  private filledAt: number;

  constructor(capacity: number, perSecond: number, clock: Clock) {
    this.capacity = capacity;
    this.perSecond = perSecond;
    this.clock = clock;
    this.tokens = capacity;
    this.filledAt = clock.now();
  }

  /** Takes `count` tokens when they are there. */
  take(count: number): boolean {
    const now = this.clock.now();
    this.tokens = Math.min(this.capacity, this.tokens + ((now - this.filledAt) / 1000) * this.perSecond);
    this.filledAt = now;
    if (this.tokens < count) return false;
    this.tokens -= count;
    return true;
  }
}
