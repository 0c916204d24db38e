import { describe, expect, test } from 'vitest';
import { newMatch } from '../../../src/game/match.ts';
import type { Seat } from '../../../src/game/state.ts';
import { classical } from '../../../src/rules/classical/classical.ts';
import { settle } from '../../../src/rules/classical/payments.ts';
import { scoreLoser } from '../../../src/rules/classical/scoring/score-loser.ts';
import { tableRules } from '../../../src/rules/classical/scoring/table-rules.ts';
import { parseTiles } from '../../../src/tiles/notation.ts';
import { optionsOf } from '../../helpers/random-play.ts';
import { scoreOf } from '../../helpers/script.ts';
import { handLine, worth } from './hand-line.ts';

const [EAST, SOUTH, WEST, NORTH] = [0, 1, 2, 3];
const TABLE = tableRules(optionsOf(classical));

interface Loser {
  readonly seat: Seat;
  readonly concealed: string;
  readonly melds?: readonly { kind: 'chow' | 'pung' | 'kong'; tiles: string; concealed?: boolean }[];
  readonly bonus?: string;
}

function loser({ seat, concealed, melds = [], bonus = '' }: Loser) {
  const laid = melds.map(meld => ({ concealed: false, ...meld, tiles: parseTiles(meld.tiles) }));
  const place = { wind: seat, round: EAST, bonus: parseTiles(bonus) };
  return scoreLoser(parseTiles(concealed), laid, place, TABLE);
}

/** Totals after settling from 2000 each. */
function totals(winner: Seat, values: readonly number[]): number[] {
  const scores = values.map(() => 2000);
  for (const { from, to, amount } of settle(winner, values, { seats: 4, dealer: EAST, eastDoubles: false })) {
    scores[from as Seat]! -= amount;
    scores[to as Seat]! += amount;
  }
  return scores;
}

describe('CL01: the example of seed 003', () => {
  test('West wins with 104: 20 and 32 for the kong of own wind, doubled', () => {
    const { base, doubles, value } = worth('34s567m234p88m [!3333z] > 5s seat:west');
    expect({ base, doubles, value }).toEqual({ base: 52, doubles: 1, value: 104 });
  });

  test('North, a loser, has 28: white dragons, a pung of simples, a season of another, one double', () => {
    const hand = loser({
      seat: NORTH,
      concealed: '555z147m28p369s',
      melds: [{ kind: 'pung', tiles: '555p' }],
      bonus: '5f',
    });
    expect(hand).toMatchObject({ base: 14, doubles: 1, value: 28 });
  });

  test('0.3, A2.3: East has 10; its pair of East is own and round wind and still 2 points once', () => {
    const hand = loser({
      seat: EAST,
      concealed: '123m456s11z2p9s',
      melds: [{ kind: 'kong', tiles: '8888p' }],
    });
    expect(hand).toMatchObject({ base: 10, doubles: 0, value: 10 });
  });

  test('South has 68: 34 points doubled by its own flower', () => {
    const hand = loser({
      seat: SOUTH,
      concealed: '111s66z14m28p9s',
      melds: [{ kind: 'kong', tiles: '3333z' }],
      bonus: '52f',
    });
    expect(hand).toMatchObject({ base: 34, doubles: 1, value: 68 });
  });

  test('0.1, A9.3: settled, East has 1820, South 1994, West 2312, North 1874', () => {
    expect(totals(WEST, [10, 68, 104, 28])).toEqual([1820, 1994, 2312, 1874]);
  });

  test('the winner is paid first, then the losers in turn order after the winner', () => {
    const paid = settle(WEST, [10, 68, 104, 28], { seats: 4, dealer: EAST, eastDoubles: false });
    expect(paid.map(({ from, to, amount }) => `${from}>${to} ${amount}`)).toEqual([
      '3>2 104',
      '0>2 104',
      '1>2 104',
      '0>3 28',
      '1>3 28',
      '3>0 10',
      '1>0 10',
      '3>1 68',
      '0>1 68',
    ]);
  });
});

