import type { Refusal } from '../game/refusal.ts';
import type { TableHandle, TableSnapshot, Wish } from './snapshot.ts';

/** Who looks at a table. */
export interface Visitor {
  /** The person's id. */
  readonly id: string;
  readonly name: string;
}

/** What a viewer asks of its table. */
export interface ViewedTable {
  snapshotFor(viewer: Viewer): TableSnapshot;
  /** Changes whenever this viewer can notice a change. */
  stampFor(viewer: Viewer): number;
  wish(viewer: Viewer, wish: Wish): Promise<Refusal | 'stalled' | null>;
  ready(viewer: Viewer): void;
  autoplay(viewer: Viewer, on: boolean): void;
  pause(viewer: Viewer, on: boolean): void;
  say(viewer: Viewer, text: string): void;
  phrase(viewer: Viewer, text: string): void;
  leave(viewer: Viewer): void;
  detach(viewer: Viewer): void;
  listenerFailed(error: unknown): void;
}

/**
 * One session's hold on a table. `seated` acts for its person's place; `watching` sees what spectators see; `replaced` was
 * seated until the person came to the place from another session; `gone` hears nothing more.
 */
export class Viewer implements TableHandle {
  readonly #table: ViewedTable;
  readonly #listeners = new Set<() => void>();
  readonly visitor: Visitor;
  role: 'seated' | 'watching' | 'replaced' | 'gone';
  #kept: { readonly stamp: number; readonly snapshot: TableSnapshot } | null = null;
  #isTold = false;

  constructor(table: ViewedTable, visitor: Visitor, role: 'seated' | 'watching') {
    this.#table = table;
    this.visitor = visitor;
    this.role = role;
  }

  snapshot(): TableSnapshot {
    const stamp = this.#table.stampFor(this);
    if (this.#kept?.stamp !== stamp) this.#kept = { stamp, snapshot: this.#table.snapshotFor(this) };
    return this.#kept.snapshot;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells the listeners, once for all changes of this moment. */
  changed(): void {
    if (this.#isTold || this.#listeners.size === 0) return;
    this.#isTold = true;
    Promise.resolve().then(() => {
      this.#isTold = false;
      for (const listener of [...this.#listeners]) this.#tell(listener);
    });
  }

  #tell(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      // One screen's fault is no other's.
      this.#table.listenerFailed(error);
    }
  }

  send(wish: Wish): Promise<Refusal | 'stalled' | null> {
    return this.#table.wish(this, wish);
  }

  ready(): void {
    this.#table.ready(this);
  }

  autoplay(on: boolean): void {
    this.#table.autoplay(this, on);
  }

  pause(on: boolean): void {
    this.#table.pause(this, on);
  }

  say(text: string): void {
    this.#table.say(this, text);
  }

  phrase(text: string): void {
    this.#table.phrase(this, text);
  }

  leave(): void {
    this.#table.leave(this);
  }

  detach(): void {
    this.#table.detach(this);
  }
}
