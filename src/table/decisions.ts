import type { Seat } from '../game/state.ts';
import type { Clock, Timer } from './clock.ts';
import { Countdown } from './countdown.ts';
import type { ClocksLeft } from './entry.ts';

/** A seat that has to decide, and how long it has for that. */
export interface Asked {
  readonly seat: Seat;
  /** Milliseconds until a bot answers for it; null where a person decides. */
  readonly botIn: (() => number) | null;
  /** A person's time in ms; 0 for no limit. */
  readonly limit: number;
  /** What is left of it, where it began before. */
  readonly left?: number | undefined;
}

interface Decision {
  readonly moment: unknown;
  readonly isBots: boolean;
  readonly countdown: Countdown | null;
  timer: Timer | null;
}

/** The clocks of everybody who has to decide, and the pace of the bots among them. */
export class Decisions {
  readonly #clock: Clock;
  readonly #onTimeOut: (seat: Seat, moment: unknown) => void;
  readonly #onBot: (seat: Seat, moment: unknown) => void;
  readonly #open = new Map<Seat, Decision>();

  constructor(
    clock: Clock,
    onTimeOut: (seat: Seat, moment: unknown) => void,
    onBot: (seat: Seat, moment: unknown) => void,
  ) {
    this.#clock = clock;
    this.#onTimeOut = onTimeOut;
    this.#onBot = onBot;
  }

  /** Makes these, and no others, the seats that decide. One that decided about the same moment already keeps its time. */
  run(moment: unknown, asked: readonly Asked[]): void {
    for (const [seat, decision] of this.#open) {
      const still = asked.find(one => one.seat === seat);
      if (still === undefined || decision.moment !== moment || decision.isBots !== (still.botIn !== null))
        this.#drop(seat);
    }
    for (const one of asked) this.#start(moment, one);
  }

  /** Time stands still for everybody until `run`. */
  hold(): void {
    for (const decision of this.#open.values()) {
      decision.countdown?.hold();
      this.#stopBot(decision);
    }
  }

  /** Nobody decides any more. */
  clear(): void {
    for (const seat of [...this.#open.keys()]) this.#drop(seat);
  }

  clockOf(seat: Seat): Countdown | null {
    return this.#open.get(seat)?.countdown ?? null;
  }

  /** What the people who decide have left, without `except`. */
  left(except: Seat | null): ClocksLeft {
    const left: Record<Seat, number> = {};
    for (const [seat, { countdown }] of this.#open)
      if (countdown !== null && seat !== except) left[seat] = Math.round(countdown.left);
    return left;
  }

  #start(moment: unknown, { seat, botIn, limit, left }: Asked): void {
    let decision = this.#open.get(seat);
    if (decision === undefined) {
      const over = (): void => this.#onTimeOut(seat, moment);
      const countdown =
        botIn === null && limit > 0
          ? new Countdown(this.#clock, limit, over, Math.min(limit, left ?? limit))
          : null;
      decision = { moment, isBots: botIn !== null, countdown, timer: null };
      this.#open.set(seat, decision);
    }
    decision.countdown?.run();
    if (botIn !== null && decision.timer === null)
      decision.timer = this.#clock.setTimeout(() => this.#onBot(seat, moment), botIn());
  }

  #drop(seat: Seat): void {
    const decision = this.#open.get(seat)!;
    decision.countdown?.hold();
    this.#stopBot(decision);
    this.#open.delete(seat);
  }

  #stopBot(decision: Decision): void {
    if (decision.timer !== null) this.#clock.clearTimeout(decision.timer);
    decision.timer = null;
  }
}
