import type { TableState } from '../../table/snapshot.ts';
import type { House } from '../house.ts';

/** Where a person wants to go at once. */
export type SessionDestination =
  | { readonly kind: 'lobby'; readonly ruleset: string }
  /** A table by its id or code. */
  | { readonly kind: 'table'; readonly code: string };

const PLAYED: ReadonlySet<TableState> = new Set(['playing', 'settled', 'paused', 'stalled']);

/** The table where a session begins: the one that was asked for, or that of the seat at which the person is missed. */
export function wantedTable(house: House, destination: SessionDestination | null): string | null {
  if (destination?.kind === 'table') return destination.code;
  if (destination?.kind === 'lobby') return null;
  const missed = house.tables().find(line => line.mine && PLAYED.has(line.state));
  return missed?.config.id ?? null;
}
