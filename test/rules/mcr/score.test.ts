import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../helpers/script.ts';
import { handLine, worth } from './hand-line.ts';

describe('worked cases', () => {
  test('MC01: exactly eight; the pung finished by a discard is not concealed', () => {
    const { value, elements, answer } = worth('333p66p88s [222m] [555m] > 6p');
    expect({ value, elements }).toEqual({ value: 8, elements: ['all-pungs', 'all-simples'] });
    expect(answer).toMatchObject({ payments: { winner: 32, discarder: -16, others: [-8, -8] } });
  });

  test('MC02: seven points and two flowers are no win; the value is told without flowers', () => {
    const line = handLine('234567m345p67s99s > 8s self flowers:12f');
    expect(scoreOf('mcr', line)).toMatchObject({ win: false, reason: 'below-minimum', value: 7 });
    expect(worth('234567m345p67s99s > 8s self flowers:12f').elements).toEqual([
      'all-chows',
      'fully-concealed-hand',
      'short-straight',
    ]);
  });

  test('MC03: nothing else scores, so it is a chicken hand for eight', () => {
    const { value, elements } = worth('45s11z [345m] [678p] [222s] > 6s seat:south round:south');
    expect({ value, elements }).toEqual({ value: 8, elements: ['chicken-hand'] });
  });

  test('MC04: a robbed kong; Last Tile is not added and the robbed player pays as a discarder does', () => {
    const { value, elements, answer } = worth('56m345p678s99s [234m] > 7m rob copy');
    expect({ value, elements }).toEqual({
      value: 11,
      elements: ['all-chows', 'robbing-the-kong', 'short-straight'],
    });
    expect(answer).toMatchObject({ payments: { winner: 35, discarder: -19, others: [-8, -8] } });
  });

  test('MC05, D4.7: four alike are two of seven pairs and a tile hog; concealed hand and single wait are contained', () => {
    const { value, elements, answer } = worth('222255m3377p448s > 8s');
    expect({ value, elements }).toEqual({ value: 28, elements: ['all-simples', 'seven-pairs', 'tile-hog'] });
    expect(answer).toMatchObject({
      payments: { winner: 52, discarder: -36, others: [-8, -8] },
      implied: ['concealed-hand', 'no-honors'],
    });
  });

  test('MC06: the replacement of a flower is self-drawn, not out with replacement tile', () => {
    const { value, elements, answer } = worth('234567m345p678s8p > 8p self flower flowers:1f');
    expect(value).toBe(11);
    expect(elements).toEqual([
      'all-chows',
      'all-simples',
      'flower-tile',
      'fully-concealed-hand',
      'short-straight',
      'single-wait',
    ]);
    expect(answer).toMatchObject({ payments: { winner: 57, discarder: null, others: [-19, -19, -19] } });
  });
});

describe('the minimum', () => {
  test('D4.3: eight without flowers, whatever flowers add', () => {
    expect(worth('678s5z [456m] [567p] [345m] > 5z flowers:12345678f')).toMatchObject({
      win: false,
      value: 7,
    });
    expect(worth('333p66p88s [222m] [555m] > 6p flowers:12f')).toMatchObject({ win: true, value: 10 });
  });

  test('minimum 0 lets every complete hand win, 24 asks for a big one; the base payment stays eight', () => {
    const seven = worth('678s5z [456m] [567p] [345m] > 5z', { minimum: 0 });
    expect(seven).toMatchObject({ win: true, value: 7 });
    expect(seven.answer).toMatchObject({ payments: { winner: 31, discarder: -15, others: [-8, -8] } });
    expect(worth('333p66p88s [222m] [555m] > 6p', { minimum: 24 })).toMatchObject({ win: false, value: 8 });
  });

  test('a complete shape comes first: what is none is incomplete', () => {
    expect(scoreOf('mcr', handLine('333p66p89s [222m] [555m] > 6p'))).toEqual({
      win: false,
      reason: 'incomplete',
    });
  });
});

describe('kongs and concealed pungs', () => {
  test('D4.9: a melded and a concealed kong are two melded kongs and a concealed kong, six in all', () => {
    const { elements, value } = worth('78p55s [2222m] [!4444s] [666z] > 9p');
    expect(elements).toEqual(['concealed-kong', 'dragon-pung', 'two-melded-kongs']);
    expect(value).toBe(8);
  });

  test('mixedKongs 5: they are one element of five points', () => {
    const { elements, value } = worth('78p55s [2222m] [!4444s] [666z] > 9p', { mixedKongs: 5 });
    expect(elements).toEqual(['concealed-kong-and-melded-kong', 'dragon-pung']);
    expect(value).toBe(7);
  });

  test('D4.9: a concealed kong keeps the hand concealed, a melded one does not', () => {
    expect(worth('123m456p78s55z [!4444s] > 9s').elements).toContain('concealed-hand');
    expect(worth('123m456p78s55z [4444s] > 9s').elements).not.toContain('concealed-hand');
  });

  test('two concealed kongs are not also two concealed pungs; beside three kongs the pungs count', () => {
    expect(worth('78p55s [!2222m] [!4444s] [666z] > 9p').elements).not.toContain('two-concealed-pungs');
    expect(worth('55m66p [!1111m] [2222p] [!3333s] > 5m').elements).toEqual(
      expect.arrayContaining(['three-kongs', 'two-concealed-pungs']),
    );
  });

  test('a tile that finishes a pung or a chow by discard is seen in the chow where that leaves more concealed pungs', () => {
    expect(worth('22m444s666z345m55p > 2m').elements).toContain('two-concealed-pungs');
    expect(worth('22234m444s666z55p > 2m').elements).toContain('three-concealed-pungs');
  });

  test('four concealed pungs contain the concealed hand; a self-draw still counts (seed: one point)', () => {
    expect(worth('111m444p777s99s33z > 9s self').elements).toEqual([
      'four-concealed-pungs',
      'pung-of-terminals-or-honors ×2',
      'self-drawn',
    ]);
  });
});

