import { describe, expect, test } from 'vitest';
import { won, yaku } from './hands.ts';

const RON = { by: 'discard', seat: 'south' };
const TSUMO = { by: 'self-draw', seat: 'south' };
const chow = (tiles: string) => ({ kind: 'chow', tiles });
const pung = (tiles: string) => ({ kind: 'pung', tiles });
const kong = (tiles: string) => ({ kind: 'kong', tiles, concealed: true });

const ORPHANS = { concealed: '19m19p19s1234567z', win: '1m' };
const GATES = { concealed: '1112345678999m', win: '5m' };
const FOUR_TRIPLETS = { concealed: '222m555p888s33m77z', win: '3m' };

describe('yakuman', () => {
  test.each([
    ['thirteen orphans', { ...ORPHANS, ...RON }, ['kokushi-musou 13']],
    ['four concealed triplets, drawn', { ...FOUR_TRIPLETS, ...TSUMO }, ['suuankou 13']],
    [
      'four concealed triplets, the pair by ron',
      { concealed: '222m555p888s333m7z', win: '7z', ...RON },
      ['suuankou 13'],
    ],
    [
      'big three dragons, the fourth set a chow',
      { concealed: '23m44p555z', melds: [pung('666z'), pung('777z')], win: '4m', ...RON },
      ['daisangen 13'],
    ],
    [
      'little four winds',
      { concealed: '23m44z111z', melds: [pung('222z'), pung('333z')], win: '4m', ...RON },
      ['shousuushii 13'],
    ],
    [
      'big four winds are one yakuman',
      { concealed: '2m', melds: ['111z', '222z', '333z', '444z'].map(pung), win: '2m', ...RON },
      ['daisuushii 13'],
    ],
    [
      'all honors',
      { concealed: '11122z77z', melds: [pung('333z'), pung('555z')], win: '2z', ...RON },
      ['tsuuiisou 13'],
    ],
    ['all honors as seven pairs', { concealed: '1122334455667z', win: '7z', ...RON }, ['tsuuiisou 13']],
    [
      'all terminals',
      { concealed: '11199m99p', melds: [pung('111p'), pung('999s')], win: '9m', ...RON },
      ['chinroutou 13'],
    ],
    [
      'all green without the dragon',
      {
        concealed: '2233448s',
        melds: [pung('666s'), chow('234s')],
        win: '8s',
        ...RON,
      },
      ['ryuuiisou 13'],
    ],
    ['nine gates', { ...GATES, ...RON }, ['chuuren-poutou 13']],
    [
      'four kongs',
      {
        concealed: '5m',
        melds: [
          kong('1111m'),
          { kind: 'kong', tiles: '3333p' },
          { kind: 'kong', tiles: '9999s', added: true },
          kong('2222p'),
        ],
        win: '5m',
        ...RON,
      },
      ['suukantsu 13'],
    ],
    [
      'a heavenly hand',
      { concealed: '123456m789p1155s', win: '1s', by: 'self-draw', seat: 'east', first: 'heavenly' },
      ['tenhou 13'],
    ],
    [
      'an earthly hand',
      { concealed: '123456m789p1155s', win: '1s', ...TSUMO, first: 'earthly' },
      ['chiihou 13'],
    ],
  ])('%s', (_, line, expected) => {
    expect(yaku(line)).toEqual(expected);
    expect(won(line)).toMatchObject({ yakuman: expected.length, han: null, fu: null, limit: 'yakuman' });
  });

  test('three triplets and one finished by ron are no four concealed triplets', () => {
    expect(yaku({ ...FOUR_TRIPLETS, ...RON })).toEqual(['sanankou 2', 'toitoi 2']);
  });

  test('nine gates need a hand without any meld', () => {
    const line = { concealed: '1112345678m', melds: [pung('999m')], win: '5m', ...RON };
    expect(won(line).yakuman).toBe(0);
  });

  test('RI05: two yakuman add up (D2.8)', () => {
    const line = { concealed: '1z', melds: ['555z', '666z', '777z', '222z'].map(pung), win: '1z', ...RON };
    expect(yaku(line)).toEqual(['daisangen 13', 'tsuuiisou 13']);
    expect(won(line)).toMatchObject({ value: 64_000, yakuman: 2, payments: { discarder: -64_000 } });
  });

  test('D2.8: orphans drawn at once stack with the earthly hand', () => {
    expect(won({ ...ORPHANS, ...TSUMO, first: 'earthly' }).yakuman).toBe(2);
  });

  test('D2.8: with a true yakuman ordinary han and dora are ignored', () => {
    const line = { ...FOUR_TRIPLETS, ...TSUMO, riichi: true, dora: '2z', ura: '1m' };
    expect(yaku(line)).toEqual(['suuankou 13']);
  });

  test('D2.8: 13 han and more are one counted yakuman, with their han and fu', () => {
    const line = { concealed: '2233445566778m', win: '8m', ...TSUMO, riichi: true, dora: '1m' };
    expect(won(line)).toMatchObject({ yakuman: 0, limit: 'yakuman', value: 32_000 });
    expect(won(line).han).toBeGreaterThan(13);
    expect(won(line).fu).toBeGreaterThan(0);
  });
});

describe('yakuman as table options', () => {
  const double = { doubleYakuman: true };
  test.each([
    [
      'big four winds',
      { concealed: '2m', melds: ['111z', '222z', '333z', '444z'].map(pung), win: '2m', ...RON },
    ],
    ['four concealed triplets on the pair', { concealed: '222m555p888s333m7z', win: '7z', ...RON }],
    ['thirteen orphans waiting for any', { ...ORPHANS, ...RON }],
    ['nine gates waiting for any', { ...GATES, ...RON }],
  ])('%s can count twice', (_, line) => {
    expect(won({ ...line, options: double })).toMatchObject({ yakuman: 2, value: 64_000 });
    expect(won(line)).toMatchObject({ yakuman: 1, value: 32_000 });
  });

  test('the plain forms of them count once all the same', () => {
    expect(won({ ...FOUR_TRIPLETS, ...TSUMO, options: double }).yakuman).toBe(1);
    const orphans = { concealed: '119m19p19s123456z', win: '7z', ...RON };
    expect(won({ ...orphans, options: double }).yakuman).toBe(1);
    const gates = { concealed: '1112345678899m', win: '9m', ...RON };
    expect(won({ ...gates, options: double }).yakuman).toBe(1);
  });

  test('D2.19: the dealt hand may take any tile as its last, whichever is best', () => {
    const dealt = {
      concealed: '119m19p19s123456z',
      win: '7z',
      by: 'self-draw',
      seat: 'east',
      first: 'heavenly',
    };
    expect(won({ ...dealt, options: double }).yakuman).toBe(3);
  });

  test('a table may count one yakuman only', () => {
    const line = { concealed: '1z', melds: ['555z', '666z', '777z', '222z'].map(pung), win: '1z', ...RON };
    expect(won({ ...line, options: { multipleYakuman: false } })).toMatchObject({
      yakuman: 1,
      value: 32_000,
    });
  });

  test('without counted yakuman 13 han pay as a sanbaiman', () => {
    const line = { concealed: '2233445566778m', win: '8m', ...TSUMO, riichi: true, dora: '1m' };
    expect(won({ ...line, options: { countedYakuman: false } })).toMatchObject({
      limit: 'sanbaiman',
      value: 24_000,
    });
  });
});
