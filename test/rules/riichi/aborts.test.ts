import { describe, expect, test } from 'vitest';
import { does, refused, riichi, STOP } from './hands.ts';

const HONBA_1 = { dealer: 'east', round: 'east', honba: 1, deposits: 0 };

describe('D2.1: nine kinds of terminals and honors', () => {
  const south = '19m246819p19s123z';

  test('end the hand on the first draw: no payments, the dealer repeats, a counter more', () => {
    const answer = riichi({
      hands: { south },
      wall: '9p2m',
      commands: does('east discard 9p', 'south nine-kinds'),
    });
    expect(answer).toMatchObject({ ended: 'abort:kyuushu-kyuuhai', payments: [], next: HONBA_1 });
  });

  test('the drawn tile is one of the fourteen', () => {
    const answer = riichi({
      hands: { south: '19m246819p3s19s12z' },
      wall: '9p3z',
      commands: does('east discard 9p', 'south nine-kinds'),
    });
    expect(answer.ended).toBe('abort:kyuushu-kyuuhai');
  });

  test('any call before it cancels the right', () => {
    const answer = riichi({
      hands: { south, west: '258m3699p147s123z' },
      wall: '9p',
      commands: [...does('east discard 9p', 'west pung', 'west discard 2m'), STOP],
    });
    expect(answer.legal?.north).not.toContain('nine-kinds');
  });

  test('a second draw is too late', () => {
    const answer = riichi({
      hands: { south },
      wall: '9p2m3m4m5m6m',
      commands: [
        ...does(
          'east discard 9p',
          'south discard 2m',
          'west discard 3m',
          'north discard 4m',
          'east discard 5m',
        ),
        refused('south nine-kinds'),
        STOP,
      ],
    });
    expect(answer.legal?.south).not.toContain('nine-kinds');
  });
});

describe('D2.1: four equal winds as first discards', () => {
  const hands = { south: '147m258p369s1567z' };

  test('end the hand', () => {
    const answer = riichi({
      hands,
      wall: '2s2s3s3s',
      indicators: '6z',
      commands: does('east discard 1z', 'south discard 1z', 'west discard 1z', 'north discard 1z'),
    });
    expect(answer).toMatchObject({ ended: 'abort:suufon-renda', payments: [], next: HONBA_1 });
  });

  test('do not where one of them differs', () => {
    const answer = riichi({
      hands,
      wall: '2s2s3s3s',
      indicators: '6z',
      commands: [...does('east discard 1z', 'south discard 1z', 'west discard 1z', 'north discard 5z'), STOP],
    });
    expect(answer.ended).toBeNull();
  });
});

/** Four ready hands: East for 1 and 4 dots, South the same of bamboo, West of characters, North for 5 and 8 bamboo. */
const READY = {
  east: '123456789m1123p',
  south: '123456789p1123s',
  west: '123456789s1123m',
  north: '234567m234p67s55z',
};

describe('D2.1: four riichi', () => {
  test('end the hand once the fourth stands: four sticks stay on the table', () => {
    const answer = riichi({
      hands: READY,
      wall: '6z7z6z7z',
      indicators: '3z',
      commands: does('east riichi 6z', 'south riichi 7z', 'west riichi 6z', 'north riichi 7z'),
    });
    expect(answer).toMatchObject({
      ended: 'abort:suucha-riichi',
      scores: [24_000, 24_000, 24_000, 24_000],
      next: { ...HONBA_1, deposits: 4 },
    });
  });

  test('D2.10: the fourth that is won with takes no stick', () => {
    const answer = riichi({
      hands: READY,
      wall: '6z7z6z4p',
      indicators: '3z',
      commands: does('east riichi 6z', 'south riichi 7z', 'west riichi 6z', 'north riichi 4p', 'east win'),
    });
    expect(answer.ended).toBe('win');
    expect(answer.payments.filter(({ to }) => to === 'table')).toHaveLength(3);
    expect(answer.payments).toContainEqual({ from: 'table', to: 'east', amount: 3000, reason: 'deposit' });
    expect(answer.scores.reduce((sum, score) => sum + score)).toBe(100_000);
  });
});

/** East, South and West all wait for 5 and 8 characters with pinfu; North is ready on 8m's discard. */
const TRIPLE = {
  hands: {
    east: '67m123456p11789s',
    south: '67m22789p123456s',
    west: '67m234678p33567s',
    north: '1112223335566z',
  },
  wall: '9m9m9m8m',
  indicators: '7z',
  commands: does(
    'east discard 9m',
    'south discard 9m',
    'west discard 9m',
    'north riichi 8m',
    'east win',
    'south win',
    'west win',
  ),
};

