import seedrandom from 'seedrandom';
import type { Player } from '../bots/player.ts';
import type { GameEvent } from '../game/event.ts';
import { isUnsettled, waitingFor } from '../game/offers.ts';
import type { Refusal } from '../game/refusal.ts';
import type { Ruleset } from '../game/ruleset.ts';
import type { Seat } from '../game/state.ts';
import { viewOf } from '../game/view-of.ts';
import { Agenda } from './agenda.ts';
import { Audience } from './audience.ts';
import { Chat } from './chat.ts';
import { Chronicle } from './chronicle.ts';
import type { Clock } from './clock.ts';
import { type Decider, fromLogEntry, LOG_VERSION, type TableEntry, TableLogError } from './entry.ts';
import {
  type Facts,
  type Folded,
  foldEntry,
  isPersons,
  momentOf,
  openedFacts,
  type Place,
  placeOf,
  settleWindow,
  tryCommand,
} from './facts.ts';
import { Journal, type Written } from './journal.ts';
import { Presence } from './presence.ts';
import type { TableConfig, TableHandle, TableSnapshot, TableState, Wish } from './snapshot.ts';
import { snapshotOf } from './snapshots.ts';
import { dealEntry, foldEntries, isEverybodyReady, startEntries } from './start.ts';
import { AppendRefused, type TableLog } from './store.ts';
import { TaskQueue } from './task-queue.ts';
import { hurriedTimes, TIME_OUTS_TO_AUTOPLAY, type Times } from './times.ts';
import { type ViewedTable, Viewer, type Visitor } from './viewer.ts';

/** What a room is handed of the world. */
export interface RoomWorld {
  readonly log: TableLog;
  readonly clock: Clock;
  readonly times: Times;
  /** The player of a level of bots. */
  readonly playerOf: (level: string) => Player;
  /** Something went wrong that this table survives or not; the room has drawn its conclusions already. */
  readonly onFault: (table: string, error: unknown) => void;
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

type CommandEntry = Extract<TableEntry, { kind: 'command' }>;

/**
 * One table's actor. Everything that changes it waits in one queue; what is to be remembered is in the log before anybody
 * hears of it; nobody who looks is waited for.
 */
export class Room implements ViewedTable {
  readonly #world: RoomWorld;
  readonly #queue = new TaskQueue();
  readonly #journal: Journal;
  readonly #chronicle: Chronicle;
  readonly #audience = new Audience();
  readonly #presence: Presence;
  readonly #agenda: Agenda;
  readonly #chat: Chat;
  readonly #random: () => number;
  readonly #news = new Set<() => void>();
  #facts: Facts;
  #isStalled = false;
  #isBroken = false;
  /** A window has closed since the last entry was written. */
  #isCloseOwed = false;
  #retryIn: number;
  #lastNews = '';

