import { describe, expect, test } from 'vitest';
import { scoreLoser } from '../../../src/rules/classical/scoring/score-loser.ts';
import { parseTiles } from '../../../src/tiles/notation.ts';
import { worth } from './hand-line.ts';

describe('A1, A2: basic points', () => {
  test.each([
    ['a pung of simples', '[222m]', 'pung 2'],
    ['of ones', '[111m]', 'pung 4'],
    ['of nines', '[999m]', 'pung 4'],
    ['of winds', '[333z]', 'pung 4'],
    ['of dragons', '[555z]', 'pung 4'],
    ['a kong of simples', '[8888p]', 'kong 8'],
    ['of outside tiles', '[9999p]', 'kong 16'],
    ['an added kong of simples', '[+8888p]', 'kong 8'],
    ['of outside tiles', '[+1111z]', 'kong 16'],
    ['a concealed kong of simples', '[!8888p]', 'kong 16'],
    ['of outside tiles', '[!7777z]', 'kong 32'],
  ])('%s %s is %s', (_, meld, line) => {
    expect(worth(`123m34678s22p ${meld} > 5s`).points.slice(1)).toEqual([line]);
  });

  test('a concealed pung is twice an exposed one; chows are nothing', () => {
    expect(worth('222m34p678s44m [999p] > 5p').points.slice(1)).toEqual(['pung 4', 'pung 4']);
    expect(worth('999m34p678s44m [123p] > 5p').points.slice(1)).toEqual(['pung 8']);
  });

  test('A2.1: a kong claimed from a discard is exposed; only four self-drawn tiles are concealed', () => {
    expect(worth('34s678s22p123m [9999p] > 5s').base).toBe(36);
    expect(worth('34s678s22p123m [!9999p] > 5s').base).toBe(52);
  });

  test('A2.2: a pair of dragons, own wind or round wind is 2; of another wind nothing', () => {
    const pairs = (pair: string) =>
      worth(`34s678s123m${pair} [789p] > 5s seat:south round:west`).points.filter(line =>
        /^pair /.test(line),
      );
    expect(pairs('66z')).toEqual(['pair 2']);
    expect(pairs('22z')).toEqual(['pair 2']);
    expect(pairs('33z')).toEqual(['pair 2']);
    expect(pairs('11z')).toEqual([]);
    expect(pairs('44z')).toEqual([]);
  });

  test('A2.3: a pair of own and round wind is 2 once', () => {
    expect(worth('34s678s123m11z [789p] > 5s').points).toEqual(['going-out 20', 'pair 2']);
  });

  test('each flower and each season is 4', () => {
    expect(worth('34s678s123m44z [789p] > 5s flowers:248f').points).toEqual([
      'going-out 20',
      'flower 4',
      'flower 4',
      'season 4',
    ]);
  });
});

describe('A3: the winner’s points', () => {
  test('20 for going out, or 10 by the option', () => {
    expect(worth('34s678s123m44z [789p] > 5s').points).toEqual(['going-out 20']);
    expect(worth('34s678s123m44z [789p] > 5s', { goingOut: 10 }).points).toEqual(['going-out 10']);
  });

  test('2 for a last tile drawn from the live wall, and from the dead wall', () => {
    expect(worth('34s678s123m44z [789p] > 5s self').points).toContain('self-draw 2');
    expect(worth('34s678s123m44z [789p] > 5s flower flowers:4f').points).toContain('self-draw 2');
  });

  test('2 for the only possible tile: edge, middle and pair; not where two kinds would do', () => {
    for (const hand of [
      '12s678s123m44z [789p] > 3s',
      '35s678s123m44z [789p] > 4s',
      '678s123m123p4z [789p] > 4z',
    ])
      expect(worth(hand).points).toContain('only-possible-tile 2');
    expect(worth('34s678s123m44z [789p] > 5s').points).not.toContain('only-possible-tile 2');
  });

  test('A3.1: a kind of which all four are in hand and sets is no possible tile', () => {
    // 45m ask for 3m or 6m.
    expect(worth('45m678s123p44z [3333m] > 6m').points).toContain('only-possible-tile 2');
    expect(worth('45m678s123p44z [333m] > 6m').points).not.toContain('only-possible-tile 2');
  });

  test('A3: a last tile that makes the pair is 2 of simples, 4 of terminals and honors', () => {
    const pair = (tile: string) => worth(`678s123m456p${tile} [789p] > ${tile} seat:west`).points;
    expect(pair('5s')).toContain('pair-finish 2');
    expect(pair('9s')).toContain('pair-finish 4');
    expect(pair('4z')).toContain('pair-finish 4');
  });

  test('A3.3: pair points, only tile and the pair’s own points are taken together', () => {
    expect(worth('678s123m456p5z [789p] > 5z self').points).toEqual([
      'going-out 20',
      'self-draw 2',
      'only-possible-tile 2',
      'pair-finish 4',
      'pair 2',
    ]);
  });
});