describe('D2.1: three wins on one discard', () => {
  test('RI08: end the hand; nothing is paid, also no stick for the riichi of that discard', () => {
    expect(riichi(TRIPLE)).toMatchObject({ ended: 'abort:sanchahou', payments: [], wins: [], next: HONBA_1 });
  });

  test('two win in full', () => {
    const answer = riichi({ ...TRIPLE, commands: TRIPLE.commands.slice(0, 6) });
    expect(answer.wins.map(({ seat }) => seat)).toEqual(['east', 'south']);
  });

  test('at other tables all three win, or the nearest alone', () => {
    const all = riichi({ ...TRIPLE, options: { multipleRon: 'three' } });
    expect(all.wins.map(({ seat }) => seat)).toEqual(['east', 'south', 'west']);
    const one = riichi({ ...TRIPLE, options: { multipleRon: 'one' } });
    expect(one.wins.map(({ seat }) => seat)).toEqual(['east']);
  });
});

const KONGS = {
  hands: {
    east: '11112222m147p12z',
    south: '88889999m258p34z',
    west: '3355p147258s123z',
    north: '369p147258s1567z',
  },
  wall: '9s3p',
  tail: '6z6z7z7z',
};
const FOUR_KONGS = does(
  'east kong 1m',
  'east kong 2m',
  'east discard 9s',
  'south kong 8m',
  'south kong 9m',
  'south discard 3p',
);

describe('D2.1: four kongs', () => {
  test('of two players end the hand after the next discard', () => {
    expect(riichi({ ...KONGS, commands: FOUR_KONGS })).toMatchObject({
      ended: 'abort:suukaikan',
      payments: [],
      next: HONBA_1,
    });
  });

  test('only a win is offered on that discard', () => {
    const commands = [...FOUR_KONGS, refused('west pung 3p')];
    expect(riichi({ ...KONGS, commands }).ended).toBe('abort:suukaikan');
  });

  test('a riichi declared with that discard is accepted before the hand ends', () => {
    const hands = { ...KONGS.hands, south: '88889999m11123p' };
    const commands = [...FOUR_KONGS.slice(0, 5), ...does('south riichi 7z')];
    const answer = riichi({ ...KONGS, hands, wall: '9s1z', tail: '6z6z4p7z', commands });
    expect(answer).toMatchObject({
      ended: 'abort:suukaikan',
      scores: [25_000, 24_000, 25_000, 25_000],
      next: { ...HONBA_1, deposits: 1 },
    });
  });

  test('at a table without that abort play goes on', () => {
    const answer = riichi({ ...KONGS, options: { fourKongs: false }, commands: [...FOUR_KONGS, STOP] });
    expect(answer.ended).toBeNull();
  });

  test('D2.2: of one player do not end it, and nobody may declare a fifth', () => {
    const answer = riichi({
      hands: { east: '111122223333m9p', south: '4444m258p258s136z', west: '?', north: '?' },
      wall: '9p5s',
      tail: '9p9p5z6z',
      indicators: '1z',
      commands: [
        ...does('east kong 1m', 'east kong 2m', 'east kong 3m', 'east kong 9p', 'east discard 6z'),
        refused('south kong 4m'),
        STOP,
      ],
    });
    expect(answer.ended).toBeNull();
    expect(answer.legal?.south?.filter(text => text.startsWith('kong'))).toEqual([]);
  });
});

describe('aborts as table options', () => {
  test('nine kinds may be switched off', () => {
    const answer = riichi({
      hands: { south: '19m246819p19s123z' },
      wall: '9p2m',
      options: { nineKinds: false },
      commands: [...does('east discard 9p'), refused('south nine-kinds'), STOP],
    });
    expect(answer.ended).toBeNull();
  });
  test('four winds and four riichi may be switched off', () => {
    const winds = riichi({
      hands: { south: '147m258p369s1567z' },
      wall: '2s2s3s3s',
      indicators: '6z',
      options: { fourWinds: false },
      commands: [...does('east discard 1z', 'south discard 1z', 'west discard 1z', 'north discard 1z'), STOP],
    });
    expect(winds.ended).toBeNull();
    const four = riichi({
      hands: READY,
      wall: '6z7z6z7z',
      indicators: '3z',
      options: { fourRiichi: false },
      commands: [...does('east riichi 6z', 'south riichi 7z', 'west riichi 6z', 'north riichi 7z'), STOP],
    });
    expect(four.ended).toBeNull();
  });
});
