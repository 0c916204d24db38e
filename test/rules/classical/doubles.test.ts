import { describe, expect, test } from 'vitest';
import { worth } from './hand-line.ts';

/** For each double a hand that has it, and one that just misses it. */
const EXAMPLES: readonly (readonly [id: string, scores: string, misses: string])[] = [
  ['dragon-pung', '34s678s22p123m [555z] > 5s', '34s678s55z123p [123m] > 5s'],
  ['own-wind', '34s678s22p123m [222z] > 5s seat:south', '34s678s22p123m [222z] > 5s seat:west'],
  ['round-wind', '34s678s22p123m [333z] > 5s round:west', '34s678s22p123m [333z] > 5s round:south'],
  ['own-flower', '34s678s22p123m [444z] > 5s flowers:1f', '34s678s22p123m [444z] > 5s flowers:2f'],
  ['own-season', '34s678s22p123m [444z] > 5s flowers:5f', '34s678s22p123m [444z] > 5s flowers:16f'],
  ['all-flowers', '34s678s22p123m [444z] > 5s flowers:1234f', '34s678s22p123m [444z] > 5s flowers:1235678f'],
  ['all-seasons', '34s678s22p123m [444z] > 5s flowers:5678f', '34s678s22p123m [444z] > 5s flowers:1234567f'],
  ['little-three-dragons', '34s77z [555z] [666z] [123m] > 5s', '34s44z [555z] [666z] [123m] > 5s'],
  ['little-four-winds', '34s44z [111z] [222z] [333z] > 5s', '34s55z [111z] [222z] [333z] > 5s'],
  ['three-concealed-pungs', '222m444p777s34s66p > 5s', '222m444p77s12366p > 7s'],
  ['no-point-hand', '34s678s22p123m [789p] > 5s', '34s678s55z123m [789p] > 5s'],
  ['no-chows', '22p44s [888s] [999p] [333z] > 2p', '22p34s [888s] [999p] [333z] > 5s'],
  ['fully-concealed', '34s678s22p123m789p > 5s self', '34s678s22p123m789p > 5s'],
  ['one-suit-with-honors', '34s678s22z [123s] [888s] > 5s', '34s678s22z [123s] [888p] > 5s'],
  ['one-suit', '34s67899s [123s] [888s] > 5s', '34s678s22z [123s] [888s] > 5s'],
  ['terminals-and-honors', '99p44z [111s] [999m] [333z] > 9p', '88p44z [111s] [999m] [333z] > 8p'],
  ['loose-tile', '34s678s22p [123m] [1111p] > 5s kong', '34s678s22p [123m] [1111p] > 5s self'],
  ['last-tile', '34s678s22p [123m] [1111p] > 5s self last', '34s678s22p [123m] [1111p] > 5s last'],
  ['last-discard', '34s678s22p [123m] [1111p] > 5s last', '34s678s22p [123m] [1111p] > 5s self last'],
  ['robbing-the-kong', '34s678s22p [123m] [111p] > 5s rob', '34s678s22p [123m] [111p] > 5s'],
  ['original-call', '34s678s22p123m789p > 5s call', '34s678s22p123m789p > 5s'],
];

/** Ids without how often they count. */
function plainly(named: readonly string[]): string[] {
  return named.map(name => name.replace(/ ×\d+$/, ''));
}

describe('A4, A5: each double', () => {
  test.each(EXAMPLES)('%s', (id, scores, misses) => {
    expect(plainly(worth(scores).named)).toContain(id);
    expect(plainly(worth(misses).named)).not.toContain(id);
  });
});

