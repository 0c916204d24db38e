import type { RulesetWords } from '../../game/words.ts';

/** What both forms say alike. */
export const commonWords: Omit<RulesetWords, 'title' | 'summary' | 'rules'> = {
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
