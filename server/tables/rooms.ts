import type { Ruleset } from '../../src/game/ruleset.ts';
import { writeRecord } from '../../src/records/record.ts';
import type { Timer } from '../../src/table/clock.ts';
import { recordOf } from '../../src/table/record-of.ts';
import { Room, type RoomWorld } from '../../src/table/room.ts';
import type { TableConfig } from '../../src/table/snapshot.ts';
import { describeError, type Log } from '../log.ts';
import { newInviteCode } from '../ssh/destination.ts';
import type { Store } from '../store/store.ts';
import { TableTaken } from '../store/tables.ts';
import type { HouseLimits } from './house-limits.ts';

/** What the rooms are made from. */
export interface RoomsOptions {
  readonly store: Store;
  readonly world: RoomWorld;
  readonly rulesOf: (id: string) => Ruleset | undefined;
  readonly limits: HouseLimits;
  readonly log: Log;
  /** A match's seed, 64 hex digits: new for every table, and known to nobody. */
  readonly newSeed: () => string;
  /** A table or what can be said of one changed. */
  readonly onNews: () => void;
}

interface Kept {
  readonly room: Room;
  readonly createdAt: number;
  /** Since when nobody looks at it, by the clock; null while somebody does. */
  desertedAt: number | null;
  /** What the store's index says of it. */
  indexed: 'open' | 'playing' | 'finished';
  isIndexing: boolean;
  /** Runs while nobody sits at it or looks at it, before its match. */
  emptyTimer: Timer;
}

/** Every table of this server: opened, brought back after a restart, written into the index, and let go of. */
export class Rooms {
  readonly #options: RoomsOptions;
  readonly #rooms = new Map<string, Kept>();
  /** Asked for by every lobby at every change. */
  #newestFirst: readonly Room[] = [];

  constructor(options: RoomsOptions) {
    this.#options = options;
  }

  /** All tables, the newest first. */
  all(): readonly Room[] {
    return this.#newestFirst;
  }

  get count(): number {
    return this.#rooms.size;
  }

  byId(id: string): Room | undefined {
    return this.#rooms.get(id)?.room;
  }

  /** The unfinished table with this invite code. */
  byCode(code: string): Room | undefined {
    return this.all().find(room => room.config.code === code && room.state !== 'finished');
  }

  /** A new table. Rejects with `AppendRefused` where it cannot be written down. */
  async open(rules: Ruleset, wish: Omit<TableConfig, 'id' | 'code'>, isPrivate: boolean): Promise<Room> {
    const { store, world, newSeed } = this.#options;
    const createdAt = world.clock.wallTime();
    for (;;) {
      const config: TableConfig = { ...wish, id: newInviteCode(), code: isPrivate ? newInviteCode() : null };
      const { id, code, ruleset } = config;
      try {
        await store.addTable({ id, code, ruleset, private: isPrivate, createdAt });
      } catch (error) {
        // Once in a long while a name has been drawn before.
        if (error instanceof TableTaken) continue;
        throw error;
      }
      const room = await Room.open(world, rules, config, newSeed());
      this.#keep(room, createdAt, 'open');
      return room;
    }
  }

