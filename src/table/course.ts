import type { Player } from '../bots/player.ts';
import { isUnsettled, waitingFor } from '../game/offers.ts';
import type { Seat } from '../game/state.ts';
import { viewOf } from '../game/view-of.ts';
import { Agenda } from './agenda.ts';
import type { Clock, Timer } from './clock.ts';
import type { Decider } from './entry.ts';
import { foldEntry, isPersons, momentOf, type Place } from './facts.ts';
import type { CommandEntry, Ledger } from './ledger.ts';
import type { Wish } from './snapshot.ts';
import { dealEntry, isEverybodyReady, startEntries } from './start.ts';
import { TIME_OUTS_TO_AUTOPLAY, type Times } from './times.ts';

/**
 * How long people may think before what they have left is written down, in ms: no longer than ten seconds, and then on a
 * whole second, so that what the tables of a house note together is one commit.
 */
const CLOCKS_NOTED = 9_000;
const NOTES_MEET = 1_000;

/** What the course of a table is made from. */
export interface CourseOptions {
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly playerOf: (level: string) => Player;
  /** A bot plays for this person now. */
  readonly isPlayedFor: (place: Place) => boolean;
  /** The times that hold now. */
  readonly times: () => Times;
  readonly random: () => number;
  readonly fault: (error: unknown) => void;
}

/** What a table does by itself: lets time run out, plays for bots, closes windows, deals, ends. */
export class Course {
  readonly #options: CourseOptions;
  readonly #ledger: Ledger;
  readonly agenda: Agenda;
  #noteTimer: Timer = null;

  constructor(options: CourseOptions) {
    this.#options = options;
    this.#ledger = options.ledger;
    const { ledger } = this.#options;
    this.agenda = new Agenda(options.clock, {
      timeOut: (seat, moment) => ledger.later(() => this.#timeOut(seat, moment)),
      botMove: (seat, moment) => ledger.later(() => this.#botMove(seat, moment)),
      windowOver: moment => ledger.later(() => this.#windowOver(moment)),
      gateOver: () => ledger.later(() => this.goOn()),
    });
  }

  /** Looks at the table anew and sets going whatever comes next. */
  plan(): void {
    this.#options.clock.clearTimeout(this.#noteTimer);
    const { facts, state } = this.#ledger;
    if (state === 'finished' && !facts.isFinished) this.#ledger.later(() => this.#finish());
    if (state !== 'gathering' && state !== 'playing' && state !== 'settled') return this.agenda.hold();
    const { isPlayedFor, random, times } = this.#options;
    this.agenda.plan({ facts, times: times(), isPlayedFor, random });
    this.#planNote();
    if (isEverybodyReady(facts, isPlayedFor)) this.#ledger.later(() => this.goOn());
  }

  /** Nothing is done here any more. */
  stop(): void {
    this.#options.clock.clearTimeout(this.#noteTimer);
    this.agenda.hold();
  }

  /** Within a task: the match begins, or its next hand. */
  async goOn(): Promise<void> {
    const { facts, state } = this.#ledger;
    if (state === 'gathering' && facts.places.length > 0)
      await this.#ledger.record(startEntries(facts, this.#options.random));
    else if (state === 'settled') await this.#ledger.record([dealEntry()]);
  }

  /** The entry of a seat's command, with what the others have left. */
  entry(seat: Seat, wish: Wish, by: Decider): CommandEntry {
    const clocks = this.agenda.clocksLeft(seat);
    return { kind: 'command', data: { command: { ...wish, seat }, by, clocks } };
  }

  /** What has been left of people's time is written down now and then, so that a table that is taken over knows it. */
  #planNote(): void {
    if (Object.keys(this.agenda.clocksLeft(null)).length === 0) return;
    const { clock } = this.#options;
    const now = clock.now();
    const noted = Math.ceil((now + CLOCKS_NOTED) / NOTES_MEET) * NOTES_MEET;
    this.#noteTimer = clock.setTimeout(() => this.#ledger.later(() => this.#note()), noted - now);
  }

  async #note(): Promise<void> {
    const clocks = this.agenda.clocksLeft(null);
    const isRunning = this.#ledger.state === 'playing' && Object.keys(clocks).length > 0;
    if (isRunning) await this.#ledger.record([{ kind: 'clocks', data: { clocks } }]);
  }

  async #timeOut(seat: Seat, moment: unknown): Promise<void> {
    if (!this.#isStill(seat, moment)) return;
    const entry = this.entry(seat, { do: 'timeout' }, 'clock');
    const after = foldEntry(this.#ledger.facts, entry).facts;
    const tooMany = after.places[seat]!.timeOuts >= TIME_OUTS_TO_AUTOPLAY;
    const data = { place: seat, why: 'time-outs' } as const;
    await this.#ledger.record(tooMany ? [entry, { kind: 'autoplay', data }] : [entry]);
  }

  async #botMove(seat: Seat, moment: unknown): Promise<void> {
    const { rules, match, places, config } = this.#ledger.facts;
    const { isPlayedFor, playerOf, random, fault } = this.#options;
    const place = places[seat]!;
    if (!this.#isStill(seat, moment) || (isPersons(place) && !isPlayedFor(place))) return;
    const player = playerOf(config.bots);
    const { seat: _seat, ...wish } = player.decide(viewOf(rules, match, seat), rules, random);
    const refusal = await this.#ledger.command(this.entry(seat, wish, 'bot'));
    if (refusal === null || refusal === 'stalled') return;
    // A bot that asks for what is not possible must not hold up the table.
    fault(new Error(`the bot ${config.bots} asked for ${wish.do}, which is ${refusal}`));
    await this.#ledger.command(this.entry(seat, { do: 'timeout' }, 'bot'));
  }

  async #windowOver(moment: unknown): Promise<void> {
    const { state, facts } = this.#ledger;
    if (state !== 'playing' || momentOf(facts.match) !== moment) return;
    const late = waitingFor(facts.match);
    if (late.length > 0) {
      if (!facts.config.fixedPause) return;
      const entries = late.map(seat => this.entry(seat, { do: 'timeout' }, 'clock'));
      if (!(await this.#ledger.record(entries))) return;
    }
    if (isUnsettled(this.#ledger.facts.match)) this.#ledger.closeWindow();
  }

  async #finish(): Promise<void> {
    const { match, isFinished } = this.#ledger.facts;
    if (match.phase === 'over' && !isFinished)
      await this.#ledger.record([{ kind: 'finished', data: { scores: match.scores } }]);
  }

  #isStill(seat: Seat, moment: unknown): boolean {
    const { state, facts } = this.#ledger;
    return state === 'playing' && momentOf(facts.match) === moment && waitingFor(facts.match).includes(seat);
  }
}
