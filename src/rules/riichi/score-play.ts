import type { Refusal } from '../../game/refusal.ts';
import type { Meld, Score, Seat, WinBy } from '../../game/state.ts';
import { seatWind } from '../../game/turns.ts';
import { tilesLeft } from '../../game/wall.ts';
import { type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
import type { RiichiPlay } from './own-state.ts';
import { type Circumstances, winningHand } from './scoring/hand.ts';
import { fuPartsOf, type HandScore, scoreHand } from './scoring/score-hand.ts';
import { winPoints } from './settlement.ts';
import { tableOf } from './table.ts';
import type { Variant } from './variant.ts';
import { furitenOf, waitsForOrphans, waitsOf } from './waits.ts';

/** Indicators in the dead wall; the ura lie behind them. */
export const INDICATORS = 5;

/**
 * What the seat's hand is worth with this tile, or why it is no win: incomplete, no yaku, furiten, in this order.
 * On a self-draw the tile is in the hand.
 */
export function scorePlay(
  variant: Variant,
  play: RiichiPlay,
  seat: Seat,
  tile: Tile,
  by: WinBy,
): Score | Refusal {
  const state = play.hand.seats[seat]!;
  const selfDraw = by === 'self-draw';
  if (!selfDraw) {
    if (!waitsOf(variant, state).includes(kindOf(tile))) return 'incomplete';
    // Concealed kongs and extracted Norths are robbed by thirteen orphans alone (D2.7, D3.4).
    const cause = play.hand.window?.cause;
    if ((cause === 'concealed-kong' || cause === 'extraction') && !waitsForOrphans(state))
      return 'not-allowed';
  }
  const score = handScore(variant, play, seat, tile, by);
  if (typeof score === 'string') return score;
  return !selfDraw && furitenOf(variant, play, seat) !== null ? 'furiten' : score;
}

/** As `scorePlay`, whether or not the seat is furiten or its shape waits for the tile. */
export function handScore(
  variant: Variant,
  play: RiichiPlay,
  seat: Seat,
  tile: Tile,
  by: WinBy,
): Score | 'incomplete' | 'no-yaku' {
  const { hand } = play;
  const state = hand.seats[seat]!;
  const { melds, own } = state;
  const table = tableOf(play.options);
  const concealed = by === 'self-draw' ? state.concealed : [...state.concealed, tile];
  const circumstances = circumstancesOf(play, seat, by);
  const winning = winningHand(variant, table, concealed, melds, tile, circumstances);
  const { dora } = hand.own;
  const score = scoreHand(winning, {
    concealed,
    melds,
    norths: state.bonus.length,
    indicators: dora,
    ura: own.riichi === false ? [] : hand.wall.fixed.slice(INDICATORS, INDICATORS + dora.length),
  });
  if (typeof score === 'string') return score;
  const { han, fu, yakuman, basic } = score;
  const selfDraw = by === 'self-draw';
  const parts = fuPartsOf(winning, score).map(part => part.fu);
  return {
    value: winPoints(variant, table, score, { selfDraw, dealer: seat === hand.dealer }),
    patterns: score.patterns,
    extra: { han, fu, yakuman, limit: basic.limit, fuParts: parts.length > 0 ? parts.join('+') : null },
    groups: groupsOf(score, concealed, melds),
  };
}

function circumstancesOf(play: RiichiPlay, seat: Seat, by: WinBy): Circumstances {
  const { hand } = play;
  const { own, discards } = hand.seats[seat]!;
  const selfDraw = by === 'self-draw';
  const first = selfDraw && !hand.own.interrupted && discards.length === 0;
  return {
    selfDraw,
    robbed: by === 'rob-kong',
    seat: seatWind(play.seats, hand.dealer, seat),
    round: hand.round,
    riichi: own.riichi,
    ippatsu: own.ippatsu,
    lastTile: tilesLeft(hand.wall) === 0 && by !== 'rob-kong',
    rinshan: selfDraw && hand.arrival === 'replacement' && hand.own.replaced === 'kong',
    first: first ? (seat === hand.dealer ? 'heavenly' : 'earthly') : null,
  };
}

/** The tiles group by group, melds first, for the settlement's picture; all in one where there are no sets. */
function groupsOf(
  { arrangement }: HandScore,
  concealed: readonly Tile[],
  melds: readonly Meld[],
): { readonly tiles: readonly Tile[] }[] {
  const groups = melds.map(({ tiles }) => ({ tiles }));
  if (arrangement === null) return [...groups, { tiles: concealed }];
  const left = [...concealed];
  const take = (kinds: readonly Kind[]): { tiles: Tile[] } => ({
    tiles: kinds.map(
      kind =>
        left.splice(
          left.findIndex(tile => kindOf(tile) === kind),
          1,
        )[0]!,
    ),
  });
  for (const { kind, first } of arrangement.sets.slice(melds.length))
    groups.push(take(kind === 'chow' ? [first, first + 1, first + 2] : [first, first, first]));
  groups.push(take([arrangement.pair, arrangement.pair]));
  return groups;
}
