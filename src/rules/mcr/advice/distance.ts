import type { Counts } from '../../../shape/counts.ts';
import { OUT_OF_REACH } from '../../../shape/forms.ts';
import { sevenPairsShanten, standardShanten, thirteenOrphansShanten } from '../../../shape/shanten.ts';
import { EAST, KINDS, type Kind } from '../../../tiles/tile.ts';
import { ROUTES, type Route } from './routes.ts';

/** A hand on its way: concealed tiles by kind, what is laid down, and what can still come. */
export interface Holding {
  readonly counts: Counts;
  /** Kinds of each meld, three a meld. */
  readonly melds: readonly (readonly Kind[])[];
  /** Copies out of sight, by kind. */
  readonly unseen: Uint8Array;
}

/** A route and how far a hand is from being ready on it. */
export interface Way {
  readonly id: string;
  readonly points: number;
  /** Tiles away from ready, -1 complete. */
  readonly shanten: number;
  /** How likely the tiles that must come are still to be had, 0 to 1. */
  readonly chance: number;
  /** The same way for another holding. */
  readonly again: (holding: Holding) => Way | null;
}

/**
 * Every way that a hand can still take and that is at most `most` tiles from ready.
 */
export function waysOf(holding: Holding, most: number): Way[] {
  const found: Way[] = [];
  for (const route of ROUTES) add(found, onRoute(route, holding, most));
  add(found, allPungs(holding));
  if (holding.melds.length === 0) {
    add(
      found,
      special('seven-pairs', 24, held => sevenPairsShanten(held.counts, 0, 'fours'), holding),
    );
    add(
      found,
      special('thirteen-orphans', 88, held => thirteenOrphansShanten(held.counts, 0), holding),
    );
    add(found, special('honors-and-knitted-tiles', 12, scattered, holding));
  }
  return found.filter(way => way.shanten <= most && way.chance > 0);
}

function add(found: Way[], way: Way | null): void {
  if (way !== null) found.push(way);
}

function special(
  id: string,
  points: number,
  shantenOf: (holding: Holding) => number,
  holding: Holding,
): Way | null {
  if (holding.melds.length > 0) return null;
  const again = (other: Holding): Way | null => special(id, points, shantenOf, other);
  return { id, points, shanten: shantenOf(holding), chance: 1, again };
}

function onRoute(route: Route, holding: Holding, most: number): Way | null {
  const { melds, unseen } = holding;
  if (route.kinds !== null && melds.some(meld => meld.some(kind => !route.kinds!.has(kind)))) return null;
  const open = [...route.sets];
  let others = 0;
  for (const meld of melds) {
    const at = route.claimable ? open.findIndex(set => sameSet(set, meld)) : -1;
    if (at >= 0) open.splice(at, 1);
    else others++;
  }
  if (others > 4 - route.sets.length) return null;
  const rest = holding.counts.slice();
  let missing = 0;
  let chance = 1;
  for (const set of open)
    for (const kind of set) {
      if (rest[kind]! > 0) rest[kind] = rest[kind]! - 1;
      else {
        missing++;
        chance *= CHANCE[unseen[kind]!]!;
      }
    }
  if (chance === 0 || missing - 1 > most) return null;
  if (route.kinds !== null)
    for (let kind = 0; kind < KINDS; kind++) if (!route.kinds.has(kind)) rest[kind] = 0;
  const shanten = missing + standardShanten(rest, melds.length + open.length);
  const again = (other: Holding): Way | null => onRoute(route, other, OUT_OF_REACH);
  return { id: route.id, points: route.points, shanten, chance, again };
}

/** How well a tile can be waited for of which so many copies are out of sight. */
const CHANCE = [0, 0.55, 0.75, 0.9, 1];

function sameSet(set: readonly Kind[], meld: readonly Kind[]): boolean {
  return set.every((kind, i) => kind === meld[i]);
}

/** Pungs and a pair: each pair lacks one tile to a pung, each single two. */
function allPungs(holding: Holding): Way | null {
  const { counts, melds, unseen } = holding;
  if (melds.some(([a, b]) => a !== b)) return null;
  let pungs = melds.length;
  let pairs = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind]! >= 3) pungs++;
    // A pair of which no copy is left is the hand's pair at best.
    else if (counts[kind] === 2 && unseen[kind]! > 0) pairs++;
  }
  const shanten = 8 - 2 * Math.min(4, pungs) - Math.min(pairs, 5 - Math.min(4, pungs));
  return { id: 'all-pungs', points: 6, shanten, chance: 1, again: allPungs };
}

/** Honors and knitted tiles, each once. */
function scattered({ counts }: Holding): number {
  let honors = 0;
  for (let kind = EAST; kind < KINDS; kind++) if (counts[kind]! > 0) honors++;
  let most = 0;
  for (const { id, sets } of ROUTES) {
    if (id !== 'knitted-straight') continue;
    most = Math.max(
      most,
      sets.flat().reduce((sum, kind) => sum + (counts[kind]! > 0 ? 1 : 0), 0),
    );
  }
  return 13 - Math.min(14, honors + most);
}
