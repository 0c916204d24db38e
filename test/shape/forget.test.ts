import { expect, test } from 'vitest';
import { forgetShapes } from '../../src/shape/forget.ts';
import { outlook } from '../../src/shape/useful.ts';
import { ALL_KINDS, randomHand } from './brute-force.ts';
import { ALL } from './hand.ts';

test('answers are the same whatever was asked before', () => {
  const hands = Array.from({ length: 200 }, (_, n) => randomHand(`forget ${n}`, 13, ALL_KINDS));
  const before = hands.map(hand => outlook(hand, 0, ALL));
  for (const n of [199, 100, 3]) {
    forgetShapes();
    expect(outlook(hands[n]!, 0, ALL)).toEqual(before[n]);
  }
  expect(hands.map(hand => outlook(hand, 0, ALL))).toEqual(before);
});
