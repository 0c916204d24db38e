import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../helpers/script.ts';

const hand = (concealed: string, win: string, by = 'discard', melds: unknown[] = []) =>
  scoreOf('basic13', { concealed, win, by, melds });

describe('a win of Basic 13', () => {
  test('BA01: the pair may be completed by a discard, and the source alone pays 3', () => {
    expect(hand('123456m789p111z5z', '5z')).toEqual({
      win: true,
      value: 1,
      patterns: [{ id: 'standard', value: 1 }],
      payments: { winner: 3, discarder: -3, others: [0, 0] },
    });
  });

  test('a self-draw costs each of the others 1', () => {
    expect(hand('123456m789p111z5z', '5z', 'self-draw')).toMatchObject({
      payments: { winner: 3, discarder: null, others: [-1, -1, -1] },
    });
  });

  test('seven different pairs win', () => {
    expect(hand('1122m3344p55s11z5z', '5z')).toMatchObject({ patterns: [{ id: 'seven-pairs', value: 1 }] });
  });

  test('BA04: four of a kind are not two pairs', () => {
    expect(hand('1111m22m33p44p55s1z', '1z', 'self-draw')).toEqual({ win: false, reason: 'incomplete' });
  });

  test('BA05: a declared kong rules out seven pairs', () => {
    const kong = { kind: 'kong', tiles: '7777s', concealed: true };
    expect(hand('1122m3344p56s', '6s', 'discard', [kong])).toMatchObject({ win: false });
  });

  test('BA06: a hand that is both shapes is paid once', () => {
    expect(hand('112233m445566p7s', '7s', 'self-draw')).toMatchObject({ value: 1, payments: { winner: 3 } });
  });

  test('BA07: four alike may be three of a pung and one of a run', () => {
    expect(hand('444456p123s789m9s', '9s')).toMatchObject({ win: true });
  });

  test('BA11: kongs add nothing to the payment', () => {
    const melds = [
      { kind: 'kong', tiles: '2222m' },
      { kind: 'kong', tiles: '7777z', added: true },
    ];
    expect(hand('345s678s9p', '9p', 'self-draw', melds)).toMatchObject({ payments: { winner: 3 } });
  });

  test('honors form no runs and 9 does not run on to 1', () => {
    expect(hand('123m456m78p1233z1s', '9p')).toMatchObject({ win: false });
    expect(hand('123m456m789p89s22z', '1s')).toMatchObject({ win: false });
  });

  test.each([
    ['five of a kind', { concealed: '33333m57s1234567z', win: '6s', by: 'discard' }],
    ['too few tiles', { concealed: '123m', win: '6s', by: 'discard' }],
    ['a red five', { concealed: '0123456m789p111z', win: '1z', by: 'discard' }],
    [
      'a meld that is none',
      { concealed: '123456m789p1z', melds: [{ kind: 'pung', tiles: '123m' }], win: '1z', by: 'discard' },
    ],
    ['a robbed kong of a tile one holds', { concealed: '123456m789p115z5z', win: '5z', by: 'rob-kong' }],
    [
      'a robbed kong on the last tile',
      { concealed: '123456m78p1111z', win: '9p', by: 'rob-kong', lastTile: true },
    ],
    [
      'a replacement that was discarded',
      { concealed: '123456m78p1111z', win: '9p', by: 'discard', replacement: 'kong' },
    ],
  ])('%s is an error, not a score', (_name, line) => {
    expect(() => scoreOf('basic13', line)).toThrow();
  });
});
