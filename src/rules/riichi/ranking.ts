import type { Seat } from '../../game/state.ts';
import type { Table } from './table.ts';

/** Points in thousands that the places give and take in the ranking display, first place first; they make up 0. */
export const UMA: Readonly<Record<string, readonly number[]>> = {
  none: [0, 0, 0, 0],
  '10-5': [10, 5, -5, -10],
  '15-5': [15, 5, -5, -15],
  '20-10': [20, 10, -10, -20],
  '30-10': [30, 10, -10, -30],
  '15-0': [15, 0, -15],
  '20-0': [20, 0, -20],
};

/** Which of them a table of so many seats may choose. */
export const UMA_VALUES: Readonly<Record<3 | 4, readonly string[]>> = {
  4: ['none', '10-5', '15-5', '20-10', '30-10'],
  3: ['none', '15-0', '20-0'],
};

/** Seats from first to last place: by points, ties by the first seat order from East 1 on (D2.14). */
export function ranking(scores: readonly number[]): Seat[] {
  return scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]! || a - b);
}

/**
 * The ranking display in points, by seat: above or below the start, with uma, and oka for the first. It is a display alone: no
 * score holds it (D2.14). Oka is what all pay into a pot for the first, in thousands.
 */
export function rankingPoints(scores: readonly number[], table: Table): number[] {
  const uma = UMA[table.uma]!;
  const pot = table.oka * 1000;
  const points = scores.map(score => score - table.startPoints - pot / scores.length);
  ranking(scores).forEach((seat, place) => {
    points[seat] = points[seat]! + (uma[place] ?? 0) * 1000 + (place === 0 ? pot : 0);
  });
  return points;
}
