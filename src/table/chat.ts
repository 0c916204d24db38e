import type { Clock } from './clock.ts';
import type { ChatLine } from './snapshot.ts';

/** Lines that are kept for those who come later. */
const KEPT = 100;
/** Characters of a line, in UTF-16 units. */
const LONGEST = 200;
/** Lines that one may say at once, and how long it takes until one may say another. */
const BURST = 5;
const REFILL_MS = 2_000;

interface Allowance {
  lines: number;
  at: number;
}

/** What is said at a table. Not written down: it ends with the process. */
export class Chat {
  readonly #clock: Clock;
  readonly #allowed = new Map<string, Allowance>();
  #lines: readonly ChatLine[] = [];
  #next = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** Adds a line, unless it is empty or its author says too much at once. @param text cleaned already */
  say(person: string, name: string, text: string): boolean {
    const line = text.trim().slice(0, LONGEST).toWellFormed();
    if (line === '' || !this.#mayNow(person)) return false;
    this.#lines = [...this.#lines, { number: this.#next++, name, text: line }].slice(-KEPT);
    return true;
  }

  #mayNow(person: string): boolean {
    const now = this.#clock.now();
    const allowance = this.#allowed.get(person) ?? { lines: BURST, at: now };
    const lines = Math.min(BURST, allowance.lines + (now - allowance.at) / REFILL_MS);
    const may = lines >= 1;
    this.#allowed.set(person, { lines: may ? lines - 1 : lines, at: now });
    return may;
  }
}
