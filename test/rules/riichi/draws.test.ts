import { describe, expect, test } from 'vitest';
import { does, FOUR_HANDS, riichi } from './hands.ts';

describe('D2.11: the wall is used up', () => {
  test('one ready: each other pays 1,000; a dealer who is not ready passes the deal on', () => {
    const answer = riichi({ commands: [] });
    expect(answer).toMatchObject({
      ended: 'draw',
      scores: [24_000, 28_000, 24_000, 24_000],
      next: { dealer: 'south', round: 'east', honba: 1, deposits: 0 },
    });
    expect(answer.payments.map(({ reason }) => reason)).toEqual(['not-ready', 'not-ready', 'not-ready']);
  });

  test('two ready: one transfer of 750 for each pair of payer and ready player', () => {
    const answer = riichi({ hands: { west: '123p45678999s11z' } });
    expect(answer.scores).toEqual([23_500, 26_500, 26_500, 23_500]);
    expect(answer.payments).toHaveLength(4);
    expect(answer.payments[0]).toMatchObject({ amount: 750 });
  });

  test('a ready dealer deals again', () => {
    expect(riichi({ dealer: 'south' }).next).toEqual({
      dealer: 'south',
      round: 'east',
      honba: 1,
      deposits: 0,
    });
  });

  test('RI11: a wait that one holds four times is none', () => {
    const answer = riichi({
      hands: { south: '123456789m4444p', east: '?', west: '?', north: '?' },
      wall: '?',
    });
    const ready = answer.events.find(({ name }) => name === 'ready-shown') as { data: { seats: number[] } };
    expect(ready.data.seats).not.toContain(1);
  });

  test('deposits stay on the table', () => {
    expect(riichi({ scores: [24_000, 25_000, 25_000, 25_000], deposits: 1 }).next).toMatchObject({
      deposits: 1,
    });
  });
});

/** East draws terminals and honors alone, and discards what it draws. */
const ROW = {
  hands: {
    east: '258m258p258s1234z',
    south: '23467m345p22678s',
    west: '2589m33699p1478s',
    north: '369m147p2583456s',
  },
  indicators: '5z',
  ura: '5z',
};
const DRAWS = '1z1z1z2z2z2z3z3z3z4z4z4z6z6z6z7z6z7z'.match(/../g)!;
const wall = DRAWS.map((tile, i) => (i < DRAWS.length - 1 ? `${tile}???` : tile)).join('');

describe('D2.12: draw mangan', () => {
  test('is paid like a mangan drawn, in place of the transfer to those who are ready', () => {
    const answer = riichi({ ...ROW, wall });
    expect(answer.payments.map(({ reason }) => reason)).toEqual(Array(3).fill('nagashi-mangan'));
    expect(answer.scores).toEqual([37_000, 21_000, 21_000, 21_000]);
  });

  test('the deal goes by readiness alone (reports: it is no win)', () => {
    expect(riichi({ ...ROW, wall }).next).toMatchObject({ dealer: 'south', honba: 1 });
  });

  test('counters do not raise it and deposits stay', () => {
    const answer = riichi({ ...ROW, wall, honba: 2, deposits: 1, scores: [24_000, 25_000, 25_000, 25_000] });
    expect(answer.scores).toEqual([36_000, 21_000, 21_000, 21_000]);
    expect(answer.next).toMatchObject({ honba: 3, deposits: 1 });
  });

  test('a claimed discard spoils it', () => {
    // North holds two of the 6z, and claims the third that East discards.
    const north = '369m147p25834s66z';
    const draws = wall.replace(/6z(.*)6z(.*)6z(.*)6z(.*)$/, '6z$19m$21m$39s$4');
    const answer = riichi({
      ...ROW,
      hands: { ...ROW.hands, north },
      wall: draws,
      commands: does('north pung'),
    });
    expect(answer.events.filter(({ type }) => type === 'melded')).toHaveLength(1);
    expect(answer.payments.map(({ reason }) => reason)).not.toContain('nagashi-mangan');
  });

  test('a table may do without it', () => {
    const answer = riichi({ ...ROW, wall, options: { nagashiMangan: 'off' } });
    expect(answer.payments.map(({ reason }) => reason)).toEqual(Array(3).fill('not-ready'));
  });
});

