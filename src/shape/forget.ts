import { forgetRows } from './cost-rows.ts';
import { forgetPieces } from './suit-rows.ts';
import { forgetSummaries } from './summary.ts';

/** Empties all tables of this folder, as if nothing had been asked yet. Answers stay the same; the first ones take longer. */
export function forgetShapes(): void {
  forgetSummaries();
  forgetPieces();
  forgetRows();
}