describe('winds and dragons', () => {
  test('a pung of one wind that is the seat’s and the round’s scores both', () => {
    expect(worth('78p55s [222m] [444s] [111z] > 9p').elements).toEqual(['prevalent-wind', 'seat-wind']);
  });

  test('three winds are not also pungs of honors; a fourth pung of terminals is', () => {
    const { elements } = worth('5s [222z] [333z] [444z] [999m] > 5s');
    expect(elements).toContain('big-three-winds');
    expect(elements).toContain('pung-of-terminals-or-honors');
  });

  test('two dragon pungs contain the single ones, little three dragons both', () => {
    const { answer } = worth('77z34p [555z] [666z] [222m] > 5p');
    expect(answer).toMatchObject({ implied: ['two-dragon-pungs', 'dragon-pung'] });
  });
});

describe('waits', () => {
  test('D4.9: only where exactly one kind completes the hand', () => {
    expect(worth('789p6p [234m] [666z] [888s] > 6p').elements).not.toContain('single-wait');
    expect(worth('13p55s [234m] [666z] [888s] > 2p').elements).toContain('closed-wait');
  });

  test('1233 ended by a 3 is an edge wait', () => {
    expect(worth('1233p [234m] [666z] [888s] > 3p').elements).toContain('edge-wait');
  });

  test('a kind of which one holds all four is no second wait', () => {
    // 1112 waits for 2 and, but for the kong, for 3.
    expect(worth('1112m [3333m] [666z] [888s] > 2m').elements).toContain('single-wait');
    expect(worth('1112m [444m] [666z] [888s] > 2m').elements).not.toContain('single-wait');
  });

  test('D4.8: a tile of the nine of a knitted straight ends no wait; the pair’s and the set’s do', () => {
    const nine = worth('14345m258p369s55z > 7m');
    expect(nine.elements).toEqual(['concealed-hand', 'knitted-straight']);
    expect(worth('147m258p369s34m55z > 2m').elements).not.toContain('closed-wait');
    expect(worth('147m258p369s24m55z > 3m').elements).toContain('closed-wait');
    expect(worth('147m258p369s345m5z > 5z').elements).toContain('single-wait');
  });
});

describe('knitted hands', () => {
  test('a knitted straight is three of the chows of all chows', () => {
    expect(worth('147m258p369s34m55p > 2m').elements).toContain('all-chows');
  });

  test('one set of it may be laid down', () => {
    expect(worth('147m258p36s55z [456m] > 9s').elements).toEqual(['knitted-straight']);
  });

  test('nine suited tiles and five honors are a knitted straight too', () => {
    expect(worth('147m258p36s12345z > 9s')).toMatchObject({
      value: 24,
      elements: ['knitted-straight', 'lesser-honors-and-knitted-tiles'],
    });
  });
});

describe('last tiles', () => {
  test('D4.6: the last tile of the wall as a kong’s replacement is both', () => {
    expect(worth('78p55s [2222m] [444s] [666z] > 9p self kong last').elements).toEqual(
      expect.arrayContaining(['last-tile-draw', 'out-with-replacement-tile']),
    );
  });

  test('D4.6: three copies in one’s own open melds are seen by all', () => {
    expect(worth('12s22z [123s] [123s] [123s] > 3s').elements).toContain('last-tile');
  });

  test('nine gates: the pung that they hold by nature is not counted, a second one is', () => {
    expect(worth('1112345678999m > 5m').elements).toEqual([
      'nine-gates',
      'pung-of-terminals-or-honors',
      'two-concealed-pungs',
    ]);
  });
});

describe('hands that cannot exist', () => {
  test.each([
    ['55m66p > 5m'],
    ['11111m222p333s66z > 6z'],
    ['78p55s [222m] [444s] [666z] > 9p kong'],
    ['78p55s [222m] [444s] [666z] > 9p self kong'],
    ['78p55s [222m] [444s] [666z] > 9p rob last'],
    ['789p5s [222m] [444s] [666z] > 5s copy'],
    ['78p55s [222m] [444s] [666z] > 9p flowers:11f'],
    ['78p55s [224m] [444s] [666z] > 9p'],
    ['788p55s [222m] [444s] [666z] > 9p'],
  ])('%s', text => {
    expect(() => scoreOf('mcr', handLine(text))).toThrow();
  });

  test('there are no flowers at a table without them', () => {
    const line = { ...handLine('78p55s [222m] [444s] [666z] > 9p flowers:1f'), options: { flowers: false } };
    expect(() => scoreOf('mcr', line)).toThrow(/not in this set/);
  });
});
