import type { Readiness } from '../../game/ruleset.ts';
import type { AnalyzeAnswer, HandInput } from '../../game/scoring.ts';
import { type Counts, countKinds } from '../../shape/counts.ts';
import { discards } from '../../shape/discards.ts';
import type { Forms } from '../../shape/forms.ts';
import { sevenPairsShanten, shanten, standardShanten, thirteenOrphansShanten } from '../../shape/shanten.ts';
import { outlook } from '../../shape/useful.ts';
import { KINDS, type Kind } from '../../tiles/tile.ts';

/** Copies of a tile in the set; those one holds or has laid down cannot come again. */
const COPIES = 4;

/**
 * The readiness hook of a ruleset whose wins are a matter of shape.
 * @param absent four of each kind that the set lacks, where it lacks any
 */
export function readinessBy(forms: Forms, absent?: Counts): (hand: HandInput) => Readiness {
  return hand => {
    const counts = countKinds(hand.concealed);
    const melds = hand.melds.length;
    const elsewhere = elsewhereOf(hand, absent);
    if (hand.concealed.length % 3 === 1) return outlook(counts, melds, forms, elsewhere);
    const choices = discards(counts, melds, forms, elsewhere);
    return {
      shanten: shanten(counts, melds, forms, elsewhere),
      useful: [],
      discards: choices.map(({ discard, ...after }) => ({ tile: discard, ...after })),
    };
  };
}

/** The `analyze` hook of such a ruleset. Fields of forms that it lacks, and of pairs and orphans beside melds, are absent. */
export function analyzer(forms: Forms, absent?: Counts): (hand: HandInput) => AnalyzeAnswer {
  return hand => {
    const counts = countKinds(hand.concealed);
    const melds = hand.melds.length;
    const elsewhere = elsewhereOf(hand, absent);
    const left = (kind: Kind): number => COPIES - counts[kind]! - (elsewhere?.[kind] ?? 0);
    const answer = {
      shanten: shanten(counts, melds, forms, elsewhere),
      ...(forms.standard ? { standard: standardShanten(counts, melds, elsewhere) } : {}),
      ...(forms.sevenPairs && melds === 0
        ? { sevenPairs: sevenPairsShanten(counts, melds, forms.sevenPairs) }
        : {}),
      ...(forms.orphans && melds === 0 ? { thirteenOrphans: thirteenOrphansShanten(counts, melds) } : {}),
    };
    if (hand.concealed.length % 3 === 1) {
      const { useful } = outlook(counts, melds, forms, elsewhere);
      return {
        ...answer,
        waits: answer.shanten === 0 ? useful : [],
        useful: useful.map(kind => ({ tile: kind, left: left(kind) })),
      };
    }
    const choices = discards(counts, melds, forms, elsewhere).map(choice => ({
      tile: choice.discard,
      shanten: choice.shanten,
      useful: choice.useful.reduce((sum, kind) => sum + left(kind), 0),
    }));
    return { ...answer, discards: choices.sort((a, b) => a.shanten - b.shanten || b.useful - a.useful) };
  };
}

/** Copies that cannot come: those in the melds, and what the set lacks. */
function elsewhereOf(hand: HandInput, absent: Counts | undefined): Counts | undefined {
  if (hand.melds.length === 0) return absent;
  const counts = countKinds(hand.melds.flatMap(meld => meld.tiles));
  if (absent !== undefined)
    for (let kind = 0; kind < KINDS; kind++) counts[kind] = counts[kind]! + absent[kind]!;
  return counts;
}
