import type { RulesetWords } from '../../game/words.ts';

export const words: RulesetWords = {
  title: 'Basic 13',
  summary: 'Four sets and a pair, no minimum: the table to learn on',
  rules: [
    {
      heading: 'The aim',
      text: 'Be the first to hold four sets and a pair. A set is three in a row of one suit (a chow), three alike (a pung) or four alike that you have declared (a kong). Seven different pairs win too, as long as you have laid nothing down. There are four of every tile; winds and dragons make no rows. A hand that one more tile would complete is ready.',
    },
    {
      heading: 'Your turn',
      text: 'You draw a tile and discard one, so you always keep thirteen. The dealer begins with a fourteenth tile and discards first.',
    },
    {
      heading: 'Taking a discard',
      text: 'When somebody discards, you may take that tile: for a win from anybody, for a pung or kong from anybody, for a chow only from the player before you. A win goes before a pung or kong, and those before a chow. After a chow or pung you discard without drawing; after a kong you draw a replacement first.',
    },
    {
      heading: 'Kongs',
      text: 'On your turn you may declare four alike from your hand, or add the fourth tile to a pung of yours. Somebody who waits for that fourth tile may win with it instead. The last discard of the wall may only be won with.',
    },
    {
      heading: 'Points',
      text: 'Drawing your winning tile yourself costs each of the others 1. Winning with a discard costs the one who discarded it 3, for every winner. Nothing else is paid, whatever the hand looks like.',
    },
    {
      heading: 'The match',
      text: 'Eight hands. The dealer deals again after winning and after a hand that nobody won; otherwise the deal passes on.',
    },
  ],
  actions: {},
  names: {},
  patterns: { standard: 'Four sets and a pair', 'seven-pairs': 'Seven pairs' },
  reasons: { win: 'win' },
  refusals: { incomplete: 'This is not four sets and a pair yet.' },
  options: {
    hands: { label: 'Hands', help: 'How many hands make a match. A repeated deal counts.' },
  },
  presets: {},
  tiles: {},
  events: {},
};
