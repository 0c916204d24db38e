import { type GameEvent, redact } from '../game/event.ts';
import type { Seat } from '../game/state.ts';
import type { SeenEvent } from './snapshot.ts';

/**
 * The events of the hand on the table as each seat and the spectators may know them. Everybody's events are numbered apart:
 * a gap in the numbers would tell that something happened that one may not know.
 */
export class Chronicle {
  readonly #seen: SeenEvent[][];
  readonly #next: number[];

  constructor(seats: number) {
    // The last one is the spectators'.
    this.#seen = Array.from({ length: seats + 1 }, () => []);
    this.#next = this.#seen.map(() => 0);
  }

  add(events: readonly GameEvent[]): void {
    for (const event of events) {
      for (let viewer = 0; viewer < this.#seen.length; viewer++) {
        if (event.type === 'hand-started') this.#seen[viewer] = [];
        const known = redact(event, viewer === this.#seen.length - 1 ? null : viewer);
        if (known !== null) this.#seen[viewer]!.push({ number: this.#next[viewer]!++, event: known });
      }
    }
  }

  /** The hand's events that a seat, or a spectator (null), may know, the newest last. A copy. */
  of(viewer: Seat | null): readonly SeenEvent[] {
    return this.#seen[viewer ?? this.#seen.length - 1]!.slice();
  }
}
