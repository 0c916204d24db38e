import type { Refusal } from '../../game/refusal.ts';
import type { Score, Seat, WinBy } from '../../game/state.ts';
import { tilesLeft } from '../../game/wall.ts';
import { countKinds } from '../../shape/counts.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { SichuanHand, SichuanPlay } from './seat.ts';
import { holds } from './shape.ts';
import { scoreHand } from './value.ts';

/** What the seat's hand is worth with the tile, or why it is no win; the order of the reasons is that of `score`. */
export function winScore(play: SichuanPlay, seat: Seat, tile: Tile, by: WinBy): Score | Refusal {
  const { hand, options } = play;
  const { concealed, melds, own } = hand.seats[seat]!;
  const tiles = by === 'self-draw' ? concealed : [...concealed, tile];
  const selfDraw = by === 'self-draw';
  const score = scoreHand(countKinds(tiles), melds, options, {
    selfDraw,
    replacement: selfDraw && hand.arrival === 'replacement',
    robbing: by === 'rob-kong',
    last: tilesLeft(hand.wall) === 0,
    first: selfDraw && options.firstTurn === true ? firstTurn(hand, seat) : null,
  });
  if (score === null) return 'incomplete';
  return holds(tiles, own.missing) ? 'missing-suit' : score;
}

/** The dealer's hand as dealt and exchanged, or the first tile that another seat draws before any group is laid down. */
function firstTurn(hand: SichuanHand, seat: Seat): 'heavenly' | 'earthly' | null {
  const { discards, own } = hand.seats[seat]!;
  if (own.wins > 0 || discards.length > 0 || hand.seats.some(other => other.melds.length > 0)) return null;
  if (seat === hand.dealer) return 'heavenly';
  return hand.arrival === 'draw' ? 'earthly' : null;
}