  /** Brings back every unfinished table. One that cannot be is reported and left as it is. */
  async recover(): Promise<void> {
    const { store, world, rulesOf, log } = this.#options;
    const rows = await store.listTables({ states: ['open', 'playing'], limit: Number.MAX_SAFE_INTEGER });
    for (const { id, createdAt, state } of rows) {
      try {
        const room = await Room.resume(world, rulesOf, id);
        // Its opening was never written: the table never was.
        if (room === null) await store.setTableState(id, 'finished', world.clock.wallTime());
        else this.#keep(room, createdAt, state);
      } catch (error) {
        log.error('table lost', { table: id, error: describeError(error) });
      }
    }
    log.info('tables recovered', { tables: this.#rooms.size });
  }

  /** Lets go of what nobody uses any more, and tries again what the store did not take. */
  async sweep(): Promise<void> {
    const now = this.#options.world.clock.now();
    const { emptyMs, idleMs, pausedMs } = this.#options.limits;
    for (const kept of [...this.#rooms.values()]) {
      const { room } = kept;
      kept.desertedAt = room.isDeserted ? (kept.desertedAt ?? now) : null;
      const alone = kept.desertedAt === null ? 0 : now - kept.desertedAt;
      if (isEmpty(room) && alone >= emptyMs) await room.close();
      if (room.state === 'paused' && alone >= pausedMs) await room.close();
      await this.#index(kept);
      const isDone = room.state === 'finished' && kept.indexed === 'finished';
      if (kept.desertedAt !== null && (isDone || (room.state === 'broken' && alone >= idleMs)))
        this.#drop(kept);
    }
  }

  /** Stops everything; the logs are as they are. */
  stop(): void {
    for (const kept of this.#rooms.values()) this.#stop(kept);
  }

  #keep(room: Room, createdAt: number, indexed: Kept['indexed']): void {
    const kept: Kept = { room, createdAt, desertedAt: null, indexed, isIndexing: false, emptyTimer: null };
    this.#rooms.set(room.config.id, kept);
    this.#sort();
    const look = (): void => {
      void this.#index(kept);
      this.#closeSoon(kept);
      this.#options.onNews();
    };
    room.onNews(look);
    look();
  }

  /** A table that has become empty does not stand in lobbies until the next sweep: nobody could find anybody there. */
  #closeSoon(kept: Kept): void {
    const { clock } = this.#options.world;
    if (!isEmpty(kept.room)) {
      clock.clearTimeout(kept.emptyTimer);
      kept.emptyTimer = null;
    } else if (kept.emptyTimer === null)
      kept.emptyTimer = clock.setTimeout(() => void kept.room.close(), this.#options.limits.emptyMs);
  }

  #drop(kept: Kept): void {
    this.#stop(kept);
    this.#rooms.delete(kept.room.config.id);
    this.#sort();
    this.#options.onNews();
  }

  #stop({ room, emptyTimer }: Kept): void {
    this.#options.world.clock.clearTimeout(emptyTimer);
    room.stop();
  }

  #sort(): void {
    const kept = [...this.#rooms.values()].sort((a, b) => b.createdAt - a.createdAt);
    this.#newestFirst = kept.map(({ room }) => room);
  }

  /** Brings the index after the table. What fails is tried again by the next sweep. */
  async #index(kept: Kept): Promise<void> {
    const { room } = kept;
    const state = indexState(room, kept.indexed);
    if (kept.isIndexing || state === kept.indexed) return;
    const { store, world, log } = this.#options;
    kept.isIndexing = true;
    try {
      // The record first: a table that is finished in the index is not looked at again.
      if (state === 'finished') await this.#saveRecord(room);
      await store.setTableState(room.config.id, state, world.clock.wallTime());
      kept.indexed = state;
    } catch (error) {
      log.warn('table not indexed', { table: room.config.id, error: describeError(error) });
    } finally {
      kept.isIndexing = false;
    }
  }

  async #saveRecord(room: Room): Promise<void> {
    const outcome = room.outcome();
    if (outcome === null) return;
    const { store, world, rulesOf } = this.#options;
    const { id, ruleset } = room.config;
    const record = recordOf(await store.read(id), rulesOf);
    const summary = { players: outcome.map(({ name, score }) => ({ name, score })) };
    await store.saveRecord({ id, ruleset, finishedAt: world.clock.wallTime(), summary }, writeRecord(record));
  }
}

/** Nobody sits at it or looks at it, and its match has not begun. */
function isEmpty(room: Room): boolean {
  return room.state === 'gathering' && room.isDeserted && room.people().length === 0;
}

function indexState(room: Room, before: Kept['indexed']): Kept['indexed'] {
  if (room.isComplete) return 'finished';
  return room.state === 'playing' || room.state === 'settled' ? 'playing' : before;
}
