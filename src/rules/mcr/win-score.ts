import type { Play, Score, Seat, WinBy } from '../../game/state.ts';
import { seatWind } from '../../game/turns.ts';
import { tilesLeft } from '../../game/wall.ts';
import { countKinds } from '../../shape/counts.ts';
import { type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
import type { McrHand } from './draw-cause.ts';
import { minimumOf } from './options.ts';
import { type HandScore, scoreHand } from './scoring/score-hand.ts';
import { isCompleteHand } from './scoring/structures.ts';
import { fullValue, groupsOf, patternsOf } from './worth.ts';

/** What the seat's hand is worth with this tile, the minimum aside; null where it is not complete. */
export function worthOf(play: Play<McrHand>, seat: Seat, tile: Tile, by: WinBy): HandScore | null {
  const { hand } = play;
  const { concealed, melds, bonus } = hand.seats[seat]!;
  const selfDraw = by === 'self-draw';
  const all = selfDraw ? concealed : [...concealed, tile];
  if (!isCompleteHand(countKinds(all), melds.length)) return null;
  return scoreHand({
    concealed: all,
    melds,
    circumstances: {
      win: kindOf(tile),
      selfDraw,
      robsKong: by === 'rob-kong',
      replacesKong: selfDraw && hand.own.cause === 'kong',
      lastTile: tilesLeft(hand.wall) === 0,
      lastCopy: openCopies(play, kindOf(tile)) === (by === 'discard' ? 4 : 3),
      seat: seatWind(play.seats, hand.dealer, seat),
      round: hand.round,
      flowers: bonus.length,
      mixedKongsAreFive: play.options.mixedKongs === 5,
    },
  });
}

/** As the match asks it: a score, or why the hand is no win. */
export function winScore(
  play: Play<McrHand>,
  seat: Seat,
  tile: Tile,
  by: WinBy,
): Score | 'incomplete' | 'below-minimum' {
  const score = worthOf(play, seat, tile, by);
  if (score === null) return 'incomplete';
  if (score.points < minimumOf(play.options)) return 'below-minimum';
  return {
    value: fullValue(score),
    patterns: patternsOf(score),
    groups: groupsOf(score),
    ...(score.implied.length === 0 ? {} : { implied: score.implied }),
  };
}

/** How many copies of a kind lie where all can see them: in the rows of discards and in open melds (D4.6). */
function openCopies({ hand }: Play<McrHand>, kind: Kind): number {
  let count = 0;
  for (const { discards, melds } of hand.seats) {
    for (const { tile, claimedBy } of discards) if (claimedBy === null && kindOf(tile) === kind) count++;
    for (const meld of melds)
      if (!meld.concealed) for (const tile of meld.tiles) if (kindOf(tile) === kind) count++;
  }
  return count;
}
