import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../../server/reason-of.ts';
import type { OptionSpec } from '../game/options.ts';
import type { Ruleset } from '../game/ruleset.ts';

/** The option of a table that holds its card, and the folder of cards in the data folder. */
const CARD = 'card';
const FOLDER = 'cards';

/** The rulesets with the host's own cards, and one line for each file that is no card. */
export interface WithOwnCards {
  readonly rulesets: readonly Ruleset[];
  readonly problems: readonly string[];
}

/**
 * Offers the cards that the host put into `cards/` of the data folder to whoever opens a table. The card's whole text becomes
 * the option's value, so that a recorded match can be checked wherever it is taken.
 */
export function withOwnCards(rulesets: readonly Ruleset[], data: string): WithOwnCards {
  const folder = join(data, FOLDER);
  const problems: string[] = [];
  const files = filesIn(folder, problems);
  const extended = rulesets.map(rules => {
    const read = rules.readCard;
    if (read === undefined) return rules;
    const cards: Record<string, string> = {};
    for (const { name, text } of files) {
      const report = read(text);
      if (!('problems' in report)) cards[text] = report.name;
      else {
        const { line, column, message } = report.problems[0]!;
        problems.push(`${join(folder, name)}:${line}:${column}: ${message}`);
      }
    }
    return Object.keys(cards).length === 0 ? rules : withCards(rules, cards);
  });
  return { rulesets: extended, problems };
}

function filesIn(folder: string, problems: string[]): { readonly name: string; readonly text: string }[] {
  try {
    return readdirSync(folder)
      .filter(name => /\.(card|json)$/.test(name))
      .sort()
      .map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Most hosts have no cards of their own.
    if (code !== 'ENOENT') problems.push(`${folder} cannot be read: ${reasonOf(error)}`);
    return [];
  }
}

/** @param cards names of cards by their texts */
function withCards(rules: Ruleset, cards: Readonly<Record<string, string>>): Ruleset {
  const options = rules.options.map(
    (spec): OptionSpec =>
      spec.name === CARD && spec.type === 'choice'
        ? { ...spec, values: [...spec.values, ...Object.keys(cards)] }
        : spec,
  );
  const { en } = rules.words;
  const words = en.options[CARD]!;
  const named = { ...words, values: { ...words.values, ...cards } };
  return {
    ...rules,
    options,
    words: { ...rules.words, en: { ...en, options: { ...en.options, [CARD]: named } } },
  };
}