describe('D2.13, D2.14: the end of the match', () => {
  const last = { dealer: 'north', round: 'south' };
  const southWins = { wall: '9p', commands: does('north discard 9p', 'east discard 8m', 'south win') };

  test('is after South 4', () => {
    const hands = { east: '1478m258p369s123z' };
    expect(riichi({ ...last, ...southWins, hands }).next).toBeNull();
    expect(
      riichi({ ...last, dealer: 'west', hands, wall: '9p', commands: does('west discard 8m', 'south win') })
        .next,
    ).toMatchObject({ dealer: 'north', round: 'south' });
  });

  test('not while the dealer of South 4 repeats', () => {
    const answer = riichi({ ...last, hands: { north: '23467m345p22678s', south: '369m147p258s1567z' } });
    expect(answer.next).toEqual({ dealer: 'north', round: 'south', honba: 1, deposits: 0 });
  });

  test('at other tables a leading dealer ends it, by winning or by being ready as well', () => {
    const line = { ...last, hands: { north: '23467m345p22678s', south: '369m147p258s1567z' } };
    expect(riichi({ ...line, options: { agariYame: 'win' } }).next).not.toBeNull();
    expect(riichi({ ...line, options: { agariYame: 'win-or-ready' } }).next).toBeNull();
    const behind = { ...line, scores: [50_000, 16_000, 17_000, 17_000] };
    expect(riichi({ ...behind, options: { agariYame: 'win-or-ready' } }).next).not.toBeNull();
  });

  test('East alone may be all that is played', () => {
    const answer = riichi({
      dealer: 'north',
      hands: { east: '1478m258p369s123z' },
      ...southWins,
      options: { length: 'east' },
    });
    expect(answer.next).toBeNull();
  });

  test('with a target one more round is played until somebody has it', () => {
    const line = { ...last, hands: { east: '1478m258p369s123z' } };
    const short = riichi({ ...line, options: { targetPoints: 30_000 } });
    expect(short.next).toMatchObject({ dealer: 'east', round: 'west' });
    const west = { dealer: 'east', round: 'west', options: { targetPoints: 28_000 } };
    expect(riichi(west).next).toBeNull();
    expect(riichi({ ...west, options: { targetPoints: 40_000 } }).next).toMatchObject({
      dealer: 'south',
      round: 'west',
    });
    expect(riichi({ ...west, dealer: 'north', options: { targetPoints: 40_000 } }).next).toBeNull();
  });

  test('in that round a dealer’s repeat may go before the target', () => {
    const line = { dealer: 'south', round: 'west' };
    expect(riichi({ ...line, options: { targetPoints: 28_000 } }).next).toBeNull();
    const repeats = { targetPoints: 28_000, extraRound: 'after-repeats' };
    expect(riichi({ ...line, options: repeats }).next).toMatchObject({ dealer: 'south', round: 'west' });
    expect(riichi({ ...line, dealer: 'east', options: repeats }).next).toBeNull();
  });

  test('a total below zero ends it at once, zero does not', () => {
    const below = riichi({ scores: [900, 33_100, 33_000, 33_000] });
    expect(below).toMatchObject({ next: null, scores: [-100, 36_100, 32_000, 32_000] });
    expect(riichi({ scores: [1000, 33_000, 33_000, 33_000] }).next).not.toBeNull();
    const playsOn = riichi({ scores: [900, 33_100, 33_000, 33_000], options: { endBelowZero: false } });
    expect(playsOn.next).not.toBeNull();
  });

  test('sticks left go to first place, of equals to the first seat from East 1 on', () => {
    const answer = riichi({ ...last, scores: [25_000, 24_000, 25_000, 25_000], deposits: 1 });
    expect(answer.scores).toEqual([24_000, 28_000, 24_000, 24_000]);
    expect(answer.payments.at(-1)).toEqual({ from: 'table', to: 'south', amount: 1000, reason: 'deposit' });
    // Nobody is ready, so nothing else moves; South and West tie for first place.
    const nobody = { ...FOUR_HANDS, south: '147m258p369s2567z' };
    const tied = riichi({ ...last, hands: nobody, scores: [24_000, 25_000, 25_000, 25_000], deposits: 1 });
    expect(tied.scores).toEqual([24_000, 26_000, 25_000, 25_000]);
  });
});

describe('D2.10: several wins', () => {
  const line = {
    hands: { east: '1478m258p369s123z', west: '67m22p334455678s' },
    wall: '9p',
    honba: 2,
    deposits: 3,
    scores: [25_000, 24_000, 24_000, 24_000],
  };

  test('RI07: each in full; honba and all deposits once, to the nearest', () => {
    const answer = riichi({ ...line, commands: does('east discard 8m', 'west win', 'south win') });
    expect(answer.payments).toEqual([
      { from: 'east', to: 'south', amount: 2000, reason: 'win' },
      { from: 'east', to: 'south', amount: 600, reason: 'honba' },
      { from: 'table', to: 'south', amount: 3000, reason: 'deposit' },
      { from: 'east', to: 'west', amount: 3900, reason: 'win' },
    ]);
    expect(answer.next).toEqual({ dealer: 'south', round: 'east', honba: 0, deposits: 0 });
  });

  test('the dealer deals again if among the winners', () => {
    const answer = riichi({
      ...line,
      dealer: 'south',
      hands: { ...line.hands, north: '369m147p258s1567z' },
      wall: '9p9s9s',
      commands: does(
        'south discard 9p',
        'west discard 9s',
        'north discard 9s',
        'east discard 8m',
        'west win',
        'south win',
      ),
    });
    expect(answer.next).toEqual({ dealer: 'south', round: 'east', honba: 3, deposits: 0 });
  });
});
