import seedrandom from 'seedrandom';
import type { Player } from '../bots/player.ts';
import type { GameEvent } from '../game/event.ts';
import { isUnsettled } from '../game/offers.ts';
import type { Ruleset } from '../game/ruleset.ts';
import type { Clock } from './clock.ts';
import { Company } from './company.ts';
import { Course } from './course.ts';
import { fromLogEntry, LOG_VERSION, TableLogError } from './entry.ts';
import { type Facts, type Folded, isPersons, openedFacts, placeOf } from './facts.ts';
import { Journal } from './journal.ts';
import { Ledger } from './ledger.ts';
import type { TableConfig, TableHandle, TableState } from './snapshot.ts';
import { foldEntries } from './start.ts';
import type { TableLog } from './store.ts';
import { amongBots, type Times } from './times.ts';
import type { Visitor } from './viewer.ts';

/** What a room is handed of the world. */
export interface RoomWorld {
  readonly log: TableLog;
  readonly clock: Clock;
  readonly times: Times;
  /** The player of a level of bots. */
  readonly playerOf: (level: string) => Player;
  /** Something went wrong that this table survives or not; the room has drawn its conclusions already. */
  readonly onFault: (table: string, error: unknown) => void;
  /** The table waits for its log, and why; null: it goes on. Told once an outage. */
  readonly onOutage: (table: string, why: string | null) => void;
}

/** Why somebody could not sit down. */
export type SitRefusal = 'table-full' | 'match-over' | 'store-failed';

/** What can be said of a table in a line. */
export interface RoomLine {
  readonly state: TableState;
  readonly people: readonly string[];
  readonly played: number;
  readonly spectators: number;
}

/**
 * One table's actor. Everything that changes it waits in one queue; what is to be remembered is in the log before anybody
 * hears of it; nobody who looks is waited for.
 */
export class Room {
  readonly #ledger: Ledger;
  readonly #course: Course;
  readonly #company: Company;
  readonly #news = new Set<() => void>();
  #lastNews = '';

