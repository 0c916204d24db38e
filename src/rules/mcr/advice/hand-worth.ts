import type { Meld } from '../../../game/state.ts';
import { countKinds } from '../../../shape/counts.ts';
import { shanten } from '../../../shape/shanten.ts';
import { EAST, isDragon, type Kind, kindOf, type Tile } from '../../../tiles/tile.ts';
import { BASE } from '../payments.ts';
import { FORMS } from '../scoring/waits.ts';
import { type Holding, type Way, waysOf } from './distance.ts';
import { readyWorth, type Stake } from './ready-worth.ts';

/** A seat's tiles with what it plays for. */
export interface Seated {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly stake: Stake;
  readonly unseen: Uint8Array;
  /** Tiles left in the wall. */
  readonly wall: number;
}

/** Ways that are looked at again for each discard. */
const WAYS_KEPT = 14;
/** How much the second, third … best way adds: a hand that can go several ways is better than one that cannot. */
const BESIDES = 0.3;
/** What is sure to come of a hand that is ready, beside one on its way. */
const READY = 0.1;
/** Where no way is open, the shape still decides. */
const SHAPE = 0.001;
/** A way that needs points from elsewhere. */
const SHORT_OF_POINTS = 0.35;

/** The best ways of these tiles, the most promising first. */
export function bestWays(seated: Seated): Way[] {
  const holding = holdingOf(seated);
  for (const most of [2, 4, 8]) {
    const ways = waysOf(holding, most);
    // Ways that are one tile longer may be worth more.
    if (ways.length > 0 && ways.some(way => way.shanten < most))
      return ways.sort((a, b) => wayWorth(b, seated) - wayWorth(a, seated)).slice(0, WAYS_KEPT);
  }
  return waysOf(holding, 13).slice(0, WAYS_KEPT);
}

/** What a hand that waits for a tile is worth, by its waits or by its ways; of equal ones the nearer by shape is better. */
export function waitingWorth(seated: Seated, ways: readonly Way[]): number {
  const holding = holdingOf(seated);
  const now = ways.map(way => way.again(holding)).filter(way => way !== null);
  const byShape = shanten(holding.counts, seated.melds.length, FORMS);
  const isNear = byShape <= 0 || now.some(way => way.shanten <= 0);
  const ready = isNear ? READY * readyWorth(seated.concealed, seated.melds, seated.stake, seated.unseen) : 0;
  const worths = now.map(way => wayWorth(way, seated)).sort((a, b) => b - a);
  const onTheWay = worths.reduce((sum, worth, i) => sum + worth * BESIDES ** i, 0);
  return Math.max(ready, onTheWay) + SHAPE * 0.5 ** byShape;
}

/** Less with every tile that is missing, and the sooner the wall ends. */
function wayWorth(way: Way, seated: Seated): number {
  const step = 0.1 + 0.12 * Math.min(1, seated.wall / 60);
  const points = way.points + besides(seated);
  const enough = points >= seated.stake.minimum ? 1 : SHORT_OF_POINTS;
  // Where the hand were ready its waits would have been counted, so something is still missing.
  return (3 * BASE + Math.min(points, 48)) * enough * way.chance * step ** Math.max(1, way.shanten);
}

/** Points that come with most ways: a concealed hand, pungs of dragons and of one's winds. */
function besides({ concealed, melds, stake }: Seated): number {
  let points = melds.every(meld => meld.concealed) ? 2 : 0;
  const counts = countKinds(concealed);
  const isPung = (kind: Kind): boolean =>
    counts[kind]! >= 3 || melds.some(meld => meld.kind !== 'chow' && kindOf(meld.tiles[0]!) === kind);
  for (let kind = EAST; kind < 34; kind++) {
    if (!isPung(kind)) continue;
    if (isDragon(kind)) points += 2;
    if (kind === EAST + stake.seat) points += 2;
    if (kind === EAST + stake.round) points += 2;
  }
  return points;
}

function holdingOf({ concealed, melds, unseen }: Seated): Holding {
  return {
    counts: countKinds(concealed),
    melds: melds.map(meld =>
      meld.tiles
        .slice(0, 3)
        .map(kindOf)
        .sort((a, b) => a - b),
    ),
    unseen,
  };
}
