import { describe, expect, test } from 'vitest';
import { OUT_OF_REACH } from '../../src/shape/forms.ts';
import {
  sevenPairsShanten,
  shanten,
  standardShanten,
  thirteenOrphansShanten,
} from '../../src/shape/shanten.ts';
import { completeHands, kindsBetween, nearestOf, randomHand } from './brute-force.ts';
import { ALL, hand, STANDARD, WITH_FOURS } from './hand.ts';

const standard = (text: string, melds = 0): number => standardShanten(hand(text), melds);

describe('shanten of the standard form', () => {
  test('complete is -1, ready is 0', () => {
    expect(standard('123m456p777s22233z')).toBe(-1);
    expect(standard('123m456p777s2223z')).toBe(0);
    expect(standard('123m456p778s22233z')).toBe(0);
  });

  test('tiles that have nothing to do with each other', () => {
    expect(standard('147m258p369s1234z')).toBe(8);
    expect(standard('147m258p369s12345z')).toBe(8);
  });

  test('more blocks than a hand has room for do not help', () => {
    expect(standard('12m45m78m12p45p78p1z')).toBe(4);
    expect(standard('12m45m78m12p45p7p11z')).toBe(3);
  });

  test('a pair is part of the hand, or else missed', () => {
    expect(standard('123m456p12s45s789s')).toBe(1);
    expect(standard('123m456p12s55s789s')).toBe(0);
  });

  test('melds are sets that one has', () => {
    expect(standard('5s', 4)).toBe(0);
    expect(standard('55s', 4)).toBe(-1);
    expect(standard('56s', 4)).toBe(0);
    expect(standard('78m222s', 3)).toBe(0);
    expect(standard('147m1z', 3)).toBe(2);
  });

  test('a wait of which one holds all four is none', () => {
    expect(standard('4444p123m456m789m')).toBe(1);
    expect(standard('1111z123m456m789m')).toBe(1);
    expect(standard('5555m', 3)).toBe(1);
  });

  test('nor is one whose four lie in hand and melds', () => {
    const elsewhere = hand('333m');
    expect(standardShanten(hand('12m55p'), 3)).toBe(0);
    expect(standardShanten(hand('12m55p'), 3, elsewhere)).toBe(0);
    expect(standardShanten(hand('12m55p'), 3, hand('3333m'))).toBe(1);
    expect(standardShanten(hand('123m3s'), 3, hand('333s'))).toBe(1);
    expect(standardShanten(hand('1z'), 4, hand('111z'))).toBe(1);
  });

  test('two suits and honors: as the nearest of all complete hands', () => {
    const kinds = [...kindsBetween(0, 9), ...kindsBetween(27, 34)];
    for (const [sets, size] of [
      [1, 4],
      [1, 5],
      [2, 7],
      [2, 8],
    ] as const) {
      const hands = Array.from(completeHands(sets, kinds), complete => complete.slice());
      for (let n = 0; n < 60; n++) {
        const counts = randomHand(`shanten ${sets} ${n}`, size, n % 2 === 0 ? kinds : kindsBetween(0, 9));
        expect(standardShanten(counts, 4 - sets)).toBe(nearestOf(hands, counts));
      }
    }
  });

  test('with tiles elsewhere: as the nearest of the complete hands that still exist', () => {
    const kinds = [...kindsBetween(9, 18), 27, 28, 29];
    for (let n = 0; n < 40; n++) {
      const all = randomHand(`elsewhere ${n}`, 20, kinds);
      const counts = randomHand(`in hand ${n}`, 8, kinds).map((count, kind) => Math.min(count, all[kind]!));
      const elsewhere = all.map((count, kind) => count - counts[kind]!);
      expect(standardShanten(counts, 2, elsewhere)).toBe(
        nearestOf(completeHands(2, [...kinds, 30, 31, 32], elsewhere), counts),
      );
    }
  });

  test('four sets in a suit and honors: as the nearest of all complete hands', () => {
    const kinds = [...kindsBetween(18, 27), 31, 32, 33];
    const hands = Array.from({ length: 12 }, (_, n) => randomHand(`four sets ${n}`, 13 + (n % 2), kinds));
    const best = hands.map(() => 99);
    for (const complete of completeHands(4, kinds))
      hands.forEach((counts, i) => {
        best[i] = Math.min(best[i]!, nearestOf([complete], counts));
      });
    expect(hands.map(counts => standardShanten(counts, 0))).toEqual(best);
  });
});

describe('shanten of seven pairs', () => {
  test('each pair that is missing is one tile away', () => {
    expect(sevenPairsShanten(hand('1133m5577p99s1155z'), 0, 'distinct')).toBe(-1);
    expect(sevenPairsShanten(hand('1133m5577p99s115z'), 0, 'distinct')).toBe(0);
    expect(sevenPairsShanten(hand('147m258p369s1234z'), 0, 'distinct')).toBe(6);
  });

  test('kinds that are missing count too', () => {
    expect(sevenPairsShanten(hand('111133m5577p99s1z'), 0, 'distinct')).toBe(2);
    expect(sevenPairsShanten(hand('111333m555777p99s'), 0, 'distinct')).toBe(3);
  });

  test('where four alike are two pairs', () => {
    expect(sevenPairsShanten(hand('111133m5577p99s1z'), 0, 'fours')).toBe(0);
    expect(sevenPairsShanten(hand('111333m555777p99s'), 0, 'fours')).toBe(1);
    expect(sevenPairsShanten(hand('1111m2222p3333s4s'), 0, 'fours')).toBe(0);
  });

  test('fewer tiles, where those of a missing suit are left out', () => {
    expect(sevenPairsShanten(hand('1133m5577p'), 0, 'fours')).toBe(5);
    expect(sevenPairsShanten(hand('1133m557p'), 0, 'distinct')).toBe(6);
  });

  test('not beside a meld', () => {
    expect(sevenPairsShanten(hand('1133m5577p99s'), 1, 'distinct')).toBe(OUT_OF_REACH);
  });
});

describe('shanten of thirteen orphans', () => {
  test('one of each, and one of them twice', () => {
    expect(thirteenOrphansShanten(hand('19m19p19s12345677z'), 0)).toBe(-1);
    expect(thirteenOrphansShanten(hand('19m19p19s1234567z'), 0)).toBe(0);
    expect(thirteenOrphansShanten(hand('19m19p19s1234566z'), 0)).toBe(0);
    expect(thirteenOrphansShanten(hand('19m19p19s123456z5p'), 0)).toBe(1);
    expect(thirteenOrphansShanten(hand('234m234p234s5678s'), 0)).toBe(13);
    expect(thirteenOrphansShanten(hand('11m11p11s11223344z'), 0)).toBe(5);
  });

  test('not beside a meld', () => {
    expect(thirteenOrphansShanten(hand('19m19p19s1234z'), 1)).toBe(OUT_OF_REACH);
  });
});

describe('shanten of the nearest form', () => {
  test('is the least of those that the ruleset has', () => {
    const pairs = hand('1188m2255p3377s4z');
    expect(shanten(pairs, 0, ALL)).toBe(0);
    expect(shanten(pairs, 0, STANDARD)).toBe(3);
    const orphans = hand('19m19p19s123456z5p');
    expect(shanten(orphans, 0, ALL)).toBe(1);
    expect(shanten(orphans, 0, WITH_FOURS)).toBe(6);
    expect(shanten(hand('111133m5577p99s1z'), 0, WITH_FOURS)).toBe(0);
  });
});
