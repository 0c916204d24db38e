import type { ScoreAnswer, ScoreInput } from '../../game/scoring.ts';
import { DISCARD_WIN, SELF_DRAW } from './payments.ts';
import { winningShape } from './shape.ts';

/** Answers a line of `score`: 1 point for the shape, 3 from the source or 1 from each other player (seed 000). */
export function scoreLine(input: ScoreInput): ScoreAnswer {
  const shape = winningShape(input.concealed, input.win, input.melds.length);
  if (shape === null) return { win: false, reason: 'incomplete' };
  const patterns = [{ id: shape, value: 1 }];
  const payments =
    input.by === 'self-draw'
      ? { winner: 3 * SELF_DRAW, discarder: null, others: [-SELF_DRAW, -SELF_DRAW, -SELF_DRAW] }
      : { winner: DISCARD_WIN, discarder: -DISCARD_WIN, others: [0, 0] };
  return { win: true, value: 1, patterns, payments };
}
