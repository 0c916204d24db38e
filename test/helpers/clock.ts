import type { Clock } from '../../src/table/clock.ts';

interface Alarm {
  readonly at: number;
  readonly callback: () => void;
}

/** A clock that goes only when it is told to. */
export class FakeClock implements Clock {
  #now = 0;
  readonly #start: number;
  #alarms: Alarm[] = [];

  /** @param start wall time in ms when the clock shows 0 */
  constructor(start = 1_000_000) {
    this.#start = start;
  }

  now(): number {
    return this.#now;
  }

  wallTime(): number {
    return this.#start + this.#now;
  }

  setTimeout(callback: () => void, milliseconds: number): unknown {
    const alarm = { at: this.#now + Math.max(0, milliseconds), callback };
    this.#alarms.push(alarm);
    return alarm;
  }

  clearTimeout(timer: unknown): void {
    this.#alarms = this.#alarms.filter(alarm => alarm !== timer);
  }

  /** Timers that are set. */
  get waiting(): number {
    return this.#alarms.length;
  }

  /** Goes on, ringing what falls due in order, each with what it started done before the next. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settled();
    for (;;) {
      const next = this.#alarms.filter(alarm => alarm.at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#now = Math.max(this.#now, next.at);
      this.clearTimeout(next);
      next.callback();
      await settled();
    }
    this.#now = end;
  }

  /** Goes from alarm to alarm until `isDone`. @throws where nothing is left to ring, or after `most` alarms */
  async until(isDone: () => boolean, most = 100_000): Promise<void> {
    await settled();
    for (let i = 0; !isDone(); i++) {
      const next = Math.min(...this.#alarms.map(alarm => alarm.at));
      if (i === most || next === Number.POSITIVE_INFINITY) throw new Error('it never comes to that');
      await this.advance(Math.max(0, next - this.#now));
    }
  }
}

/** Everything that waits for nothing but other promises has been done. */
export function settled(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve));
}
