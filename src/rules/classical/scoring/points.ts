import type { Pattern } from '../../../game/state.ts';
import { EAST, FLOWER, isDragon, isTerminalOrHonor, type Kind, type Tile } from '../../../tiles/tile.ts';
import { type HandSet, type Place, tilesOf } from './hand.ts';

/** A line of points, doubles or a limit hand, as answers and settlements list it. */
export type Line = Pattern & { readonly unit: 'points' | 'doubles' | 'limit' };

/** Points of a flower or a season (A1). */
const BONUS_POINTS = 4;
/** Points of a pair of dragons, of the own or the round's wind; once, where both are the same (A2.2, A2.3). */
const PAIR_POINTS = 2;
const SEASON: Tile = FLOWER + 4;

export function points(id: string, value: number, tiles?: readonly Tile[]): Line {
  return tiles === undefined ? { id, value, unit: 'points' } : { id, value, unit: 'points', tiles };
}

/** Basic points of a set: 2 for a pung, twice that for an outside tile, for a concealed one, and four times for a kong (A1). */
export function setPoints({ kind, first, kong, concealed }: HandSet): number {
  if (kind === 'chow') return 0;
  return 2 * (isTerminalOrHonor(first) ? 2 : 1) * (concealed ? 2 : 1) * (kong ? 4 : 1);
}

/** Whether a pair of this kind has points, for a seat of this wind. */
export function isWorthyPair(kind: Kind, { wind, round }: Place): boolean {
  return isDragon(kind) || kind === EAST + wind || kind === EAST + round;
}

/** Seasons are the second four of the bonus tiles. */
export function isSeason(tile: Tile): boolean {
  return tile >= SEASON;
}

/** Which seat's a bonus tile is: 0 East … 3 North. */
export function ownerOf(tile: Tile): number {
  return (tile - FLOWER) % 4;
}

/** The basic points of a hand, line by line (A1, A2): winners and losers have them alike. */
export function basicPoints(sets: readonly HandSet[], pairs: readonly Kind[], place: Place): Line[] {
  const lines: Line[] = [];
  for (const set of sets)
    if (set.kind === 'pung') lines.push(points(set.kong ? 'kong' : 'pung', setPoints(set), tilesOf(set)));
  for (const kind of pairs)
    if (isWorthyPair(kind, place)) lines.push(points('pair', PAIR_POINTS, [kind, kind]));
  for (const tile of place.bonus)
    lines.push(points(isSeason(tile) ? 'season' : 'flower', BONUS_POINTS, [tile]));
  return lines;
}
