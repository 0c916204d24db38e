import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTiles, parseTile, parseTiles, sortTiles, tileName } from '../../src/tiles/notation.ts';
import { JOKER, kindOf, TILES } from '../../src/tiles/tile.ts';

const anyTiles = fc.array(fc.integer({ min: 0, max: TILES - 1 }), { maxLength: 18 });

describe('notation', () => {
  test('writes digits, then the letter they share', () => {
    expect(formatTiles(parseTiles('123m55z'))).toBe('123m55z');
    expect(parseTiles('123m55z').map(tileName)).toEqual(['1m', '2m', '3m', '5z', '5z']);
  });

  test('has red fives, flowers, seasons and the joker', () => {
    expect(kindOf(parseTile('0p'))).toBe(parseTile('5p'));
    expect(parseTile('1j')).toBe(JOKER);
    expect(parseTiles('18f')).toHaveLength(2);
  });

  test('reads back whatever it wrote, in the same order', () => {
    fc.assert(
      fc.property(anyTiles, tiles => {
        expect(parseTiles(formatTiles(tiles))).toEqual(tiles);
      }),
    );
  });

  test('is never longer than it must be: neighbours of one letter share it', () => {
    fc.assert(
      fc.property(anyTiles, tiles => {
        expect(formatTiles(tiles)).not.toMatch(/\d([a-z])\d+\1/);
      }),
    );
  });

  test.each(['0z', '8z', '9f', '2j', '5x', '5'])('%s is no tile', name => {
    expect(() => parseTile(name)).toThrow('is no tile');
  });

  test('says what is wrong with a text', () => {
    expect(() => parseTiles('12')).toThrow('has no suit letter');
    expect(() => parseTiles('m1')).toThrow('has no digit before it');
  });

  test('sorts m p s z f j, a red five after its fives', () => {
    expect(formatTiles(sortTiles(parseTiles('1j1f1z6m5m0m4m1s1p')))).toBe('4506m1p1s1z1f1j');
  });
});