describe('worked cases', () => {
  test('CL02, A2.1: a pung finished by the winning discard is exposed', () => {
    expect(worth('555m777p222s99m77z > 7z seat:south')).toMatchObject({
      base: 36,
      doubles: 3,
      value: 288,
      named: ['dragon-pung', 'three-concealed-pungs', 'no-chows'],
    });
  });

  test('CL03: the same tiles self-drawn are a Hidden Treasure', () => {
    expect(worth('555m777p222s99m77z > 7z self seat:south limit:500')).toMatchObject({
      value: 500,
      base: null,
      doubles: null,
      named: ['hidden-treasure'],
      points: [],
    });
  });

  test('CL04, A3.2, A4: the last tile is counted where it is worth more; own and round wind are two doubles', () => {
    expect(worth('2234s678m [111z] [345p] > 2s self')).toMatchObject({ base: 28, doubles: 2, value: 112 });
  });

  test('CL05, A3.1: only possible tile counts kinds, not copies', () => {
    expect(worth('68s345p999m44p [123m] > 7s seat:west round:south')).toMatchObject({
      base: 30,
      doubles: 0,
      value: 30,
    });
  });

  test('CL06, A3.1: a fifth copy is not a possible tile', () => {
    expect(worth('23p99m123s [444p] [456p] > 1p seat:north')).toMatchObject({
      value: 24,
      points: ['going-out 20', 'only-possible-tile 2', 'pung 2'],
    });
  });

  test('CL07, A5.1: a no-point hand survives a bonus tile and a self-draw', () => {
    expect(worth('456m789p34p88m [123s] > 5p self seat:south flowers:3f')).toMatchObject({
      base: 26,
      doubles: 1,
      value: 52,
    });
  });

  test('CL08, A9.2: a loser may have more than the winner, and is cut at the limit too', () => {
    const south = loser({
      seat: SOUTH,
      concealed: '777z555z22z14m',
      melds: [{ kind: 'pung', tiles: '666z' }],
    });
    expect(south).toMatchObject({ base: 22, doubles: 5, value: 500 });
    const scores = totals(EAST, [40, 500, 0, 8]);
    expect(scores.map(score => score - 2000)).toEqual([120, 952, -548, -524]);
  });

  test('CL09: robbing a kong of 2 bamboo is the limit', () => {
    const { value, named } = worth('34s555s99p [567m] [777p] > 2s rob seat:north limit:1000');
    expect({ value, named }).toEqual({ value: 1000, named: ['carrying-pole'] });
  });

  test('CL11: the last live tile', () => {
    expect(worth('456m789p34p88m [123s] > 5p self last seat:south')).toMatchObject({
      base: 22,
      doubles: 2,
      value: 88,
      named: ['no-point-hand', 'last-tile'],
    });
  });

  test('CL12, A5.2: the replacement of a bonus tile is a loose tile', () => {
    expect(worth('456m88m34s777p [123s] > 5s flower seat:south flowers:8f')).toMatchObject({
      base: 30,
      doubles: 1,
      value: 60,
      named: ['loose-tile'],
    });
  });

  test('CL13, A10.3: three players, so two of them pay', () => {
    const { base, doubles, value, answer } = worth('13s555s999s11z [678s] > 2s self round:south seats:3');
    expect({ base, doubles, value }).toEqual({ base: 38, doubles: 1, value: 76 });
    expect(answer).toMatchObject({ payments: { winner: 152, discarder: null, others: [-76, -76] } });
  });
});

describe('what a hand costs', () => {
  test('A9.4: the discarder pays no more than the others', () => {
    expect(worth('34s567m234p88m [!3333z] > 5s seat:west').answer).toMatchObject({
      payments: { winner: 312, discarder: -104, others: [-104, -104] },
    });
  });

  test('two players: the other one pays, whether or not it discarded', () => {
    expect(worth('34s567m234p88m [123p] > 5s seats:2').answer).toMatchObject({
      payments: { winner: 40, discarder: -40, others: [] },
    });
    expect(worth('34s567m234p88m [123p] > 5s self seats:2').answer).toMatchObject({
      payments: { winner: 44, discarder: null, others: [-44] },
    });
  });

  test('where East doubles it pays and receives twice as much, by the option', () => {
    const options = { eastDoubles: true };
    expect(worth('34s567m234p88m [123p] > 5s self', options).answer).toMatchObject({
      value: 44,
      payments: { winner: 264, discarder: null, others: [-88, -88, -88] },
    });
    expect(worth('34s567m234p88m [123p] > 5s self seat:north', options).answer).toMatchObject({
      payments: { winner: 176, discarder: null, others: [-88, -44, -44] },
    });
  });

  test('A9.1: the start is 2000 each, the limit 500, in steps of 100 from 200 to 2000', () => {
    expect(newMatch(classical, optionsOf(classical)).scores).toEqual([2000, 2000, 2000, 2000]);
    expect(scoreOf('classical', { ...handLine('1234567z19m19p19s > 9s'), limit: undefined })).toMatchObject({
      value: 500,
    });
    expect(() => optionsOf(classical, { limit: 250 })).toThrow();
  });

  test('the limit of the table holds where the hand says none', () => {
    const { limit: _limit, ...line } = handLine('1234567z19m19p19s > 9s');
    expect(scoreOf('classical', { ...line, options: { limit: 1200 } })).toMatchObject({ value: 1200 });
  });
});
