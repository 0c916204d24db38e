import { isDragon, isTerminalOrHonor } from '../../../../tiles/tile.ts';
import { inMixedSuits as mixed, inOneSuit as pure } from '../set-relations.ts';
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
} from '../set-traits.ts';
import { allRanks, everyGroupHas, hasAllTypes, hasHonors, suit, suitsHeld } from '../tile-traits.ts';
import type { Element } from './element.ts';

/** The elements of 6 points and less. */
export const UP_TO_6: readonly Element[] = [
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
