import type { Options } from '../../game/options.ts';
import type { Meld, Pattern } from '../../game/state.ts';
import { type Counts, countKinds } from '../../shape/counts.ts';
import { readings } from '../../shape/readings.ts';
import { EAST, isTerminal, rankOf } from '../../tiles/tile.ts';
import { type Shapes, shapesOf } from './shape.ts';

/** Groups laid down, as far as their worth goes. */
export type LaidDown = readonly Pick<Meld, 'kind' | 'tiles'>[];

/**
 * The fan of a complete hand by its tiles alone (B10), from the reading that has most; null where it is not complete.
 * The missing suit is not looked at. All that a table may add (terminals, 2-5-8) has no place in the seed: 2 fan each, the
 * latter on top of all pungs or seven pairs.
 * @param concealed the concealed tiles with the winning one
 */
export function shapePatterns(concealed: Counts, melds: LaidDown, options: Options): Pattern[] | null {
  const shapes = shapesOf(concealed, melds.length);
  if (shapes === null) return null;
  const all = melds.length === 0 ? concealed : withMelds(concealed, melds);
  const patterns: Pattern[] = [];
  if (shapes.sevenPairs) patterns.push({ id: 'seven-pairs', value: 2 });
  // Sets of three and seven pairs exclude each other, so this needs no look at the other reading.
  const pungs = shapes.standard && isAllPungs(concealed);
  if (pungs) patterns.push({ id: 'all-pungs', value: 1 });
  if (isFlush(all)) patterns.push({ id: 'full-flush', value: 2 });
  if (melds.length === 4) patterns.push({ id: 'golden-hook', value: 1 });
  if (options.terminals === true && allTouchTerminals(concealed, melds, shapes))
    patterns.push({ id: 'terminals', value: 2 });
  if (options.twoFiveEight === true && (pungs || shapes.sevenPairs) && isTwoFiveEight(all))
    patterns.push({ id: 'two-five-eight', value: 2 });
  const roots = all.reduce((sum, count) => sum + (count === 4 ? 1 : 0), 0);
  if (roots > 0) patterns.push({ id: 'root', value: 1, count: roots });
  return patterns;
}

/** The fan of all patterns together. */
export function fanOf(patterns: readonly Pattern[]): number {
  return patterns.reduce((sum, pattern) => sum + pattern.value * (pattern.count ?? 1), 0);
}

function withMelds(concealed: Counts, melds: LaidDown): Counts {
  const all = concealed.slice();
  countKinds(melds.flatMap(meld => meld.tiles)).forEach((count, kind) => {
    all[kind] = all[kind]! + count;
  });
  return all;
}

/** A complete standard hand is all pungs where one kind is held twice and every other three times: melds are never chows. */
function isAllPungs(concealed: Counts): boolean {
  let pairs = 0;
  for (let kind = 0; kind < EAST; kind++) {
    const count = concealed[kind]!;
    if (count === 2) pairs++;
    else if (count !== 0 && count !== 3) return false;
  }
  return pairs === 1;
}

function isFlush(all: Counts): boolean {
  let suits = 0;
  for (let from = 0; from < EAST; from += 9) if (all.subarray(from, from + 9).some(Boolean)) suits++;
  return suits === 1;
}

/** Every set and the pair, or every one of seven pairs, holds a 1 or a 9. */
function allTouchTerminals(concealed: Counts, melds: LaidDown, shapes: Shapes): boolean {
  if (!melds.every(meld => isTerminal(meld.tiles[0]!))) return false;
  // Seven pairs are worth more than any standard reading of the same tiles, so that reading is the one looked at.
  if (shapes.sevenPairs) return concealed.every((count, kind) => count === 0 || isTerminal(kind));
  return readings(concealed, melds.length).some(
    ({ pair, groups }) =>
      isTerminal(pair) &&
      groups.every(({ kind, first }) =>
        kind === 'pung' ? isTerminal(first) : rankOf(first) === 1 || rankOf(first) === 7,
      ),
  );
}

function isTwoFiveEight(all: Counts): boolean {
  return all.every((count, kind) => count === 0 || rankOf(kind) % 3 === 2);
}
