import { describe, expect, test } from 'vitest';
import { won } from './hands.ts';

const pung = (tiles: string) => ({ kind: 'pung', tiles });
const chow = (tiles: string) => ({ kind: 'chow', tiles });

/** A yakuhai hand of 1 han 30 fu, open. */
const ONE_30 = {
  concealed: '678s67m22p',
  melds: [chow('345p'), pung('555z')],
  win: '8m',
};
/** Riichi, self-draw, all simples and three concealed triplets: 5 han. */
const MANGAN = { concealed: '222m555p22p77s345s', win: '2p', riichi: true };

describe('what is paid (seed 000, "Examples without counters or deposits")', () => {
  test('1 han 30 fu by ron: 1,000, the dealer 1,500', () => {
    expect(won({ ...ONE_30, by: 'discard', seat: 'south' })).toMatchObject({
      han: 1,
      fu: 30,
      value: 1000,
      payments: { winner: 1000, discarder: -1000, others: [0, 0] },
    });
    expect(won({ ...ONE_30, by: 'discard', seat: 'east', round: 'south' }).value).toBe(1500);
  });

  test('3 han 40 fu by ron: 5,200', () => {
    const line = { concealed: '222m555p22p77s345s', win: '2p', by: 'discard', seat: 'south', riichi: true };
    expect(won({ ...line, dora: '4s' })).toMatchObject({ han: 3, fu: 40, value: 5200, limit: null });
  });

  test('a mangan drawn: 2,000, 2,000 and the dealer 4,000, in turn order after the winner', () => {
    const line = { ...MANGAN, by: 'self-draw' };
    expect(won({ ...line, seat: 'south' })).toMatchObject({
      limit: 'mangan',
      value: 8000,
      payments: { winner: 8000, discarder: null, others: [-2000, -2000, -4000] },
    });
    expect(won({ ...line, seat: 'west' }).payments.others).toEqual([-2000, -4000, -2000]);
    expect(won({ ...line, seat: 'north' }).payments.others).toEqual([-4000, -2000, -2000]);
  });

  test('a dealer’s mangan drawn: 4,000 from each', () => {
    expect(won({ ...MANGAN, by: 'self-draw', seat: 'east' }).payments.others).toEqual([-4000, -4000, -4000]);
  });

  test('RI06: a counter adds 100 to each payment of a self-draw, and the winner takes the sticks', () => {
    const line = { ...MANGAN, by: 'self-draw', seat: 'south', honba: 1, deposits: 2 };
    expect(won(line)).toMatchObject({
      value: 8000,
      payments: { winner: 10_300, others: [-2100, -2100, -4100] },
    });
  });

  test('a counter adds 300 to a ron', () => {
    const line = { ...ONE_30, by: 'discard', seat: 'south', honba: 2, deposits: 1 };
    expect(won(line).payments).toEqual({ winner: 2600, discarder: -1600, others: [0, 0] });
  });

  test('honba may be worth something else', () => {
    const options = { honbaRon: 1500, honbaTsumo: 500 };
    const line = { ...ONE_30, seat: 'south', honba: 1, options };
    expect(won({ ...line, by: 'discard' }).payments.discarder).toBe(-2500);
    expect(won({ ...line, by: 'self-draw' }).payments.others).toEqual([-800, -800, -1000]);
  });
});

