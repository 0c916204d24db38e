import { describe, expect, test } from 'vitest';
import { won } from './hands.ts';

const RON = { by: 'discard', seat: 'south' };
const TSUMO = { by: 'self-draw', seat: 'south' };
const chow = (tiles: string) => ({ kind: 'chow', tiles });
const pung = (tiles: string) => ({ kind: 'pung', tiles });
const kong = (tiles: string) => ({ kind: 'kong', tiles, concealed: true });
const openKong = (tiles: string) => ({ kind: 'kong', tiles });

/** An open hand with 22p, 67m waiting on both sides, and two melds: 20 fu and what the melds make. */
const open = (first: unknown, second: unknown) => ({
  concealed: '67m22p678s',
  melds: [first, second],
  win: '8m',
  ...RON,
});

describe('fu (seed 000, "Count han, then fu")', () => {
  test.each([
    ['pinfu by ron', { concealed: '234m345p678s67m55p', win: '8m', ...RON }, 30],
    ['pinfu drawn', { concealed: '234m345p678s67m55p', win: '8m', ...TSUMO }, 20],
    ['seven pairs', { concealed: '1133m2244p5577s1z', win: '1z', ...RON }, 25],
    ['a closed wait: 20 + 10 + 2', { concealed: '234m345p678s68m55p', win: '7m', ...RON }, 40],
    ['an edge wait: 20 + 10 + 2', { concealed: '234m345p678s12m55p', win: '3m', ...RON, riichi: true }, 40],
    ['a pair wait: 20 + 10 + 2', { concealed: '234m123p678s678m9p', win: '9p', ...RON, riichi: true }, 40],
    [
      'a pair of value: 20 + 10 + 2',
      { concealed: '234m345p678s67m55z', win: '8m', ...RON, riichi: true },
      40,
    ],
    [
      'a concealed triplet of honors: 20 + 10 + 8',
      { concealed: '555z345p678s67m22p', win: '8m', ...RON },
      40,
    ],
    [
      'a concealed kong of honors: 20 + 10 + 32',
      { concealed: '345p678s67m22p', melds: [kong('5555z')], win: '8m', ...RON },
      70,
    ],
    ['open: 20 alone becomes 30', open(chow('345p'), chow('345m')), 30],
    ['open: triplets of simples, 20 + 2 + 2', open(pung('444s'), pung('333p')), 30],
    [
      'open: a triplet of honors and a kong of simples, 20 + 4 + 8',
      open(pung('555z'), openKong('4444s')),
      40,
    ],
    [
      'open: a kong of honors and one of simples, 20 + 16 + 8',
      open(openKong('5555z'), openKong('4444s')),
      50,
    ],
  ])('%s', (_, line, fu) => {
    expect(won(line).fu).toBe(fu);
  });

  test('D2.17: a replacement drawn keeps its 2', () => {
    const line = { concealed: '333p678s67m22p', melds: [kong('4444s')], win: '8m', ...TSUMO };
    expect(won({ ...line, replacement: 'kong' }).fu).toBe(50);
  });

  test('D2.17: a double-wind pair is 4, at other tables 2', () => {
    const melds = [pung('777z'), pung('333s'), pung('444s')];
    const line = { concealed: '23m11z', melds, win: '4m', by: 'discard', seat: 'east' };
    expect(won(line).fu).toBe(40);
    expect(won({ ...line, options: { doubleWindFu: 2 } }).fu).toBe(30);
  });

  test('RI02: a double-wind pair spoils pinfu', () => {
    const line = { concealed: '234m456s567p78p11z', win: '9p', by: 'discard', seat: 'east', riichi: true };
    expect(won(line)).toMatchObject({ han: 1, fu: 40, value: 2000 });
  });

  test('D2.17: three triplets pay more than three equal chows, so they are what it is', () => {
    const line = { concealed: '111222333m67s99p', win: '8s', ...RON };
    expect(won(line)).toMatchObject({ han: 2, fu: 50, patterns: [{ id: 'sanankou', value: 2 }] });
  });

  test('D2.17: two twin sequences pay more than seven pairs', () => {
    const line = { concealed: '223344m667788p9s', win: '9s', ...RON };
    expect(won(line)).toMatchObject({ han: 3, fu: 40 });
  });

  test('reports: a triplet by ron whose copies also lie in an open chow has no concealed fu', () => {
    const line = { concealed: '44s567m55p567m', melds: [chow('345s')], win: '4s', ...RON };
    expect(won(line).fu).toBe(30);
  });
});
