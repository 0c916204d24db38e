import type { RulesetWords } from '../../game/words.ts';

export const words: RulesetWords = {
  title: 'Chinese Classical',
  summary: 'Points and doubles for every hand, and losers who settle among themselves',
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
