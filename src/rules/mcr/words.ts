import type { RulesetWords } from '../../game/words.ts';

export const words: RulesetWords = {
  title: 'Chinese Official',
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
