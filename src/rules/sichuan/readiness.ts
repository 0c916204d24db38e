import type { Readiness } from '../../game/ruleset.ts';
import type { AnalyzeAnswer, HandInput } from '../../game/scoring.ts';
import { discards } from '../../shape/discards.ts';
import { sevenPairsShanten, shanten, standardShanten } from '../../shape/shanten.ts';
import { outlook } from '../../shape/useful.ts';
import type { Kind, Suit } from '../../tiles/tile.ts';
import { FORMS, firstOf, holds } from './shape.ts';
import { COPIES, usable } from './waits.ts';
import { worthOf } from './worth.ts';

interface WithMissing {
  readonly missing: Suit | null;
}

/** The missing suit of a hand, from the state of its seat or from the line of input. */
function missingOf(hand: HandInput<WithMissing>): Suit | null {
  return hand.own?.missing ?? hand.missing ?? null;
}

/** The missing suit is of no use and counts as discarded; a ready hand says what each wait is worth. */
export function readiness(hand: HandInput<WithMissing>): Readiness {
  const { counts, melds, elsewhere } = usable(hand.concealed, hand.melds, missingOf(hand));
  if (hand.concealed.length % 3 === 1) {
    const found = outlook(counts, melds, FORMS, elsewhere);
    if (found.shanten !== 0) return found;
    const worth = found.useful.map(kind => worthOf(hand.concealed, hand.melds, kind, hand.options));
    return { ...found, worth };
  }
  return {
    shanten: shanten(counts, melds, FORMS, elsewhere),
    useful: [],
    discards: discardsOf(hand).map(({ discard, ...after }) => ({ tile: discard, ...after })),
  };
}

/** What each discard leaves; while the missing suit is held, one of it costs nothing and nothing else may go. */
function discardsOf(hand: HandInput<WithMissing>): ReturnType<typeof discards> {
  const missing = missingOf(hand);
  const { counts, melds, elsewhere } = usable(hand.concealed, hand.melds, missing);
  if (missing === null || !holds(hand.concealed, missing)) return discards(counts, melds, FORMS, elsewhere);
  const left = outlook(counts, melds, FORMS, elsewhere);
  const from = firstOf(missing);
  return [...new Set(hand.concealed)]
    .filter(tile => tile >= from && tile < from + 9)
    .sort((a, b) => a - b)
    .map(discard => ({ discard, ...left }));
}

/** Answers a line of `analyze`. */
export function analyzeLine(hand: HandInput<WithMissing>): AnalyzeAnswer {
  const { counts, melds, elsewhere } = usable(hand.concealed, hand.melds, missingOf(hand));
  const left = (kind: Kind): number => COPIES - counts[kind]! - elsewhere[kind]!;
  const answer = {
    shanten: shanten(counts, melds, FORMS, elsewhere),
    standard: standardShanten(counts, melds, elsewhere),
    ...(melds === 0 ? { sevenPairs: sevenPairsShanten(counts, melds, 'fours') } : {}),
  };
  if (hand.concealed.length % 3 === 1) {
    const { useful } = outlook(counts, melds, FORMS, elsewhere);
    return {
      ...answer,
      waits: answer.shanten === 0 ? useful : [],
      useful: useful.map(kind => ({ tile: kind, left: left(kind) })),
    };
  }
  const choices = discardsOf(hand).map(choice => ({
    tile: choice.discard,
    shanten: choice.shanten,
    useful: choice.useful.reduce((sum, kind) => sum + left(kind), 0),
  }));
  return { ...answer, discards: choices.sort((a, b) => a.shanten - b.shanten || b.useful - a.useful) };
}
