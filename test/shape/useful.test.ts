import { describe, expect, test } from 'vitest';
import { isComplete } from '../../src/shape/complete.ts';
import { type Counts, totalOf } from '../../src/shape/counts.ts';
import type { Forms } from '../../src/shape/forms.ts';
import { shanten } from '../../src/shape/shanten.ts';
import { outlook, useful, waits } from '../../src/shape/useful.ts';
import { KINDS, type Kind } from '../../src/tiles/tile.ts';
import { kindsBetween, randomHand } from './brute-force.ts';
import { ALL, hand, named, STANDARD, WITH_FOURS } from './hand.ts';

const waitsOf = (text: string, melds = 0, forms: Forms = STANDARD): string =>
  named(waits(hand(text), melds, forms));
const usefulOf = (text: string, melds = 0, forms: Forms = STANDARD): string =>
  named(useful(hand(text), melds, forms));

const plus = (counts: Counts, kind: Kind): Counts =>
  counts.map((count, at) => (at === kind ? count + 1 : count));

describe('waits', () => {
  test('of two neighbours, of a gap, of an end, of a pair', () => {
    expect(waitsOf('23m55p', 3)).toBe('14m');
    expect(waitsOf('24m55p', 3)).toBe('3m');
    expect(waitsOf('89m55p', 3)).toBe('7m');
    expect(waitsOf('5p', 4)).toBe('5p');
    expect(waitsOf('11m55p', 3)).toBe('1m5p');
  });

  test('of many', () => {
    expect(waitsOf('1112345678999m')).toBe('123456789m');
    expect(waitsOf('2345678m', 2)).toBe('258m');
    expect(waitsOf('3335666s', 2)).toBe('457s');
    expect(waitsOf('3334s', 3)).toBe('245s');
    expect(waitsOf('19m19p19s1234567z', 0, ALL)).toBe('19m19p19s1234567z');
  });

  test('none of a kind that one holds four times, here or in melds', () => {
    expect(waitsOf('3333m', 3)).toBe('');
    expect(waitsOf('1111234m', 2)).toBe('4m');
    expect(named(waits(hand('3334m'), 3, STANDARD, hand('5555m')))).toBe('24m');
    expect(named(waits(hand('23m55p'), 3, STANDARD, hand('1111m')))).toBe('4m');
    expect(named(waits(hand('23m55p'), 3, STANDARD, hand('1111m4444m')))).toBe('');
    expect(named(waits(hand('23m55p'), 3, STANDARD, hand('111m')))).toBe('14m');
  });

  test('of seven pairs', () => {
    expect(waitsOf('1133m5577p99s115z', 0, ALL)).toBe('5z');
    expect(waitsOf('1133m557799p111z', 0, ALL)).toBe('');
    expect(waitsOf('1133m557799p111z', 0, WITH_FOURS)).toBe('1z');
  });

  test('of several forms at once', () => {
    expect(waitsOf('1122334455667m', 0, ALL)).toBe('147m');
    expect(waitsOf('1122334455667m', 0, { ...ALL, standard: false })).toBe('7m');
  });

  test('none where a hand is not ready', () => {
    expect(waitsOf('13m57p', 3)).toBe('');
  });

  test('are the kinds that complete the hand', () => {
    const kinds = [...kindsBetween(0, 9), ...kindsBetween(27, 30)];
    let ready = 0;
    for (let n = 0; n < 1500; n++) {
      const melds = n % 5;
      const counts = randomHand(`waits ${n}`, 13 - 3 * melds, n % 2 === 0 ? kinds : kindsBetween(0, 9));
      for (const forms of [ALL, WITH_FOURS]) {
        const expected = kindsBetween(0, KINDS).filter(
          kind => counts[kind]! < 4 && isComplete(plus(counts, kind), melds, forms),
        );
        expect(waits(counts, melds, forms)).toEqual(expected);
        if (expected.length > 0) ready++;
      }
    }
    expect(ready).toBeGreaterThan(400);
  });
});

describe('useful kinds', () => {
  test('are those that bring the hand nearer', () => {
    expect(usefulOf('23m45p11s', 2)).toBe('14m36p');
    expect(usefulOf('123m456p789s12m3z9p')).toBe('3m9p3z');
  });

  test('are the waits of a hand that is ready', () => {
    expect(usefulOf('2345678m', 2)).toBe('258m');
  });

  test('are none of a hand that is complete', () => {
    expect(outlook(hand('55s'), 4, STANDARD)).toEqual({ shanten: -1, useful: [] });
  });

  test('leave out kinds that the deck lacks', () => {
    const sanma = hand('2222333344445555666677778888m');
    expect(named(useful(hand('1m11z4p'), 3, STANDARD))).toBe('123m23456p1z');
    expect(named(useful(hand('1m11z4p'), 3, STANDARD, sanma))).toBe('1m23456p1z');
  });

  test('are the kinds after which shanten is less', () => {
    const kinds = [...kindsBetween(0, 15), ...kindsBetween(27, 34)];
    for (let n = 0; n < 1000; n++) {
      const melds = n % 4;
      const counts = randomHand(`useful ${n}`, 13 - 3 * melds, kinds);
      const elsewhere = n % 3 === 0 ? randomHand(`melds ${n}`, 3 * melds, kinds) : undefined;
      if (elsewhere?.some((count, kind) => count + counts[kind]! > 4)) continue;
      for (const forms of [ALL, WITH_FOURS, STANDARD]) {
        const now = shanten(counts, melds, forms, elsewhere);
        const expected = kindsBetween(0, KINDS).filter(
          kind =>
            counts[kind]! + (elsewhere?.[kind] ?? 0) < 4 &&
            shanten(plus(counts, kind), melds, forms, elsewhere) < now,
        );
        expect(outlook(counts, melds, forms, elsewhere)).toEqual({ shanten: now, useful: expected });
      }
    }
  });

  test('the hand asked about stays as it is', () => {
    const counts = hand('1122334455667m');
    useful(counts, 0, ALL, hand('9999p'));
    expect(totalOf(counts)).toBe(13);
    expect(counts).toEqual(hand('1122334455667m'));
  });
});
