import { describe, expect, test } from 'vitest';
import { hand, named, won } from './table-hand.ts';

const READY = '123m456m789m11p23s';

describe('A8: heavenly and earthly hand', () => {
  test('East is complete as dealt', () => {
    expect(named(hand({ hands: { east: READY }, wall: '1s' }, 'east win'))).toEqual(['heavenly-hand']);
  });

  test('bonus tiles of the deal are replaced before', () => {
    const answer = hand({ hands: { east: '123m456m789m11p2s1f' }, wall: '5f', tail: '3s1s' }, 'east win');
    expect(named(answer)).toEqual(['heavenly-hand']);
  });

  test('not after a kong', () => {
    const answer = hand(
      { hands: { east: '1111m456m789m23s2p' }, wall: '2p', tail: '1s' },
      'east kong 1m',
      'east win',
    );
    expect(named(answer)).toEqual(['fully-concealed', 'loose-tile']);
  });

  test('another player wins with East’s first discard', () => {
    const answer = hand({ hands: { west: READY }, wall: '1s' }, 'east discard 1s', 'west win');
    expect(named(answer)).toEqual(['earthly-hand']);
  });

  test('not with a discard of anybody else', () => {
    const answer = hand(
      { hands: { west: READY }, wall: '7z1s' },
      'east discard 7z',
      'south discard 1s',
      'west win',
    );
    expect(named(answer)).toEqual(['no-point-hand']);
  });

  test('not after a kong of East', () => {
    const answer = hand(
      { hands: { east: '5555p147m258s123z', west: READY }, wall: '7z', tail: '1s' },
      'east kong 5p',
      'east discard 1s',
      'west win',
    );
    expect(named(answer)).toEqual(['no-point-hand']);
  });

  test('not by a draw on the first turn', () => {
    const answer = hand({ hands: { south: READY }, wall: '7z1s' }, 'east discard 7z', 'south win');
    expect(named(answer)).toEqual(['no-point-hand', 'fully-concealed']);
  });
});

describe('A8: twofold fortune', () => {
  const deal = { hands: { south: '1111m222m4569p23s' }, wall: '7z9p' };

  test('a kong whose loose tile makes a second kong whose loose tile wins', () => {
    const answer = hand(
      { ...deal, tail: '2m1s' },
      'east discard 7z',
      'south kong 1m',
      'south kong 2m',
      'south win',
    );
    expect(named(answer)).toEqual(['twofold-fortune']);
  });

  test('a bonus tile in between does not break the chain', () => {
    const answer = hand(
      { ...deal, tail: '3f2m4f1s' },
      'east discard 7z',
      'south kong 1m',
      'south kong 2m',
      'south win',
    );
    expect(named(answer)).toEqual(['twofold-fortune']);
  });

  test('a second kong that the loose tile did not make begins anew', () => {
    const answer = hand(
      { hands: { south: '1111m2222m99p3s56p' }, wall: '7z2s', tail: '4p1s' },
      'east discard 7z',
      'south kong 1m',
      'south kong 2m',
      'south win',
    );
    expect(named(answer)).toEqual(['fully-concealed', 'loose-tile']);
  });

  test('a claimed kong begins a chain too', () => {
    const answer = hand(
      { hands: { south: '111m222m45699p23s' }, wall: '1m', tail: '2m1s' },
      'east discard 1m',
      'south kong',
      'south kong 2m',
      'south win',
    );
    expect(named(answer)).toEqual(['twofold-fortune']);
  });

  test('a turn ends the chain', () => {
    const answer = hand(
      { hands: { south: '1111m222m456p99p3s' }, wall: '7z2s8s8s8s2m', tail: '6z1s' },
      'east discard 7z',
      'south kong 1m',
      'south discard 6z',
      'south kong 2m',
      'south win',
    );
    expect(named(answer)).toEqual(['fully-concealed', 'loose-tile']);
  });
});

describe('A8: gathering the plum blossom', () => {
  test('a loose tile after a bonus tile is 5 dots and wins', () => {
    const answer = hand(
      { hands: { south: '123m456m789m11s34p' }, wall: '7z3f', tail: '5p' },
      'east discard 7z',
      'south win',
    );
    expect(named(answer)).toEqual(['plum-blossom']);
  });

  test('after a claimed kong as well', () => {
    const answer = hand(
      { hands: { south: '111z456m789m11s34p' }, wall: '1z', tail: '5p' },
      'east discard 1z',
      'south kong',
      'south win',
    );
    expect(named(answer)).toEqual(['plum-blossom']);
  });
});

describe('A8, A10.2: the ninth deal', () => {
  const deal = {
    hands: { east: READY },
    wall: '7z6z5z4z',
    options: { game: 'multi' },
  };
  const winsLate = ['east discard 7z', 'south discard 6z', 'west discard 5z', 'north discard 4z', 'east win'];

  test('East’s ninth win in a row is the limit and passes the deal', () => {
    const answer = hand({ ...deal, wall: `${deal.wall}1s`, eastWins: 8 }, ...winsLate);
    expect(named(answer)).toEqual(['ninth-deal']);
    expect(answer.next).toMatchObject({ dealer: 'south', round: 'east', eastWins: 0 });
  });

  test('the eighth is not', () => {
    const answer = hand({ ...deal, wall: `${deal.wall}1s`, eastWins: 7 }, ...winsLate);
    expect(named(answer)).toEqual(['no-point-hand', 'fully-concealed']);
    expect(answer.next).toMatchObject({ dealer: 'east', round: 'east', eastWins: 8 });
  });

  test('another’s win is not', () => {
    const answer = hand(
      { ...deal, hands: { west: READY }, wall: '7z1s', eastWins: 8 },
      'east discard 7z',
      'south discard 1s',
      'west win',
    );
    expect(won(answer)).toEqual(['west from south 1s 40']);
  });
});
