import type { RulesetWords } from '../../game/words.ts';
import type { Variant } from './variant.ts';

export function words(variant: Variant): RulesetWords {
  return {
    title: variant.id,
    summary: '',
    rules: [],
    actions: {},
    names: {},
    patterns: {},
    reasons: {},
    refusals: {},
    options: {},
    presets: {},
    tiles: {},
    events: {},
  };
}