  private constructor(world: RoomWorld, facts: Facts, sequence: number, events: readonly GameEvent[]) {
    const { clock, times } = world;
    this.#world = world;
    this.#facts = facts;
    this.#journal = new Journal(world.log, clock, facts.config.id, sequence);
    this.#chronicle = new Chronicle(facts.match.seats);
    this.#chronicle.add(events);
    this.#chat = new Chat(clock);
    this.#presence = new Presence(clock, times.grace, person => this.#graceOver(person));
    this.#random = seedrandom(`bots ${facts.seed} ${sequence}`);
    this.#retryIn = times.retry[0];
    this.#agenda = new Agenda(clock, {
      timeOut: (seat, moment) => this.#later(() => this.#timeOut(seat, moment)),
      botMove: (seat, moment) => this.#later(() => this.#botMove(seat, moment)),
      windowOver: moment => this.#later(() => this.#windowOver(moment)),
      gateOver: () => this.#later(() => this.#goOn()),
    });
    for (const place of facts.places) if (isPersons(place)) this.#presence.awaits(place.person!);
    this.#plan();
  }

  /**
   * A new table. @param seed 64 hex digits, of which nobody else knows
   * Rejects with `AppendRefused` where it cannot be written down.
   */
  static async open(world: RoomWorld, rules: Ruleset, config: TableConfig, seed: string): Promise<Room> {
    const data = { version: LOG_VERSION, config, seed };
    const journal = new Journal(world.log, world.clock, config.id, 0);
    const written = await journal.write([{ kind: 'opened', data }]);
    if (written !== 'written')
      throw new AppendRefused(written, `the table ${config.id} cannot be written down`);
    return new Room(world, openedFacts(rules, data), 1, []);
  }

  /**
   * The table that a log tells of, as it was when its last entry was written; null where there is no such log. Its people
   * are not here yet, and have the grace period to come.
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
    return new Room(world, folded.facts, entries.length, folded.events);
  }

  get config(): TableConfig {
    return this.#facts.config;
  }

  get rules(): Ruleset {
    return this.#facts.rules;
  }

  get state(): TableState {
    const { match, isFinished, isPaused, hasBegun } = this.#facts;
    if (this.#isBroken) return 'broken';
    if (isFinished || match.phase === 'over') return 'finished';
    if (this.#isStalled) return 'stalled';
    if (isPaused) return 'paused';
    if (!hasBegun) return 'gathering';
    return match.phase === 'hand' ? 'playing' : 'settled';
  }

  line(): RoomLine {
    const people = this.people().map(({ name }) => name);
    return {
      state: this.state,
      people,
      played: this.#facts.match.played,
      spectators: this.#audience.spectators,
    };
  }

  /** The people who have a place and have not left it. */
  people(): readonly Visitor[] {
    return this.#facts.places.filter(isPersons).map(({ person, name }) => ({ id: person!, name }));
  }

  /** Final scores by seat, with who sat there; null before the match is over. */
  outcome():
    | readonly { readonly name: string; readonly person: string | null; readonly score: number }[]
    | null {
    const { match, places } = this.#facts;
    if (match.phase !== 'over') return null;
    return places.map(({ name, person }, seat) => ({ name, person, score: match.scores[seat]! }));
  }

  hasPerson(person: string): boolean {
    return placeOf(this.#facts, person) !== null;
  }

  /** The last entry of the log is written: nothing follows. */
  get isComplete(): boolean {
    return this.#facts.isFinished;
  }

  /** Nobody looks at the table. */
  get isDeserted(): boolean {
    return this.#audience.all.length === 0;
  }

  /** Calls back when `line` or `isComplete` changed. Returns how to stop. */
  onNews(listener: () => void): () => void {
    this.#news.add(listener);
    return () => this.#news.delete(listener);
  }

  /** Gives a person a place; nothing happens where it has one. */
  sit(visitor: Visitor): Promise<SitRefusal | null> {
    return this.#task<SitRefusal | null>(async () => {
      const facts = this.#facts;
      if (this.hasPerson(visitor.id)) return null;
      if (this.state === 'finished' || this.state === 'broken') return 'match-over';
      if (facts.hasBegun || facts.places.length >= facts.match.seats) return 'table-full';
      const data = { person: visitor.id, name: visitor.name };
      if (!(await this.#record([{ kind: 'sat', data }]))) return 'store-failed';
      if (this.#audience.seatedAs(visitor.id) === undefined) this.#presence.awaits(visitor.id);
      return null;
    }, 'match-over');
  }

  /**
   * One more session looks at the table: at its person's place where it has one, which another session of the same person
   * then only watches.
   */
  enter(visitor: Visitor): TableHandle {
    if (!this.hasPerson(visitor.id)) return this.watch(visitor);
    const before = this.#audience.seatedAs(visitor.id);
    if (before !== undefined) before.role = 'replaced';
    const viewer = this.#admit(visitor, 'seated');
    this.#presence.arrived(visitor.id);
    if (this.#autoplayOf(visitor.id) === 'time-outs') this.autoplay(viewer, false);
    this.#changed();
    return viewer;
  }

  watch(visitor: Visitor): TableHandle {
    const viewer = this.#admit(visitor, 'watching');
    this.#changed();
    return viewer;
  }

  /** Begins the match at once with the people who sit there. */
  begin(): Promise<void> {
    return this.#task(() => this.#goOn(), undefined);
  }

  rename(person: string, name: string): Promise<void> {
    return this.#task(async () => {
      const place = this.#facts.places.findIndex(one => one.person === person && one.name !== name);
      if (place >= 0) await this.#record([{ kind: 'renamed', data: { place, name } }]);
    }, undefined);
  }

  /** Gives a person's place to a bot for good, or before the match frees it. For somebody who cannot come back. */
  remove(person: string): Promise<void> {
    return this.#task(() => this.#giveUp(person), undefined);
  }

  /** Ends a table to which nobody comes any more. */
  close(): Promise<void> {
    return this.#task(async () => {
      if (this.state !== 'finished') await this.#record([{ kind: 'finished', data: { scores: null } }]);
    }, undefined);
  }

  /** Stops all that this room does by itself; its log goes on elsewhere. */
  stop(): void {
    this.#isBroken = true;
    this.#agenda.hold();
    this.#presence.stop();
  }

  // What viewers ask.

  snapshotFor(viewer: Viewer): TableSnapshot {
    const seat = this.#seatOf(viewer);
    return snapshotOf(this.#facts, seat, {
      state: this.state,
      isAway: place => place.person !== null && !this.#presence.isHere(place.person),
      isPlayedFor: place => this.#isPlayedFor(place),
      events: this.#chronicle.of(seat),
      clock: seat === null ? null : this.#agenda.clockOf(seat),
      readyClock: this.#agenda.gate?.shown() ?? null,
      chat: this.#chat.lines,
      spectators: this.#audience.spectators,
      isElsewhere: viewer.role === 'replaced',
    });
  }

  stampFor(viewer: Viewer): number {
    return this.#audience.stampOf(this.#seatOf(viewer));
  }

  wish(viewer: Viewer, wish: Wish): Promise<Refusal | 'stalled' | null> {
    return this.#task<Refusal | 'stalled' | null>(async () => {
      const seat = this.#seatOf(viewer);
      if (this.state === 'stalled') return 'stalled';
      if (seat === null || this.state !== 'playing') return 'not-in-play';
      // Only the clock may say that somebody's time is over.
      if (wish.do === 'timeout') return 'not-allowed';
      const isHis = this.#facts.places[seat]!.autoplay !== null;
      const first: TableEntry[] = isHis ? [{ kind: 'autoplay', data: { place: seat, why: null } }] : [];
      return this.#command(this.#commandEntry(seat, wish, 'person'), first);
    }, 'not-in-play');
  }

  ready(viewer: Viewer): void {
    this.#forPlace(viewer, async (place, facts) => {
      if (facts.places[place]!.ready || (facts.hasBegun && facts.match.phase !== 'between')) return;
      const gate = this.#agenda.gate;
      await this.#record([
        { kind: 'ready', data: { place, gate: gate === null ? null : Math.round(gate.left) } },
      ]);
    });
  }

  autoplay(viewer: Viewer, on: boolean): void {
    this.#forPlace(viewer, async (place, facts) => {
      if (!facts.hasBegun || (facts.places[place]!.autoplay !== null) === on) return;
      await this.#record([{ kind: 'autoplay', data: { place, why: on ? 'choice' : null } }]);
    });
  }

  pause(viewer: Viewer, on: boolean): void {
    this.#forPlace(viewer, async (_, facts) => {
      const isAlone = facts.places.filter(isPersons).length === 1;
      if (!facts.hasBegun || facts.isPaused === on || (on && !isAlone)) return;
      await this.#record([{ kind: 'paused', data: { on } }]);
    });
  }

  say(viewer: Viewer, text: string): void {
    if (viewer.role === 'gone') return;
    const place = this.#facts.places.find(one => one.person === viewer.visitor.id);
    if (this.#chat.say(viewer.visitor.id, place?.name ?? viewer.visitor.name, text)) this.#audience.changed();
  }

  phrase(viewer: Viewer, text: string): void {
    this.#forPlace(viewer, async (place, facts) => {
      if (!facts.hasBegun)
        await this.#record([{ kind: 'phrase', data: { place, text: text.slice(0, 200) } }]);
    });
  }

  leave(viewer: Viewer): void {
    const { id } = viewer.visitor;
    const isSeated = viewer.role === 'seated';
    this.detach(viewer);
    if (isSeated) this.#later(() => this.#giveUp(id));
  }

  detach(viewer: Viewer): void {
    const isSeated = viewer.role === 'seated';
    viewer.role = 'gone';
    this.#audience.remove(viewer);
    if (isSeated && this.hasPerson(viewer.visitor.id)) this.#presence.awaits(viewer.visitor.id);
    this.#changed();
  }

  listenerFailed(error: unknown): void {
    this.#world.onFault(this.config.id, error);
  }

  // What falls due.

  async #timeOut(seat: Seat, moment: unknown): Promise<void> {
    if (!this.#isStill(seat, moment)) return;
    const entry = this.#commandEntry(seat, { do: 'timeout' }, 'clock');
    const tried = foldEntry(this.#facts, entry);
    const tooMany = tried.facts.places[seat]!.timeOuts >= TIME_OUTS_TO_AUTOPLAY;
    const data = { place: seat, why: 'time-outs' } as const;
    await this.#record(tooMany ? [entry, { kind: 'autoplay', data }] : [entry]);
  }

  async #botMove(seat: Seat, moment: unknown): Promise<void> {
    const { rules, match, places, config } = this.#facts;
    if (!this.#isStill(seat, moment) || !(places[seat]!.person === null || this.#isPlayedFor(places[seat]!)))
      return;
    const player = this.#world.playerOf(config.bots);
    const { seat: _seat, ...wish } = player.decide(viewOf(rules, match, seat), rules, this.#random);
    const refusal = await this.#command(this.#commandEntry(seat, wish, 'bot'));
    if (refusal === null || refusal === 'stalled') return;
    // A bot that asks for what is not possible must not hold up the table.
    this.#world.onFault(
      config.id,
      new Error(`the bot ${config.bots} asked for ${wish.do}, which is ${refusal}`),
    );
    await this.#command(this.#commandEntry(seat, { do: 'timeout' }, 'bot'));
  }

  async #windowOver(moment: unknown): Promise<void> {
    if (this.state !== 'playing' || momentOf(this.#facts.match) !== moment) return;
    const late = waitingFor(this.#facts.match);
    if (late.length > 0) {
      if (!this.config.fixedPause) return;
      const entries = late.map(seat => this.#commandEntry(seat, { do: 'timeout' }, 'clock'));
      if (!(await this.#record(entries))) return;
    }
    if (!isUnsettled(this.#facts.match)) return;
    this.#adopt(settleWindow(this.#facts), false);
    this.#isCloseOwed = true;
  }

  /** The match begins, or its next hand. */
  async #goOn(): Promise<void> {
    const { state } = this;
    if (state === 'gathering' && this.#facts.places.length > 0)
      await this.#record(startEntries(this.#facts, this.#random));
    else if (state === 'settled') await this.#record([dealEntry()]);
  }

  #graceOver(person: string): void {
    if (this.#facts.hasBegun) this.#changed();
    else this.#later(() => this.#giveUp(person));
  }

  async #giveUp(person: string): Promise<void> {
    const place = placeOf(this.#facts, person);
    if (place === null || this.#audience.seatedAs(person) !== undefined) return;
    if (await this.#record([{ kind: 'left', data: { place } }])) this.#presence.forget(person);
  }

  async #finish(): Promise<void> {
    const { match, isFinished } = this.#facts;
    if (match.phase === 'over' && !isFinished)
      await this.#record([{ kind: 'finished', data: { scores: match.scores } }]);
  }

  // How anything changes.

  #commandEntry(seat: Seat, wish: Wish, by: Decider): CommandEntry {
    return {
      kind: 'command',
      data: { command: { ...wish, seat }, by, clocks: this.#agenda.clocksLeft(seat) },
    };
  }

  async #command(
    entry: CommandEntry,
    first: readonly TableEntry[] = [],
  ): Promise<Refusal | 'stalled' | null> {
    const tried = tryCommand(foldEntries(this.#facts, first).facts, entry.data);
    if ('refusal' in tried) return tried.refusal;
    return (await this.#write([...first, entry], tried)) ? null : 'stalled';
  }

  #record(entries: readonly TableEntry[]): Promise<boolean> {
    return this.#write(entries, foldEntries(this.#facts, entries));
  }

  /** Writes the entries down, and only then makes true what follows from them. */
  async #write(entries: readonly TableEntry[], folded: Folded): Promise<boolean> {
    if (this.#isBroken || this.#isStalled) return false;
    const written = await this.#put(entries);
    if (written === 'failed') this.#stall();
    if (written !== 'written') return false;
    this.#adopt(
      folded,
      entries.some(entry => entry.kind !== 'command'),
    );
    return true;
  }

  async #put(entries: readonly TableEntry[]): Promise<Written> {
    const owed: TableEntry[] = this.#isCloseOwed ? [{ kind: 'settled', data: {} }] : [];
    const written = await this.#journal.write([...owed, ...entries]);
    if (written === 'written') this.#isCloseOwed = false;
    if (written === 'conflict') this.#break(new TableLogError('somebody else writes the log of this table'));
    return written;
  }

  #adopt(folded: Folded, isForAll: boolean): void {
    this.#facts = folded.facts;
    this.#chronicle.add(folded.events);
    this.#plan();
    if (isForAll) this.#audience.changed();
    else this.#audience.happened(folded.events, viewer => this.#seatOf(viewer));
    this.#tellNews();
  }

  /** Something changed that no entry tells of: who is here, what the table is able to do. */
  #changed(): void {
    this.#plan();
    this.#audience.changed();
    this.#tellNews();
  }

  #plan(): void {
    const { state } = this;
    if (state === 'finished' && !this.#facts.isFinished) this.#later(() => this.#finish());
    if (state !== 'gathering' && state !== 'playing' && state !== 'settled') return this.#agenda.hold();
    const isPlayedFor = (place: Place): boolean => this.#isPlayedFor(place);
    this.#agenda.plan({ facts: this.#facts, times: this.#times(), isPlayedFor, random: this.#random });
    if (isEverybodyReady(this.#facts, isPlayedFor)) this.#later(() => this.#goOn());
  }

  /** Nobody has to be given time where only bots are left and nobody looks. */
  #times(): Times {
    const isForBots = this.#facts.hasBegun && !this.#facts.places.some(isPersons) && this.isDeserted;
    return isForBots ? hurriedTimes : this.#world.times;
  }

  #stall(): void {
    this.#isStalled = true;
    this.#changed();
    this.#world.clock.setTimeout(() => this.#later(() => this.#retry()), this.#retryIn);
    this.#retryIn = Math.min(this.#retryIn * 2, this.#world.times.retry[1]);
  }

  async #retry(): Promise<void> {
    if (this.#isBroken) return;
    const written = await this.#journal.write([{ kind: 'resumed', data: {} }]);
    if (written === 'failed') return this.#stall();
    if (written === 'conflict')
      return this.#break(new TableLogError('somebody else writes the log of this table'));
    this.#isStalled = false;
    this.#retryIn = this.#world.times.retry[0];
    this.#changed();
  }

  #break(error: unknown): void {
    if (this.#isBroken) return;
    this.stop();
    this.#audience.changed();
    this.#tellNews();
    this.#world.onFault(this.config.id, error);
  }

  #later(work: () => unknown): void {
    void this.#task(async () => void (await work()), undefined);
  }

  /** Waits for its turn; what it throws breaks this table and no other. */
  #task<T>(work: () => Promise<T>, whenBroken: T): Promise<T> {
    return this.#queue
      .run(() => (this.#isBroken ? whenBroken : work()))
      .catch((error: unknown) => {
        this.#break(error);
        return whenBroken;
      });
  }

  #forPlace(viewer: Viewer, work: (place: number, facts: Facts) => Promise<void>): void {
    this.#later(async () => {
      const place = viewer.role === 'seated' ? placeOf(this.#facts, viewer.visitor.id) : null;
      if (place !== null && this.state !== 'finished') await work(place, this.#facts);
    });
  }

  // Who is who.

  #admit(visitor: Visitor, role: 'seated' | 'watching'): Viewer {
    const viewer = new Viewer(this, visitor, role);
    this.#audience.add(viewer);
    return viewer;
  }

  #seatOf(viewer: Viewer): Seat | null {
    if (viewer.role !== 'seated' || !this.#facts.hasBegun) return null;
    return placeOf(this.#facts, viewer.visitor.id);
  }

  #autoplayOf(person: string): Place['autoplay'] {
    return this.#facts.places.find(place => place.person === person)?.autoplay ?? null;
  }

  #isPlayedFor(place: Place): boolean {
    if (place.person === null) return false;
    return place.left || place.autoplay !== null || this.#presence.isMissing(place.person);
  }

  #isStill(seat: Seat, moment: unknown): boolean {
    const { match } = this.#facts;
    return this.state === 'playing' && momentOf(match) === moment && waitingFor(match).includes(seat);
  }

  #tellNews(): void {
    const news = JSON.stringify([this.line(), this.isComplete]);
    if (news === this.#lastNews) return;
    this.#lastNews = news;
    for (const listener of [...this.#news]) listener();
  }
}
