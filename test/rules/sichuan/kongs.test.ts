import { describe, expect, test } from 'vitest';
import { discard, hand, kong, pung, refused, stop, transfers, win } from './hands.ts';

const idle = {
  east: '147p258p1388s229s',
  south: '147p258p369p147s2s',
  west: '234p678p555s33s78s',
  north: '147p258p369p369s1s',
};

describe('B13: kong fees', () => {
  test('a kong of a discard costs its source 2', () => {
    const answer = hand('sichuan-battle', 'mmmm', {
      hands: idle,
      wall: '5s',
      commands: [discard('east', '5s'), kong('west', '5s'), stop],
    });
    expect(transfers(answer)).toEqual(['east>west 2 kong-fee']);
  });

  test('a concealed kong costs each other active player 2', () => {
    const answer = hand('sichuan-battle', 'mmmm', {
      hands: { east: '1111p258p388s29s1s' },
      wall: '9s',
      commands: [kong('east', '1p'), stop],
    });
    expect(transfers(answer)).toEqual([
      'south>east 2 kong-fee',
      'west>east 2 kong-fee',
      'north>east 2 kong-fee',
    ]);
  });

  /** West has a pung of 5s and draws the fourth; South waits for that tile, and so may North. */
  const added = (changes: Record<string, string> = {}) => ({
    hands: {
      east: '147p258p1388s229s',
      south: '123p456p789p11s46s',
      west: '147p258p369p55s7s8s',
      north: '147p258p369p369s1s',
      ...changes,
    },
    wall: '5s1m2m3m5s',
  });
  const untilKong = [discard('east', '5s'), pung('west', '5s'), discard('west', '8s'), { draws: 51 }];

  test('an added kong costs each other active player 1, once nobody robbed it', () => {
    const answer = hand('sichuan-battle', 'mmmm', {
      ...added({ south: '147p258p369p147s2s' }),
      commands: [...untilKong, kong('west', '5s'), stop],
    });
    expect(transfers(answer)).toEqual([
      'north>west 1 kong-fee',
      'east>west 1 kong-fee',
      'south>west 1 kong-fee',
    ]);
  });

  test('a robbed kong is none: no fee, the pung stays and no replacement is drawn', () => {
    const answer = hand('sichuan-battle', 'mmmm', {
      ...added(),
      as: 'east',
      commands: [...untilKong, kong('west', '5s'), win('south'), stop],
    });
    expect(transfers(answer)).toEqual(['west>south 2 win']);
    expect(answer.wins).toMatchObject([
      { seat: 'south', from: 'west', tile: '5s', value: 2, patterns: [{ id: 'robbing-the-kong' }] },
    ]);
    const west = (answer.view!.seats as { melds: { kind: string }[]; concealedCount: number }[])[2]!;
    expect(west.melds).toMatchObject([{ kind: 'pung' }]);
    expect(west.concealedCount).toBe(11);
    expect(answer.events.some(event => event.type === 'drew' && event.source === 'tail')).toBe(false);
    expect(Object.keys(answer.legal!)).toEqual(['west']);
  });

  test('SC06: two may rob one kong; play goes on after the furthest of them', () => {
    const answer = hand('sichuan-battle', 'mmmm', {
      dealer: 'south',
      hands: {
        east: '222p345p99p234s78s',
        south: '567p679p1358s99s7s',
        west: '111p444p888p22s57s',
        north: '66s14s5678p1p3p7p9s4s',
      },
      wall: '6s1m2m3m6s',
      commands: [
        discard('south', '6s'),
        pung('north', '6s'),
        discard('north', '1s'),
        { draws: 51 },
        kong('north', '6s'),
        win('west'),
        win('east'),
        stop,
      ],
    });
    expect(answer.scores).toEqual([2, 0, 2, -4]);
    expect(Object.keys(answer.legal!)).toEqual(['north']);
  });

  test('concealed kongs cannot be robbed', () => {
    const { events } = hand('sichuan-battle', 'mmmm', {
      hands: { east: '5555s258p1388s29p', south: '123p456p789p11s46s' },
      wall: '9s',
      commands: [kong('east', '5s'), refused({ ...win('south'), tile: '5s' }), discard('east', '9s'), stop],
    });
    expect(events.filter(event => event.type === 'window-opened')).toHaveLength(1);
  });

  test('a win on the replacement adds a fan', () => {
    const { wins } = hand('sichuan-battle', 'mmmm', {
      hands: idle,
      wall: '5s',
      tail: '9s',
      commands: [discard('east', '5s'), kong('west', '5s'), win('west'), stop],
    });
    expect(wins).toMatchObject([{ value: 4, patterns: [{ id: 'root' }, { id: 'kong-replacement' }] }]);
  });

  test('who has left pays no fee; who has won in flow does', () => {
    const line = {
      hands: { ...idle, south: '123p456p789p11s46s', west: '234p678p777733s8s' },
      wall: '5s9p6s',
      tail: '4s',
      commands: [discard('east', '5s'), win('south'), kong('west', '7s'), stop],
    };
    expect(transfers(hand('sichuan-battle', 'mmmm', line)).slice(1)).toEqual([
      'north>west 2 kong-fee',
      'east>west 2 kong-fee',
    ]);
    expect(transfers(hand('sichuan-flow', 'mmmm', line)).slice(1)).toEqual([
      'north>west 2 kong-fee',
      'east>west 2 kong-fee',
      'south>west 2 kong-fee',
    ]);
  });
});

describe('kong transfer, where a table has it', () => {
  const line = {
    hands: { east: idle.east, south: '123p456p789p11s46s', north: '777s258p369p36s12p' },
    wall: '7s1m2m3m',
    tail: '5s',
    commands: [discard('east', '7s'), kong('north', '7s'), discard('north', '5s'), win('south'), stop],
  };

  test('a discard win after the replacement takes the fees of that turn over', () => {
    expect(transfers(hand('sichuan-battle', 'mmmm', { ...line, options: { kongTransfer: true } }))).toEqual([
      'east>north 2 kong-fee',
      'north>south 1 win',
      'north>south 2 kong-transfer',
    ]);
  });

  test('usually it does not (seed 000)', () => {
    expect(transfers(hand('sichuan-battle', 'mmmm', line))).toEqual([
      'east>north 2 kong-fee',
      'north>south 1 win',
    ]);
  });

  test('what was handed over is not refunded again', () => {
    const answer = hand('sichuan-battle', 'mmmm', {
      ...line,
      options: { kongTransfer: true },
      commands: line.commands.slice(0, -1),
    });
    expect(transfers(answer).some(text => text.endsWith('kong-refund'))).toBe(false);
  });
});
