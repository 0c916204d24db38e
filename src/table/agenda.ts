import { isUnsettled, waitingFor } from '../game/offers.ts';
import type { Play, Seat } from '../game/state.ts';
import type { Clock } from './clock.ts';
import { Countdown } from './countdown.ts';
import { Decisions } from './decisions.ts';
import type { ClocksLeft } from './entry.ts';
import { type Facts, isPersons, momentOf, type Place } from './facts.ts';
import type { Countdown as Shown } from './snapshot.ts';
import type { Times } from './times.ts';

/** What falls due at a table. */
export interface Due {
  timeOut(seat: Seat, moment: unknown): void;
  botMove(seat: Seat, moment: unknown): void;
  /** The pause of a claim window is over, and where it is not fixed, everybody has answered. */
  windowOver(moment: unknown): void;
  /** Nobody waits any longer for those who are not ready. */
  gateOver(): void;
}

/** What the agenda is made from. */
export interface Outlook {
  readonly facts: Facts;
  readonly times: Times;
  readonly isPlayedFor: (place: Place) => boolean;
  readonly random: () => number;
}

/** Everything at a table that waits for its time: decisions, bots, the pause of a window, the ready gate. */
export class Agenda {
  readonly #clock: Clock;
  readonly #due: Due;
  readonly #decisions: Decisions;
  #pause: { readonly moment: unknown; readonly countdown: Countdown } | null = null;
  /** Nobody is asked in the window any more. */
  #isAnswered = false;
  #gate: { readonly key: string; readonly countdown: Countdown } | null = null;

  constructor(clock: Clock, due: Due) {
    this.#clock = clock;
    this.#due = due;
    this.#decisions = new Decisions(
      clock,
      (seat, moment) => due.timeOut(seat, moment),
      (seat, moment) => due.botMove(seat, moment),
    );
  }

  /** Sets going what is to be waited for now, and stops all else. What is waited for still keeps its time. */
  plan(outlook: Outlook): void {
    this.#planPause(outlook);
    this.#planDecisions(outlook);
    this.#planGate(outlook);
  }

  /** Time stands still until `plan`. */
  hold(): void {
    this.#decisions.hold();
    this.#pause?.countdown.hold();
    this.#gate?.countdown.hold();
  }

  clockOf(seat: Seat): Shown | null {
    return this.#decisions.clockOf(seat)?.shown() ?? null;
  }

  get gate(): Countdown | null {
    return this.#gate?.countdown ?? null;
  }

  clocksLeft(except: Seat | null): ClocksLeft {
    return this.#decisions.left(except);
  }

  #planPause({ facts, times }: Outlook): void {
    const moment = facts.match.hand?.phase === 'window' ? momentOf(facts.match) : null;
    if (this.#pause?.moment !== moment) {
      this.#pause?.countdown.hold();
      this.#pause = null;
    }
    if (moment === null || facts.match.phase !== 'hand') return;
    const { fixedPause } = facts.config;
    if (this.#pause === null) {
      const over = (): void => {
        if (fixedPause || this.#isAnswered) this.#due.windowOver(moment);
      };
      const countdown = new Countdown(this.#clock, fixedPause ? times.fixedPause : times.leastPause, over);
      this.#pause = { moment, countdown };
    }
    this.#isAnswered = isUnsettled(facts.match);
    if (this.#pause.countdown.left > 0) this.#pause.countdown.run();
    else if (fixedPause || this.#isAnswered) this.#due.windowOver(moment);
  }

  #planDecisions({ facts, times, isPlayedFor, random }: Outlook): void {
    const isWindow = facts.match.hand?.phase === 'window';
    const isFixed = isWindow && facts.config.fixedPause;
    const { rules, match } = facts;
    const isUntimed = match.phase === 'hand' && (rules.untimed?.(match as Play) ?? false);
    const limit = isFixed ? times.fixedPause : isUntimed ? 0 : facts.config.moveSeconds * 1000;
    const [least, most] = times.pace;
    // A bot answers inside the pause, where nobody can see whether it was asked.
    const pace = isWindow ? (): number => 0 : (): number => Math.round(least + random() * (most - least));
    this.#decisions.run(
      momentOf(facts.match),
      waitingFor(facts.match).map(seat => {
        const place = facts.places[seat]!;
        const isBots = !isPersons(place) || isPlayedFor(place);
        const left = isFixed ? this.#pause?.countdown.left : facts.clocks[seat];
        return { seat, botIn: isBots ? pace : null, limit, left };
      }),
    );
  }

  #planGate(outlook: Outlook): void {
    const total = gateOf(outlook);
    const { facts } = outlook;
    const key = `${facts.hasBegun} ${facts.match.played} ${total}`;
    if (this.#gate?.key !== key) {
      this.#gate?.countdown.hold();
      const left = Math.min(facts.gate ?? Number.POSITIVE_INFINITY, total ?? 0);
      this.#gate =
        total === null
          ? null
          : { key, countdown: new Countdown(this.#clock, total, () => this.#due.gateOver(), left) };
    }
    this.#gate?.countdown.run();
  }
}

/** How long the table waits for people to be ready, in ms; null where it does not go on by itself. */
function gateOf({ facts, times, isPlayedFor }: Outlook): number | null {
  const { match, places } = facts;
  if (!facts.hasBegun) return places.length === match.seats ? times.gate : null;
  if (match.phase !== 'between') return null;
  return places.some(place => isPersons(place) && !isPlayedFor(place)) ? times.gate : times.settledPause;
}
