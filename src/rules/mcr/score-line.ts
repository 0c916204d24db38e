import { InputError } from '../../game/score-input.ts';
import type { ScoreAnswer, ScoreInput, ScorePayments } from '../../game/scoring.ts';
import { kindOf } from '../../tiles/tile.ts';
import { minimumOf } from './options.ts';
import { owed } from './payments.ts';
import { scoreHand } from './scoring/score-hand.ts';
import { fullValue, patternsOf } from './worth.ts';

/**
 * Answers a line of `score`. A hand below the minimum has its value and its patterns without flowers.
 * @throws InputError where a kong's replacement is said to have been drawn and there is no kong
 */
export function scoreLine(input: ScoreInput): ScoreAnswer {
  if (input.replacement === 'kong' && !input.melds.some(meld => meld.kind === 'kong'))
    throw new InputError('replacement: no kong was declared');
  const win = kindOf(input.win);
  const inOpenMelds = input.melds
    .filter(meld => !meld.concealed)
    .flatMap(meld => meld.tiles)
    .filter(tile => kindOf(tile) === win).length;
  const score = scoreHand({
    concealed: [...input.concealed, input.win],
    melds: input.melds,
    circumstances: {
      win,
      selfDraw: input.by === 'self-draw',
      robsKong: input.by === 'rob-kong',
      replacesKong: input.replacement === 'kong',
      lastTile: input.lastTile,
      // Three in one's own open melds are seen by all, whether or not the line says so.
      lastCopy: input.lastCopy || inOpenMelds === 3,
      seat: input.seat,
      round: input.round,
      flowers: input.flowers.length,
      mixedKongsAreFive: input.options.mixedKongs === 5,
    },
  });
  if (score === null) return { win: false, reason: 'incomplete' };
  if (score.points < minimumOf(input.options))
    return { win: false, reason: 'below-minimum', value: score.points, patterns: patternsOf(score, false) };
  const value = fullValue(score);
  const answer = { win: true as const, value, patterns: patternsOf(score), payments: payments(input, value) };
  return score.implied.length === 0 ? answer : { ...answer, implied: score.implied };
}

function payments(input: ScoreInput, value: number): ScorePayments {
  const selfDraw = input.by === 'self-draw';
  const other = owed(value, selfDraw, false);
  if (selfDraw) return { winner: 3 * other, discarder: null, others: [-other, -other, -other] };
  const source = owed(value, selfDraw, true);
  return { winner: source + 2 * other, discarder: -source, others: [-other, -other] };
}
