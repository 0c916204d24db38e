import type { GameEvent } from '../game/event.ts';
import type { Refusal } from '../game/refusal.ts';
import type { Seat } from '../game/state.ts';
import type { Agenda } from './agenda.ts';
import { Audience } from './audience.ts';
import { Chat } from './chat.ts';
import { Chronicle } from './chronicle.ts';
import type { Clock } from './clock.ts';
import type { Course } from './course.ts';
import type { TableEntry } from './entry.ts';
import { type Facts, type Folded, isPersons, type Place, placeOf } from './facts.ts';
import type { Ledger } from './ledger.ts';
import { Presence } from './presence.ts';
import type { Countdown, TableHandle, TableSnapshot, Wish } from './snapshot.ts';
import { snapshotOf } from './snapshots.ts';
import { type ViewedTable, Viewer, type Visitor } from './viewer.ts';

/** The longest phrase that goes into a shuffle, in UTF-16 units. */
const LONGEST_PHRASE = 200;

/** What the company of a table is made from. */
export interface CompanyOptions {
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** How long somebody is waited for who has gone, in ms. */
  readonly grace: number;
  /** Events of the match so far. */
  readonly events: readonly GameEvent[];
  /** Asked for once the table is made: what it waits for. */
  readonly course: () => Course;
  /** Who is here has changed. */
  readonly changed: () => void;
  readonly fault: (error: unknown) => void;
}

/** The people around a table: who is here and who is away, what each of them sees, and what they ask for. */
export class Company implements ViewedTable {
  readonly #options: CompanyOptions;
  readonly #ledger: Ledger;
  readonly #audience = new Audience();
  readonly #presence: Presence;
  readonly #chronicle: Chronicle;
  readonly #chat: Chat;

  constructor(options: CompanyOptions) {
    const { ledger, clock, grace, events } = options;
    this.#options = options;
    this.#ledger = ledger;
    this.#chronicle = new Chronicle(ledger.facts.match.seats);
    this.#chronicle.add(events);
    this.#chat = new Chat(clock);
    this.#presence = new Presence(clock, grace, person => this.#graceOver(person));
    for (const { person } of ledger.facts.places.filter(isPersons)) this.#presence.awaits(person!);
  }

  get spectators(): number {
    return this.#audience.spectators;
  }

  /** Nobody looks at the table. */
  get isDeserted(): boolean {
    return this.#audience.all.length === 0;
  }

  /** A person of this table is not where it could come from, or not yet; unless it looks. */
  awaits(person: string): void {
    if (!this.#has(person) || this.#audience.seatedAs(person) !== undefined) return;
    this.#presence.awaits(person);
    this.#options.changed();
  }

  /** A person of this table need not look at it to be there: it is asked, and comes. */
  arrived(person: string): void {
    if (!this.#has(person)) return;
    this.#presence.arrived(person);
    this.#options.changed();
  }

  /** A session comes to its person's place, which another one of the same person then only watches; or watches itself. */
  enter(visitor: Visitor): TableHandle {
    const place = this.#facts.places[placeOf(this.#facts, visitor.id) ?? -1];
    if (place === undefined) return this.watch(visitor);
    const before = this.#audience.seatedAs(visitor.id);
    if (before !== undefined) before.role = 'replaced';
    this.#presence.arrived(visitor.id);
    const viewer = this.#admit(visitor, 'seated');
    // Whoever lost the seat to the clock has it back; whoever gave it to a bot on purpose says when it wants it.
    if (place.autoplay === 'time-outs') this.autoplay(viewer, false);
    return viewer;
  }

  watch(visitor: Visitor): TableHandle {
    return this.#admit(visitor, 'watching');
  }

  /** A bot plays for this person now. */
  isPlayedFor(place: Place): boolean {
    if (place.person === null) return false;
    return place.left || place.autoplay !== null || this.#presence.isMissing(place.person);
  }

  /** The facts moved on. `isForAll`: not by what happened in the match alone. */
  moved({ events }: Folded, isForAll: boolean): void {
    this.#chronicle.add(events);
    if (isForAll) this.#audience.changed();
    else this.#audience.happened(events, viewer => this.#seatOf(viewer));
  }

  /** Something that everybody may notice. */
  showAll(): void {
    this.#audience.changed();
  }

  /** Within a task: gives a person's place to a bot for good, or before the match frees it. */
  async giveUp(person: string): Promise<void> {
    const place = placeOf(this.#facts, person);
    if (place === null || this.#audience.seatedAs(person) !== undefined) return;
    if (this.#ledger.state === 'finished') return this.#presence.forget(person);
    if (await this.#ledger.record([{ kind: 'left', data: { place } }])) this.#presence.forget(person);
  }

  /** Nobody is waited for any more. */
  stop(): void {
    this.#presence.stop();
  }

  // What viewers ask.

  snapshotFor(viewer: Viewer): TableSnapshot {
    const seat = this.#seatOf(viewer);
    const { agenda } = this.#options.course();
    return snapshotOf(this.#facts, seat, {
      state: this.#ledger.state,
      isAway: place => place.person !== null && !this.#presence.isHere(place.person),
      isPlayedFor: place => this.isPlayedFor(place),
      events: this.#chronicle.of(seat),
      clock: seat === null ? null : agenda.clockOf(seat),
      turnClock: this.#turnClock(seat, agenda),
      readyClock: agenda.gate?.shown() ?? null,
      chat: this.#chat.lines,
      spectators: this.spectators,
      isElsewhere: viewer.role === 'replaced',
    });
  }

  /** Whose turn it is all can see; who is asked about a tile that lies open nobody may, so such a clock is its owner's alone. */
  #turnClock(seat: Seat | null, agenda: Agenda): Countdown | null {
    const { hand } = this.#facts.match;
    return hand?.phase === 'turn' && hand.turn !== seat ? agenda.clockOf(hand.turn) : null;
  }

  stampFor(viewer: Viewer): number {
    return this.#audience.stampOf(this.#seatOf(viewer));
  }

  wish(viewer: Viewer, wish: Wish): Promise<Refusal | 'stalled' | null> {
    return this.#ledger.task<Refusal | 'stalled' | null>(async () => {
      const seat = this.#seatOf(viewer);
      const { state } = this.#ledger;
      if (state === 'stalled') return 'stalled';
      if (seat === null || state !== 'playing') return 'not-in-play';
      // Only the clock may say that somebody's time is over.
      if (wish.do === 'timeout') return 'not-allowed';
      const isPlayed = this.#facts.places[seat]!.autoplay !== null;
      const first: TableEntry[] = isPlayed ? [{ kind: 'autoplay', data: { place: seat, why: null } }] : [];
      return this.#ledger.command(this.#options.course().entry(seat, wish, 'person'), first);
    }, 'not-in-play');
  }

  ready(viewer: Viewer): void {
    this.#forPlace(viewer, (place, { places, hasBegun, match }) => {
      if (places[place]!.ready || (hasBegun && match.phase !== 'between')) return null;
      const { gate } = this.#options.course().agenda;
      return { kind: 'ready', data: { place, gate: gate === null ? null : Math.round(gate.left) } };
    });
  }

