import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../helpers/script.ts';
import { yaku } from './hands.ts';

const RON = { by: 'discard', seat: 'south' };
const TSUMO = { by: 'self-draw', seat: 'south' };
const chow = (tiles: string) => ({ kind: 'chow', tiles });
const pung = (tiles: string) => ({ kind: 'pung', tiles });
const kong = (tiles: string) => ({ kind: 'kong', tiles, concealed: true });

describe('a hand needs a yaku', () => {
  test('dora alone do not win (seed 000, "Two winning requirements")', () => {
    const melds = [chow('234p'), pung('999s'), chow('678s')];
    const answer = scoreOf('riichi', { concealed: '4567m', melds, win: '4m', ...RON, dora: '3m' });
    expect(answer).toEqual({ win: false, reason: 'no-yaku' });
  });

  test('a shape that is none is incomplete', () => {
    const answer = scoreOf('riichi', { concealed: '147m258p369s1234z', win: '5z', ...RON });
    expect(answer).toEqual({ win: false, reason: 'incomplete' });
  });

  test('four alike are not two of seven pairs', () => {
    const answer = scoreOf('riichi', { concealed: '1111m22p33p44s55s6z', win: '6z', ...RON });
    expect(answer).toMatchObject({ win: false, reason: 'incomplete' });
  });
});

/** 234m 345p 456s 7999s: pinfu in none of its ways. */
const PLAIN = { concealed: '234m345p4567999s', win: '7s' };

describe('how a hand was won', () => {
  test.each([
    ['riichi', { ...RON, riichi: true }, ['riichi']],
    ['ippatsu', { ...RON, riichi: true, ippatsu: true }, ['ippatsu', 'riichi']],
    ['double riichi takes the place of riichi', { ...RON, riichi: 'double' }, ['double-riichi 2']],
    ['a closed self-draw', TSUMO, ['menzen-tsumo']],
    ['the last tile drawn', { ...TSUMO, lastTile: true }, ['haitei', 'menzen-tsumo']],
    ['the last discard', { ...RON, lastTile: true }, ['houtei']],
  ])('%s', (_, circumstances, expected) => {
    expect(yaku({ ...PLAIN, ...circumstances })).toEqual(expected);
  });

  test('D2.16: a replacement win is never the last tile', () => {
    const line = { concealed: '345p4567999s', melds: [kong('2222m')], win: '7s', ...TSUMO };
    expect(yaku({ ...line, replacement: 'kong', lastTile: true })).toEqual([
      'menzen-tsumo',
      'rinshan-kaihou',
    ]);
  });

  test('D2.5: ippatsu and robbing a kong combine', () => {
    const line = { concealed: '234m345p78p45699s', win: '9p', seat: 'south', by: 'rob-kong' };
    expect(yaku({ ...line, riichi: true, ippatsu: true })).toEqual(['chankan', 'ippatsu', 'pinfu', 'riichi']);
  });
});

describe('sequences', () => {
  test.each([
    ['pinfu', '234m345p678s67m55p', '8m', ['pinfu', 'tanyao']],
    ['no pinfu on a closed wait', '234m345p678s68m55p', '7m', ['tanyao']],
    ['no pinfu on an edge wait', '234m345p678s12m55p', '3m', null],
    ['no pinfu with a pair of value', '234m345p678s67m77z', '8m', null],
    ['twin sequences', '223344m345p678s9s', '9s', ['iipeikou']],
    ['two twin sequences, and no seven pairs beside them', '223344m667788p9s', '9s', ['ryanpeikou 3']],
    ['a mixed triple sequence', '234m234p234s68p99s', '7p', ['sanshoku-doujun 2']],
    ['a pure straight', '123456789m68p99s', '7p', ['ittsuu 2']],
    ['a pair of another’s wind is worthless', '234m345p678s67m44z', '8m', ['pinfu']],
  ])('%s', (_, concealed, win, expected) => {
    const line = { concealed, win, ...RON };
    if (expected === null) expect(scoreOf('riichi', line)).toMatchObject({ reason: 'no-yaku' });
    else expect(yaku(line)).toEqual(expected);
  });

  test('twin sequences are none in an open hand', () => {
    const line = { concealed: '223344m345p9s', melds: [chow('678s')], win: '9s', ...RON };
    expect(scoreOf('riichi', line)).toMatchObject({ reason: 'no-yaku' });
  });

  test('open, a mixed triple sequence and a straight are 1', () => {
    const mixed = { concealed: '234m234p68p99s', melds: [chow('234s')], win: '7p', ...RON };
    expect(yaku(mixed)).toEqual(['sanshoku-doujun']);
    const straight = { concealed: '123456m68p99s', melds: [chow('789m')], win: '7p', ...RON };
    expect(yaku(straight)).toEqual(['ittsuu']);
  });
});

