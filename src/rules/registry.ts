import type { Ruleset } from '../game/ruleset.ts';
import { american } from './american/american.ts';
import { basic13 } from './basic13/basic13.ts';
import { classical } from './classical/classical.ts';
import { mcr } from './mcr/mcr.ts';
import { riichi } from './riichi/riichi.ts';
import { sanma } from './riichi/sanma.ts';
import { sichuanBattle } from './sichuan/battle.ts';
import { sichuanFlow } from './sichuan/flow.ts';

/** Every ruleset there is, in the order in which they are listed. A new one is a folder beside this file and a line here. */
const RULESETS: readonly Ruleset[] = [
  basic13,
  sichuanBattle,
  sichuanFlow,
  riichi,
  sanma,
  mcr,
  american,
  classical,
];

/** The rulesets, and those that were registered on top (by tests). */
const registered: Ruleset[] = [...RULESETS];

export function allRulesets(): readonly Ruleset[] {
  return registered;
}

/** The ruleset of an id; undefined where there is none. */
export function rulesetOf(id: string): Ruleset | undefined {
  return registered.find(rules => rules.id === id);
}

/** Adds a ruleset from outside this folder, until what is returned takes it away again. */
export function register(rules: Ruleset): () => void {
  registered.push(rules);
  return () => {
    const at = registered.indexOf(rules);
    if (at >= 0) registered.splice(at, 1);
  };
}
