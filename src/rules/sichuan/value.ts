import type { Options } from '../../game/options.ts';
import type { Pattern, Score } from '../../game/state.ts';
import type { Counts } from '../../shape/counts.ts';
import { capOf } from './options.ts';
import { fanOf, type LaidDown, shapePatterns } from './patterns.ts';

/** How a hand was completed; each of these adds a fan (B10, B11), the last two where the table counts them. */
export interface Circumstances {
  readonly selfDraw: boolean;
  readonly replacement: boolean;
  readonly robbing: boolean;
  /** With the last tile of the wall, or the discard after it. */
  readonly last: boolean;
  /** A win on the dealer's deal, or with the first tile that another seat drew. */
  readonly first: 'heavenly' | 'earthly' | null;
}

/** What a win of a dealt hand or of the first draw adds, where the table counts it; the seed does not. */
const FIRST_TURN = 4;

/** Points of so many fan: doubled for each up to the cap (seed 000). */
export function pointsOf(fan: number, options: Options): number {
  return 2 ** Math.min(fan, capOf(options));
}

/**
 * What a complete hand is worth, the self-draw point apart; null where it is not complete. The missing suit is not looked at.
 * @param concealed the concealed tiles with the winning one
 */
export function scoreHand(
  concealed: Counts,
  melds: LaidDown,
  options: Options,
  how: Circumstances,
): Score | null {
  const shape = shapePatterns(concealed, melds, options);
  if (shape === null) return null;
  const patterns = [...shape, ...timing(options, how)];
  const fan = fanOf(patterns);
  return { value: pointsOf(fan, options), patterns, extra: { fan } };
}

function timing(options: Options, how: Circumstances): Pattern[] {
  const patterns: Pattern[] = [];
  if (how.replacement) patterns.push({ id: 'kong-replacement', value: 1 });
  if (how.robbing) patterns.push({ id: 'robbing-the-kong', value: 1 });
  if (how.last) patterns.push({ id: 'wall-exhaustion', value: 1 });
  if (how.selfDraw && options.selfDraw === 'fan') patterns.push({ id: 'self-draw', value: 1 });
  if (how.first !== null && options.firstTurn === true)
    patterns.push({ id: how.first === 'heavenly' ? 'heavenly-hand' : 'earthly-hand', value: FIRST_TURN });
  return patterns;
}
