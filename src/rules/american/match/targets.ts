import { JOKER, type Tile } from '../../../tiles/tile.ts';
import type { CardLine } from '../card/card.ts';
import { distanceOf } from './distance.ts';
import type { Held, Rows } from './rows.ts';

/** A line of the card as a goal of one hand: its concrete hand that is nearest. */
export interface RowTarget {
  readonly line: CardLine;
  readonly row: number;
  readonly distance: number;
  /** Naturals that are missing, jokers of the rack not counted against them. */
  readonly missing: readonly Tile[];
  /** Tiles still to come for sure cannot make it: more are missing than are left. */
  readonly isPossible: boolean;
}

/**
 * Every line that goes with what is laid open, the nearest first, then the more valuable.
 * @param left copies of a tile, or of the joker, that may still come
 */
export function rowTargets(rows: Rows, held: Held, left: (tile: Tile) => number): RowTarget[] {
  const { card } = rows;
  const best = new Map<number, { row: number; distance: number }>();
  for (let row = 0; row < rows.count; row++) {
    const { line } = card.hands[rows.hand[row]!]!;
    const distance = distanceOf(rows, row, held);
    const known = best.get(line);
    if (known === undefined || distance < known.distance) best.set(line, { row, distance });
  }
  return [...best]
    .map(([line, { row, distance }]) => ({
      line: card.lines[line]!,
      row,
      distance,
      missing: missingOf(rows, row, held),
      isPossible: isPossible(rows, row, held, left),
    }))
    .sort((a, b) => a.distance - b.distance || b.line.value - a.line.value);
}

function missingOf(rows: Rows, row: number, { counts }: Held): Tile[] {
  const missing: Tile[] = [];
  for (let at = rows.start[row]!; at < rows.start[row + 1]!; at++) {
    const tile = rows.tile[at]!;
    for (let count = counts[tile]!; count < rows.need[at]!; count++) missing.push(tile);
  }
  return missing;
}

/** Whether the tiles that may still come suffice: naturals for single places, naturals or jokers for the rest. */
export function isPossible(rows: Rows, row: number, held: Held, left: (tile: Tile) => number): boolean {
  let jokers = held.jokers + left(JOKER);
  for (let at = rows.start[row]!; at < rows.start[row + 1]!; at++) {
    const tile = rows.tile[at]!;
    const reachable = held.counts[tile]! + left(tile);
    if (reachable < rows.hard[at]!) return false;
    jokers -= Math.max(0, rows.need[at]! - reachable);
  }
  return jokers >= 0;
}
