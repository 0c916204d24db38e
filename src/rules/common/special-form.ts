import type { Readiness } from '../../game/ruleset.ts';
import type { AnalyzeAnswer, HandInput } from '../../game/scoring.ts';
import { type Counts, countKinds } from '../../shape/counts.ts';
import type { Forms } from '../../shape/forms.ts';
import { type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
import { analyzer, readinessBy } from './readiness.ts';

/** A way to be complete that the shape engine does not know, for hands with nothing laid down. */
export interface SpecialForm {
  /** Its field in the answer of `analyze`. */
  readonly name: string;
  /** Tiles away from ready, of 13 or 14 concealed tiles. */
  shanten(counts: Counts): number;
  /** The kinds that bring 13 tiles nearer, in order. */
  useful(counts: Counts): readonly Kind[];
}

interface After {
  readonly shanten: number;
  readonly useful: readonly Tile[];
}

/** As `readinessBy`, with a special form beside the others: the nearer counts, and where both are as near, the tiles of both. */
export function readinessWith(forms: Forms, special: SpecialForm): (hand: HandInput) => Readiness {
  const byShape = readinessBy(forms);
  return hand => {
    const shape = byShape(hand);
    if (hand.melds.length > 0) return shape;
    const counts = countKinds(hand.concealed);
    const distance = special.shanten(counts);
    // No discard leaves a hand nearer than it is with all its tiles.
    const nearest = shape.discards?.reduce((least, d) => Math.min(least, d.shanten), 99) ?? shape.shanten;
    if (distance > nearest) return shape;
    if (shape.discards === undefined) return nearer(shape, counts, special);
    const discards = shape.discards.map(({ tile, ...after }) => {
      const left = counts.slice();
      left[kindOf(tile)] = left[kindOf(tile)]! - 1;
      return { tile, ...nearer(after, left, special) };
    });
    return { ...shape, shanten: Math.min(shape.shanten, distance), discards };
  };
}

function nearer(shape: After, counts: Counts, special: SpecialForm): After {
  const shanten = special.shanten(counts);
  if (shanten > shape.shanten) return { shanten: shape.shanten, useful: shape.useful };
  const useful = special.useful(counts);
  if (shanten < shape.shanten) return { shanten, useful };
  return { shanten, useful: [...new Set([...shape.useful, ...useful])].sort((a, b) => a - b) };
}

/** As `analyzer`, with the special form's distance as a field of its own. */
export function analyzerWith(forms: Forms, special: SpecialForm): (hand: HandInput) => AnalyzeAnswer {
  const byShape = analyzer(forms);
  const readiness = readinessWith(forms, special);
  return hand => {
    const answer = byShape(hand);
    if (hand.melds.length > 0) return answer;
    const counts = countKinds(hand.concealed);
    const left = (kind: Kind): number => 4 - counts[kind]!;
    const { shanten, useful, discards } = readiness(hand);
    const fields = { ...answer, shanten, [special.name]: special.shanten(counts) };
    if (discards === undefined)
      return {
        ...fields,
        waits: shanten === 0 ? useful : [],
        useful: useful.map(tile => ({ tile, left: left(tile) })),
      };
    const choices = discards.map(choice => ({
      tile: choice.tile,
      shanten: choice.shanten,
      useful: choice.useful.reduce((sum, kind) => sum + left(kind), 0),
    }));
    return { ...fields, discards: choices.sort((a, b) => a.shanten - b.shanten || b.useful - a.useful) };
  };
}
