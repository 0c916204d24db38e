import { describe, expect, test } from 'vitest';
import type { Meld, Seat } from '../../../src/game/state.ts';
import { claimText, kongText } from '../../../src/records/export/tenhou6/calls.ts';
import { parseTile, parseTiles } from '../../../src/tiles/notation.ts';

/** A meld of seat 1 whose claimed tile came from this seat. */
function meld(kind: Meld['kind'], tiles: string, claimed: string, from: Seat): Meld {
  return {
    kind,
    tiles: parseTiles(tiles),
    claimed: parseTile(claimed),
    from,
    concealed: false,
    added: false,
  };
}

const [BEFORE, OPPOSITE, AFTER] = [0, 3, 2];

describe('a call in tenhou.net/6', () => {
  test('a chow names the called tile first', () => {
    expect(claimText(1, meld('chow', '789m', '9m', BEFORE))).toBe('c191718');
    expect(claimText(1, meld('chow', '340p', '3p', BEFORE))).toBe('c232452');
  });

  test.each([
    [BEFORE, 'p111111'],
    [OPPOSITE, '11p1111'],
    [AFTER, '1111p11'],
  ])('the letter of a pung stands where its discarder sits (%i)', (from, text) => {
    expect(claimText(1, meld('pung', '111m', '1m', from))).toBe(text);
  });

  test('a red five is named wherever it came from', () => {
    expect(claimText(1, meld('pung', '055s', '0s', AFTER))).toBe('3535p53');
    expect(claimText(1, meld('pung', '055s', '5s', AFTER))).toBe('3553p35');
  });

  test.each([
    [BEFORE, 'm47474747'],
    [OPPOSITE, '47m474747'],
    [AFTER, '474747m47'],
  ])('a discard kong likewise (%i)', (from, text) => {
    expect(claimText(1, meld('kong', '7777z', '7z', from))).toBe(text);
  });

  test.each([
    [BEFORE, 'k52252525'],
    [OPPOSITE, '25k522525'],
    [AFTER, '2525k5225'],
  ])('an added kong keeps the place of its pung, the added tile before the called one (%i)', (from, text) => {
    const pung = meld('pung', '555p', '5p', from);
    const kong = { ...pung, kind: 'kong', tiles: parseTiles('5550p'), added: true } as const;
    expect(kongText(1, kong)).toBe(text);
  });

  test('a concealed kong has its letter before the last tile', () => {
    const kong = { kind: 'kong', tiles: parseTiles('5055m'), concealed: true, added: false } as const;
    expect(kongText(1, { ...kong, from: null, claimed: null })).toBe('151515a51');
  });

  test('sanma counts around four places, one of them empty', () => {
    // Seat 2 discards, seat 0 takes: two places ahead, as if opposite.
    expect(claimText(0, meld('pung', '999s', '9s', 2))).toBe('39p3939');
  });
});
