import type { View } from '../../../game/view.ts';
import type { RulesetWords } from '../../../game/words.ts';
import type { Texts } from '../../texts/texts.ts';

/** What to do now, in one sentence, for somebody who plays for the first time; null while there is nothing to do. */
export function coachLine(words: Texts['match']['coach'], rules: RulesetWords, view: View): string | null {
  const verbs = view.offers.map(offer => offer.do);
  if (verbs.length === 0) return null;
  if (verbs.includes('win')) return words.win;
  if (view.phase === 'window') return words.claim;
  if (verbs.includes('discard')) return words.discard(rules.names.aim ?? words.aim);
  return words.choice;
}
