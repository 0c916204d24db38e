import type { Readiness } from '../../game/ruleset.ts';
import type { AnalyzeAnswer, HandInput } from '../../game/scoring.ts';
import { type Counts, countKinds } from '../../shape/counts.ts';
import { KINDS, kindOf, type Tile } from '../../tiles/tile.ts';
import { analyzer, readinessBy } from '../common/readiness.ts';
import { knittedShanten, knittedUseful } from './knitted-distance.ts';
import { FORMS } from './scoring/waits.ts';

interface After {
  readonly shanten: number;
  readonly useful: readonly Tile[];
}

const byShape = readinessBy(FORMS);
const analyzeShape = analyzer(FORMS);

/** How far a hand is from any of the five structures; points are another matter. */
export function readiness(hand: HandInput): Readiness {
  const shape = byShape(hand);
  const melds = hand.melds.length;
  const counts = countKinds(hand.concealed);
  const knitted = knittedShanten(counts, melds, inMelds(hand));
  // No discard leaves a hand nearer than it is with all its tiles.
  const nearest =
    shape.discards === undefined ? shape.shanten : Math.min(...shape.discards.map(d => d.shanten));
  if (knitted > nearest) return shape;
  if (shape.discards === undefined) return nearer(shape, counts, hand);
  const discards = shape.discards.map(choice => {
    const left = counts.slice();
    left[kindOf(choice.tile)] = left[kindOf(choice.tile)]! - 1;
    return { tile: choice.tile, ...nearer(choice, left, hand) };
  });
  return { ...shape, shanten: Math.min(shape.shanten, knitted), discards };
}

/** The better of a shape and the knitted hands, and the useful tiles of both where they are equally near. */
function nearer(shape: After, counts: Counts, hand: HandInput): After {
  const melds = hand.melds.length;
  const elsewhere = inMelds(hand);
  const shanten = knittedShanten(counts, melds, elsewhere);
  if (shanten > shape.shanten) return { shanten: shape.shanten, useful: shape.useful };
  const useful = knittedUseful(counts, melds, elsewhere);
  if (shanten < shape.shanten) return { shanten, useful };
  return { shanten, useful: [...new Set([...shape.useful, ...useful])].sort((a, b) => a - b) };
}

/** As for any shape, with the knitted hands among them. */
export function analyzeLine(hand: HandInput): AnalyzeAnswer {
  const answer = analyzeShape(hand);
  const melds = hand.melds.length;
  if (melds > 1) return answer;
  const counts = countKinds(hand.concealed);
  const elsewhere = inMelds(hand);
  const knitted = knittedShanten(counts, melds, elsewhere);
  if (knitted > answer.shanten!) return { ...answer, knitted };
  const left = (kind: number): number => 4 - counts[kind]! - (elsewhere?.[kind] ?? 0);
  const { shanten, useful, discards } = readiness(hand);
  if (discards === undefined)
    return {
      ...answer,
      shanten,
      knitted,
      waits: shanten === 0 ? useful : [],
      useful: useful.map(tile => ({ tile, left: left(tile) })),
    };
  const choices = discards.map(choice => ({
    tile: choice.tile,
    shanten: choice.shanten,
    useful: choice.useful.reduce((sum, kind) => sum + left(kind), 0),
  }));
  return {
    ...answer,
    shanten,
    knitted,
    discards: choices.sort((a, b) => a.shanten - b.shanten || b.useful - a.useful),
  };
}

function inMelds(hand: HandInput): Counts | undefined {
  if (hand.melds.length === 0) return undefined;
  const counts = new Uint8Array(KINDS);
  for (const meld of hand.melds)
    for (const tile of meld.tiles) counts[kindOf(tile)] = counts[kindOf(tile)]! + 1;
  return counts;
}
