import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSevenPairs, isSevenPairsWithFours, isStandard } from '../../src/shape/complete.ts';
import { countKinds } from '../../src/shape/counts.ts';
import { mayBeComplete, mayBeReady } from '../../src/shape/quick-look.ts';
import { shanten } from '../../src/shape/shanten.ts';
import { parseTiles } from '../../src/tiles/notation.ts';
import { KINDS } from '../../src/tiles/tile.ts';
import { ALL } from './hand.ts';

const mayBe = (text: string): boolean => mayBeComplete(parseTiles(text), null);

describe('a quick look at a hand', () => {
  test('sets and a pair pass, with melds laid down too', () => {
    expect(mayBe('123m456p777s22233z')).toBe(true);
    expect(mayBe('0p55p11z')).toBe(true);
    expect(mayBe('33z')).toBe(true);
  });

  test('a suit with a tile too many or too few does not pass', () => {
    expect(mayBe('1234m56p777s22233z')).toBe(false);
    expect(mayBe('12m45p')).toBe(false);
  });

  test('pairs pass whatever their suits', () => {
    expect(mayBe('1199m22p3355s1122z')).toBe(true);
    expect(mayBe('1111m22p3355s1122z')).toBe(true);
    expect(mayBe('1119m22p3355s1122z')).toBe(false);
  });

  test('the tile that is won with may lie elsewhere', () => {
    const [tile] = parseTiles('3z');
    expect(mayBeComplete(parseTiles('123m456p777s2223z'), tile!)).toBe(true);
    expect(mayBeComplete(parseTiles('123m456p777s2223z'), null)).toBe(false);
  });

  test('flowers and jokers complete nothing', () => {
    expect(mayBe('123m456p777s222z3z1f')).toBe(false);
  });

  test('a hand that may be ready has one tile beside its sets, or two pairs or halves of sets', () => {
    const mayWait = (text: string): boolean => mayBeReady(parseTiles(text));
    expect(mayWait('123m456p777s2223z')).toBe(true);
    expect(mayWait('123m456p777s22m33z')).toBe(true);
    expect(mayWait('123m456p77s45s222z')).toBe(true);
    expect(mayWait('1234m4567p78s222z')).toBe(false);
    expect(mayWait('1199m22p3355s112z')).toBe(true);
    expect(mayWait('19m19p19s1234567z')).toBe(true);
    expect(mayWait('19m19p119s123456z')).toBe(true);
  });

  test('no complete and no ready hand is ever missed', () => {
    const kinds = fc.shuffledSubarray(
      Array.from({ length: KINDS * 4 }, (_, i) => i >> 2),
      { minLength: 14, maxLength: 14 },
    );
    const narrow = fc.shuffledSubarray(
      Array.from({ length: 28 }, (_, i) => i >> 2),
      { minLength: 14, maxLength: 14 },
    );
    fc.assert(
      fc.property(fc.oneof(kinds, narrow), fc.constantFrom(0, 1, 2, 3, 4), (all, melds) => {
        const tiles = all.slice(3 * melds);
        const counts = countKinds(tiles);
        const complete =
          isStandard(counts, melds) ||
          (melds === 0 && (isSevenPairs(counts) || isSevenPairsWithFours(counts)));
        if (complete && !mayBeComplete(tiles, null)) return false;
        const waiting = tiles.slice(1);
        return shanten(countKinds(waiting), melds, ALL) > 0 || mayBeReady(waiting);
      }),
      { numRuns: 2000 },
    );
  });
});
