import { EAST, isTerminalOrHonor } from '../../../tiles/tile.ts';
import { doubles } from './doubles.ts';
import type { WonHand } from './hand.ts';
import { isWorthyPair, type Line } from './points.ts';

interface WinnerDouble {
  readonly id: string;
  readonly value: number;
  test(hand: WonHand): boolean;
}

/** The doubles that only a winner has, of hands of sets and a pair (A5). */
const WINNER_DOUBLES: readonly WinnerDouble[] = [
  {
    id: 'no-point-hand',
    value: 1,
    // Bonus tiles and points for the way of winning do not spoil it (A5.1).
    test: hand => hand.sets.every(set => set.kind === 'chow') && !isWorthyPair(hand.pair!, hand),
  },
  { id: 'no-chows', value: 1, test: hand => hand.sets.every(set => set.kind === 'pung') },
  { id: 'fully-concealed', value: 1, test: hand => hand.ownTilesOnly },
  { id: 'one-suit-with-honors', value: 1, test: hand => suitsOf(hand) === 1 && hasHonors(hand) },
  { id: 'one-suit', value: 3, test: isOneSuit },
  { id: 'terminals-and-honors', value: 1, test: hand => hand.kinds.every(isTerminalOrHonor) },
  { id: 'loose-tile', value: 1, test: hand => hand.loose !== null },
  { id: 'last-tile', value: 1, test: hand => hand.lastTile && hand.selfDraw },
  { id: 'last-discard', value: 1, test: hand => hand.lastTile && !hand.selfDraw },
  { id: 'robbing-the-kong', value: 1, test: hand => hand.robsKong },
  { id: 'original-call', value: 1, test: hand => hand.originalCall },
];

export function winnerDoubles(hand: WonHand): Line[] {
  const lines: Line[] = [];
  for (const { id, value, test } of WINNER_DOUBLES) if (test(hand)) lines.push(doubles(id, value));
  return lines;
}

/** Every tile is of one suit. */
export function isOneSuit(hand: WonHand): boolean {
  return suitsOf(hand) === 1 && !hasHonors(hand);
}

function suitsOf({ kinds }: WonHand): number {
  let suits = 0;
  for (const kind of kinds) if (kind < EAST) suits |= 1 << Math.floor(kind / 9);
  return (suits & 1) + ((suits >> 1) & 1) + (suits >> 2);
}

function hasHonors({ kinds }: WonHand): boolean {
  // They are in order, so an honor is the last of them.
  return kinds.at(-1)! >= EAST;
}
