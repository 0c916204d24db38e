import { describe, expect, test } from 'vitest';
import { mcr } from '../../../src/rules/mcr/mcr.ts';
import { ELEMENTS } from '../../../src/rules/mcr/scoring/elements/elements.ts';
import { worth } from './hand-line.ts';

/** For each element a hand that scores it, and one that just misses it or in which something bigger contains it. */
const EXAMPLES: readonly (readonly [id: string, points: number, scores: string, misses: string])[] = [
  ['big-four-winds', 88, '5m [111z] [222z] [333z] [444z] > 5m', '12m44z [111z] [222z] [333z] > 3m'],
  ['big-three-dragons', 88, '22m34p [555z] [666z] [777z] > 5p', '77z34p [555z] [666z] [222m] > 5p'],
  ['all-green', 88, '223344666888s6z > 6z', '223344777888s6z > 6z'],
  ['nine-gates', 88, '1112345678999m > 5m', '1123455678999m > 1m'],
  ['four-kongs', 88, '5m [1111p] [2222s] [!3333s] [+7777z] > 5m', '5m [1111p] [2222s] [!3333s] [777z] > 5m'],
  ['seven-shifted-pairs', 88, '1122334455667m > 7m', '1122334455668m > 8m'],
  ['thirteen-orphans', 88, '19m19p19s1234567z > 1m', '1199m1199p1199s1z > 1z'],
  ['all-terminals', 64, '1m [999m] [111p] [999p] [111s] > 1m', '1z [999m] [111p] [999p] [111s] > 1z'],
  ['little-four-winds', 64, '12m44z [111z] [222z] [333z] > 3m', '5m [111z] [222z] [333z] [444z] > 5m'],
  ['little-three-dragons', 64, '77z34p [555z] [666z] [222m] > 5p', '22z34p [555z] [666z] [222m] > 5p'],
  ['all-honors', 64, '1155z [222z] [333z] [666z] > 5z', '99m55z [222z] [333z] [666z] > 5z'],
  ['four-concealed-pungs', 64, '111m444p777s99s33z > 9s self', '111m444p777s99s33z > 9s'],
  ['pure-terminal-chows', 64, '1122337788995p > 5p', '1122337788996p > 6p'],
  ['quadruple-chow', 48, '111222333m5p [123m] > 5p', '78p55s [123m] [123m] [123m] > 9p'],
  ['four-pure-shifted-pungs', 48, '222333444555m7p > 7p', '222333444666m7p > 7p'],
  [
    'four-pure-shifted-chows',
    32,
    '7p [123m] [234m] [345m] [456m] > 7p',
    '7p [123m] [234m] [345m] [567m] > 7p',
  ],
  ['three-kongs', 32, '55m66p [1111m] [2222p] [!3333s] > 5m', '55m66p [1111m] [2222p] [333s] > 5m'],
  ['all-terminals-and-honors', 32, '99m55z [222z] [111p] [666z] > 5z', '1155z [222z] [333z] [666z] > 5z'],
  ['seven-pairs', 24, '2244m5577p3399s6z > 6z', '222m555p333s77z66z > 6z'],
  ['greater-honors-and-knitted-tiles', 24, '147m258p1234567z > 3s', '147m258p36s12345z > 9s'],
  ['all-even-pungs', 24, '22m88p [444m] [666p] [888s] > 8p', '22m99p [444m] [666p] [888s] > 9p'],
  ['full-flush', 24, '1239945m [345m] [678m] > 6m', '12345m11z [345m] [678m] > 6m'],
  ['pure-triple-chow', 24, '78p55s [123m] [123m] [123m] > 9p', '78p55s [123m] [123m] [234m] > 9p'],
  ['pure-shifted-pungs', 24, '78p55s [222m] [333m] [444m] > 9p', '78p55s [222m] [333m] [555m] > 9p'],
  ['upper-tiles', 24, '7899s [789m] [888p] [777m] > 9s', '7899s [789m] [888p] [666m] > 9s'],
  ['middle-tiles', 24, '4566s [456m] [555p] [444m] > 6s', '4566s [456m] [777p] [444m] > 6s'],
  ['lower-tiles', 24, '1233s [123m] [222p] [111m] > 3s', '1233s [123m] [444p] [111m] > 3s'],
  ['pure-straight', 16, '78m55s [123m] [456m] [222p] > 9m', '78m55s [123m] [345m] [222p] > 9m'],
  ['three-suited-terminal-chows', 16, '55s78p [123m] [789m] [123p] > 9p', '55m78p [123m] [789m] [123p] > 9p'],
  ['pure-shifted-chows', 16, '78p55s [123m] [234m] [345m] > 9p', '78p55s [123m] [234m] [456m] > 9p'],
  ['all-fives', 16, '46m55s [345p] [567s] [555p] > 5m', '46m66s [345p] [567s] [555p] > 5m'],
  ['triple-pung', 16, '78p55s [222m] [222p] [222s] > 9p', '78p55s [222m] [222p] [333s] > 9p'],
  ['three-concealed-pungs', 16, '222m555p888s34m66z > 5m', '222m555p88s345m66z > 8s'],
  ['lesser-honors-and-knitted-tiles', 12, '147m25p369s12345z > 6z', '147m258p1234567z > 3s'],
  ['knitted-straight', 12, '147m258p369s34m55z > 5m', '147m25p369s12345z > 6z'],
  ['upper-four', 12, '7899s [678m] [888p] [777m] > 9s', '7899s [567m] [888p] [777m] > 9s'],
  ['lower-four', 12, '1233s [123m] [444p] [111m] > 3s', '1233s [123m] [555p] [111m] > 3s'],
  ['big-three-winds', 12, '78p55s [111z] [222z] [333z] > 9p', '78p55s [111z] [222z] [555z] > 9p'],
  ['mixed-straight', 8, '7855s [123m] [456p] [222p] > 9s', '7855s [123m] [345p] [222p] > 9s'],
  ['reversible-tiles', 8, '23p55z [888s] [999p] [456s] > 4p', '23p55z [888s] [999p] [345s] > 4p'],
  ['mixed-triple-chow', 8, '78p55s [234m] [234p] [234s] > 9p', '78p55s [234m] [234p] [345s] > 9p'],
  ['mixed-shifted-pungs', 8, '78p55s [222m] [333p] [444s] > 9p', '78p55s [222m] [333p] [666s] > 9p'],
  ['chicken-hand', 8, '45s11z [345m] [678p] [222s] > 6s', '45s11z [345m] [678p] [222s] > 6s self'],
  [
    'last-tile-draw',
    8,
    '78p55s [222m] [444s] [666z] > 9p self last',
    '78p55s [222m] [444s] [666z] > 9p last',
  ],
  ['last-tile-claim', 8, '78p55s [222m] [444s] [666z] > 9p last', '78p55s [222m] [444s] [666z] > 9p'],
  [
    'out-with-replacement-tile',
    8,
    '78p55s [2222m] [444s] [666z] > 9p self kong',
    '78p55s [2222m] [444s] [666z] > 9p self flower flowers:1f',
  ],
  ['robbing-the-kong', 8, '78p55s [222m] [444s] [666z] > 9p rob', '78p55s [222m] [444s] [666z] > 9p'],
  ['all-pungs', 6, '77p55s [222m] [444s] [666z] > 7p', '78p55s [222m] [444s] [666z] > 9p'],
  ['half-flush', 6, '78p55z [222p] [444p] [666z] > 9p', '78p55z [222p] [444s] [666z] > 9p'],
  ['mixed-shifted-chows', 6, '78p55s [234m] [345p] [456s] > 9p', '78p55s [234m] [345p] [567s] > 9p'],
  ['all-types', 6, '78p55z [123m] [444s] [111z] > 9p', '78p22z [123m] [444s] [111z] > 9p'],
  ['melded-hand', 6, '5s [234m] [678p] [222s] [666z] > 5s', '5s [234m] [678p] [222s] [666z] > 5s self'],
  ['two-concealed-kongs', 6, '78p55s [!2222m] [!4444s] [666z] > 9p', '78p55s [!2222m] [4444s] [666z] > 9p'],
  ['two-dragon-pungs', 6, '78p55s [555z] [666z] [222m] > 9p', '78p55s [555z] [222z] [222m] > 9p'],
  ['outside-hand', 4, '78p99s [123m] [111s] [666z] > 9p', '78p99s [234m] [111s] [666z] > 9p'],
  ['fully-concealed-hand', 4, '234567m345p678s8p > 8p self', '234567m345p678s8p > 8p'],
  ['two-melded-kongs', 4, '78p55s [2222m] [4444s] [666z] > 9p', '78p55s [2222m] [444s] [666z] > 9p'],
  ['last-tile', 4, '78p55s [222m] [444s] [666z] > 9p copy', '78p55s [222m] [444s] [666z] > 9p rob copy'],
  ['dragon-pung', 2, '78p55s [222m] [444s] [666z] > 9p', '78p55s [555z] [666z] [222m] > 9p'],
  ['prevalent-wind', 2, '78p55s [222m] [444s] [222z] > 9p round:south', '78p55s [222m] [444s] [222z] > 9p'],
  [
    'seat-wind',
    2,
    '78p55s [222m] [444s] [222z] > 9p seat:south',
    '78p55s [222m] [444s] [222z] > 9p seat:west',
  ],
  ['concealed-hand', 2, '234567m345p678s8p > 8p', '234567m345p678s8p > 8p self'],
  ['all-chows', 2, '78p55s [123m] [345m] [678s] > 9p', '78p55z [123m] [345m] [678s] > 9p'],
  ['tile-hog', 2, '78p55s [222m] [234m] [666z] > 9p', '78p55s [2222m] [345m] [666z] > 9p'],
  ['double-pung', 2, '78p55s [222m] [222p] [666z] > 9p', '78p55s [222m] [222p] [222s] > 9p'],
  ['two-concealed-pungs', 2, '222m444s78p55s [666z] > 9p', '222m444s666z78p55s > 9p'],
  ['concealed-kong', 2, '78p55s [!2222m] [444s] [666z] > 9p', '78p55s [!2222m] [4444s] [6666z] > 9p'],
  ['all-simples', 2, '67p55s [222m] [234m] [666s] > 8p', '46m55s [345p] [567s] [555p] > 5m'],
  ['pure-double-chow', 1, '78p55s [234m] [234m] [666z] > 9p', '78p55s [123m] [123m] [123m] > 9p'],
  ['mixed-double-chow', 1, '78p55s [234m] [234p] [666z] > 9p', '78p55s [234m] [234p] [234s] > 9p'],
  ['short-straight', 1, '78p55s [234m] [567m] [666z] > 9p', '78p55s [234m] [678m] [666z] > 9p'],
  ['two-terminal-chows', 1, '78p55s [123m] [789m] [666z] > 9p', '55s78p [123m] [789m] [123p] > 9p'],
  ['pung-of-terminals-or-honors', 1, '78p55s [111m] [234m] [888s] > 9p', '78p55s [666z] [234m] [888s] > 9p'],
  ['melded-kong', 1, '78p55s [2222m] [444s] [666z] > 9p', '78p55s [2222m] [+4444s] [666z] > 9p'],
  ['one-voided-suit', 1, '78p55z [222m] [444m] [666p] > 9p', '1239945m [345m] [678m] > 6m'],
  ['no-honors', 1, '78p55s [222m] [444m] [666s] > 9p', '67p55s [222m] [444m] [666s] > 8p'],
  ['edge-wait', 1, '12p55s [234m] [666z] [888s] > 3p', '23p55s [234m] [666z] [888s] > 1p'],
  ['closed-wait', 1, '13p55s [234m] [666z] [888s] > 2p', '23p55s [234m] [666z] [888s] > 1p'],
  ['single-wait', 1, '789p5s [234m] [666z] [888s] > 5s', '789p6p [234m] [666z] [888s] > 6p'],
  ['self-drawn', 1, '78p55s [222m] [444s] [666z] > 9p self', '234567m345p678s8p > 8p self'],
  ['flower-tile', 1, '5s [234m] [678p] [222s] [666z] > 5s flowers:1f', '5s [234m] [678p] [222s] [666z] > 5s'],
];

describe('the eighty-one elements', () => {
  test('each has an example, in the order of the table, and a name', () => {
    const official = ELEMENTS.filter(element => element.id !== 'concealed-kong-and-melded-kong');
    expect(official).toHaveLength(81);
    expect(EXAMPLES.map(([id, points]) => [id, points])).toEqual(
      official.map(({ id, points }) => [id, points]),
    );
    for (const { id } of ELEMENTS) expect(mcr.words.en.patterns).toHaveProperty(id);
  });

  test('what an element implies is never dearer than itself, and is in the table', () => {
    const points = new Map(ELEMENTS.map(element => [element.id, element.points]));
    for (const element of ELEMENTS)
      for (const id of element.implies ?? []) expect(points.get(id), id).toBeLessThanOrEqual(element.points);
  });

  test.each(EXAMPLES)('%s scores %i', (id, _points, scores, misses) => {
    const ids = (text: string): string[] => worth(text).elements.map(element => element.split(' ')[0]!);
    expect(ids(scores)).toContain(id);
    expect(ids(misses)).not.toContain(id);
  });
});
