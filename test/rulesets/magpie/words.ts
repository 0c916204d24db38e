import type { RulesetWords } from '../../../src/game/words.ts';

export const words: RulesetWords = {
  title: 'Magpie',
  summary: 'Vow a suit in secret, collect nothing else, fly off',
  rules: [{ heading: 'The aim', text: 'Hold nothing but jokers and the suit that you vowed to collect.' }],
  actions: {
    vow: { label: 'vow', said: '{who} vows' },
    claim: { label: 'five', said: '{who} lays down five of {tile}' },
  },
  names: { vow: 'Vow a suit', dots: 'dots', bamboo: 'bamboo', five: 'five' },
  patterns: { pure: 'Nothing else' },
  reasons: { win: 'win', five: 'five alike' },
  refusals: { incomplete: 'There is still a strange tile among yours.' },
  options: { hands: { label: 'Hands', help: 'How many hands make a match.' } },
  presets: {},
  tiles: {},
  events: { vowed: '{who} has vowed' },
};
