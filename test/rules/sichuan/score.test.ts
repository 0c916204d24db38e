import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../helpers/script.ts';

const pung = (tiles: string) => ({ kind: 'pung', tiles });
const kong = (tiles: string) => ({ kind: 'kong', tiles });
const hidden = (tiles: string) => ({ kind: 'kong', tiles, concealed: true });

const battle = (line: Record<string, unknown>) => scoreOf('sichuan-battle', { missing: 'm', ...line });
const flow = (line: Record<string, unknown>) => scoreOf('sichuan-flow', { missing: 'm', ...line });
const ids = (answer: unknown): string[] =>
  (answer as { patterns: { id: string; count?: number }[] }).patterns.map(({ id, count }) =>
    count === undefined || count === 1 ? id : `${id} ${count}`,
  );

describe('what a Sichuan hand is worth', () => {
  test('an ordinary hand is worth 1; a self-draw costs each other player 1 more (seed 000, B12)', () => {
    const hand = { concealed: '123p456p789p11s23s', win: '4s' };
    expect(battle({ ...hand, by: 'discard' })).toMatchObject({
      value: 1,
      fan: 0,
      patterns: [],
      payments: { winner: 1, discarder: -1, others: [0, 0] },
    });
    expect(battle({ ...hand, by: 'self-draw' })).toMatchObject({
      value: 1,
      payments: { winner: 6, discarder: null, others: [-2, -2, -2] },
    });
  });

  test('SC01: four alike are two of seven pairs and a root; who left pays nothing', () => {
    const answer = battle({ concealed: '2222s55s77s33p66p9p', win: '9p', by: 'self-draw', seats: 3 });
    expect(answer).toMatchObject({ fan: 3, value: 8, payments: { winner: 18, others: [-9, -9] } });
    expect(ids(answer)).toEqual(['seven-pairs', 'root']);
  });

  test('SC02: four groups laid down are golden hook and all pungs, a concealed kong among them', () => {
    const melds = [pung('222s'), pung('777s'), hidden('4444p'), pung('999p')];
    const answer = battle({ concealed: '5p', melds, win: '5p', by: 'discard' });
    expect(answer).toMatchObject({ fan: 3, value: 8 });
    expect(ids(answer)).toEqual(['all-pungs', 'golden-hook', 'root']);
  });

  test('SC03, B12: the cap is four fan, the self-draw point comes on top', () => {
    const melds = [pung('222p'), kong('7777p'), kong('4444p'), pung('999p')];
    const answer = flow({ concealed: '5p', melds, win: '5p', by: 'self-draw' });
    expect(answer).toMatchObject({ fan: 6, value: 16, payments: { winner: 51, others: [-17, -17, -17] } });
  });

  test('SC04: a root needs no kong and the winning tile counts', () => {
    const answer = battle({ concealed: '46p234678s99s', melds: [pung('555p')], win: '5p', by: 'discard' });
    expect(answer).toMatchObject({ fan: 1, value: 2 });
    expect(ids(answer)).toEqual(['root']);
  });

  test('SC05, B11: a replacement that is the last tile counts for both', () => {
    const answer = battle({
      concealed: '234567s7p',
      melds: [hidden('3333p'), pung('888s')],
      win: '7p',
      by: 'self-draw',
      replacement: 'kong',
      lastTile: true,
    });
    expect(answer).toMatchObject({ fan: 3, value: 8, payments: { winner: 27 } });
    expect(ids(answer)).toEqual(['root', 'kong-replacement', 'wall-exhaustion']);
  });

  test('SC06, B10: robbing a kong adds a fan', () => {
    const answer = battle({ concealed: '78s234s345p99p', melds: [pung('222p')], win: '6s', by: 'rob-kong' });
    expect(answer).toMatchObject({
      fan: 1,
      value: 2,
      payments: { winner: 2, discarder: -2, others: [0, 0] },
    });
  });

  test('B10: seven pairs are read before sets, and are never all pungs', () => {
    expect(ids(battle({ concealed: '2233445566778p', win: '8p', by: 'discard' }))).toEqual([
      'seven-pairs',
      'full-flush',
    ]);
    expect(ids(battle({ concealed: '222233334444p5s', win: '5s', by: 'discard' }))).toEqual([
      'seven-pairs',
      'root 3',
    ]);
  });

  test('B10: the first turn, terminals and 2-5-8 add nothing at the usual table', () => {
    const answer = battle({
      concealed: '222p555p888p22s55s',
      win: '5s',
      by: 'self-draw',
      first: 'heavenly',
      dealer: true,
    });
    expect(ids(answer)).toEqual(['all-pungs']);
  });
});

