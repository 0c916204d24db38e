import { EAST, GREEN, isDragon, isHonor, isTerminal, isWind, type Kind } from '../../../tiles/tile.ts';
import type { HandSet, WonHand } from './hand.ts';
import { isOneSuit } from './winner-doubles.ts';

/** A hand that scores the limit whatever its points. */
export interface LimitHand {
  /** Its pattern, and the name of the table option that leaves it out. */
  readonly id: string;
  readonly option: string;
  test(hand: WonHand): boolean;
}

const ONE_DOTS: Kind = 9;
const FIVE_DOTS: Kind = 13;
const TWO_BAMBOO: Kind = 19;
/** 2 3 4 6 8 bamboo and the green dragon. */
const JADE = new Set<Kind>([19, 20, 21, 23, 25, GREEN]);

/** The special and limit hands (A8), but for the ninth deal, whose number of wins is the table's. */
export const LIMIT_HANDS: readonly LimitHand[] = [
  { id: 'thirteen-orphans', option: 'thirteenOrphans', test: hand => hand.shape === 'thirteen-orphans' },
  { id: 'nine-gates', option: 'nineGates', test: isNineGates },
  { id: 'four-kongs', option: 'fourKongs', test: hand => count(hand, set => set.kong) === 4 },
  { id: 'heavenly-hand', option: 'heavenlyHand', test: hand => hand.first === 'heavenly' },
  { id: 'earthly-hand', option: 'earthlyHand', test: hand => hand.first === 'earthly' },
  { id: 'all-honors', option: 'allHonors', test: hand => hand.kinds.every(isHonor) },
  { id: 'all-terminals', option: 'allTerminals', test: hand => hand.kinds.every(isTerminal) },
  {
    id: 'hidden-treasure',
    option: 'hiddenTreasure',
    test: hand => hand.selfDraw && count(hand, set => set.kind === 'pung' && set.concealed) === 4,
  },
  {
    id: 'concealed-one-suit',
    option: 'concealedOneSuit',
    test: hand => hand.ownTilesOnly && isOneSuit(hand),
  },
  {
    id: 'imperial-jade',
    option: 'imperialJade',
    test: hand => hand.kinds.every(kind => JADE.has(kind)),
  },
  { id: 'big-three-dragons', option: 'bigThreeDragons', test: hand => pungs(hand, isDragon) === 3 },
  { id: 'four-winds', option: 'fourWinds', test: hand => pungs(hand, isWind) === 4 },
  { id: 'twofold-fortune', option: 'twofoldFortune', test: hand => hand.selfDraw && hand.kongChain >= 2 },
  {
    id: 'plucking-the-moon',
    option: 'pluckingTheMoon',
    test: hand => hand.win === ONE_DOTS && hand.lastTile && hand.selfDraw && hand.loose === null,
  },
  { id: 'plum-blossom', option: 'plumBlossom', test: hand => hand.win === FIVE_DOTS && hand.loose !== null },
  { id: 'carrying-pole', option: 'carryingPole', test: hand => hand.win === TWO_BAMBOO && hand.robsKong },
  { id: 'wriggling-snake', option: 'wrigglingSnake', test: isWrigglingSnake },
  { id: 'seven-twins', option: 'sevenTwins', test: hand => hand.shape === 'seven-twins' },
];

export const NINTH_DEAL = 'ninth-deal';

function count(hand: WonHand, test: (set: HandSet) => boolean): number {
  let found = 0;
  for (const set of hand.sets) if (test(set)) found++;
  return found;
}

function pungs(hand: WonHand, test: (kind: Kind) => boolean): number {
  return count(hand, set => set.kind === 'pung' && test(set.first));
}

/** Before the last tile exactly 1112345678999 of one suit, all in the hand. */
function isNineGates({ win, melds, concealed }: WonHand): boolean {
  if (melds > 0 || win >= EAST) return false;
  const from = win - (win % 9);
  for (let rank = 0; rank < 9; rank++) {
    const before = rank === 0 || rank === 8 ? 3 : 1;
    if (concealed[from + rank]! !== before + (from + rank === win ? 1 : 0)) return false;
  }
  return true;
}

/** Sets of 1 and 9 of one suit, a pair of its 2, 5 or 8, and the six numbers that are left as two chows. */
function isWrigglingSnake(hand: WonHand): boolean {
  const { pair, sets } = hand;
  if (pair === null || pair >= EAST || !isOneSuit(hand)) return false;
  const from = pair - (pair % 9);
  const chows = CHOWS_BESIDE.get(pair - from);
  if (chows === undefined) return false;
  const has = (kind: HandSet['kind'], first: Kind): boolean =>
    sets.some(set => set.kind === kind && set.first === from + first);
  return has('pung', 0) && has('pung', 8) && chows.every(first => has('chow', first));
}

/** Where the two chows of a wriggling snake begin, by its pair; all as ranks from 0. */
const CHOWS_BESIDE: ReadonlyMap<number, readonly number[]> = new Map([
  [1, [2, 5]],
  [4, [1, 5]],
  [7, [1, 4]],
]);
