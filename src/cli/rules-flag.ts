import type { Ruleset } from '../game/ruleset.ts';
import { allRulesets, rulesetOf } from '../rules/registry.ts';
import { type Flag, type Given, UsageError } from './command.ts';

export const RULES_FLAG: Flag = { name: 'rules', value: 'RULES', help: 'the ruleset, such as basic13' };

/** The ruleset named by `--rules`. @throws UsageError */
export function rulesFlag(given: Given): Ruleset {
  const id = given.text('rules');
  if (id === undefined) throw new UsageError(`--rules is needed: one of ${rulesetIds()}`);
  return rulesNamed(id);
}

/** @throws UsageError */
export function rulesNamed(id: string): Ruleset {
  const rules = rulesetOf(id);
  if (rules === undefined) throw new UsageError(`there is no ruleset "${id}"; there are ${rulesetIds()}`);
  return rules;
}

function rulesetIds(): string {
  return allRulesets()
    .map(rules => rules.id)
    .join(', ');
}
