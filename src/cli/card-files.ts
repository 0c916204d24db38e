import type { OptionSpec } from '../game/options.ts';
import type { Ruleset } from '../game/ruleset.ts';
import { InputError } from '../game/score-input.ts';
import { type Flag, type Given, UsageError } from './command.ts';
import { readText } from './files.ts';

export const CARD_FLAG: Flag = {
  name: 'card',
  value: 'FILE',
  help: 'the hand card of lines that name none: a file, or one that comes with the ruleset',
};

/** The option of the table that holds its card. */
const CARD = 'card';

/**
 * Rules read no files: what a line names as its card, by path, is put in its options as the card's own text. Lines of
 * rulesets without cards stay as they are.
 * @throws UsageError where `--card` is given to such a ruleset
 */
export function cardLoader(rules: Ruleset, given: Given): (line: unknown) => unknown {
  const spec = rules.options.find(option => option.name === CARD);
  const flag = given.text(CARD);
  if (spec === undefined) {
    if (flag !== undefined) throw new UsageError(`--card: ${rules.id} is played without a card`);
    return line => line;
  }
  const texts = new Map<string, string>();
  return line => {
    if (line === null || typeof line !== 'object') return line;
    const { card, ...fields } = line as Record<string, unknown>;
    const options = (fields.options ?? {}) as Record<string, unknown>;
    const named = card ?? options.card ?? flag;
    if (typeof named !== 'string') return line;
    let text = texts.get(named);
    if (text === undefined) {
      text = textOf(spec, named);
      texts.set(named, text);
    }
    return { ...fields, options: { ...options, card: text } };
  };
}

/** @throws InputError where there is no such file */
function textOf(spec: OptionSpec, named: string): string {
  if (spec.type === 'choice' && spec.values.includes(named)) return named;
  // A text of several lines is a card itself; no path is.
  if (named.includes('\n')) return named;
  try {
    return readText(named);
  } catch (error) {
    throw new InputError(`card: ${(error as Error).message}`);
  }
}
