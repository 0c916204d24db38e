import type { Refusal } from '../../game/refusal.ts';
import type { RulesetWords } from '../../game/words.ts';
import type { Texts } from './texts.ts';

/** The label of a verb: the ruleset's, else the common one, else the verb itself. */
export function actionLabel(texts: Texts, words: RulesetWords, verb: string): string {
  return words.actions[verb]?.label ?? texts.table.actions[verb] ?? words.names[verb] ?? verb;
}

/** The name of an answer, a choice, a panel, a mark, a counter or an abort in the ruleset's words. */
export function nameOf(words: RulesetWords, id: string): string {
  return words.names[id] ?? id.replaceAll('-', ' ');
}

/** What a choice before play asks, told for each of several alike where the ruleset does. */
export function choiceName(
  words: RulesetWords,
  { id, round }: { readonly id: string; readonly round: number },
): string {
  return words.names[`${id}-${round}`] ?? nameOf(words, id);
}

export function patternName(words: RulesetWords, id: string): string {
  return words.patterns[id] ?? id.replaceAll('-', ' ');
}

/** What a payment was for, in the ruleset's words. */
export function reasonText(words: RulesetWords, reason: string): string {
  return words.reasons[reason] ?? reason.replaceAll('-', ' ');
}

/** Why a command was not taken, in the ruleset's words where it has some. */
export function refusalText(texts: Texts, words: RulesetWords, refusal: Refusal | 'stalled'): string {
  return words.refusals[refusal] ?? texts.refusals[refusal];
}