  private constructor(world: RoomWorld, facts: Facts, sequence: number, events: readonly GameEvent[]) {
    const { log, clock, times, playerOf } = world;
    const timesAmongBots = amongBots(times);
    const fault = (error: unknown): void => world.onFault(facts.config.id, error);
    this.#ledger = new Ledger(
      facts,
      sequence,
      { log, clock, retry: times.retry },
      {
        moved: (folded, isForAll) => this.#moved(folded, isForAll),
        stateChanged: () => this.#changed(),
        outage: why => world.onOutage(facts.config.id, why),
        fault,
      },
    );
    this.#company = new Company({
      ledger: this.#ledger,
      clock,
      grace: times.grace,
      events,
      course: () => this.#course,
      changed: () => this.#changed(),
      fault,
    });
    this.#course = new Course({
      ledger: this.#ledger,
      clock,
      playerOf,
      isPlayedFor: place => this.#company.isPlayedFor(place),
      times: () => (this.#isForBots ? timesAmongBots : times),
      random: seedrandom(`bots ${facts.seed} ${sequence}`),
      fault,
    });
    this.#course.plan();
  }

  /**
   * A new table. @param seed 64 hex digits, of which nobody else knows
   * Rejects with `AppendRefused` where it cannot be written down.
   */
  static async open(world: RoomWorld, rules: Ruleset, config: TableConfig, seed: string): Promise<Room> {
    const data = { version: LOG_VERSION, config, seed };
    const journal = new Journal(world.log, world.clock, config.id, 0);
    await journal.write([{ kind: 'opened', data }]);
    return new Room(world, openedFacts(rules, data), 1, []);
  }

  /**
   * The table that a log tells of, as it was when its last entry was written; null where there is no such log. A window that
   * everybody had answered is closed. People are not here yet, and have the grace period to come.
   * Rejects with `TableLogError` where the log cannot be followed.
   */
  static async resume(
    world: RoomWorld,
    rulesOf: (id: string) => Ruleset | undefined,
    table: string,
  ): Promise<Room | null> {
    const entries = (await world.log.read(table)).map(fromLogEntry);
    const [first, ...others] = entries;
    if (first === undefined) return null;
    if (first.kind !== 'opened')
      throw new TableLogError('the log does not begin with the opening of a table');
    const rules = rulesOf(first.data.config.ruleset);
    if (rules === undefined)
      throw new TableLogError(`there are no rules called ${first.data.config.ruleset}`);
    const folded = foldEntries(openedFacts(rules, first.data), others);
    const room = new Room(world, folded.facts, entries.length, folded.events);
    // What follows from the log may have been seen by people already: nobody finds less than they have seen.
    if (isUnsettled(folded.facts.match)) room.#ledger.closeWindow();
    return room;
  }

  get config(): TableConfig {
    return this.#facts.config;
  }

  get rules(): Ruleset {
    return this.#facts.rules;
  }

  get state(): TableState {
    return this.#ledger.state;
  }

  line(): RoomLine {
    return {
      state: this.state,
      people: this.people().map(({ name }) => name),
      played: this.#facts.match.played,
      spectators: this.#company.spectators,
    };
  }

  /** The people who have a place and have not left it. */
  people(): readonly Visitor[] {
    return this.#facts.places.filter(isPersons).map(({ person, name }) => ({ id: person!, name }));
  }

  /** What the bots are called that have places of their own. */
  botNames(): readonly string[] {
    return this.#facts.places.filter(({ person }) => person === null).map(({ name }) => name);
  }

  hasPerson(person: string): boolean {
    return placeOf(this.#facts, person) !== null;
  }

  /** Final scores by seat, with who sat there; null before the match is over. */
  outcome(): readonly { readonly name: string; readonly score: number }[] | null {
    const { match, places } = this.#facts;
    if (match.phase !== 'over') return null;
    return places.map(({ name }, seat) => ({ name, score: match.scores[seat]! }));
  }

  /** The last entry of the log is written: nothing follows. */
  get isComplete(): boolean {
    return this.#facts.isFinished;
  }

  /** Nobody looks at the table. */
  get isDeserted(): boolean {
    return this.#company.isDeserted;
  }

  /** Calls back when `line` or `isComplete` changed. Returns how to stop. */
  onNews(listener: () => void): () => void {
    this.#news.add(listener);
    return () => this.#news.delete(listener);
  }

  /** Gives a person a place; nothing happens where it has one. */
  sit(visitor: Visitor): Promise<SitRefusal | null> {
    return this.#ledger.task<SitRefusal | null>(async () => {
      const facts = this.#facts;
      if (this.hasPerson(visitor.id)) return null;
      if (this.state === 'finished') return 'match-over';
      if (facts.hasBegun || facts.places.length >= facts.match.seats) return 'table-full';
      const data = { person: visitor.id, name: visitor.name };
      if (!(await this.#ledger.record([{ kind: 'sat', data }]))) return 'store-failed';
      this.#company.awaits(visitor.id);
      return null;
    }, 'match-over');
  }

  /**
   * One more session looks at the table: at its person's place where it has one, which another session of the same person
   * then only watches.
   */
  enter(visitor: Visitor): TableHandle {
    return this.#company.enter(visitor);
  }

  watch(visitor: Visitor): TableHandle {
    return this.#company.watch(visitor);
  }

  /** A person is in the house, whatever it looks at: its seat here is kept while it is. */
  arrived(person: string): void {
    this.#company.arrived(person);
  }

  /** A person has left the house, and is given time to come back. */
  departed(person: string): void {
    this.#company.awaits(person);
  }

  /** Begins the match at once with the people who sit there. */
  begin(): Promise<void> {
    return this.#ledger.task(() => this.#course.goOn(), undefined);
  }

  rename(person: string, name: string): Promise<void> {
    return this.#ledger.task(async () => {
      const place = this.#facts.places.findIndex(one => one.person === person && one.name !== name);
      if (place >= 0) await this.#ledger.record([{ kind: 'renamed', data: { place, name } }]);
    }, undefined);
  }

  /** Gives a person's place to a bot for good, or before the match frees it. For somebody who cannot come back. */
  remove(person: string): Promise<void> {
    return this.#ledger.task(() => this.#company.giveUp(person), undefined);
  }

  /** Ends a table to which nobody comes any more, unless somebody has sat down meanwhile for a match that is yet to begin. */
  close(): Promise<void> {
    return this.#ledger.task(async () => {
      if (this.state === 'gathering' && this.people().length > 0) return;
      if (this.state !== 'finished')
        await this.#ledger.record([{ kind: 'finished', data: { scores: null } }]);
    }, undefined);
  }

  /** Stops all that this room does by itself; its log goes on elsewhere. */
  stop(): void {
    this.#ledger.stop();
    this.#course.stop();
    this.#company.stop();
  }

  /** Only bots are left, and nobody looks. */
  get #isForBots(): boolean {
    return this.#facts.hasBegun && this.isDeserted && !this.#facts.places.some(isPersons);
  }

  get #facts(): Facts {
    return this.#ledger.facts;
  }

  #moved(folded: Folded, isForAll: boolean): void {
    this.#course.plan();
    this.#company.moved(folded, isForAll);
    this.#tellNews();
  }

  /** Something changed that no entry tells of: who is here, what the table is able to do. */
  #changed(): void {
    if (this.state === 'broken') this.stop();
    else this.#course.plan();
    this.#company.showAll();
    this.#tellNews();
  }

  #tellNews(): void {
    const news = JSON.stringify([this.line(), this.isComplete]);
    if (news === this.#lastNews) return;
    this.#lastNews = news;
    for (const listener of [...this.#news]) listener();
  }
}
