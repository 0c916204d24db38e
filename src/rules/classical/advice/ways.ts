import type { Meld } from '../../../game/state.ts';
import { type Counts, countKinds } from '../../../shape/counts.ts';
import { outlook } from '../../../shape/useful.ts';
import { EAST, KINDS, type Kind, kindOf } from '../../../tiles/tile.ts';
import { formsOf } from '../scoring/shapes.ts';
import type { Seated } from './seated.ts';

/** A direction in which a hand may be completed. */
export interface Way {
  readonly shanten: number;
  /** Kinds that bring it nearer. */
  readonly useful: readonly Kind[];
  /** Doubles that a win this way has beside those of the sets held. */
  readonly doubles: number;
  /** How many of the tiles that come by, in shares of all, bring it on in a step that it has yet to come to. */
  readonly pace: number;
}

/** Measured against bots that look at distance alone. */
const PACE_ANY = 0.15;
const PACE_SUIT = 0.11;
const PACE_PUNGS = 0.15;

/** Suits of which a hand has fewer tiles than this, honors counted, are no way. */
const ENOUGH = 8;
/** A way so much further than the nearest is not looked at. */
const TOO_FAR = 2;

/** The ways of a hand that waits for a tile: any shape, one suit with honors, only pungs. The first is the nearest. */
export function waysOf(seated: Seated): Way[] {
  const counts = countKinds(seated.concealed);
  const melds = seated.melds.length;
  const elsewhere = countKinds(seated.melds.flatMap(meld => meld.tiles));
  const nearest = outlook(counts, melds, formsOf(seated.table), elsewhere);
  const ways: Way[] = [{ ...nearest, doubles: 0, pace: PACE_ANY }];
  const add = (way: Way | null): void => {
    if (way !== null && way.shanten <= nearest.shanten + TOO_FAR) ways.push(way);
  };
  for (const suit of [0, 9, 18]) add(oneSuit(counts, elsewhere, seated.melds, suit));
  add(onlyPungs(counts, seated.melds));
  return ways;
}

/** One suit and honors: everything else is as good as discarded. */
function oneSuit(counts: Counts, elsewhere: Counts, melds: readonly Meld[], suit: Kind): Way | null {
  const belongs = (kind: Kind): boolean => kind >= EAST || (kind >= suit && kind < suit + 9);
  if (melds.some(meld => !belongs(kindOf(meld.tiles[0]!)))) return null;
  const kept = counts.slice();
  let tiles = 3 * melds.length;
  let honors = melds.filter(meld => kindOf(meld.tiles[0]!) >= EAST).length;
  for (let kind = 0; kind < KINDS; kind++) {
    if (!belongs(kind)) kept[kind] = 0;
    tiles += kept[kind]!;
    if (kind >= EAST && kept[kind]! > 1) honors++;
  }
  if (tiles < ENOUGH) return null;
  const { shanten, useful } = outlook(kept, melds.length, STANDARD, elsewhere);
  return { shanten, useful: useful.filter(belongs), doubles: honors > 0 ? 1 : 3, pace: PACE_SUIT };
}

const STANDARD = formsOf({ sevenTwins: false, thirteenOrphans: false });

/** Pungs and a pair: each pung that is missing lacks one tile of a pair, or two of a single tile. */
function onlyPungs(counts: Counts, melds: readonly Meld[]): Way | null {
  if (melds.some(meld => meld.kind === 'chow')) return null;
  const missing = 4 - melds.length;
  let triples = 0;
  const pairs: Kind[] = [];
  const singles: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind]! >= 3) triples++;
    else if (counts[kind] === 2) pairs.push(kind);
    else if (counts[kind] === 1) singles.push(kind);
  }
  const wanted = missing - triples + 1;
  const shanten = 2 * (missing - triples) - Math.min(pairs.length, wanted);
  return {
    shanten,
    useful: pairs.length < wanted ? [...pairs, ...singles] : pairs,
    doubles: 1,
    pace: PACE_PUNGS,
  };
}