describe('limits (seed 000, "Limits and counters")', () => {
  const flush = { concealed: '1113455778996m', win: '6m', by: 'discard', seat: 'south' };
  test.each([
    [5, 'mangan', { concealed: '222m555p22p77s345s', riichi: true, dora: '1p' }, 8000],
    [6, 'haneman', flush, 12_000],
    [7, 'haneman', { ...flush, riichi: true }, 12_000],
    [8, 'baiman', { ...flush, riichi: true, ippatsu: true }, 16_000],
    [11, 'sanbaiman', { ...flush, riichi: true, ippatsu: true, dora: '9m' }, 24_000],
  ])('%i han: %s', (han, limit, line, value) => {
    const full = { by: 'discard', seat: 'south', win: '2p', ...line };
    expect(won(full)).toMatchObject({ han, limit, value });
  });

  test('4 han 40 fu is a mangan, 4 han 30 fu is not', () => {
    const forty = { concealed: '222m555p22p77s345s', win: '2p', by: 'discard', seat: 'south', riichi: true };
    expect(won({ ...forty, dora: '4s4s' })).toMatchObject({ han: 4, fu: 40, limit: 'mangan', value: 8000 });
    const thirty = { concealed: '234m345p678s67m55p', win: '8m', by: 'discard', seat: 'south', riichi: true };
    expect(won({ ...thirty, dora: '2m' })).toMatchObject({ han: 4, fu: 30, limit: null, value: 7700 });
  });

  test('a table may round 4 han 30 fu up to a mangan', () => {
    const line = { concealed: '234m345p678s67m55p', win: '8m', by: 'discard', seat: 'south', riichi: true };
    const rounded = won({ ...line, dora: '2m', options: { kiriageMangan: true } });
    expect(rounded).toMatchObject({ limit: 'mangan', value: 8000 });
  });
});

describe('sanma payments', () => {
  const drawn = { concealed: '111p55588p77s345s', win: '8p', by: 'self-draw', riichi: true, dora: '2s' };
  test('seed 000: a mangan drawn costs the dealer 4,000 and the other 2,000', () => {
    const line = { ...drawn, seat: 'south' };
    expect(won(line, 'sanma')).toMatchObject({
      limit: 'mangan',
      value: 6000,
      payments: { winner: 6000, others: [-2000, -4000] },
    });
  });

  test('RI12: each payer adds 100 for a counter', () => {
    const line = { ...drawn, seat: 'south', honba: 1 };
    expect(won(line, 'sanma').payments).toEqual({ winner: 6200, discarder: null, others: [-2100, -4100] });
  });

  test('ruling 0.9: a counter is 300 on a ron', () => {
    const line = { ...drawn, by: 'discard', seat: 'south', honba: 1 };
    const { value, payments } = won(line, 'sanma');
    expect(payments).toEqual({ winner: value + 300, discarder: -value - 300, others: [0] });
  });

  test('a table may have the others share the missing payment', () => {
    const options = { tsumoLoss: false };
    expect(won({ ...drawn, seat: 'south', options }, 'sanma').payments.others).toEqual([-3000, -5000]);
    expect(won({ ...drawn, seat: 'east', options }, 'sanma').payments.others).toEqual([-6000, -6000]);
  });

  test('D3.5: a North laid aside is a han, and one more for each West turned up', () => {
    const line = { concealed: '11122278p99s345s', win: '9p', by: 'discard', seat: 'south', riichi: true };
    const answer = won({ ...line, norths: 2, dora: '3z', ura: '3z' }, 'sanma');
    expect(answer.patterns).toEqual(
      expect.arrayContaining([
        { id: 'nuki-dora', value: 2 },
        { id: 'dora', value: 2 },
        { id: 'ura-dora', value: 2 },
      ]),
    );
  });

  test('D3.5: North is nobody’s value tile, and its pair has no fu', () => {
    const line = { concealed: '123456p7899s444z', win: '9s', by: 'discard' };
    expect(won({ ...line, seat: 'west', riichi: true }, 'sanma').patterns.map(({ id }) => id)).toEqual([
      'riichi',
    ]);
    const pair = {
      concealed: '123456p34578s44z',
      win: '9s',
      by: 'discard',
      seat: 'south',
    };
    expect(won(pair, 'sanma').patterns.map(({ id }) => id)).toEqual(['pinfu']);
  });

  test('1 and 9 characters are each other’s dora', () => {
    const line = { concealed: '111m99m234p567s99p', win: '9m', by: 'discard', seat: 'south', riichi: true };
    const dora = (indicator: string) =>
      won({ ...line, dora: indicator }, 'sanma').patterns.find(({ id }) => id === 'dora')?.value;
    expect(dora('9m')).toBe(3);
    expect(dora('1m')).toBe(3);
  });
});
