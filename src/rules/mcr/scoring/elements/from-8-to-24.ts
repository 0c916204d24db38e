import { isHonor, isWind } from '../../../../tiles/tile.ts';
import {
  either,
  inMixedSuits as mixed,
  inOneSuit as pure,
  terminalChowsOfTwoSuits,
} from '../set-relations.ts';
import { concealedPungs, pungs } from '../set-traits.ts';
import {
  allAre,
  allRanks,
  everyGroupHas,
  hasHonors,
  isReversible,
  rank,
  suit,
  suitsHeld,
} from '../tile-traits.ts';
import type { Element } from './element.ts';

/** The elements of 24, 16, 12 and 8 points. */
export const FROM_8_TO_24: readonly Element[] = [
  // 24
  {
    id: 'seven-pairs',
    points: 24,
    implies: ['fully-concealed-hand', 'concealed-hand', 'single-wait'],
    test: hand => hand.structure === 'seven-pairs',
  },
  {
    id: 'greater-honors-and-knitted-tiles',
    points: 24,
    implies: ['all-types', 'fully-concealed-hand', 'concealed-hand'],
    test: hand => hand.structure === 'honors-and-knitted-tiles' && hand.kinds.filter(isHonor).length === 7,
  },
  {
    id: 'all-even-pungs',
    points: 24,
    implies: ['all-pungs', 'all-simples', 'no-honors'],
    test: hand => hand.pungs.length === 4 && allAre(hand, kind => suit(kind) < 3 && rank(kind) % 2 === 0),
  },
  {
    id: 'full-flush',
    points: 24,
    implies: ['no-honors'],
    test: hand => suitsHeld(hand) === 1 && !hasHonors(hand),
  },
  { id: 'pure-triple-chow', points: 24, chows: 3, related: pure(0, 0) },
  { id: 'pure-shifted-pungs', points: 24, pungs: 3, related: pure(1, 1) },
  {
    id: 'upper-tiles',
    points: 24,
    implies: ['upper-four', 'no-honors'],
    test: hand => allRanks(hand, 7, 9),
  },
  {
    id: 'middle-tiles',
    points: 24,
    implies: ['all-simples', 'no-honors'],
    test: hand => allRanks(hand, 4, 6),
  },
  {
    id: 'lower-tiles',
    points: 24,
    implies: ['lower-four', 'no-honors'],
    test: hand => allRanks(hand, 1, 3),
  },
  // 16
  { id: 'pure-straight', points: 16, chows: 3, related: pure(3, 3) },
  {
    id: 'three-suited-terminal-chows',
    points: 16,
    implies: ['all-chows', 'no-honors'],
    chows: 4,
    related: terminalChowsOfTwoSuits,
    pair: (pair, firsts) =>
      suit(pair) < 3 &&
      rank(pair) === 5 &&
      suit(pair) !== suit(firsts[0]!) &&
      suit(pair) !== suit(firsts[3]!),
  },
  { id: 'pure-shifted-chows', points: 16, chows: 3, related: either(pure(1, 1), pure(2, 2)) },
  {
    id: 'all-fives',
    points: 16,
    implies: ['all-simples', 'no-honors'],
    test: hand => everyGroupHas(hand, kind => suit(kind) < 3 && rank(kind) === 5),
  },
  { id: 'triple-pung', points: 16, pungs: 3, related: mixed(0, 0) },
  {
    id: 'three-concealed-pungs',
    points: 16,
    implies: ['two-concealed-pungs'],
    test: hand => concealedPungs(hand) >= 3,
  },
  // 12
  {
    id: 'lesser-honors-and-knitted-tiles',
    points: 12,
    implies: ['all-types', 'fully-concealed-hand', 'concealed-hand'],
    test: hand => hand.structure === 'honors-and-knitted-tiles' && hand.kinds.filter(isHonor).length < 7,
  },
  {
    id: 'knitted-straight',
    points: 12,
    test: hand =>
      hand.structure === 'knitted-straight' ||
      (hand.structure === 'honors-and-knitted-tiles' && hand.kinds.filter(isHonor).length === 5),
  },
  { id: 'upper-four', points: 12, implies: ['no-honors'], test: hand => allRanks(hand, 6, 9) },
  { id: 'lower-four', points: 12, implies: ['no-honors'], test: hand => allRanks(hand, 1, 4) },
  { id: 'big-three-winds', points: 12, test: hand => pungs(hand, isWind) >= 3 },
  // 8
  { id: 'mixed-straight', points: 8, chows: 3, related: mixed(3, 3) },
  {
    id: 'reversible-tiles',
    points: 8,
    implies: ['one-voided-suit'],
    test: hand => allAre(hand, isReversible),
  },
  { id: 'mixed-triple-chow', points: 8, chows: 3, related: mixed(0, 0) },
  { id: 'mixed-shifted-pungs', points: 8, pungs: 3, related: mixed(1, 1) },
  // Scored where nothing else does (D4.5): see score-hand.ts.
  { id: 'chicken-hand', points: 8, test: () => false },
  {
    id: 'last-tile-draw',
    points: 8,
    implies: ['self-drawn'],
    test: hand => hand.lastTile && hand.selfDraw,
  },
  { id: 'last-tile-claim', points: 8, test: hand => hand.lastTile && !hand.selfDraw },
  {
    id: 'out-with-replacement-tile',
    points: 8,
    implies: ['self-drawn'],
    test: hand => hand.replacesKong && hand.selfDraw,
  },
  { id: 'robbing-the-kong', points: 8, implies: ['last-tile'], test: hand => hand.robsKong },
];
