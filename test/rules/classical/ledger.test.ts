import { describe, expect, test } from 'vitest';
import { hand, won } from './table-hand.ts';

describe('A9: the ledger', () => {
  const deal = {
    hands: {
      east: '123s456m789p34p88m',
      south: '777z555z666z22z14m',
      west: '579m2579p2579s34z',
      north: '2222m1369p1469s3z',
    },
    wall: '9s1s1s',
  };
  const commands = ['east discard 9s', 'west discard 5p', 'east win'];

  test('the winner collects from each, then each loser from the other losers, in turn order', () => {
    const answer = hand(deal, ...commands);
    expect(won(answer)).toEqual(['east from west 5p 40']);
    expect(
      answer.payments.map(({ from, to, amount, reason }) => `${from} ${to} ${amount} ${reason}`),
    ).toEqual([
      'south east 40 win',
      'west east 40 win',
      'north east 40 win',
      'west south 500 loser-hand',
      'north south 500 loser-hand',
      'south north 4 loser-hand',
      'west north 4 loser-hand',
    ]);
    expect(answer.scores).toEqual([2120, 2956, 1456, 1468]);
  });

  test('every loser’s hand is told line by line before anything is paid, one worth nothing as well', () => {
    const answer = hand(deal, ...commands);
    const told = answer.events.filter(({ type }) => type === 'ruled' || type === 'paid');
    expect(told.slice(0, 3).map(({ name, seat }) => `${name} ${seat}`)).toEqual([
      'loser-scored 1',
      'loser-scored 2',
      'loser-scored 3',
    ]);
    expect(told[0]!.data).toMatchObject({
      base: 26,
      doubles: 6,
      value: 500,
      patterns: [
        { id: 'pung', value: 8, unit: 'points', tiles: ['5z', '5z', '5z'] },
        { id: 'pung', value: 8, unit: 'points', tiles: ['6z', '6z', '6z'] },
        { id: 'pung', value: 8, unit: 'points', tiles: ['7z', '7z', '7z'] },
        { id: 'pair', value: 2, unit: 'points', tiles: ['2z', '2z'] },
        { id: 'dragon-pung', value: 1, count: 3, unit: 'doubles' },
        { id: 'big-three-dragons', value: 2, unit: 'doubles' },
        { id: 'three-concealed-pungs', value: 1, unit: 'doubles' },
      ],
    });
    expect(told[1]!.data).toMatchObject({ base: 0, value: 0, patterns: [] });
  });

  test('all hands are shown, since all were scored; after a washout none is', () => {
    const ended = (answer: ReturnType<typeof hand>) =>
      answer.events.find(({ type }) => type === 'hand-ended');
    expect(ended(hand(deal, ...commands))).toMatchObject({ revealed: [0, 1, 2, 3] });
    expect(ended(hand({}))).toMatchObject({ ended: 'draw', revealed: [] });
  });

  test('three losers’ chows and odd tiles are worth nothing, and nothing of zero is paid', () => {
    const { payments } = hand(deal, ...commands);
    expect(payments.every(({ amount }) => amount > 0)).toBe(true);
    expect(payments.some(({ to }) => to === 'west')).toBe(false);
  });

  test('with two players the one loser has nobody to settle with', () => {
    const { hands } = deal;
    const answer = hand(
      { options: { players: 2 }, hands: { east: hands.east, south: hands.south }, wall: '9s5p' },
      'east discard 9s',
      'south discard 5p',
      'east win',
    );
    expect(answer.payments).toEqual([{ from: 'south', to: 'east', amount: 40, reason: 'win' }]);
  });

  test('where East doubles, it pays losers double and is paid double by them', () => {
    const answer = hand(
      { ...deal, dealer: 'south', options: { eastDoubles: true }, wall: '9s9s1s' },
      'south discard 9s',
      'west discard 5p',
      'east win',
    );
    const amounts = answer.payments.map(({ from, to, amount }) => `${from} ${to} ${amount}`);
    expect(amounts).toEqual([
      'south east 80',
      'west east 40',
      'north east 40',
      'west south 1000',
      'north south 1000',
      'south north 8',
      'west north 4',
    ]);
  });

  test('totals may fall below nothing, and the match goes on', () => {
    const answer = hand({ ...deal, scores: [2000, 2000, 100, 3900] }, ...commands);
    expect(answer.scores[2]).toBe(-444);
    expect(answer.next).not.toBeNull();
  });
});
