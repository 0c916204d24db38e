import type { GameEvent } from '../game/event.ts';
import type { Seat } from '../game/state.ts';
import type { Viewer } from './viewer.ts';

/** Spectators' key among the seats. */
const SPECTATORS = -1;

/** Who looks at a table, and which of them a change concerns. */
export class Audience {
  readonly #viewers = new Set<Viewer>();
  readonly #stamps = new Map<Seat, number>();
  #base = 0;
  #next = 1;

  add(viewer: Viewer): void {
    this.#viewers.add(viewer);
  }

  remove(viewer: Viewer): void {
    this.#viewers.delete(viewer);
  }

  get all(): readonly Viewer[] {
    return [...this.#viewers];
  }

  /** Those who only watch. */
  get spectators(): number {
    let count = 0;
    for (const viewer of this.#viewers) if (viewer.role === 'watching') count++;
    return count;
  }

  /** The viewer who acts for a person. */
  seatedAs(person: string): Viewer | undefined {
    return this.all.find(viewer => viewer.role === 'seated' && viewer.visitor.id === person);
  }

  /** A number that changes whenever somebody who sees what this seat sees can notice a change. */
  stampOf(seat: Seat | null): number {
    return Math.max(this.#base, this.#stamps.get(seat ?? SPECTATORS) ?? 0);
  }

  /** Something that everybody may notice. */
  changed(): void {
    this.#base = this.#next++;
    for (const viewer of this.#viewers) viewer.changed();
  }

  /**
   * These happened and nothing else. What only one seat may know changes nothing for the others: not even the moment of a
   * redraw tells them of it.
   */
  happened(events: readonly GameEvent[], seatOf: (viewer: Viewer) => Seat | null): void {
    if (events.some(event => event.only === undefined)) return this.changed();
    const seats = new Set(events.map(event => event.only!));
    const stamp = this.#next++;
    for (const seat of seats) this.#stamps.set(seat, stamp);
    for (const viewer of this.#viewers) {
      const seat = seatOf(viewer);
      if (seat !== null && seats.has(seat)) viewer.changed();
    }
  }
}
