import { describe, expect, test } from 'vitest';
import { does, patternsOf, riichi, sanma } from './hands.ts';

/** South's hand and the tile that completes it. */
type Case = readonly [id: string, south: string, tile: string];

const FOUR: readonly Case[] = [
  ['kokushi-musou', '19m19p19s1234567z', '1z'],
  ['suuankou', '111222m333p444s5z', '5z'],
  ['daisangen', '555666777z12m44p', '3m'],
  ['shousuushii', '11122233344z12m', '3m'],
  ['daisuushii', '11122233344z55p', '4z'],
  ['tsuuiisou', '1122334455667z', '7z'],
  ['chinroutou', '111999m11199p11s', '9p'],
  ['ryuuiisou', '22233344466s66z', '6z'],
  ['chuuren-poutou', '1112345678999m', '5m'],
];

describe('a yakuman from the deal to the payments', () => {
  test.each(FOUR)('%s', (id, south, tile) => {
    const answer = riichi({
      hands: { east: '?', south, west: '?', north: '?' },
      indicators: '8s',
      ura: '8s',
      wall: tile,
      commands: does(`east discard ${tile}`, 'south win'),
    });
    expect(answer.wins).toMatchObject([{ from: 'east', yakuman: 1, han: null, fu: null, value: 32_000 }]);
    expect(patternsOf(answer)).toEqual([id]);
    expect(answer.scores).toEqual([-7000, 57_000, 25_000, 25_000]);
    expect(answer.next).toBeNull();
  });

  test('suuankou drawn on two pairs: 16,000 of the dealer, 8,000 of each other', () => {
    const answer = riichi({
      hands: { east: '?', south: '111222m333p44s55z', west: '?', north: '?' },
      indicators: '8s',
      ura: '8s',
      wall: '9p9s8p7p6p5z',
      commands: does('east discard 9p', 'south discard 9s', 'west discard 8p', 'south win'),
    });
    expect(patternsOf(answer)).toEqual(['suuankou']);
    expect(answer.scores).toEqual([9000, 57_000, 17_000, 17_000]);
  });

  test('the same claimed is three concealed triplets, all triplets and the dragon', () => {
    const answer = riichi({
      hands: { east: '?', south: '111222m333p44s55z', west: '?', north: '?' },
      indicators: '8s',
      ura: '8s',
      wall: '5z',
      commands: does('east discard 5z', 'south win'),
    });
    expect(answer.wins).toMatchObject([{ yakuman: 0, han: 5, value: 8000 }]);
    expect(patternsOf(answer)).toEqual(['sanankou', 'toitoi', 'yakuhai-white']);
  });

  test('suukantsu of four concealed kongs is suuankou too, drawn as the fourth replacement', () => {
    const answer = riichi({
      hands: { east: '?', south: '111m222p333s444s5z', west: '?', north: '?' },
      indicators: '8p8p8p8p9p',
      ura: '?',
      wall: '9p1m',
      tail: '2p3s4s5z',
      commands: does(
        'east discard 9p',
        'south kong 1m',
        'south kong 2p',
        'south kong 3s',
        'south kong 4s',
        'south win',
      ),
    });
    expect(patternsOf(answer)).toEqual(['suuankou', 'suukantsu']);
    expect(answer.wins).toMatchObject([{ from: null, yakuman: 2, value: 64_000 }]);
    expect(answer.scores).toEqual([-7000, 89_000, 9000, 9000]);
  });

  test('tenhou: 16,000 of each, and the dealer repeats', () => {
    const answer = riichi({
      hands: { east: '123456789m123p5z', south: '?', west: '?', north: '?' },
      wall: '5z',
      indicators: '8s',
      commands: does('east win'),
    });
    expect(patternsOf(answer)).toEqual(['tenhou']);
    expect(answer.scores).toEqual([73_000, 9000, 9000, 9000]);
    expect(answer.next).toEqual({ dealer: 'east', round: 'east', honba: 1, deposits: 0 });
  });

  test('chiihou', () => {
    const answer = riichi({ wall: '9p8m', commands: does('east discard 9p', 'south win') });
    expect(patternsOf(answer)).toEqual(['chiihou']);
    expect(answer.scores).toEqual([9000, 57_000, 17_000, 17_000]);
  });
});

const THREE: readonly Case[] = [
  ['kokushi-musou', '19m19p19s1234567z', '1z'],
  ['daisuushii', '11122233344z55p', '4z'],
  ['chinroutou', '111999m11199p11s', '9p'],
  ['chuuren-poutou', '1112345678999p', '5p'],
];

describe('a yakuman of three players', () => {
  test.each(THREE)('%s', (id, south, tile) => {
    const answer = sanma({
      hands: { east: '?', south, west: '?' },
      indicators: '8s',
      ura: '8s',
      wall: tile,
      commands: does(`east discard ${tile}`, 'south win'),
    });
    expect(patternsOf(answer)).toEqual([id]);
    expect(answer.scores).toEqual([3000, 67_000, 35_000]);
  });

  test('drawn: nobody pays the fourth share', () => {
    const answer = sanma({ wall: '9p8p', commands: does('east discard 9p', 'south win') });
    expect(patternsOf(answer)).toEqual(['chiihou']);
    expect(answer.scores).toEqual([19_000, 59_000, 27_000]);
  });

  test('D2.7: thirteen orphans rob a concealed kong, and its owner pays', () => {
    const answer = sanma({
      hands: { east: '1111m258p134679s', south: '9m19p19s12345677z', west: '?' },
      indicators: '8s',
      wall: '9p',
      commands: does('east kong 1m', 'south win'),
    });
    expect(answer.wins).toMatchObject([{ from: 'east', tile: '1m', yakuman: 1 }]);
    expect(answer.scores).toEqual([3000, 67_000, 35_000]);
  });

  test('D3.7: a draw mangan is paid by two', () => {
    const row = '1z1z1z2z2z2z3z3z3z5z5z5z6z6z6z7z7z7z'.match(/../g)!;
    const answer = sanma({
      hands: { east: '258p258s147p1478s', south: '23467p22345678s', west: '?' },
      indicators: '8s',
      wall: row.map(tile => `${tile}??`).join(''),
    });
    expect(answer.payments.map(({ reason }) => reason)).toEqual(['nagashi-mangan', 'nagashi-mangan']);
    expect(answer.scores).toEqual([43_000, 31_000, 31_000]);
  });
});