describe('A3.2: the best reading', () => {
  test('the last tile is counted in a chow rather than in the pung that it would open', () => {
    expect(worth('22234m678s55p [789p] > 2m').points).toEqual(['going-out 20', 'pung 4']);
  });

  test('three pungs rather than three chows, where that is worth more', () => {
    expect(worth('222333444m55z78s > 9s').named).toEqual(['three-concealed-pungs']);
    expect(worth('222333444m55z78s > 9s').base).toBe(34);
  });

  test('chows rather than pungs, where that makes a no-point hand worth more', () => {
    // Three pungs, the last of them open, would be 30 points without a double.
    const { base, named, value } = worth('22233344m55p [123s] > 4m');
    expect({ base, named, value }).toEqual({ base: 20, named: ['no-point-hand'], value: 40 });
  });

  test('of equal scores the one with more doubles is told, and of equal doubles the one with more points', () => {
    // 22s or 55s may be the pair that 2s finishes, or 2s ends a chow: the limit any way.
    const hand = worth('2234555678s [999s] > 2s limit:200');
    expect({ value: hand.value, doubles: hand.doubles }).toEqual({ value: 200, doubles: 3 });
    expect(hand.points).toContain('pair-finish 2');
  });

  test('the same hand always has the same reading', () => {
    const text = '2223334445667m > 8m';
    expect(worth(text)).toEqual(worth(text));
  });
});

describe('A2.4, A2.5: what a loser’s hand is worth', () => {
  const table = { limit: 500, bonusDouble: 'either' } as const;
  const loser = (concealed: string, bonus = '') =>
    scoreLoser(parseTiles(concealed), [], { wind: 1, round: 2, bonus: parseTiles(bonus) }, table);
  const named = (concealed: string, bonus = '') =>
    loser(concealed, bonus).patterns.map(({ id, value, count = 1 }) => `${id} ${value * count}`);

  test('every pung and every pair with points counts, each tile once', () => {
    expect(named('22255588m55z66z7z')).toEqual(['pung 4', 'pung 4', 'pair 2', 'pair 2']);
  });

  test('four undeclared alike are a concealed pung and a loose tile, not a kong', () => {
    expect(named('9999m123456s258p')).toEqual(['pung 8']);
  });

  test('a loser has no points for going out and none of the winner’s doubles', () => {
    expect(named('123456789m1234s')).toEqual([]);
    expect(loser('123456789m1234s').value).toBe(0);
  });

  test('A4: doubles of incomplete hands: dragons, winds, three concealed pungs', () => {
    expect(named('555z222z333z147m2s').slice(3)).toEqual([
      'dragon-pung 1',
      'own-wind 1',
      'round-wind 1',
      'three-concealed-pungs 1',
    ]);
    expect(named('555z666z77z147m28s').slice(-2)).toEqual(['dragon-pung 2', 'little-three-dragons 1']);
    expect(named('111z222z333z44z28s').slice(-3)).toEqual([
      'round-wind 1',
      'little-four-winds 1',
      'three-concealed-pungs 1',
    ]);
    expect(named('111z222z333z444z8s').slice(-2)).toEqual(['big-four-winds 2', 'three-concealed-pungs 1']);
  });

  test('A4: flowers and seasons of a loser', () => {
    expect(named('123456789m1234s', '26f')).toEqual(['flower 4', 'season 4', 'own-flower 1', 'own-season 1']);
    expect(named('123456789m1234s', '1234f').slice(-2)).toEqual(['own-flower 1', 'all-flowers 1']);
  });

  test('A9.2: the limit holds for losers', () => {
    expect(loser('555z666z777z22z14m')).toMatchObject({ base: 26, doubles: 6, value: 500 });
  });

  test('a loser close to a limit hand gets nothing for it (A8)', () => {
    expect(loser('19m19p19s1234567z').value).toBe(0);
  });
});
