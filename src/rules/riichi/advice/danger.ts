import { EAST, isRedFive, type Kind, kindOf, type Tile } from '../../../tiles/tile.ts';
import type { Situation } from './situation.ts';
import type { Threat } from './threats.ts';

/** Chances, in hundredths, that a ready hand waits for a tile in each way that is still possible. */
const TWO_SIDED = 4.4;
const CLOSED = 1.6;
const EDGE = 1.2;
const PUNG_OR_PAIR = 1.2;
/** Honors by how many copies are out of sight. */
const HONOR = [0, 0.5, 2, 4];

/** What it may cost to discard this tile, in points: for each threat the chance that it waits for the tile, times its price. */
export function dangerOf(situation: Situation, tile: Tile): number {
  const kind = kindOf(tile);
  let danger = 0;
  for (const threat of situation.threats) {
    const chance = waitChance(situation.unseen, threat, kind);
    if (chance > 0) danger += (threat.weight * chance * threat.cost * price(situation, tile)) / 100;
  }
  return danger;
}

/** A dora that is won with makes the hand dearer. */
function price({ dora }: Situation, tile: Tile): number {
  return 1 + 0.3 * (dora[kindOf(tile)]! + (isRedFive(tile) ? 1 : 0));
}

/** How likely the seat waits for the kind, in hundredths: by what it cannot wait for, and by the tiles that it would need. */
export function waitChance(unseen: Uint8Array, { safe }: Threat, kind: Kind): number {
  if (safe[kind] === 1) return 0;
  const left = unseen[kind]!;
  if (kind >= EAST) return HONOR[Math.min(left, 3)]!;
  const rank = kind % 9;
  const has = (distance: number): number => {
    const at = rank + distance;
    return at < 0 || at > 8 ? 0 : Math.min(2, unseen[kind + distance]!) / 2;
  };
  // A two-sided wait has another end, at which the seat must not have discarded.
  const isOpen = (distance: number): boolean => {
    const at = rank + distance;
    return at >= 0 && at <= 8 && safe[kind + distance] !== 1;
  };
  let chance = PUNG_OR_PAIR * Math.min(1, left / 2);
  if (isOpen(3)) chance += TWO_SIDED * has(1) * has(2);
  if (isOpen(-3)) chance += TWO_SIDED * has(-1) * has(-2);
  chance += CLOSED * has(-1) * has(1);
  if (rank === 2) chance += EDGE * has(-1) * has(-2);
  if (rank === 6) chance += EDGE * has(1) * has(2);
  return chance;
}
