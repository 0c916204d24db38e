import type { TableSnapshot } from '../../../table/snapshot.ts';

/** What lies over a table between hands and at the end. */
export type CardName = 'settlement' | 'ranking';

/** A card takes no key before it was seen: this long, in milliseconds. */
const UNSEEN = 400;

/** A spectator is asked for nothing, so the last settlement gives way to the ranking by itself, in milliseconds. */
const WATCHED = 6_000;

/**
 * Which card lies over the table. A card stays until its hand is followed by another or the person has read it; a key that was
 * pressed before it appeared does nothing to it.
 */
export class CardWatch {
  /** Put aside, so that the table can be looked at. */
  isAside = false;
  /** The settlement tells what a hand has too and is not counted. */
  tellsImplied = false;
  /** The page of the settlement, from 0. */
  page = 0;
  private card: CardName | null = null;
  private since = 0;
  private hasPlayed = false;

  take({ state, view }: TableSnapshot, now: number): void {
    if (state === 'playing') this.hasPlayed = true;
    // A pause, or a log that takes nothing, between two hands leaves the result in sight.
    const isBetween =
      state === 'settled' || (view.phase === 'ended' && (state === 'paused' || state === 'stalled'));
    if (!isBetween && state !== 'finished') this.card = null;
    else if (this.card === null) {
      // The last hand is settled like any other before the ranking; who comes to a finished match finds the ranking.
      const settles = isBetween || (this.hasPlayed && view.ended !== null);
      this.turn(settles ? 'settlement' : 'ranking', now);
    }
  }

  /** When the card changes by itself; null for never. */
  nextChange({ seat, state }: TableSnapshot): number | null {
    return state === 'finished' && seat === null && this.card === 'settlement' ? this.since + WATCHED : null;
  }

  /** Time has passed. */
  pass(snapshot: TableSnapshot, now: number): void {
    const due = this.nextChange(snapshot);
    if (due !== null && now >= due) this.turn('ranking', now);
  }

  /** The card that is to be read now. */
  shown(): CardName | null {
    return this.isAside ? null : this.card;
  }

  /** Whether the ranking comes after the card that is there. */
  isBeforeRanking({ state }: TableSnapshot): boolean {
    return state === 'finished' && this.card === 'settlement';
  }

  /** Whether there is a card to put aside or to bring back. */
  exists(): boolean {
    return this.card !== null;
  }

  /** Enter: what it means, null while the card has not been there long enough to be meant. */
  read({ state }: TableSnapshot, now: number): 'ready' | 'go-on' | 'next-card' | 'leave' | null {
    if (this.card === null || now < this.since + UNSEEN || state === 'stalled') return null;
    if (state === 'settled') return 'ready';
    if (state === 'paused') return 'go-on';
    if (this.card === 'ranking') return 'leave';
    this.turn('ranking', now);
    return 'next-card';
  }

  private turn(card: CardName, now: number): void {
    this.card = card;
    this.since = now;
    this.isAside = false;
    this.tellsImplied = false;
    this.page = 0;
  }
}