  autoplay(viewer: Viewer, on: boolean): void {
    this.#forPlace(viewer, (place, { places, hasBegun }) => {
      if (!hasBegun || (places[place]!.autoplay !== null) === on) return null;
      return { kind: 'autoplay', data: { place, why: on ? 'choice' : null } };
    });
  }

  pause(viewer: Viewer, on: boolean): void {
    this.#forPlace(viewer, (_, { hasBegun, isPaused, places }) => {
      const isAlone = places.filter(isPersons).length === 1;
      if (!hasBegun || isPaused === on || (on && !isAlone)) return null;
      return { kind: 'paused', data: { on } };
    });
  }

  phrase(viewer: Viewer, text: string): void {
    this.#forPlace(viewer, (place, { hasBegun }) => {
      if (hasBegun) return null;
      return { kind: 'phrase', data: { place, text: text.slice(0, LONGEST_PHRASE).toWellFormed() } };
    });
  }

  say(viewer: Viewer, text: string): void {
    if (viewer.role === 'gone') return;
    const place = this.#facts.places.find(one => one.person === viewer.visitor.id);
    const { id, name } = viewer.visitor;
    if (this.#chat.say(id, place?.name ?? name, text)) this.#audience.changed();
  }

  leave(viewer: Viewer): void {
    const isSeated = viewer.role === 'seated';
    this.detach(viewer);
    if (isSeated) this.#ledger.later(() => this.giveUp(viewer.visitor.id));
  }

  detach(viewer: Viewer): void {
    if (viewer.role === 'gone') return;
    const isSeated = viewer.role === 'seated';
    viewer.role = 'gone';
    this.#audience.remove(viewer);
    if (isSeated && this.#has(viewer.visitor.id)) this.#presence.awaits(viewer.visitor.id);
    this.#options.changed();
  }

  listenerFailed(error: unknown): void {
    this.#options.fault(error);
  }

  get #facts(): Facts {
    return this.#ledger.facts;
  }

  #has(person: string): boolean {
    return placeOf(this.#facts, person) !== null;
  }

  #admit(visitor: Visitor, role: 'seated' | 'watching'): Viewer {
    const viewer = new Viewer(this, visitor, role);
    this.#audience.add(viewer);
    this.#options.changed();
    return viewer;
  }

  #seatOf(viewer: Viewer): Seat | null {
    if (viewer.role !== 'seated' || !this.#facts.hasBegun) return null;
    return placeOf(this.#facts, viewer.visitor.id);
  }

  #graceOver(person: string): void {
    if (this.#facts.hasBegun) this.#options.changed();
    else this.#ledger.later(() => this.giveUp(person));
  }

  /** Records what somebody at a place asks for, unless `entryOf` finds nothing to it. */
  #forPlace(viewer: Viewer, entryOf: (place: number, facts: Facts) => TableEntry | null): void {
    this.#ledger.later(async () => {
      const place = viewer.role === 'seated' ? placeOf(this.#facts, viewer.visitor.id) : null;
      if (place === null || this.#ledger.state === 'finished') return;
      const entry = entryOf(place, this.#facts);
      if (entry !== null) await this.#ledger.record([entry]);
    });
  }
}
