import { describe, expect, test } from 'vitest';
import { worth } from './hand-line.ts';

describe('D4.10: how sets combine', () => {
  test('of three chows that are all related in pairs, two pairs count', () => {
    // 234m 234m 234p: the two alike, and one of them with the dots.
    expect(worth('78p55s [234m] [234m] [234p] > 9p').elements).toEqual([
      'all-chows',
      'mixed-double-chow',
      'pure-double-chow',
    ]);
  });

  test('four chows make at most three elements of two: no set is joined to one that it is joined to already', () => {
    // A ring: 123m 789m 123p 789p.
    const ring = worth('5z [123m] [789m] [123p] [789p] > 5z');
    expect(ring.elements).toEqual([
      'melded-hand',
      'mixed-double-chow ×2',
      'one-voided-suit',
      'outside-hand',
      'two-terminal-chows',
    ]);
    expect(ring.value).toBe(14);
  });

  test('234s 223344 567p: pure double, mixed double and short straight once each, not mixed double twice', () => {
    expect(worth('5m [234s] [234p] [234p] [567p] > 5m').elements).toEqual([
      'all-chows',
      'all-simples',
      'melded-hand',
      'mixed-double-chow',
      'pure-double-chow',
      'short-straight',
    ]);
  });

  test('the fourth chow beside an element of three joins one of them once', () => {
    // 123m 456m 789m and 123p: mixed double chow, and not also with anything else.
    expect(worth('5z [123m] [456m] [789m] [123p] > 5z').elements).toEqual([
      'melded-hand',
      'mixed-double-chow',
      'one-voided-suit',
      'pure-straight',
    ]);
  });

  test('two pairs of chows that have nothing to do with each other are two elements', () => {
    expect(worth('5z [123m] [123p] [567s] [567p] > 5z').elements).toEqual([
      'melded-hand',
      'mixed-double-chow ×2',
    ]);
  });

  test('sets that an element of three has joined are not joined again in pairs', () => {
    // 123 456 789 holds short straights and two terminal chows that do not count.
    expect(worth('5s [123m] [456m] [789m] [222p] > 5s').elements).toEqual([
      'melded-hand',
      'no-honors',
      'pure-straight',
    ]);
  });

  test('pungs combine as chows do: two double pungs of four pungs, none more', () => {
    expect(worth('5s [222m] [222p] [333m] [333p] > 5s').elements).toContain('double-pung ×2');
  });

  test('beside three shifted pungs the fourth joins one of them', () => {
    const { elements } = worth('5s [222m] [333p] [444s] [333m] > 5s');
    expect(elements).toContain('mixed-shifted-pungs');
    expect(elements).toContain('double-pung');
  });

  test('the dearest way is taken: a straight rather than the doubles that the same sets make', () => {
    // 123m 456p 789s is a mixed straight; 123m 123p alone would be one point.
    expect(worth('5z [123m] [456p] [789s] [123p] > 5z').elements).toEqual([
      'melded-hand',
      'mixed-double-chow',
      'mixed-straight',
    ]);
  });

  test('a reading is chosen whole: three pungs or three chows of the same tiles, not both', () => {
    const { elements } = worth('111222333m78p55s > 9p');
    expect(elements).toContain('pure-shifted-pungs');
    expect(elements).not.toContain('pure-triple-chow');
  });
});
