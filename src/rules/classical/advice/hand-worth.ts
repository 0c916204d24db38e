import { countKinds } from '../../../shape/counts.ts';
import { EAST, isDragon, KINDS, kindOf } from '../../../tiles/tile.ts';
import { ON_A_DISCARD } from '../scoring/hand.ts';
import { scoreLoser } from '../scoring/score-loser.ts';
import { scoreWin } from '../scoring/score-win.ts';
import { paceOf } from './paces.ts';
import type { Seated } from './seated.ts';
import { type Way, waysOf } from './ways.ts';

/** Points that a winner has besides its sets: going out, and now and then the last tile. */
const WINNER = 2;
/** Tiles of other players that serve a hand which is still on its way, by claims, to those one draws. */
const CLAIMS = 1.4;
/** Waits of a hand that is not ready yet, in shares of all unseen tiles. */
const LATER_WAIT = 0.06;
/** How often a pair becomes a pung by the end of a hand. */
const PAIR_GROWS = 0.3;

/**
 * What a hand that waits for a tile will bring, in points from all the others together: what it wins with the chance that it
 * does, and else what its sets are worth among the losers.
 */
export function handWorth(seated: Seated): number {
  const { players, table } = seated;
  const held = scoreLoser(seated.concealed, seated.melds, seated.place, table);
  const growing = growth(seated);
  const base = held.base! + growing.points;
  const doubles = held.doubles! + growing.doubles;
  const lost = Math.min(table.limit, base * 2 ** doubles) * (players - 2);
  const { concealed, losing } = paceOf(players);
  const hope = seated.melds.every(meld => meld.concealed) ? concealed : 0;

  let best = 0;
  let chances = 0;
  for (const way of waysOf(seated)) {
    const chance = chanceOf(way, seated);
    const guess = (table.goingOut + WINNER + base) * 2 ** (doubles + way.doubles + hope);
    const value = way.shanten === 0 ? readyValue(way, seated) * 2 ** hope : guess;
    best = Math.max(best, chance * (Math.min(table.limit, value) * (players - 1) + losing - lost));
    chances = Math.max(chances, chance);
  }
  return lost + best + 0.01 * chances;
}

/**
 * How likely a hand is completed this way before the wall ends or another wins: the longer it takes, the less. A step with few
 * useful tiles is not quite as slow as they say, since it can be widened, and so it counts half by what is usual.
 */
export function chanceOf({ shanten, useful, pace }: Way, seated: Seated): number {
  const turns = Math.max(0.5, Math.min(paceOf(seated.players).turns, (0.8 * seated.wall) / seated.players));
  const share = tilesLeft(useful, seated) / Math.max(1, seated.unseenTiles);
  if (share === 0) return 0;
  // With the last tile missing every discard at the table may be it.
  const anyones = 1 + 0.7 * (seated.players - 1);
  const waits = LATER_WAIT * anyones;
  if (shanten === 0) return Math.exp(-2 / (share * anyones + waits) / turns);
  const time = 2 / (share * CLAIMS + pace) + (shanten - 1) / pace + 1 / waits;
  return Math.exp(-time / turns);
}

function tilesLeft(kinds: readonly number[], { unseen }: Seated): number {
  return kinds.reduce((sum, kind) => sum + unseen[kind]!, 0);
}

/** What the waits of a ready hand are worth on a discard, by how many of each are left. */
function readyValue(way: Way, seated: Seated): number {
  const { concealed, melds, place, table } = seated;
  let sum = 0;
  for (const win of way.useful) {
    const circumstances = { ...ON_A_DISCARD, ...place, originalCall: seated.called, win };
    const worth = scoreWin({ concealed: [...concealed, win], melds }, circumstances, table);
    sum += seated.unseen[win]! * (worth?.value ?? 0);
  }
  return sum / Math.max(1, tilesLeft(way.useful, seated));
}

/** What pairs may yet become: points and doubles in hope. */
function growth({ concealed, unseen, place }: Seated): { points: number; doubles: number } {
  const counts = countKinds(concealed);
  let points = 0;
  let doubles = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind] !== 2 || unseen[kindOf(kind)] === 0) continue;
    points += PAIR_GROWS * 3;
    const winds = Number(kind === EAST + place.wind) + Number(kind === EAST + place.round);
    doubles += PAIR_GROWS * (isDragon(kind) ? 1 : winds);
  }
  return { points, doubles };
}
