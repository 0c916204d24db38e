import type { Refusal } from '../game/refusal.ts';
import type { Clock, Timer } from './clock.ts';
import { type TableEntry, TableLogError } from './entry.ts';
import { type Facts, type Folded, settleWindow, tryCommand } from './facts.ts';
import { Journal } from './journal.ts';
import type { TableState } from './snapshot.ts';
import { foldEntries } from './start.ts';
import { AppendRefused, type TableLog } from './store.ts';
import { TaskQueue } from './task-queue.ts';

/** A log that takes longer than this for an entry stalls its table, in ms: a disk that hangs gives no error. */
const LATE = 3_000;

/** Who is told of what becomes of a table's facts. */
export interface LedgerHooks {
  /** The facts moved on by entries that are durable. `isForAll`: not in the match alone. */
  moved(folded: Folded, isForAll: boolean): void;
  /** The table stalled, goes on again, or broke. */
  stateChanged(): void;
  /** Why it stalled; null: it goes on. Before `stateChanged`. */
  outage(why: string | null): void;
  fault(error: unknown): void;
}

export type CommandEntry = Extract<TableEntry, { kind: 'command' }>;

/**
 * The facts of a table and the one way to change them: one task after another, written down before it is true. A log that
 * fails stalls the table until an entry is taken again; a fault breaks it for good.
 */
export class Ledger {
  readonly #clock: Clock;
  readonly #retry: readonly [number, number];
  readonly #hooks: LedgerHooks;
  readonly #queue = new TaskQueue();
  readonly #journal: Journal;
  #facts: Facts;
  /** The log did not take an entry, and nothing is written until it takes one again. */
  #isStalled = false;
  /** What people ought to know of the log: that it takes nothing, or has not answered for long. */
  #outage: string | null = null;
  #lateTimer: Timer = null;
  #isBroken = false;
  /** A window has closed since the last entry was written. */
  #isCloseOwed = false;
  #retryIn: number;
  #timer: Timer = null;

  constructor(
    facts: Facts,
    sequence: number,
    world: { readonly log: TableLog; readonly clock: Clock; readonly retry: readonly [number, number] },
    hooks: LedgerHooks,
  ) {
    this.#facts = facts;
    this.#clock = world.clock;
    this.#retry = world.retry;
    this.#retryIn = world.retry[0];
    this.#hooks = hooks;
    this.#journal = new Journal(world.log, world.clock, facts.config.id, sequence);
  }

  get facts(): Facts {
    return this.#facts;
  }

  get state(): TableState {
    const { match, isFinished, isPaused, hasBegun } = this.#facts;
    if (this.#isBroken) return 'broken';
    if (isFinished || match.phase === 'over') return 'finished';
    if (this.#outage !== null) return 'stalled';
    if (isPaused) return 'paused';
    if (!hasBegun) return 'gathering';
    return match.phase === 'hand' ? 'playing' : 'settled';
  }

  /** Runs work when its turn comes. What it throws breaks this table and no other. */
  task<T>(work: () => Promise<T>, whenBroken: T): Promise<T> {
    return this.#queue
      .run(() => (this.#isBroken ? whenBroken : work()))
      .catch((error: unknown) => {
        this.#break(error);
        return whenBroken;
      });
  }

  later(work: () => Promise<unknown>): void {
    void this.task(async () => void (await work()), undefined);
  }

  /** Within a task: writes entries down and makes them true; false where the log does not take them. */
  record(entries: readonly TableEntry[]): Promise<boolean> {
    return this.#write(entries, foldEntries(this.#facts, entries));
  }

  /** Within a task: a command, with entries before it; or why it is not taken. */
  async command(entry: CommandEntry, first: readonly TableEntry[] = []): Promise<Refusal | 'stalled' | null> {
    const tried = tryCommand(foldEntries(this.#facts, first).facts, entry.data);
    if ('refusal' in tried) return tried.refusal;
    return (await this.#write([...first, entry], tried)) ? null : 'stalled';
  }

  /** Within a task: closes a window that everybody has answered. It follows from what is written, so nothing is waited for. */
  closeWindow(): void {
    const folded = settleWindow(this.#facts);
    this.#facts = folded.facts;
    this.#isCloseOwed = true;
    this.#hooks.moved(folded, false);
  }

  /** Nothing is done any more; the log is as it is. */
  stop(): void {
    this.#isBroken = true;
    this.#clock.clearTimeout(this.#timer);
    this.#clock.clearTimeout(this.#lateTimer);
  }

  async #write(entries: readonly TableEntry[], folded: Folded): Promise<boolean> {
    if (this.#isBroken || this.#isStalled) return false;
    if (!(await this.#put(entries))) return false;
    this.#facts = folded.facts;
    this.#hooks.moved(
      folded,
      entries.some(({ kind }) => kind !== 'command' && kind !== 'clocks'),
    );
    return true;
  }

  /** Whether the log took the entries; where it did not, they are tried no more, and the log is, now and then. */
  async #put(entries: readonly TableEntry[]): Promise<boolean> {
    const owed: TableEntry[] = this.#isCloseOwed ? [{ kind: 'settled', data: {} }] : [];
    this.#lateTimer = this.#clock.setTimeout(() => this.#setOutage('the log gives no answer'), LATE);
    try {
      await this.#journal.write([...owed, ...entries]);
    } catch (error) {
      if (!(error instanceof AppendRefused)) throw error;
      if (error.reason === 'failed') this.#stall(error.message);
      else this.#break(new TableLogError('somebody else writes the log of this table'));
      return false;
    } finally {
      this.#clock.clearTimeout(this.#lateTimer);
    }
    this.#isCloseOwed = false;
    this.#isStalled = false;
    this.#retryIn = this.#retry[0];
    this.#setOutage(null);
    return true;
  }

  #stall(why: string): void {
    this.#isStalled = true;
    this.#timer = this.#clock.setTimeout(() => this.later(() => this.#tryAgain()), this.#retryIn);
    this.#retryIn = Math.min(this.#retryIn * 2, this.#retry[1]);
    this.#setOutage(why);
  }

  async #tryAgain(): Promise<void> {
    await this.#put([{ kind: 'resumed', data: {} }]);
  }

  /** An outage is one, whatever is learned of it later. */
  #setOutage(why: string | null): void {
    if ((why === null) === (this.#outage === null) || this.#isBroken) return;
    this.#outage = why;
    this.#hooks.outage(why);
    this.#hooks.stateChanged();
  }

  #break(error: unknown): void {
    if (this.#isBroken) return;
    this.stop();
    this.#hooks.stateChanged();
    this.#hooks.fault(error);
  }
}
