import { isDragon, isHonor, isTerminal, isTerminalOrHonor, isWind } from '../../../../tiles/tile.ts';
import { either, inOneSuit as pure } from '../set-relations.ts';
import { concealedPungs, kongs, pungs } from '../set-traits.ts';
import { allAre, hasHonors, isGreen, isNineGates, suit, suitsHeld } from '../tile-traits.ts';
import type { Element } from './element.ts';

/** The elements of 88, 64, 48 and 32 points. */
export const FROM_32_UP: readonly Element[] = [
  // 88
  {
    id: 'big-four-winds',
    points: 88,
    implies: ['big-three-winds', 'all-pungs', 'prevalent-wind', 'seat-wind', 'pung-of-terminals-or-honors'],
    test: hand => pungs(hand, isWind) === 4,
  },
  {
    id: 'big-three-dragons',
    points: 88,
    implies: ['two-dragon-pungs', 'dragon-pung'],
    test: hand => pungs(hand, isDragon) === 3,
  },
  { id: 'all-green', points: 88, implies: ['half-flush'], test: hand => allAre(hand, isGreen) },
  {
    id: 'nine-gates',
    points: 88,
    implies: ['full-flush', 'fully-concealed-hand', 'concealed-hand', 'no-honors'],
    test: isNineGates,
  },
  {
    id: 'four-kongs',
    points: 88,
    implies: [
      'three-kongs',
      'two-concealed-kongs',
      'two-melded-kongs',
      'concealed-kong-and-melded-kong',
      'concealed-kong',
      'melded-kong',
      'all-pungs',
      'single-wait',
    ],
    test: hand => kongs(hand) === 4,
  },
  {
    id: 'seven-shifted-pairs',
    points: 88,
    implies: [
      'seven-pairs',
      'full-flush',
      'fully-concealed-hand',
      'concealed-hand',
      'no-honors',
      'single-wait',
    ],
    test: hand =>
      hand.structure === 'seven-pairs' &&
      hand.kinds.length === 7 &&
      suit(hand.kinds[0]!) < 3 &&
      suit(hand.kinds[0]!) === suit(hand.kinds[6]!) &&
      hand.kinds[6]! - hand.kinds[0]! === 6,
  },
  {
    id: 'thirteen-orphans',
    points: 88,
    implies: ['all-types', 'fully-concealed-hand', 'concealed-hand', 'single-wait'],
    test: hand => hand.structure === 'thirteen-orphans',
  },
  // 64
  {
    id: 'all-terminals',
    points: 64,
    implies: ['all-pungs', 'outside-hand', 'double-pung', 'pung-of-terminals-or-honors', 'no-honors'],
    test: hand => allAre(hand, isTerminal),
  },
  {
    id: 'little-four-winds',
    points: 64,
    implies: ['big-three-winds', 'pung-of-terminals-or-honors'],
    test: hand => pungs(hand, isWind) === 3 && hand.pair !== null && isWind(hand.pair),
  },
  {
    id: 'little-three-dragons',
    points: 64,
    implies: ['two-dragon-pungs', 'dragon-pung'],
    test: hand => pungs(hand, isDragon) === 2 && hand.pair !== null && isDragon(hand.pair),
  },
  {
    id: 'all-honors',
    points: 64,
    implies: ['all-terminals-and-honors', 'all-pungs', 'outside-hand', 'pung-of-terminals-or-honors'],
    test: hand => allAre(hand, isHonor),
  },
  {
    id: 'four-concealed-pungs',
    points: 64,
    implies: [
      'three-concealed-pungs',
      'two-concealed-pungs',
      'all-pungs',
      'fully-concealed-hand',
      'concealed-hand',
    ],
    test: hand => concealedPungs(hand) === 4,
  },
  {
    id: 'pure-terminal-chows',
    points: 64,
    implies: ['full-flush', 'all-chows', 'no-honors'],
    chows: 4,
    related: pure(0, 6, 0),
    pair: (pair, firsts) => pair === firsts[0]! + 4,
  },
  // 48
  { id: 'quadruple-chow', points: 48, implies: ['tile-hog'], chows: 4, related: pure(0, 0, 0) },
  { id: 'four-pure-shifted-pungs', points: 48, implies: ['all-pungs'], pungs: 4, related: pure(1, 1, 1) },
  // 32
  { id: 'four-pure-shifted-chows', points: 32, chows: 4, related: either(pure(1, 1, 1), pure(2, 2, 2)) },
  {
    id: 'three-kongs',
    points: 32,
    implies: [
      'two-concealed-kongs',
      'two-melded-kongs',
      'concealed-kong-and-melded-kong',
      'concealed-kong',
      'melded-kong',
    ],
    test: hand => kongs(hand) >= 3,
  },
  {
    id: 'all-terminals-and-honors',
    points: 32,
    implies: ['all-pungs', 'outside-hand', 'pung-of-terminals-or-honors'],
    test: hand =>
      hand.structure !== 'thirteen-orphans' &&
      allAre(hand, isTerminalOrHonor) &&
      hasHonors(hand) &&
      suitsHeld(hand) > 0,
  },
];
