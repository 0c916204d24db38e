import type { RulesetWords } from '../../game/words.ts';
import { elementNames } from './element-names.ts';

export const words: RulesetWords = {
  title: 'Chinese Official',
  summary: 'Eighty-one scoring elements, and no win below eight points',
  rules: [
    {
      heading: 'The aim',
      text: 'Complete a hand that is worth at least eight points. Most hands are four sets and a pair; a set is three in a row of one suit (a chow), three alike (a pung) or four alike that you have declared (a kong). What the hand is worth is the sum of the scoring elements in it. Flowers do not help to reach eight.',
    },
    {
      heading: 'Other shapes',
      text: 'Seven pairs with nothing laid down win too; four alike are two of the pairs. So do the thirteen orphans: one of each terminal and honor, and one of them twice. A knitted straight is 147 of one suit, 258 of another and 369 of the third; with a set and a pair it is a hand. And fourteen different tiles win where the suited ones all belong to one knitted straight and the rest are honors.',
    },
    {
      heading: 'Your turn',
      text: 'You draw a tile and discard one. A flower is laid beside your hand and replaced from the back of the wall at once, as often as it takes; before the first discard everybody does this, the dealer first. Four alike of your own are a kong that lies face down until the hand ends, and a fourth tile may be added to a pung you laid down. Both bring a replacement.',
    },
    {
      heading: 'Taking a discard',
      text: 'Everybody may take a discard to win or for a pung or kong; only the next player may take it for a chow. A win goes before a pung or kong, and those before a chow. If several can win, the one who sits nearest after the discarder does. Somebody who waits for a tile that is added to a pung may win with it. The last discard of the wall may only be won with.',
    },
    {
      heading: 'Counting points',
      text: 'The dearest elements count, and whatever is part of them by their nature does not count again: a full flush has no honors, so No Honors adds nothing. Sets may be combined once: a set that is not yet part of a combination may join one that is, and two that are joined already are not joined again. The program finds the reading and the combination worth most. If nothing else scores, the hand is a Chicken Hand for eight points.',
    },
    {
      heading: 'Waits and last tiles',
      text: 'Edge, Closed and Single Wait count when only one kind of tile would have completed the hand. The fourth copy of a tile whose other three lie open is the Last Tile. The last tile of the wall, the discard after it, the replacement of a kong and a robbed kong are worth eight each.',
    },
    {
      heading: 'Payment',
      text: 'Each of the others pays the winner eight. On a self-draw each also pays the value of the hand; otherwise only the one who discarded the tile, or whose kong was robbed, does. Each flower adds a point to the value of a hand that has reached its eight without them. If the wall runs out, nobody pays.',
    },
    {
      heading: 'The match',
      text: 'Sixteen hands. The deal passes on after every hand, and after every four the round takes its next wind. Totals may be negative; equal totals share a place.',
    },
  ],
  actions: {},
  names: {
    'best-now': 'In hand',
    elements: 'With',
    wait: 'Win for',
    'wait-self-draw': 'Self-draw only, for',
    'wait-below': 'Too few points',
    'below-minimum': 'Complete, too few points',
  },
  patterns: elementNames,
  reasons: { win: 'win' },
  refusals: {
    incomplete: 'This hand is not complete.',
    'below-minimum': 'This hand is complete, but worth too few points without its flowers.',
  },
  options: {
    minimum: {
      label: 'Minimum',
      help: 'Points that a hand must have, flowers not counted, to be a win. The base payment of eight stays whatever this is.',
    },
    hands: {
      label: 'Hands',
      help: 'How many hands make a match: every round, two of them, or one.',
      values: { '16': 'sixteen, four rounds', '8': 'eight, two rounds', '4': 'four, one round' },
    },
    mixedKongs: {
      label: 'Melded and concealed kong',
      help: 'One of each: 4 and 2 points by the official list, or 5 in all as some federations count.',
      values: { '6': '6 points', '5': '5 points' },
    },
    flowers: {
      label: 'Flowers',
      help: 'Play with the eight flowers and seasons, a point each, or with 136 tiles.',
    },
    severalWinners: {
      label: 'Several winners',
      help: 'Everybody who can win with a tile does, instead of the nearest alone. Winners of one tile do not pay each other.',
    },
  },
  presets: {
    official: 'Official',
    'one-round': 'One round',
    'first-steps': 'First steps: four points, no flowers',
  },
  tiles: {},
  events: {},
};
