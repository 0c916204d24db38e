import type { Pattern } from '../../../game/state.ts';
import { isSevenPairs, isThirteenOrphans } from '../../../shape/complete.ts';
import type { Counts } from '../../../shape/counts.ts';
import { EAST, type Kind, NORTH, RED, WHITE } from '../../../tiles/tile.ts';
import type { Arrangement } from './arrangements.ts';
import type { WinningHand } from './hand.ts';
import { NO_GREENS_HELD, NO_TERMINALS_HELD, type Sorts, SUITS_HELD } from './sorts.ts';

/** What one yakuman counts in han, as answers list it. */
const YAKUMAN_HAN = 13;

/**
 * The yakuman of a hand that is complete; empty where it has none. They add up (D2.8) unless the table counts one only, and
 * none is worth two unless the table says so.
 * @param found the hand's arrangements, empty for seven pairs and thirteen orphans
 */
export function yakumanOf(hand: WinningHand, found: readonly Arrangement[]): Pattern[] {
  const list: Pattern[] = [];
  const add = (id: string, double = false): void => {
    const times = double && hand.table.doubleYakuman ? 2 : 1;
    list.push({ id, value: YAKUMAN_HAN * times });
  };
  const { first } = hand.circumstances;
  if (first === 'heavenly') add('tenhou');
  if (first === 'earthly') add('chiihou');
  if (isOrphans(hand)) add('kokushi-musou', anyTileWaits(hand) || hand.counts[hand.win] === 2);
  if (found.length > 0) {
    addConcealedPungs(add, hand, found);
    addGates(add, hand);
    addHonorSets(add, hand);
    if (hand.melds.filter(meld => meld.kind === 'kong').length === 4) add('suukantsu');
  }
  addTileSorts(add, hand.sorts);
  if (list.length < 2 || hand.table.multipleYakuman) return list;
  return [list.reduce((best, one) => (one.value > best.value ? one : best))];
}

type Add = (id: string, double?: boolean) => void;

export function isOrphans(hand: WinningHand): boolean {
  return hand.melds.length === 0 && isThirteenOrphans(hand.counts);
}

export function isPairs(hand: WinningHand): boolean {
  return hand.melds.length === 0 && isSevenPairs(hand.counts);
}

/** The dealer's dealt hand has no tile that was drawn last: any may count as it, whichever is best (D2.19). */
function anyTileWaits(hand: WinningHand): boolean {
  return hand.circumstances.first === 'heavenly';
}

function addConcealedPungs(add: Add, hand: WinningHand, found: readonly Arrangement[]): void {
  const fours = found.filter(({ sets }) => sets.every(set => set.kind !== 'chow' && !set.open));
  if (fours.length === 0) return;
  add('suuankou', anyTileWaits(hand) || fours.some(({ finish }) => finish === 'pair'));
}

/** 1112345678999 of one suit and one more of it, all concealed; the better kind waited for all nine. */
function addGates(add: Add, hand: WinningHand): void {
  if (hand.melds.length > 0) return;
  const { counts, win } = hand;
  const from = Math.floor(win / 9) * 9;
  if (from >= EAST) return;
  let more: Kind = -1;
  for (let rank = 0; rank < 9; rank++) {
    const held = counts[from + rank]!;
    const least = rank === 0 || rank === 8 ? 3 : 1;
    if (held < least) return;
    if (held > least) more = from + rank;
  }
  if (totalInSuit(counts, from) === 14) add('chuuren-poutou', anyTileWaits(hand) || more === win);
}

function totalInSuit(counts: Counts, from: Kind): number {
  let total = 0;
  for (let rank = 0; rank < 9; rank++) total += counts[from + rank]!;
  return total;
}

function addHonorSets(add: Add, { all }: WinningHand): void {
  let dragons = 0;
  for (let kind = WHITE; kind <= RED; kind++) if (all[kind]! >= 3) dragons++;
  if (dragons === 3) add('daisangen');
  let winds = 0;
  let pair = false;
  for (let kind = EAST; kind <= NORTH; kind++) {
    if (all[kind]! >= 3) winds++;
    else if (all[kind] === 2) pair = true;
  }
  if (winds === 4) add('daisuushii', true);
  else if (winds === 3 && pair) add('shousuushii');
}

function addTileSorts(add: Add, sorts: Sorts): void {
  if ((sorts & SUITS_HELD) === 0) add('tsuuiisou');
  if ((sorts & NO_TERMINALS_HELD) === 0) add('chinroutou');
  if ((sorts & NO_GREENS_HELD) === 0) add('ryuuiisou');
}
