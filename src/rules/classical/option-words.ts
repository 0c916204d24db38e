import type { OptionWords } from '../../game/words.ts';
import { patternNames } from './pattern-names.ts';
import { LIMIT_HANDS } from './scoring/limit-hands.ts';

/** What each limit hand is, in a line. */
const LIMIT_HELP: Readonly<Record<string, string>> = {
  'thirteen-orphans':
    'One of each terminal and honor and one of them twice, all concealed. Off: it does not win.',
  'nine-gates': '1112345678999 of one suit, all concealed, and any tile of that suit.',
  'four-kongs': 'Four kongs and a pair.',
  'heavenly-hand': 'East is complete as dealt.',
  'earthly-hand': 'Another player wins with East’s first discard.',
  'all-honors': 'Winds and dragons only.',
  'all-terminals': 'Ones and nines only.',
  'hidden-treasure': 'Four concealed pungs or kongs and a pair, the last tile drawn.',
  'concealed-one-suit': 'One suit without honors, nothing claimed, the last tile drawn.',
  'imperial-jade': 'Only 2, 3, 4, 6 and 8 bamboo and green dragons.',
  'big-three-dragons': 'Sets of all three dragons. Off: five doubles.',
  'four-winds': 'Sets of all four winds. Off: two doubles beside those of own and round wind.',
  'twofold-fortune': 'A kong whose loose tile makes a second kong whose loose tile wins.',
  'plucking-the-moon': 'The last tile of the wall is 1 dots and wins.',
  'plum-blossom': 'A loose tile is 5 dots and wins.',
  'carrying-pole': 'Robbing a kong of 2 bamboo.',
  'wriggling-snake': 'One suit: pungs of 1 and 9, a pair of 2, 5 or 8, and the rest in two chows.',
  'seven-twins': 'Seven different pairs of one suit, all concealed. Off: no pairs win.',
};

export const optionWords: Readonly<Record<string, OptionWords>> = {
  players: {
    label: 'Players',
    help: 'With fewer the same tiles are used, and the seats from East on.',
    values: { '2': 'two', '3': 'three', '4': 'four' },
  },
  game: {
    label: 'Game',
    help: 'Express: everybody is East once. Otherwise East stays after winning and after a washout.',
    values: { express: 'express', multi: 'many hands' },
  },
  length: {
    label: 'Length',
    help: 'How long a game of many hands is.',
    values: {
      '1-round': 'one round',
      '2-rounds': 'two rounds',
      '4-rounds': 'four rounds',
      hands: 'a number of hands',
    },
  },
  fixedHands: { label: 'Hands', help: 'How many, where the length is a number of hands.' },
  limit: { label: 'Limit', help: 'The most that any hand is worth, a winner’s or a loser’s.' },
  startPoints: {
    label: 'Starting points',
    help: 'What everybody begins with. Totals may fall below nothing.',
  },
  goingOut: {
    label: 'Going out',
    help: 'Points that the winner has for winning.',
    values: { '10': '10 points', '20': '20 points' },
  },
  bonusDouble: {
    label: 'Own bonus tiles',
    help: 'Whether one’s own flower or season doubles the hand by itself, or only both together.',
    values: { either: 'either doubles', both: 'both for a double' },
  },
  eastDoubles: { label: 'East doubles', help: 'East pays and receives double.' },
  ninthDeal: {
    label: 'Run of East',
    help: 'East’s win in a row that is worth the limit and passes the deal on; in games of many hands.',
    values: { '0': 'not counted', '9': 'the ninth', '13': 'the thirteenth' },
  },
  ...Object.fromEntries(
    LIMIT_HANDS.map(({ id, option }) => [option, { label: patternNames[id]!, help: LIMIT_HELP[id]! }]),
  ),
};
