import { describe, expect, test } from 'vitest';
import { type Reading, readings } from '../../src/shape/readings.ts';
import { kindsBetween, randomHand, splits } from './brute-force.ts';
import { hand, named } from './hand.ts';

const written = ({ pair, groups }: Reading): string => {
  const sets = groups.map(({ kind, first }) =>
    named(kind === 'pung' ? [first, first, first] : [first, first + 1, first + 2]),
  );
  return [named([pair, pair]), ...sets].join(' ');
};
const readingsOf = (text: string, melds = 0): string[] => readings(hand(text), melds).map(written);

describe('readings of a hand', () => {
  test('most hands have one', () => {
    expect(readingsOf('123m456p777s22233z')).toEqual(['33z 123m 456p 777s 222z']);
  });

  test('three chows alike are three pungs as well, pungs first', () => {
    expect(readingsOf('111222333m789p11z')).toEqual(['11z 111m 222m 333m 789p', '11z 123m 123m 123m 789p']);
  });

  test('the pair may lie in several places', () => {
    expect(readingsOf('11122233344m', 1)).toEqual([
      '11m 123m 234m 234m',
      '44m 111m 222m 333m',
      '44m 123m 123m 123m',
    ]);
  });

  test('nine gates', () => {
    expect(readingsOf('11123455678999m')).toEqual(['55m 111m 234m 678m 999m']);
    expect(readingsOf('11112345678999m')).toEqual(['99m 111m 123m 456m 789m']);
  });

  test('melds leave fewer sets', () => {
    expect(readingsOf('22234m', 3)).toEqual(['22m 234m']);
    expect(readingsOf('44z', 4)).toEqual(['44z']);
  });

  test('none of a hand that is not complete', () => {
    expect(readingsOf('123m456p777s22234z')).toEqual([]);
    expect(readingsOf('123m456p777s33z')).toEqual([]);
    expect(readingsOf('1133m5577p99s1155z')).toEqual([]);
  });

  test('each is the hand, each is there once, and a hand has one exactly where a search finds any', () => {
    const suit = kindsBetween(18, 27);
    for (let n = 0; n < 2000; n++) {
      const counts = randomHand(`readings ${n}`, 14, suit);
      const found = readings(counts, 0);
      expect(found.length > 0).toBe(splits(counts));
      expect(new Set(found.map(written)).size).toBe(found.length);
      for (const reading of found) expect(hand(written(reading))).toEqual(counts);
    }
  });
});
