import { describe, expect, test } from 'vitest';
import {
  isComplete,
  isSevenPairs,
  isSevenPairsWithFours,
  isStandard,
  isThirteenOrphans,
} from '../../src/shape/complete.ts';
import { kindsBetween, randomHand, splits } from './brute-force.ts';
import { ALL, hand, STANDARD, WITH_FOURS } from './hand.ts';

describe('four sets and a pair', () => {
  test('chows, pungs and a pair', () => {
    expect(isStandard(hand('123m456p777s22233z'), 0)).toBe(true);
    expect(isStandard(hand('11123455567899m'), 0)).toBe(true);
  });

  test('melds take the place of sets', () => {
    expect(isStandard(hand('123m456p777s33z'), 1)).toBe(true);
    expect(isStandard(hand('33z'), 4)).toBe(true);
    expect(isStandard(hand('34z'), 4)).toBe(false);
  });

  test('a red five is a five', () => {
    expect(isStandard(hand('406m550p11s'), 2)).toBe(true);
  });

  test('every tile must belong', () => {
    expect(isStandard(hand('123m456p777s2223z'), 0)).toBe(false);
    expect(isStandard(hand('123m456p777s22233z'), 1)).toBe(false);
    expect(isStandard(hand('123m456p777s222z9m1s'), 0)).toBe(false);
  });

  test('chows do not run over the end of a suit, nor through honors', () => {
    expect(isStandard(hand('89m1p11z'), 3)).toBe(false);
    expect(isStandard(hand('123z11m'), 3)).toBe(false);
  });

  test('a suit alone: as an exhaustive search finds', () => {
    const suit = kindsBetween(9, 18);
    let complete = 0;
    for (let n = 0; n < 2000; n++) {
      const counts = randomHand(`complete ${n}`, 14, suit);
      const expected = splits(counts);
      expect(isStandard(counts, 0)).toBe(expected);
      if (expected) complete++;
    }
    expect(complete).toBeGreaterThan(50);
  });
});

describe('seven pairs', () => {
  test('of different kinds', () => {
    expect(isSevenPairs(hand('1133m5577p99s1155z'))).toBe(true);
    expect(isSevenPairs(hand('1133m5577p99s1111z'))).toBe(false);
    expect(isSevenPairs(hand('1133m5577p99s11z'))).toBe(false);
  });

  test('where four alike are two pairs', () => {
    expect(isSevenPairsWithFours(hand('1133m5577p99s1111z'))).toBe(true);
    expect(isSevenPairsWithFours(hand('1111m2222p3333s44s'))).toBe(true);
    expect(isSevenPairsWithFours(hand('1113m5577p99s1155z'))).toBe(false);
    expect(isSevenPairsWithFours(hand('1133m5577p99s11z'))).toBe(false);
  });
});

describe('thirteen orphans', () => {
  test('one of each and one of them twice', () => {
    expect(isThirteenOrphans(hand('19m19p19s12345677z'))).toBe(true);
    expect(isThirteenOrphans(hand('199m19p19s1234567z'))).toBe(true);
    expect(isThirteenOrphans(hand('19m19p19s1234567z'))).toBe(false);
    expect(isThirteenOrphans(hand('19m19p19s12345667z2m'))).toBe(false);
    expect(isThirteenOrphans(hand('19m19p19s12345666z'))).toBe(false);
  });
});

describe('the forms of a ruleset', () => {
  test('count only where the ruleset has them', () => {
    const pairs = hand('1133m5577p99s1155z');
    expect(isComplete(pairs, 0, ALL)).toBe(true);
    expect(isComplete(pairs, 0, STANDARD)).toBe(false);
    const fours = hand('1133m5577p9999s22p');
    expect(isComplete(fours, 0, WITH_FOURS)).toBe(true);
    expect(isComplete(fours, 0, ALL)).toBe(false);
    expect(isComplete(hand('19m19p19s12345677z'), 0, ALL)).toBe(true);
    expect(isComplete(hand('19m19p19s12345677z'), 0, WITH_FOURS)).toBe(false);
    expect(isComplete(hand('11m'), 4, ALL)).toBe(true);
  });
});
