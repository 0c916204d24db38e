import type { Payment, Seat } from '../../game/state.ts';
import type { TableSnapshot } from '../../table/snapshot.ts';
import type { Texts } from '../texts/texts.ts';

/** The name at a seat as others read it. */
export function nameAt(snapshot: TableSnapshot, seat: Seat, texts: Texts): string {
  const occupant = snapshot.occupants[seat];
  return occupant === undefined || occupant.kind === 'empty' ? texts.table.emptySeat : occupant.name;
}

/** Who pays or is paid as the viewer reads it: itself, somebody by name, or the table. */
export function partyName(snapshot: TableSnapshot, party: Payment['from'], texts: Texts): string {
  if (party === 'table') return texts.events.table;
  return party === snapshot.seat ? texts.settlement.you : nameAt(snapshot, party, texts);
}

/** The names at the table by seat. */
export function namesOf(snapshot: TableSnapshot, texts: Texts): string[] {
  return snapshot.view.seats.map(({ seat }) => nameAt(snapshot, seat, texts));
}

/** From whose side the table is seen: the viewer's, a spectator's from seat 0. */
export function lookedFrom(snapshot: TableSnapshot): Seat {
  return snapshot.seat ?? 0;
}

/** Whether whoever sits there has read the settlement and waits for the next hand; after the last there is none. */
export function isReady({ occupants, state }: TableSnapshot, seat: Seat): boolean {
  return state !== 'finished' && occupants[seat]?.ready === true;
}

/** What each seat has won or lost in the hand so far, by seat. */
export function changesOf(snapshot: TableSnapshot): number[] {
  const changes = snapshot.view.seats.map(() => 0);
  for (const { from, to, amount } of snapshot.view.payments) {
    if (typeof from === 'number') changes[from] = (changes[from] ?? 0) - amount;
    if (typeof to === 'number') changes[to] = (changes[to] ?? 0) + amount;
  }
  return changes;
}

/** The seat whose discard is the newest that lies on the table; null where there is none or it was taken. */
export function newestDiscard(snapshot: TableSnapshot): Seat | null {
  const { events, view } = snapshot;
  if (view.lying !== null) return view.lying.cause === 'discard' ? view.lying.from : null;
  for (let at = events.length - 1; at >= 0; at--) {
    const { event } = events[at]!;
    if (event.type === 'discarded') return event.seat;
    if (event.type === 'hand-started') return null;
    // Kongs of one's own tiles leave it where it lies.
    if (event.type === 'melded' && !event.meld.concealed && !event.meld.added) return null;
  }
  return null;
}
