import { JOKER, type Tile } from '../../../tiles/tile.ts';
import { distanceOf } from './distance.ts';
import type { Held, Rows } from './rows.ts';

/** A line of the card as a goal of one hand: its concrete hand that is nearest. */
export interface RowTarget {
  /** Index of the line in the card. */
  readonly line: number;
  readonly row: number;
  readonly distance: number;
  /** Tiles that may still come suffice for it. */
  readonly isPossible: boolean;
}

/**
 * Every line that goes with what is laid open: those that tiles still to come suffice for, the nearest first, then the more
 * valuable.
 * @param left copies of a tile, or of the joker, that may still come
 */
export function rowTargets(rows: Rows, held: Held, left: (tile: Tile) => number): RowTarget[] {
  const { card } = rows;
  const best = new Map<number, RowTarget>();
  for (let row = 0; row < rows.count; row++) {
    const { line } = card.hands[rows.hand[row]!]!;
    const distance = distanceOf(rows, row, held);
    const known = best.get(line);
    if (known?.isPossible && distance >= known.distance) continue;
    const target = { line, row, distance, isPossible: isPossible(rows, row, held, left) };
    if (known === undefined || compare(target, known) < 0) best.set(line, target);
  }
  const worth = ({ line }: RowTarget): number => card.lines[line]!.value;
  return [...best.values()].sort((a, b) => compare(a, b) || worth(b) - worth(a));
}

function compare(a: RowTarget, b: RowTarget): number {
  return Number(b.isPossible) - Number(a.isPossible) || a.distance - b.distance;
}

/** The naturals that a row lacks, whatever jokers may stand for. */
export function missingOf(rows: Rows, row: number, { counts }: Held): Tile[] {
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