describe('what is no win', () => {
  test('a hand that is not complete is incomplete, whatever its suits', () => {
    expect(battle({ concealed: '123m456p789p11s24s', win: '9s', by: 'discard' })).toEqual({
      win: false,
      reason: 'incomplete',
    });
  });

  test('a complete hand with a tile of the missing suit does not win (seed 000)', () => {
    expect(battle({ concealed: '123m456p789p11s23s', win: '4s', by: 'discard' })).toEqual({
      win: false,
      reason: 'missing-suit',
    });
  });
});

describe('hands that cannot exist', () => {
  const complete = { concealed: '456p789p11s23s', win: '4s', by: 'self-draw' };
  const error = { error: expect.any(String) };

  test('a group of the missing suit', () => {
    expect(battle({ ...complete, melds: [pung('222m')] })).toEqual(error);
  });

  test('a chow, an honor, a flower', () => {
    for (const melds of [[{ kind: 'chow', tiles: '123p' }], [pung('111z')], [pung('111f')]])
      expect(() => battle({ ...complete, melds })).toThrow();
  });

  test('a replacement without a kong, or of a flower', () => {
    expect(battle({ ...complete, melds: [pung('222s')], replacement: 'kong' })).toEqual(error);
    expect(battle({ ...complete, melds: [hidden('2222p')], replacement: 'flower' })).toEqual(error);
  });

  test('fewer than two players in a battle, fewer than four in a flow hand', () => {
    const melds = [pung('222p')];
    expect(() => battle({ ...complete, melds, seats: 1 })).toThrow('players are expected');
    expect(() => battle({ ...complete, melds, seats: 5 })).toThrow('players are expected');
    expect(flow({ ...complete, melds, seats: 3 })).toEqual(error);
    expect(battle({ ...complete, melds, seats: 2 })).toMatchObject({ payments: { others: [-2] } });
  });
});

describe('what a table may add or change', () => {
  const melds = [pung('222p'), kong('7777p'), kong('4444p'), pung('999p')];
  const sixFan = (options: Record<string, unknown>, by = 'discard') =>
    battle({ concealed: '5p', melds, win: '5p', by, options });

  test.each([
    [3, 8],
    [4, 16],
    [5, 32],
    ['none', 64],
  ])('with a cap of %s six fan are worth %i', (cap, value) => {
    expect(sixFan({ cap })).toMatchObject({ fan: 6, value });
  });

  test('a self-draw may add a fan before the cap, or nothing', () => {
    const hand = { concealed: '123p456p789p11s23s', win: '4s', by: 'self-draw' };
    expect(battle({ ...hand, options: { selfDraw: 'fan' } })).toMatchObject({
      value: 2,
      patterns: [{ id: 'self-draw', value: 1 }],
      payments: { winner: 6 },
    });
    expect(battle({ ...hand, options: { selfDraw: 'nothing' } })).toMatchObject({ payments: { winner: 3 } });
  });

  test('heavenly and earthly hands add four fan', () => {
    const hand = {
      concealed: '123p456p789p11s23s',
      win: '4s',
      by: 'self-draw',
      options: { firstTurn: true },
    };
    expect(ids(battle({ ...hand, first: 'heavenly' }))).toEqual(['heavenly-hand']);
    expect(battle({ ...hand, first: 'earthly', seat: 'west' })).toMatchObject({ fan: 4, value: 16 });
  });

  test('terminals in every set and the pair add two fan, in the same reading of the hand', () => {
    const options = { terminals: true };
    const by = 'discard';
    expect(ids(battle({ concealed: '123789p123s789s1s', win: '1s', by, options }))).toEqual(['terminals']);
    expect(ids(battle({ concealed: '112233778899p1s', win: '1s', by, options }))).toEqual(['seven-pairs']);
    expect(ids(battle({ concealed: '1111p9999p1199s9s', win: '9s', by, options }))).toEqual([
      'seven-pairs',
      'terminals',
      'root 3',
    ]);
    expect(
      ids(battle({ concealed: '123789p1s', melds: [pung('999s'), pung('555p')], win: '1s', by, options })),
    ).toEqual([]);
  });

  test('2-5-8 adds two fan to all pungs and to seven pairs', () => {
    const options = { twoFiveEight: true };
    const by = 'discard';
    expect(ids(battle({ concealed: '222p555p888p22s55s', win: '5s', by, options }))).toEqual([
      'all-pungs',
      'two-five-eight',
    ]);
    expect(ids(battle({ concealed: '2222p5555p8888p5s', win: '5s', by, options }))).toEqual([
      'seven-pairs',
      'two-five-eight',
      'root 3',
    ]);
  });
});
