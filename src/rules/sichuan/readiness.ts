import type { Readiness } from '../../game/ruleset.ts';
import type { AnalyzeAnswer, HandInput } from '../../game/scoring.ts';
import { type Counts, countKinds } from '../../shape/counts.ts';
import { discards } from '../../shape/discards.ts';
import { sevenPairsShanten, shanten, standardShanten } from '../../shape/shanten.ts';
import { outlook } from '../../shape/useful.ts';
import { EAST, KINDS, type Kind, type Suit, type Tile } from '../../tiles/tile.ts';
import { FORMS, firstOf, holds } from './shape.ts';

const COPIES = 4;

/** A hand as the shape engine is asked about it: without the missing suit, none of whose tiles is of any use. */
interface Usable {
  readonly counts: Counts;
  readonly melds: number;
  /** Copies that cannot come: those laid down, and all of the honors and of the missing suit. */
  readonly elsewhere: Counts;
}

type Tiles = { readonly tiles: readonly Tile[] };

function usable(concealed: readonly Tile[], melds: readonly Tiles[], missing: Suit | null): Usable {
  const counts = countKinds(concealed);
  const elsewhere =
    melds.length === 0 ? new Uint8Array(KINDS) : countKinds(melds.flatMap(meld => meld.tiles));
  elsewhere.fill(COPIES, EAST, KINDS);
  if (missing !== null) {
    const from = firstOf(missing);
    counts.fill(0, from, from + 9);
    elsewhere.fill(COPIES, from, from + 9);
  }
  return { counts, melds: melds.length, elsewhere };
}

/**
 * The kinds that complete a hand waiting for a tile, in order (B8): none of which it holds all four itself, none while it
 * holds its missing suit.
 */
export function waitsOf(
  concealed: readonly Tile[],
  melds: readonly Tiles[],
  missing: Suit | null,
): readonly Kind[] {
  if (holds(concealed, missing)) return [];
  const hand = usable(concealed, melds, missing);
  const found = outlook(hand.counts, hand.melds, FORMS, hand.elsewhere);
  return found.shanten === 0 ? found.useful : [];
}

interface WithMissing {
  readonly missing: Suit | null;
}

/** The missing suit of a hand, from the state of its seat or from the line of input. */
function missingOf(hand: HandInput<WithMissing>): Suit | null {
  return hand.own?.missing ?? hand.missing ?? null;
}

export function readiness(hand: HandInput<WithMissing>): Readiness {
  const { counts, melds, elsewhere } = usable(hand.concealed, hand.melds, missingOf(hand));
  if (hand.concealed.length % 3 === 1) return outlook(counts, melds, FORMS, elsewhere);
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
