import type { Clock } from './clock.ts';
import { Countdown } from './countdown.ts';

/** Which of a table's people are here, and how long those who are not have been given to come back. */
export class Presence {
  readonly #clock: Clock;
  readonly #grace: number;
  readonly #graceOver: (person: string) => void;
  readonly #here = new Set<string>();
  readonly #awaited = new Map<string, Countdown>();

  /** @param graceOver is told of a person who has not come back in time */
  constructor(clock: Clock, grace: number, graceOver: (person: string) => void) {
    this.#clock = clock;
    this.#grace = grace;
    this.#graceOver = graceOver;
  }

  arrived(person: string): void {
    this.forget(person);
    this.#here.add(person);
  }

  /** The person is not here, from now on or (after a restart) not yet. */
  awaits(person: string): void {
    this.forget(person);
    const countdown = new Countdown(this.#clock, this.#grace, () => this.#graceOver(person));
    this.#awaited.set(person, countdown);
    countdown.run();
  }

  /** The person has nothing to do with this table any more. */
  forget(person: string): void {
    this.#here.delete(person);
    this.#awaited.get(person)?.hold();
    this.#awaited.delete(person);
  }

  isHere(person: string): boolean {
    return this.#here.has(person);
  }

  /** Not here, and the time to come back is over. */
  isMissing(person: string): boolean {
    return !this.#here.has(person) && (this.#awaited.get(person)?.left ?? 0) === 0;
  }

  stop(): void {
    for (const countdown of this.#awaited.values()) countdown.hold();
  }
}
