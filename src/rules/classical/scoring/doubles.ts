import { EAST, isDragon, isWind, type Kind, type Tile } from '../../../tiles/tile.ts';
import type { HandSet, Place } from './hand.ts';
import { isSeason, type Line, ownerOf } from './points.ts';
import type { TableRules } from './table-rules.ts';

/** A line of doubles; several of one kind are one line with their count. */
export function doubles(id: string, value = 1, count = 1): Line {
  return count === 1 ? { id, value, unit: 'doubles' } : { id, value, count, unit: 'doubles' };
}

/** The doubles that every player may have, whether or not the hand is complete (A4). */
export function sharedDoubles(
  sets: readonly HandSet[],
  pairs: readonly Kind[],
  place: Place,
  table: Pick<TableRules, 'bonusDouble'>,
): Line[] {
  const lines: Line[] = [];
  let dragons = 0;
  let winds = 0;
  let concealed = 0;
  let own = false;
  let round = false;
  for (const { kind, first, concealed: isConcealed } of sets) {
    if (kind === 'chow') continue;
    if (isConcealed) concealed++;
    if (isDragon(first)) dragons++;
    if (isWind(first)) winds++;
    if (first === EAST + place.wind) own = true;
    if (first === EAST + place.round) round = true;
  }
  if (dragons > 0) lines.push(doubles('dragon-pung', 1, dragons));
  if (own) lines.push(doubles('own-wind'));
  if (round) lines.push(doubles('round-wind'));
  if (dragons === 2 && pairs.some(isDragon)) lines.push(doubles('little-three-dragons'));
  if (dragons === 3) lines.push(doubles('big-three-dragons', 2));
  if (winds === 3 && pairs.some(isWind)) lines.push(doubles('little-four-winds'));
  if (winds === 4) lines.push(doubles('big-four-winds', 2));
  if (concealed >= 3) lines.push(doubles('three-concealed-pungs'));
  return place.bonus.length === 0 ? lines : [...lines, ...bonusDoubles(place, table)];
}

/** Doubles of flowers and seasons: one's own, and all four of a kind. */
function bonusDoubles({ bonus, wind }: Place, { bonusDouble }: Pick<TableRules, 'bonusDouble'>): Line[] {
  const seasons = bonus.filter(isSeason);
  const flowers = bonus.filter(tile => !isSeason(tile));
  const isOwn = (tile: Tile): boolean => ownerOf(tile) === wind;
  const ownFlower = flowers.some(isOwn);
  const ownSeason = seasons.some(isOwn);
  const lines: Line[] = [];
  if (bonusDouble === 'either') {
    if (ownFlower) lines.push(doubles('own-flower'));
    if (ownSeason) lines.push(doubles('own-season'));
  } else if (ownFlower && ownSeason) lines.push(doubles('own-flower-and-season'));
  if (flowers.length === 4) lines.push(doubles('all-flowers'));
  if (seasons.length === 4) lines.push(doubles('all-seasons'));
  return lines;
}
