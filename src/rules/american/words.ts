import type { RulesetWords } from '../../game/words.ts';

export const words: RulesetWords = {
  title: 'American',
  summary: 'A card of hands, the Charleston, jokers',
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
