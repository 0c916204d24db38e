import type { ScoreAnswer, ScoreInput, ScorePayments } from '../../game/scoring.ts';
import { countKinds } from '../../shape/counts.ts';
import { selfDrawPoint } from './options.ts';
import { holds } from './shape.ts';
import { scoreHand } from './value.ts';

/**
 * Answers a line of `score`. Not complete goes before not clear of the missing suit; a hand that no table could show is an error.
 * @param fewest the fewest players that may still be in the hand: 2 in battle, 4 in flow
 */
export function scoreLine(input: ScoreInput, fewest: number): ScoreAnswer {
  const problem = impossible(input, fewest);
  if (problem !== null) return { error: problem };
  const counts = countKinds(input.concealed);
  counts[input.win] = counts[input.win]! + 1;
  const score = scoreHand(counts, input.melds, input.options, {
    selfDraw: input.by === 'self-draw',
    replacement: input.replacement === 'kong',
    robbing: input.by === 'rob-kong',
    last: input.lastTile,
    first: input.first,
  });
  if (score === null) return { win: false, reason: 'incomplete' };
  if (holds([...input.concealed, input.win], input.missing)) return { win: false, reason: 'missing-suit' };
  return {
    win: true,
    value: score.value,
    ...score.extra,
    patterns: score.patterns,
    payments: paymentsOf(input, score.value),
  };
}

/** A discard costs its source the value; a self-draw costs everybody still in the hand one more (B12). */
function paymentsOf(input: ScoreInput, value: number): ScorePayments {
  const payers = input.seats - 1;
  if (input.by !== 'self-draw')
    return { winner: value, discarder: -value, others: new Array<number>(payers - 1).fill(0) };
  const each = value + selfDrawPoint(input.options);
  return { winner: each * payers, discarder: null, others: new Array<number>(payers).fill(-each) };
}

function impossible(input: ScoreInput, fewest: number): string | null {
  if (!Number.isInteger(input.seats) || input.seats < fewest || input.seats > 4)
    return fewest === 4
      ? 'seats: all four players stay in the hand'
      : 'seats: 2 to 4 players are in the hand when somebody wins';
  if (input.melds.some(meld => holds(meld.tiles, input.missing)))
    return 'melds: no group of the missing suit can be laid down';
  if (input.replacement === 'flower') return 'replacement: there are no flowers in this set of tiles';
  if (input.replacement === 'kong' && !input.melds.some(meld => meld.kind === 'kong'))
    return 'replacement: there is no kong to replace a tile of';
  return null;
}
