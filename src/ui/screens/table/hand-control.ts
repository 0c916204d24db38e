import type { Pick } from '../../../game/offer.ts';
import type { SeatView } from '../../../game/view.ts';
import type { Wish } from '../../../table/snapshot.ts';
import type { Tile } from '../../../tiles/tile.ts';
import {
  type Arrangement,
  carry,
  discardWish,
  findCursor,
  type HandSlot,
  identify,
  layHand,
  orderOf,
  SORTED,
  type TileIdentity,
} from '../../table/hand-order.ts';

/**
 * The cursor on one's own hand, its order, and tiles picked so far. The cursor is on a tile, not on a place: it stays with
 * its tile however the hand is laid out anew, so that what is highlighted is what is discarded.
 */
export class HandControl {
  slots: readonly HandSlot[] = [];
  /** The highlighted tile as an index into the slots; null while nothing is highlighted. */
  cursor: number | null = null;
  picked: readonly number[] = [];
  private arrangement: Arrangement;
  private identity: TileIdentity | null = null;
  private hand = -1;
  /** Tiles discarded, melded and set aside so far: where it changes, the person's tiles went somewhere. */
  private gone = 0;

  constructor(sorted: boolean) {
    this.arrangement = { sorted, order: [] };
  }

  /**
   * Lays out the hand as it is now. A cursor that the person has placed stays on its tile until that person has discarded or claimed; until
   * it is placed it waits, unseen, and shows on the drawn tile when something is to be discarded, or, where that tile may not
   * be, on the last one that may.
   */
  lay(
    seat: SeatView | undefined,
    hand: number,
    asked: boolean,
    barredIn: (slots: readonly HandSlot[]) => ReadonlySet<number> = () => new Set(),
  ): void {
    if (seat === undefined) {
      this.slots = [];
      this.cursor = null;
      return;
    }
    const gone = tilesGone(seat);
    if (hand !== this.hand) this.startHand(hand, seat);
    else if (gone !== this.gone) this.identity = null;
    this.gone = gone;
    this.slots = layHand(seat, this.arrangement);
    this.cursor = this.identity === null && !asked ? null : findCursor(this.slots, this.identity);
    if (this.cursor !== null && this.identity === null) {
      const barred = barredIn(this.slots);
      if (barred.has(this.cursor))
        this.cursor = [...this.slots.keys()].findLast(slot => !barred.has(slot)) ?? this.cursor;
    }
    // Once it is seen it stays on that tile: another redraw must not carry it elsewhere.
    if (this.cursor !== null && asked) this.identity = identify(this.slots, this.cursor);
  }

  move(to: 'left' | 'right' | 'first' | 'last'): void {
    const last = this.slots.length - 1;
    const from = this.cursor ?? last + 1;
    if (to === 'first') this.place(0);
    else if (to === 'last') this.place(last);
    else if (to === 'left') this.place(from <= 0 ? last : from - 1);
    else this.place(from >= last ? 0 : from + 1);
  }

  /** To the next tile on that side which is one of these. */
  moveAmong(tiles: readonly Tile[], to: 'left' | 'right' | 'first' | 'last'): void {
    const places = [...this.slots.keys()].filter(at => tiles.includes(this.slots[at]!.tile));
    if (places.length === 0) return;
    const at = this.cursor ?? -1;
    const next = {
      first: places[0],
      last: places.at(-1),
      left: places.findLast(place => place < at) ?? places.at(-1),
      right: places.find(place => place > at) ?? places[0],
    }[to];
    this.place(next!);
  }

  place(slot: number): void {
    if (this.slots[slot] === undefined) return;
    this.cursor = slot;
    this.identity = identify(this.slots, slot);
  }

  /** Carries the highlighted tile one place along the hand, which from then on keeps its owner's order. */
  carry(to: 'left' | 'right', seat: SeatView): void {
    if (this.cursor === null) return;
    const target = this.cursor + (to === 'left' ? -1 : 1);
    const slot = this.slots[target];
    if (slot === undefined || slot.drawn || this.slots[this.cursor]!.drawn) return;
    this.arrange(carry(this.slots, this.cursor, target), seat);
    this.place(target);
  }

  sort(sorted: boolean, seat: SeatView): void {
    this.arrange({ sorted, order: orderOf(this.slots) }, seat);
  }

  isSorted(): boolean {
    return this.arrangement.sorted;
  }

  tileAtCursor(): Tile | null {
    return this.cursor === null ? null : (this.slots[this.cursor]?.tile ?? null);
  }

  /** The command that discards exactly the highlighted tile. */
  discard(): Wish | null {
    return this.cursor === null ? null : discardWish(this.slots, this.cursor);
  }

  /** Picks a tile, or lays it back; false where no more, or not that one, may be picked. */
  togglePick(slot: number, pick: Pick): boolean {
    this.place(slot);
    if (this.picked.includes(slot)) {
      this.picked = this.picked.filter(other => other !== slot);
      return true;
    }
    const tile = this.slots[slot]?.tile;
    if (tile === undefined || this.picked.length >= pick.most || !pick.tiles.includes(tile)) return false;
    this.picked = [...this.picked, slot];
    return true;
  }

  dropPicks(): void {
    this.picked = [];
  }

  /** The cursor is where it was placed for something that is over: until it is placed again it waits. */
  release(): void {
    this.identity = null;
  }

  private arrange(arrangement: Arrangement, seat: SeatView): void {
    const kept = this.cursor === null ? null : identify(this.slots, this.cursor);
    this.arrangement = arrangement;
    this.slots = layHand(seat, arrangement);
    if (this.cursor !== null) this.cursor = findCursor(this.slots, kept);
    this.identity = kept ?? this.identity;
    this.picked = [];
  }

  /** An order of the person's own begins from the sorted hand: nobody wants the one in which the tiles were dealt. */
  private startHand(hand: number, seat: SeatView): void {
    this.hand = hand;
    this.identity = null;
    this.picked = [];
    this.arrangement = { sorted: this.arrangement.sorted, order: orderOf(layHand(seat, SORTED)) };
  }
}

/** How many tiles of a seat have left its hand. A tile added to a pung is no new meld, and a bonus tile is none at all. */
function tilesGone({ discards, melds, bonus }: SeatView): number {
  return melds.reduce((tiles, { size }) => tiles + size, discards.length + bonus.length);
}
