import type { TableSnapshot } from '../../../table/snapshot.ts';
import type { Tile } from '../../../tiles/tile.ts';
import type { HandSlot } from '../../table/hand-order.ts';

/** How long tiles that came in an exchange stay marked, in milliseconds. */
const STAYS = 8_000;

/** Follows which tiles an exchange brought into the person's hand: they are marked for a moment. */
export class Arrivals {
  private tiles: readonly Tile[] = [];
  private until = Number.NEGATIVE_INFINITY;
  /** The number of the last event that was looked at; null before the first look, when what came before is no news. */
  private last: number | null = null;

  take({ events, seat }: TableSnapshot, now: number): void {
    const { last } = this;
    this.last = events.at(-1)?.number ?? last ?? 0;
    if (last === null) return;
    for (const { number, event } of events) {
      if (number <= last || event.type !== 'exchanged' || event.seat !== seat || !event.own) continue;
      this.tiles = event.own.got.tiles;
      this.until = now + STAYS;
    }
  }

  /** When the marks go away by themselves; null where there are none. */
  nextChange(): number | null {
    return this.tiles.length === 0 ? null : this.until;
  }

  /** Time has passed; true where marks went away with it. */
  pass(now: number): boolean {
    if (this.tiles.length === 0 || now < this.until) return false;
    this.tiles = [];
    return true;
  }

  /** The places of those tiles in the hand. */
  among(slots: readonly HandSlot[]): number[] {
    const marked: number[] = [];
    for (const tile of this.tiles) {
      const at = slots.findIndex(
        (slot, index) => slot.tile === tile && !slot.drawn && !marked.includes(index),
      );
      if (at >= 0) marked.push(at);
    }
    return marked;
  }
}
