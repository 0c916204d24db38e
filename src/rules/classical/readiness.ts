import type { Readiness } from '../../game/ruleset.ts';
import type { AnalyzeAnswer, HandInput } from '../../game/scoring.ts';
import { kindOf } from '../../tiles/tile.ts';
import { analyzer, readinessBy } from '../common/readiness.ts';
import { analyzerWith, readinessWith } from '../common/special-form.ts';
import type { ClassicalSeat } from './own-state.ts';
import { ON_A_DISCARD } from './scoring/hand.ts';
import { scoreWin } from './scoring/score-win.ts';
import { formsOf } from './scoring/shapes.ts';
import { type TableRules, tableRules } from './scoring/table-rules.ts';
import { sevenTwins } from './seven-twins.ts';

interface Judges {
  readonly readiness: (hand: HandInput) => Readiness;
  readonly analyze: (hand: HandInput) => AnalyzeAnswer;
}

/** By whether seven twins win, and then whether thirteen orphans do. */
const JUDGES: readonly (readonly Judges[])[] = [false, true].map(twins =>
  [false, true].map(thirteenOrphans => {
    const forms = formsOf({ thirteenOrphans, sevenTwins: twins });
    return twins
      ? { readiness: readinessWith(forms, sevenTwins), analyze: analyzerWith(forms, sevenTwins) }
      : { readiness: readinessBy(forms), analyze: analyzer(forms) };
  }),
);

function judgesFor(table: TableRules): Judges {
  return JUDGES[Number(table.sevenTwins)]![Number(table.thirteenOrphans)]!;
}

/** How far a hand is from any shape that wins; of a ready hand what each wait would be worth on a discard. */
export function readiness(hand: HandInput<ClassicalSeat>): Readiness {
  const table = tableRules(hand.options);
  const found = judgesFor(table).readiness(hand);
  const { own } = hand;
  if (own === undefined || found.shanten !== 0 || found.discards !== undefined) return found;
  const worth = found.useful.map(tile => {
    const tiles = { concealed: [...hand.concealed, tile], melds: hand.melds };
    return scoreWin(tiles, { ...ON_A_DISCARD, ...placeOf(own), win: kindOf(tile) }, table)?.value ?? 0;
  });
  return { ...found, worth };
}

export function analyzeLine(hand: HandInput): AnalyzeAnswer {
  return judgesFor(tableRules(hand.options)).analyze(hand);
}

function placeOf({ wind, round, bonus, called }: ClassicalSeat) {
  return { wind, round, bonus, originalCall: called };
}