describe('triplets', () => {
  test.each([
    [
      'all triplets',
      { concealed: '333p77s55m', melds: [pung('222m'), pung('999s')], win: '5m' },
      ['toitoi 2'],
    ],
    ['three concealed triplets', { concealed: '333p777s999m456m2p', win: '2p' }, ['sanankou 2']],
    [
      'a concealed kong is a concealed triplet',
      { concealed: '333p777s456m2p', melds: [kong('9999m')], win: '2p' },
      ['sanankou 2'],
    ],
    [
      'mixed triple triplets',
      { concealed: '333p333s56m88s', melds: [pung('333m')], win: '7m' },
      ['sanshoku-doukou 2', 'tanyao'],
    ],
    [
      'three kongs, open or concealed',
      {
        concealed: '56m88s',
        melds: [kong('3333p'), kong('9999s'), { kind: 'kong', tiles: '2222m' }],
        win: '7m',
      },
      ['sankantsu 2'],
    ],
    [
      'little three dragons, with their two triplets',
      { concealed: '555z66z234m67p', melds: [pung('777z')], win: '8p' },
      ['shousangen 2', 'yakuhai-red', 'yakuhai-white'],
    ],
    [
      'all terminals and honors',
      { concealed: '111m99p22z', melds: [pung('999s'), pung('444z')], win: '9p' },
      ['honroutou 2', 'toitoi 2'],
    ],
  ])('%s', (_, line, expected) => {
    expect(yaku({ ...line, ...RON })).toEqual(expected);
  });

  test('D2.17: a triplet finished by ron is not concealed', () => {
    const line = { concealed: '222m555p22p77s345s', win: '2p' };
    expect(yaku({ ...line, ...RON, riichi: true })).toEqual(['riichi', 'tanyao']);
    expect(yaku({ ...line, ...TSUMO })).toEqual(['menzen-tsumo', 'sanankou 2', 'tanyao']);
  });
});

describe('value tiles', () => {
  const hand = (triplet: string) => ({ concealed: `${triplet}234m56p99s`, melds: [chow('678p')], win: '7p' });
  test.each([
    ['white', '555z', ['yakuhai-white']],
    ['green', '666z', ['yakuhai-green']],
    ['red', '777z', ['yakuhai-red']],
    ['the seat wind', '222z', ['yakuhai-seat-wind']],
    ['the round wind', '111z', ['yakuhai-round-wind']],
  ])('a triplet of %s', (_, triplet, expected) => {
    expect(yaku({ ...hand(triplet), ...RON })).toEqual(expected);
  });

  test('a wind that is both seat and round wind is 2', () => {
    expect(yaku({ ...hand('111z'), by: 'discard', seat: 'east' })).toEqual([
      'yakuhai-round-wind',
      'yakuhai-seat-wind',
    ]);
  });

  test('any other wind is none', () => {
    expect(scoreOf('riichi', { ...hand('444z'), ...RON })).toMatchObject({ reason: 'no-yaku' });
  });
});

describe('whole hands', () => {
  test.each([
    [
      'all simples may be open',
      { concealed: '4567m', melds: [chow('234p'), pung('888s'), chow('678s')], win: '4m' },
      ['tanyao'],
    ],
    ['half flush', { concealed: '123456m999m22z3z3z', win: '3z' }, ['honitsu 3']],
    ['half flush, open', { concealed: '123456m22z33z', melds: [pung('999m')], win: '3z' }, ['honitsu 2']],
    ['full flush', { concealed: '1113455778996m', win: '6m' }, ['chinitsu 6']],
    ['full flush, open', { concealed: '1112356799m', melds: [chow('678m')], win: '4m' }, ['chinitsu 5']],
    ['seven pairs', { concealed: '1133m2244p5577s1z', win: '1z' }, ['chiitoitsu 2']],
    ['seven pairs of one suit', { concealed: '1133446677998m', win: '8m' }, ['chiitoitsu 2', 'chinitsu 6']],
    ['mixed outside hand', { concealed: '123m789p99s789s44z', win: '9s' }, ['chanta 2']],
    [
      'mixed outside hand, open',
      { concealed: '123m78p99s444z', melds: [chow('789s')], win: '9p' },
      ['chanta'],
    ],
    ['pure outside hand', { concealed: '123m789p78s11199m', win: '9s' }, ['junchan 3']],
    [
      'pure outside hand, open',
      { concealed: '789p78s11m', melds: [chow('123m'), pung('999m')], win: '9s' },
      ['junchan 2'],
    ],
  ])('%s', (_, line, expected) => {
    expect(yaku({ ...line, ...RON })).toEqual(expected);
  });
});

describe('bonus tiles', () => {
  test('a red five that is dora counts twice (seed 000, "Ura and kong dora")', () => {
    expect(yaku({ concealed: '340m345p678s99s67m', win: '8m', ...RON, dora: '4m' })).toEqual([
      'aka-dora',
      'dora',
      'pinfu',
    ]);
  });

  test('indicators wrap: 9 to 1, North to East, Red to White', () => {
    const line = { concealed: '111m234p567s111z5z', win: '5z', ...RON, riichi: true };
    expect(yaku({ ...line, dora: '9m' })).toContain('dora 3');
    expect(yaku({ ...line, dora: '4z' })).toContain('dora 3');
    expect(yaku({ ...line, dora: '7z' })).toContain('dora 2');
  });

  test('ura count for riichi alone', () => {
    const line = { concealed: '340m345p678s99s67m', win: '8m', ...RON, ura: '8s' };
    expect(yaku(line)).not.toContain('ura-dora 2');
    expect(yaku({ ...line, riichi: true })).toContain('ura-dora 2');
  });

  test('two indicators of one kind count each', () => {
    expect(yaku({ concealed: '345m345p678s99s67m', win: '8m', ...RON, dora: '8s8s' })).toContain('dora 4');
  });
});
