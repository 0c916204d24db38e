import type { RulesetWords } from '../../game/words.ts';
import { optionWords } from './option-words.ts';
import { patternNames } from './pattern-names.ts';
import { rulesPage } from './rules-page.ts';

export const words: RulesetWords = {
  title: 'Chinese Classical',
  summary: 'Points and doubles for every hand; the losers settle too. Two to four players',
  rules: rulesPage,
  actions: {
    'original-call': { label: 'original call', said: '{who} makes an original call and discards {tile}' },
  },
  names: {
    'my-hand': 'Hand',
    ledger: 'Ledger',
    'original-call': 'original call',
    points: 'points',
    doubles: 'dbl',
    limit: 'limit',
    eastWins: 'East’s wins',
  },
  patterns: patternNames,
  reckoning: ({ base, doubles }) =>
    typeof base === 'number' && typeof doubles === 'number' && doubles > 0
      ? [`${base} × ${2 ** doubles}`]
      : [],
  reasons: { win: 'win', 'loser-hand': 'losing hand' },
  refusals: {
    incomplete: 'This is not four sets and a pair, nor any of the special hands.',
    locked: 'After an original call the hand stays as it is.',
  },
  options: optionWords,
  presets: { emahjong: 'eMahjong', kajongg: 'As kajongg plays', millington: 'After Millington' },
  tiles: {},
  events: {},
};