describe('A4: how doubles of sets add up', () => {
  test('a set of own and round wind doubles twice', () => {
    expect(worth('34s678s22p123m [111z] > 5s')).toMatchObject({ base: 24, doubles: 2, value: 96 });
  });

  test('two sets of dragons and a pair of the third are three doubles in all', () => {
    expect(worth('34s77z [555z] [666z] [123m] > 5s')).toMatchObject({
      doubles: 3,
      named: ['dragon-pung ×2', 'little-three-dragons'],
    });
  });

  test('three sets of dragons are five doubles where they are no limit hand', () => {
    expect(worth('34s44z [555z] [666z] [777z] > 5s', { bigThreeDragons: false })).toMatchObject({
      doubles: 6,
      named: ['dragon-pung ×3', 'big-three-dragons ×2', 'one-suit-with-honors'],
    });
  });

  test('four sets of winds are two doubles besides own and round wind, where they are no limit hand', () => {
    const { named } = worth('5s [111z] [222z] [333z] [444z] > 5s seat:south round:west', {
      fourWinds: false,
    });
    expect(named).toEqual([
      'own-wind',
      'round-wind',
      'big-four-winds ×2',
      'no-chows',
      'one-suit-with-honors',
    ]);
  });

  test('four concealed pungs are one double as three are, if finished by a discard', () => {
    expect(worth('222m444p777s88s66p > 8s').named).toEqual(['three-concealed-pungs', 'no-chows']);
    expect(worth('222m444p777s888s6p > 6p').named).toEqual(['three-concealed-pungs', 'no-chows']);
  });

  test('all four flowers and the own one among them are two doubles', () => {
    expect(worth('34s678s22p123m [444z] > 5s flowers:1234f').named).toEqual(['own-flower', 'all-flowers']);
  });

  test('own flower and own season double by themselves, or by the option only together and once', () => {
    const both = { bonusDouble: 'both' };
    expect(worth('34s678s22p123m [444z] > 5s flowers:15f').named).toEqual(['own-flower', 'own-season']);
    expect(worth('34s678s22p123m [444z] > 5s flowers:15f', both).named).toEqual(['own-flower-and-season']);
    expect(worth('34s678s22p123m [444z] > 5s flowers:16f', both).named).toEqual([]);
  });

  test('A10.3: flower and season 4 belong to nobody where nobody is North', () => {
    expect(worth('34s678s22p123m [444z] > 5s flowers:48f seat:west seats:3').named).toEqual([]);
  });
});

describe('A5: how the winner’s doubles go together', () => {
  test('A5.1: self-draw, only tile and pair finish do not spoil a no-point hand', () => {
    const { named, base } = worth('123s123m456p5s [789p] > 5s self');
    expect({ named, base }).toEqual({ named: ['no-point-hand'], base: 26 });
  });

  test('a concealed kong leaves a hand fully concealed, a claimed or added one does not', () => {
    expect(worth('34s678s22p123m [!1111p] > 5s self').named).toContain('fully-concealed');
    expect(worth('34s678s22p123m [+1111p] > 5s self').named).not.toContain('fully-concealed');
    expect(worth('34s678s22p123m [1111p] > 5s self').named).not.toContain('fully-concealed');
  });

  test('one suit is three doubles, not one more for the suit', () => {
    expect(worth('3467899s [123s] [888s] > 5s').named).toEqual(['one-suit ×3']);
  });

  test('A5.2: the replacement of a bonus tile is a loose tile as a kong’s is', () => {
    expect(worth('34s678s22p123m [444z] > 5s flower flowers:4f').named).toEqual(['loose-tile']);
  });

  test('A5.3: what replaces a bonus tile that was the last of the wall is a loose and a last tile', () => {
    expect(worth('34s678s22p123m [444z] > 5s flower last flowers:4f').named).toEqual([
      'loose-tile',
      'last-tile',
    ]);
  });

  test('A5.3: a kong’s loose tile is never the last tile as well', () => {
    expect(worth('34s678s22p [123m] [4444z] > 5s kong last').named).toEqual(['loose-tile']);
  });

  test('A5.5: score is the points times two for each double, cut at the limit', () => {
    const hand = '99p44z [111s] [999m] [333z] > 9p seat:west round:west';
    expect(worth(hand)).toMatchObject({ base: 36, doubles: 4, value: 576 });
    expect(worth(`${hand} limit:500`)).toMatchObject({ base: 36, doubles: 4, value: 500 });
  });
});
