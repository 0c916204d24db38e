import { isDragon, isHonor, isTerminal, isTerminalOrHonor, isWind, type Kind } from '../../../tiles/tile.ts';
import type { Hand } from './hand.ts';
import {
  either,
  inMixedSuits as mixed,
  inOneSuit as pure,
  type Relation,
  terminalChowsOfTwoSuits,
} from './set-relations.ts';
import {
  concealedKongs,
  concealedPungs,
  isRoundWind,
  isSeatWind,
  kongs,
  meldedKongs,
  plainOutsidePungs,
  pungs,
  quads,
} from './set-traits.ts';
import {
  allAre,
  allRanks,
  everyGroupHas,
  hasAllTypes,
  hasHonors,
  isGreen,
  isNineGates,
  isReversible,
  rank,
  suit,
  suitsHeld,
} from './tile-traits.ts';

interface Named {
  readonly id: string;
  readonly points: number;
  /** Elements that are part of this one wherever it scores, and are not counted beside it (non-repeat). */
  readonly implies?: readonly string[];
}

/** An element of the hand as a whole; a number says how often it scores. */
export interface HandElement extends Named {
  readonly test: (hand: Hand) => boolean | number;
}

/** An element of so many suited chows, or pungs and kongs, that are related. `combine.ts` says which of them score together. */
export interface SetsElement extends Named {
  readonly chows?: number;
  readonly pungs?: number;
  readonly related: Relation;
  /** What the pair must be besides, by the lowest kinds of the sets. */
  readonly pair?: (pair: Kind, firsts: readonly Kind[]) => boolean;
}

export type Element = HandElement | SetsElement;

/**
 * The scoring elements from the dearest to the cheapest (ids of patterns.md; points of seed 000 and the official list).
 * What stands in `implies` is cheaper than the element itself, so one pass from the top settles what counts.
 * Elements of the same sets need no mention there: sets that are joined once are not joined again (D4.10).
 */
export const ELEMENTS: readonly Element[] = [
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
  // 6
  { id: 'all-pungs', points: 6, test: hand => hand.pungs.length === 4 },
  { id: 'half-flush', points: 6, test: hand => suitsHeld(hand) === 1 && hasHonors(hand) },
  { id: 'mixed-shifted-chows', points: 6, chows: 3, related: mixed(1, 1) },
  { id: 'all-types', points: 6, test: hasAllTypes },
  {
    id: 'melded-hand',
    points: 6,
    implies: ['single-wait'],
    test: hand => hand.exposed === 4 && !hand.selfDraw,
  },
  {
    id: 'two-concealed-kongs',
    points: 6,
    implies: ['concealed-kong', 'two-concealed-pungs'],
    test: hand => concealedKongs(hand) >= 2,
  },
  { id: 'two-dragon-pungs', points: 6, implies: ['dragon-pung'], test: hand => pungs(hand, isDragon) >= 2 },
  // 5, the eighty-second, only where the table wants it (option mixedKongs)
  {
    id: 'concealed-kong-and-melded-kong',
    points: 5,
    implies: ['two-melded-kongs', 'concealed-kong', 'melded-kong'],
    test: hand => hand.mixedKongsAreFive && concealedKongs(hand) > 0 && meldedKongs(hand) > 0,
  },
  // 4
  { id: 'outside-hand', points: 4, test: hand => everyGroupHas(hand, isTerminalOrHonor) },
  {
    id: 'fully-concealed-hand',
    points: 4,
    implies: ['self-drawn'],
    test: hand => hand.exposed === 0 && hand.selfDraw,
  },
  {
    // A concealed kong is the second as well (D4.9).
    id: 'two-melded-kongs',
    points: 4,
    implies: ['melded-kong'],
    test: hand => meldedKongs(hand) > 0 && kongs(hand) >= 2,
  },
  { id: 'last-tile', points: 4, test: hand => hand.lastCopy },
  // 2
  { id: 'dragon-pung', points: 2, test: hand => pungs(hand, isDragon) },
  { id: 'prevalent-wind', points: 2, test: hand => pungs(hand, kind => isRoundWind(hand, kind)) },
  { id: 'seat-wind', points: 2, test: hand => pungs(hand, kind => isSeatWind(hand, kind)) },
  { id: 'concealed-hand', points: 2, test: hand => hand.exposed === 0 && !hand.selfDraw },
  {
    // A knitted straight is three of the chows.
    id: 'all-chows',
    points: 2,
    implies: ['no-honors'],
    test: hand =>
      hand.pair !== null &&
      suit(hand.pair) < 3 &&
      hand.chows.length === (hand.structure === 'knitted-straight' ? 1 : 4),
  },
  { id: 'tile-hog', points: 2, test: quads },
  { id: 'double-pung', points: 2, pungs: 2, related: mixed(0) },
  { id: 'two-concealed-pungs', points: 2, test: hand => concealedPungs(hand) >= 2 },
  { id: 'concealed-kong', points: 2, test: hand => concealedKongs(hand) > 0 },
  { id: 'all-simples', points: 2, implies: ['no-honors'], test: hand => allRanks(hand, 2, 8) },
  // 1
  { id: 'pure-double-chow', points: 1, chows: 2, related: pure(0) },
  { id: 'mixed-double-chow', points: 1, chows: 2, related: mixed(0) },
  { id: 'short-straight', points: 1, chows: 2, related: pure(3) },
  { id: 'two-terminal-chows', points: 1, chows: 2, related: pure(6) },
  { id: 'pung-of-terminals-or-honors', points: 1, test: plainOutsidePungs },
  { id: 'melded-kong', points: 1, test: hand => meldedKongs(hand) > 0 },
  { id: 'one-voided-suit', points: 1, test: hand => suitsHeld(hand) === 2 },
  { id: 'no-honors', points: 1, test: hand => !hasHonors(hand) },
  { id: 'edge-wait', points: 1, test: hand => hand.wait === 'edge' },
  { id: 'closed-wait', points: 1, test: hand => hand.wait === 'closed' },
  { id: 'single-wait', points: 1, test: hand => hand.wait === 'single' },
  { id: 'self-drawn', points: 1, test: hand => hand.selfDraw },
  // Added once the minimum is met without it (D4.3).
  { id: 'flower-tile', points: 1, test: hand => hand.flowers },
];
