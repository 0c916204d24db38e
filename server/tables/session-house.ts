import type { Ruleset } from '../../src/game/ruleset.ts';
import type { Room, SitRefusal } from '../../src/table/room.ts';
import type { TableHandle } from '../../src/table/snapshot.ts';
import { AppendRefused } from '../../src/table/store.ts';
import type { Visitor } from '../../src/table/viewer.ts';
import type {
  Asked,
  Guest,
  House,
  HouseRefusal,
  Settings,
  TableLine,
  TableWish,
} from '../../src/ui/house.ts';
import { describeError } from '../log.ts';
import { cleanHandle } from './clean-handle.ts';
import type { Arrival, Lobby } from './lobby.ts';
import { isPublic, lineOf } from './table-lines.ts';
import { quickWish, tableOf } from './table-wish.ts';

/** The house as one session's screens have it. */
export class SessionHouse implements House {
  readonly person: string;
  readonly #lobby: Lobby;
  readonly #arrival: Arrival;
  /** What this session holds, by table. */
  readonly #handles = new Map<TableHandle, string>();
  readonly #stops = new Set<() => void>();
  #guest: Guest;
  #isClosed = false;

  constructor(lobby: Lobby, person: string, arrival: Arrival) {
    this.#lobby = lobby;
    this.#arrival = arrival;
    this.person = person;
    this.#guest = lobby.visitors.get(person);
  }

  get rulesets(): readonly Ruleset[] {
    return this.#lobby.rulesets;
  }

  get botLevels(): readonly string[] {
    return this.#lobby.botLevels;
  }

  guest(): Guest {
    if (!this.#isClosed) this.#guest = this.#lobby.visitors.get(this.person);
    return this.#guest;
  }

  online(): number {
    return this.#lobby.visitors.count;
  }

  tables(): readonly TableLine[] {
    const lines = this.#lobby.rooms.all().map(room => lineOf(room, this.person));
    return lines.filter(line => line.mine || isPublic(line));
  }

  onChange(listener: () => void): () => void {
    const unsubscribe = this.#lobby.onChange(listener);
    const stop = (): void => {
      unsubscribe();
      this.#stops.delete(stop);
    };
    this.#stops.add(stop);
    return stop;
  }

  open(wish: TableWish): Promise<Asked<TableHandle>> {
    return this.#open(wish, room => room.sit(this.#visitor));
  }

  quickMatch(ruleset: string, bots: string): Promise<Asked<TableHandle>> {
    return this.#open(quickWish(ruleset, bots), async room => {
      const refusal = await room.sit(this.#visitor);
      if (refusal === null) await room.begin();
      return refusal;
    });
  }

  async join(table: string): Promise<Asked<TableHandle>> {
    if (this.#lobby.isGoingDown) return { refused: 'going-down' };
    const room = this.#lobby.find(table, this.person);
    if (room === undefined) return { refused: 'no-such-table' };
    if (!room.hasPerson(this.person)) {
      const refused = this.#hasTooMany() ? 'too-many-tables' : await room.sit(this.#visitor);
      if (refused !== null) return { refused };
    }
    return { ok: this.#enter(room) };
  }

  async watch(table: string): Promise<Asked<TableHandle>> {
    if (this.#lobby.isGoingDown) return { refused: 'going-down' };
    const room = this.#lobby.find(table, this.person);
    if (room === undefined) return { refused: 'no-such-table' };
    return {
      ok: room.hasPerson(this.person) ? this.#enter(room) : this.#hold(room, room.watch(this.#visitor)),
    };
  }

  async rename(nickname: string): Promise<Asked<string>> {
    try {
      const name = await this.#lobby.visitors.rename(this.person, nickname);
      if (name === 'name-taken' || name === 'name-empty') return { refused: name };
      await Promise.all(this.#lobby.roomsOf(this.person).map(room => room.rename(this.person, name)));
      this.#lobby.changed();
      return { ok: name };
    } catch (error) {
      return { refused: this.#storeFailed(error) };
    }
  }

  saveSettings(change: Partial<Settings>): void {
    if (this.#isClosed) return;
    // They hold for this session in any case; what is not remembered is chosen again another time.
    this.#lobby.visitors
      .saveSettings(this.person, change)
      .catch((error: unknown) =>
        this.#lobby.log.warn('settings not remembered', { error: describeError(error) }),
      );
  }

  fault(error: unknown): void {
    this.#arrival.onFault(error);
  }

  /** Whether this session has the person's seat at a table. */
  holds(table: string): boolean {
    return [...this.#handles].some(([handle, id]) => id === table && handle.snapshot().isElsewhere !== true);
  }

  /** Another session of this person has come to the seat. */
  takenOver(): void {
    this.#arrival.onTakenOver();
  }

  /** The session is over: seats are kept, watching ends, nothing is heard any more. */
  close(): void {
    if (this.#isClosed) return;
    this.#guest = this.guest();
    this.#isClosed = true;
    for (const stop of [...this.#stops]) stop();
    for (const handle of [...this.#handles.keys()]) handle.detach();
    this.#lobby.goodbye(this);
  }

  get #visitor(): Visitor {
    return { id: this.person, name: this.guest().nickname };
  }

  async #open(
    wish: TableWish,
    settle: (room: Room) => Promise<SitRefusal | null>,
  ): Promise<Asked<TableHandle>> {
    const lobby = this.#lobby;
    if (lobby.isGoingDown) return { refused: 'going-down' };
    if (this.#hasTooMany() || lobby.rooms.count >= lobby.limits.tables) return { refused: 'too-many-tables' };
    const rules = lobby.rulesOf(wish.ruleset);
    if (rules === undefined) throw new RangeError(`there are no rules called "${wish.ruleset}"`);
    const table = tableOf(rules, lobby.botLevels, wish);
    try {
      const room = await lobby.rooms.open(rules, table, wish.isPrivate);
      const refused = await settle(room);
      return refused === null ? { ok: this.#enter(room) } : { refused };
    } catch (error) {
      return { refused: this.#storeFailed(error) };
    }
  }

  #enter(room: Room): TableHandle {
    if (!this.#isClosed) this.#lobby.takeSeat(this, room.config.id);
    return this.#hold(room, room.enter(this.#visitor));
  }

  #hold(room: Room, inner: TableHandle): TableHandle {
    const handle = cleanHandle(inner, () => this.#handles.delete(handle));
    this.#handles.set(handle, room.config.id);
    // The session ended while it was waiting for the table.
    if (this.#isClosed) {
      handle.detach();
      this.#lobby.seeOffGuests();
    }
    return handle;
  }

  #hasTooMany(): boolean {
    return this.#lobby.roomsOf(this.person).length >= this.#lobby.limits.tablesPerPerson;
  }

  /** @throws whatever is not the store's saying no */
  #storeFailed(error: unknown): HouseRefusal {
    if (!(error instanceof AppendRefused)) throw error;
    this.#lobby.log.warn('store failed', { error: describeError(error) });
    return 'store-failed';
  }
}
