import { expect, test } from 'vitest';
import { discards } from '../../src/shape/discards.ts';
import { outlook } from '../../src/shape/useful.ts';
import { kindsBetween, randomHand } from './brute-force.ts';
import { ALL, hand, named, STANDARD } from './hand.ts';

test('each kind held may go, with what is left then', () => {
  const found = discards(hand('23m559p'), 3, STANDARD).map(
    ({ discard, shanten, useful }) => `${named([discard])} ${shanten} ${named(useful)}`,
  );
  expect(found).toEqual(['2m 1 12345m5789p', '3m 1 1234m5789p', '5p 1 14m59p', '9p 0 14m']);
});

test('a hand that is complete may be kept ready', () => {
  const found = discards(hand('234m55p'), 3, STANDARD);
  expect(found.map(({ shanten }) => shanten)).toEqual([0, 0, 0, 0]);
});

test('melds count among the four that a wait may have', () => {
  const [first] = discards(hand('9s'), 4, STANDARD, hand('999s'));
  expect(first).toBeDefined();
  const nine = discards(hand('19s'), 4, STANDARD, hand('999s')).find(
    ({ discard }) => named([discard]) === '1s',
  );
  expect(nine!.shanten).toBe(1);
});

test('each is what the hand without that tile says of itself', () => {
  const kinds = [...kindsBetween(9, 27), 27, 28];
  for (let n = 0; n < 300; n++) {
    const melds = n % 4;
    const counts = randomHand(`discards ${n}`, 14 - 3 * melds, kinds);
    const elsewhere = n % 2 === 0 ? undefined : hand('4444z');
    const found = discards(counts, melds, ALL, elsewhere);
    expect(found.map(({ discard }) => discard)).toEqual(
      kindsBetween(0, 34).filter(kind => counts[kind]! > 0),
    );
    for (const { discard, ...after } of found) {
      const left = counts.map((count, kind) => (kind === discard ? count - 1 : count));
      expect(after).toEqual(outlook(left, melds, ALL, elsewhere));
    }
  }
});
