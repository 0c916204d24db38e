import type { Clock, Timer } from './clock.ts';
import type { Countdown as Shown } from './snapshot.ts';

/** Time that runs down, may be held, and calls back once when it is over. Made held: `run` starts it. */
export class Countdown {
  readonly #clock: Clock;
  readonly #total: number;
  readonly #over: () => void;
  #left: number;
  #since: number | null = null;
  #timer: Timer = null;

  /** @param total milliseconds @param left what is left of them, where some are gone already */
  constructor(clock: Clock, total: number, over: () => void, left = total) {
    this.#clock = clock;
    this.#total = total;
    this.#left = left;
    this.#over = over;
  }

  run(): void {
    if (this.#since !== null) return;
    this.#since = this.#clock.now();
    this.#timer = this.#clock.setTimeout(() => {
      // Timers may be early by a fraction; over is over.
      this.#since = null;
      this.#left = 0;
      this.#over();
    }, this.#left);
  }

  /** Stops the time; what is left stays. */
  hold(): void {
    if (this.#since === null) return;
    this.#clock.clearTimeout(this.#timer);
    this.#left = this.left;
    this.#since = null;
  }

  /** Milliseconds left. */
  get left(): number {
    const gone = this.#since === null ? 0 : this.#clock.now() - this.#since;
    return Math.max(0, this.#left - gone);
  }

  /** As a screen shows it. */
  shown(): Shown {
    return { left: Math.round(this.left), total: this.#total };
  }
}
