import type { Score, Seat, WinBy } from '../../game/state.ts';
import { tilesLeft } from '../../game/wall.ts';
import { countKinds } from '../../shape/counts.ts';
import { kindOf, type Tile } from '../../tiles/tile.ts';
import type { ClassicalPlay } from './own-state.ts';
import type { Circumstances } from './scoring/hand.ts';
import { groupsOf, scoreWin } from './scoring/score-win.ts';
import { isCompleteHand } from './scoring/shapes.ts';
import { tableRules } from './scoring/table-rules.ts';

/** Whether the seat's hand is complete with this tile. On a self-draw the tile is in the hand. */
export function isComplete(play: ClassicalPlay, seat: Seat, tile: Tile, by: WinBy): boolean {
  const { concealed, melds } = play.hand.seats[seat]!;
  const counts = countKinds(by === 'self-draw' ? concealed : [...concealed, tile]);
  return isCompleteHand(counts, melds.length, tableRules(play.options));
}

/** As the match asks it: what the hand is worth, or why it is no win. */
export function winScore(play: ClassicalPlay, seat: Seat, tile: Tile, by: WinBy): Score | 'incomplete' {
  const { concealed, melds } = play.hand.seats[seat]!;
  const all = by === 'self-draw' ? concealed : [...concealed, tile];
  const table = tableRules(play.options);
  const worth = scoreWin({ concealed: all, melds }, circumstances(play, seat, tile, by), table);
  if (worth === null) return 'incomplete';
  const { value, base, doubles, patterns, hand } = worth;
  return { value, patterns, extra: { base, doubles }, groups: groupsOf(hand) };
}

function circumstances(play: ClassicalPlay, seat: Seat, tile: Tile, by: WinBy): Circumstances {
  const { hand } = play;
  const state = hand.seats[seat]!;
  const { cause, lastLive, kongChain } = hand.own;
  const selfDraw = by === 'self-draw';
  const isDealer = seat === hand.dealer;
  return {
    win: kindOf(tile),
    selfDraw,
    robsKong: by === 'rob-kong',
    loose: selfDraw && cause !== 'wall' ? cause : null,
    lastTile: selfDraw ? lastLive : by === 'discard' && tilesLeft(hand.wall) === 0,
    originalCall: state.own.called,
    kongChain,
    first: firstOf(play, seat, by),
    eastWins: isDealer && play.options.game === 'multi' ? hand.counters.eastWins! + 1 : 0,
    wind: state.own.wind,
    round: state.own.round,
    bonus: state.bonus,
  };
}

/** East with the tiles dealt; another with East's first discard, before anybody claimed or declared anything (A8). */
function firstOf({ hand }: ClassicalPlay, seat: Seat, by: WinBy): Circumstances['first'] {
  if (by === 'self-draw') return seat === hand.dealer && hand.arrival === 'deal' ? 'heavenly' : null;
  if (by !== 'discard' || seat === hand.dealer) return null;
  const isFirst = hand.seats.every(
    (state, i) => state.melds.length === 0 && state.discards.length === (i === hand.dealer ? 1 : 0),
  );
  return isFirst ? 'earthly' : null;
}
