import type { Meld } from '../../../game/state.ts';
import { KINDS, type Kind } from '../../../tiles/tile.ts';
import { winningHand } from '../scoring/hand.ts';
import { scoreHand } from '../scoring/score-hand.ts';
import { winPoints } from '../settlement.ts';
import { winChance } from './chance.ts';
import type { Holding, Situation } from './situation.ts';

/** Ura and ippatsu, which come on top of a riichi. */
const RIICHI_EXTRA = 1.22;
/** Nobody discards freely against a riichi. */
const RIICHI_CHANCE = 0.95;
/** What a stick costs that may be lost: more often than not it comes back, or somebody else's with it. */
const STICK = 500;

/**
 * What a ready hand is worth in points: the chance of a win, times what the waits pay on the average. 0 where it can win with
 * nothing. Waits of which no copy is out of sight do not count.
 */
export function readyWorth(
  situation: Situation,
  holding: Holding,
  waits: readonly Kind[],
  riichi: boolean,
): number {
  const { unseen, discarded } = situation;
  const isFuriten = waits.some(kind => discarded.has(kind));
  let tiles = 0;
  let points = 0;
  for (const kind of waits) {
    const left = unseen[kind]!;
    if (left === 0) continue;
    const worth = winWorth(situation, holding, kind, riichi, isFuriten);
    if (worth === 0) continue;
    tiles += left;
    points += left * worth;
  }
  if (tiles === 0) return 0;
  const chance = winChance(situation, tiles, isFuriten);
  const average = points / tiles;
  if (!riichi || situation.riichi !== false) return chance * average;
  return chance * RIICHI_CHANCE * average * RIICHI_EXTRA - (1 - chance) * STICK;
}

/** What a win with this kind pays; a self-draw where only that has a yaku or is allowed, and then for a third. */
function winWorth(
  situation: Situation,
  holding: Holding,
  kind: Kind,
  riichi: boolean,
  isFuriten: boolean,
): number {
  const ron = isFuriten ? 0 : pointsWith(situation, holding, kind, riichi, false);
  if (ron > 0) return ron;
  return pointsWith(situation, holding, kind, riichi, true) * (isFuriten ? 1 : 0.35);
}

function pointsWith(
  situation: Situation,
  { concealed, melds }: Holding,
  kind: Kind,
  riichi: boolean,
  selfDraw: boolean,
): number {
  const { variant, table, wind, round, indicators, norths } = situation;
  const tiles = [...concealed, kind];
  const laid = melds.map(meld => ({ ...meld, tiles: meld.tiles ?? [] })) as readonly Meld[];
  const hand = winningHand(variant, table, tiles, laid, kind, {
    selfDraw,
    robbed: false,
    seat: wind,
    round,
    riichi,
    ippatsu: false,
    lastTile: false,
    rinshan: false,
    first: null,
  });
  const score = scoreHand(hand, { concealed: tiles, melds: laid, norths, indicators, ura: [] });
  if (typeof score === 'string') return 0;
  return winPoints(variant, table, score, { selfDraw, dealer: situation.isDealer });
}

/** Copies out of sight of these kinds. */
export function copiesLeft(unseen: Uint8Array, kinds: readonly Kind[]): number {
  let left = 0;
  for (const kind of kinds) if (kind < KINDS) left += unseen[kind]!;
  return left;
}
