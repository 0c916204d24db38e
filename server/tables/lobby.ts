import { randomBytes } from 'node:crypto';
import { levelOf, offeredLevels } from '../../src/bots/levels.ts';
import type { Ruleset } from '../../src/game/ruleset.ts';
import type { Clock, Timer } from '../../src/table/clock.ts';
import type { Room } from '../../src/table/room.ts';
import type { Times } from '../../src/table/times.ts';
import { usualTimes } from '../../src/table/times.ts';
import { SEED_BYTES } from '../../src/tiles/keystream.ts';
import { describeError, type Log } from '../log.ts';
import type { Identity } from '../ssh/identity.ts';
import type { Store } from '../store/store.ts';
import { type HouseLimits, usualHouseLimits } from './house-limits.ts';
import { nicknameKey } from './nicknames.ts';
import { Rooms } from './rooms.ts';
import { SessionHouse } from './session-house.ts';
import { isGuest, Visitors } from './visitors.ts';

export interface LobbyOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly rulesets: readonly Ruleset[];
  readonly log: Log;
  readonly times?: Partial<Times>;
  readonly limits?: Partial<HouseLimits>;
  /** Seeds from somewhere else than the system's secure source: for tests. */
  readonly newSeed?: () => string;
}

/** A session as the lobby meets it. */
export interface Arrival {
  readonly identity: Identity;
  /** What the person would like to be called; not cleaned. */
  readonly nickname: string;
  /** Another session of the same person has taken a seat over that this one had. */
  onTakenOver(): void;
  /** The session's screens failed. */
  onFault(error: unknown): void;
}

/** The house as all sessions share it: people, tables, and what is new about them. */
export class Lobby {
  readonly rulesets: readonly Ruleset[];
  readonly botLevels: readonly string[] = offeredLevels;
  readonly limits: HouseLimits;
  readonly log: Log;
  readonly rooms: Rooms;
  readonly visitors: Visitors;
  readonly #clock: Clock;
  readonly #sessions = new Set<SessionHouse>();
  readonly #listeners = new Set<() => void>();
  #sweepTimer: Timer = null;
  #isGoingDown = false;

  /** Opens the house; `begin` brings its tables back. */
  constructor({ store, clock, rulesets, log, times, limits, newSeed }: LobbyOptions) {
    this.rulesets = rulesets;
    this.limits = Object.freeze({ ...usualHouseLimits, ...limits });
    this.log = log;
    this.#clock = clock;
    this.rooms = new Rooms({
      store,
      rulesOf: id => this.rulesOf(id),
      limits: this.limits,
      log,
      newSeed: newSeed ?? (() => randomBytes(SEED_BYTES).toString('hex')),
      onNews: () => this.changed(),
      world: {
        log: store,
        clock,
        times: Object.freeze({ ...usualTimes, ...times }),
        playerOf: level => levelOf(level) ?? levelOf(offeredLevels[0]!)!,
        onFault: (table, error) => log.error('table fault', { table, error: describeError(error) }),
        // People at the table see that it waits, but only the operator can make room on the disk.
        onOutage: (table, why) => {
          if (why === null) log.info('table goes on', { table });
          else log.error('table waits', { table, error: why });
        },
      },
    });
    this.visitors = new Visitors(store, (key, except) => this.#isSeatedName(key, except));
  }

  async begin(): Promise<void> {
    await this.rooms.recover();
    this.seeOffGuests();
    this.#sweepLater();
  }

  rulesOf(id: string): Ruleset | undefined {
    return this.rulesets.find(rules => rules.id === id);
  }

  get isGoingDown(): boolean {
    return this.#isGoingDown;
  }

  /** The house as one session has it. Rejects with `AppendRefused` where a new person cannot be remembered. */
  async welcome(arrival: Arrival): Promise<SessionHouse> {
    const { id } = await this.visitors.arrive(arrival.identity, arrival.nickname);
    const session = new SessionHouse(this, id, arrival);
    this.#sessions.add(session);
    for (const room of this.roomsOf(id)) room.arrived(id);
    this.changed();
    return session;
  }

  /** A session has ended. */
  goodbye(session: SessionHouse): void {
    if (!this.#sessions.delete(session)) return;
    const { person } = session;
    this.visitors.depart(person);
    for (const room of this.roomsOf(person)) {
      // Another session of the person's is there, perhaps at another table.
      if (this.visitors.isHere(person)) room.arrived(person);
      else room.departed(person);
    }
    this.seeOffGuests();
    this.changed();
  }

  /**
   * Guests who are not here leave their seats: without a key there is no way back, so nobody waits. Also those who went with
   * an earlier run of the server, whom a table that could not write its log still has, or who sat down while they went.
   */
  seeOffGuests(): void {
    for (const room of this.rooms.all())
      for (const { id } of room.people()) if (isGuest(id) && !this.visitors.isHere(id)) void room.remove(id);
  }

  /** The unfinished tables at which a person sits. */
  roomsOf(person: string): Room[] {
    return this.rooms.all().filter(room => room.hasPerson(person) && room.state !== 'finished');
  }

  /** The table of an id or an invite code. A private table's id is of use only to those who sit there. */
  find(name: string, person: string | null): Room | undefined {
    const word = name.trim().toLowerCase();
    const byId = this.rooms.byId(word);
    const isOpen = byId?.config.code === null || (person !== null && byId?.hasPerson(person));
    return isOpen ? byId : this.rooms.byCode(word);
  }

  /** A session takes a person's seat: any other session that has it hears of it. */
  takeSeat(by: SessionHouse, table: string): void {
    for (const session of this.#sessions)
      if (session !== by && session.person === by.person && session.holds(table)) session.takenOver();
  }

  /** Calls back when people or tables changed. Returns how to stop. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /** From now on nothing new begins. */
  goDown(): void {
    this.#isGoingDown = true;
    this.#clock.clearTimeout(this.#sweepTimer);
  }

  /** Stops every table where it is. */
  stop(): void {
    this.goDown();
    this.rooms.stop();
  }

  #sweepLater(): void {
    this.#sweepTimer = this.#clock.setTimeout(() => {
      this.seeOffGuests();
      this.rooms
        .sweep()
        .catch((error: unknown) => this.log.error('sweep fault', { error: describeError(error) }))
        .finally(() => {
          if (!this.#isGoingDown) this.#sweepLater();
        });
    }, this.limits.sweepMs);
  }

  /** Bots count where the person sits with them: two of one name at a table could not be told apart. */
  #isSeatedName(key: string, except: string): boolean {
    return this.rooms.all().some(room => {
      const others = room.people().filter(({ id }) => id !== except);
      const bots = room.hasPerson(except) ? room.botNames() : [];
      return [...others.map(({ name }) => name), ...bots].some(name => nicknameKey(name) === key);
    });
  }
}
