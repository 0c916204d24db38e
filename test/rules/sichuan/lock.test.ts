import { describe, expect, test } from 'vitest';
import { discard, hand, kong, type Line, pung, refused, stop, timeout, transfers, win } from './hands.ts';

const east = '147p258p1388s229s';
const south = '123p456p789p11s46s';

/** South wins on East's 5s; then West, North and East draw, and South again. */
const locked = (draws: string, commands: Line[], changes: Line = {}) =>
  hand('sichuan-flow', 'mmmm', {
    hands: { east, south, ...(changes.hands as Line) },
    wall: `5s${draws}`,
    as: 'south',
    ...(changes.tail === undefined ? {} : { tail: changes.tail }),
    commands: [discard('east', '5s'), win('south'), ...commands],
  });

describe('B16: the locked hand of blood flow', () => {
  test('gives back what it drew and nothing else', () => {
    const { legal } = locked('1m2m3m9p', [{ draws: 51 }, refused(discard('south', '1s'), 'locked'), stop]);
    expect(legal).toEqual({ south: ['discard 9p'] });
  });

  test('wins again, and may decline to', () => {
    const won = locked('1m2m3m5s', [{ draws: 51 }, win('south'), stop]);
    expect(transfers(won)).toEqual([
      'east>south 1 win',
      'west>south 2 win',
      'north>south 2 win',
      'east>south 2 win',
    ]);
    const { legal } = locked('1m2m3m5s', [{ draws: 51 }, stop]);
    expect(legal!.south!.sort()).toEqual(['discard 5s', 'win']);
    const declined = locked('1m2m3m5s', [{ draws: 51 }, discard('south', '5s'), stop]);
    expect(declined.wins).toHaveLength(1);
  });

  test('a winning tile it drew is laid beside it; a discard stays where it lies', () => {
    const answer = locked('1m2m3m5s', [{ draws: 51 }, win('south'), stop]);
    const seats = answer.view!.seats as {
      bonus: string[];
      concealedCount: number;
      discards: { tile: string }[];
      marks: unknown[];
    }[];
    expect(seats[1]).toMatchObject({ bonus: ['5s'], concealedCount: 13 });
    expect(seats[1]!.marks).toContainEqual({ id: 'won', value: 2, tile: '5s' });
    expect(seats[1]!.marks).toContainEqual({ id: 'locked' });
    expect(seats[0]!.discards.map(({ tile }) => tile)).toContain('5s');
  });

  test('claims nothing but wins', () => {
    locked('1s', [discard('west', '1s'), refused({ ...pung('south', '1s'), tile: '1s' }, 'locked'), stop], {
      hands: { west: '147p258p369p3679s' },
    });
  });

  test('makes no added kong', () => {
    const { legal } = hand('sichuan-flow', 'mmmm', {
      hands: { east, south: '123p456p1s46s99p55s', west: '147p258p36p3679s8s' },
      wall: '9p5s1m2m3m9p',
      as: 'south',
      commands: [
        discard('east', '9p'),
        pung('south', '9p'),
        discard('south', '1s'),
        discard('west', '5s'),
        win('south'),
        { draws: 50 },
        stop,
      ],
    });
    expect(legal).toEqual({ south: ['discard 9p'] });
  });

  /** 3335666s beside kongs of 2p and 9p waits for 4s, 5s and 7s; here the kongs are pungs in the hand. */
  const waiting = '222p999p3335666s';

  test('SC10: a concealed kong with the drawn tile that keeps the waits', () => {
    const { legal, events } = hand('sichuan-flow', 'mmmm', {
      hands: { east: '1477p258p188s229s', south: waiting },
      wall: '4s1m2m3m3s',
      tail: '8s',
      commands: [discard('east', '4s'), win('south'), { draws: 51 }, kong('south', '3s'), stop],
    });
    expect(events).toContainEqual(expect.objectContaining({ type: 'kong-declared', kong: 'concealed' }));
    expect(legal).toEqual({ south: ['discard 8s'] });
  });

  test('SC10: not one that takes a wait away', () => {
    const { legal } = hand('sichuan-flow', 'mmmm', {
      hands: { east: '1477p258p188s229s', south: waiting },
      wall: '4s1m2m3m6s',
      commands: [
        discard('east', '4s'),
        win('south'),
        { draws: 51 },
        refused(kong('south', '6s'), 'locked'),
        stop,
      ],
    });
    expect(legal).toEqual({ south: ['discard 6s'] });
  });

  test('not one of four tiles that it held before it was locked', () => {
    const { legal } = hand('sichuan-flow', 'mmmm', {
      hands: { east: '147p58p188s229s36p', south: '2222p34p555s999s4s' },
      wall: '4s1m2m3m8s',
      commands: [discard('east', '4s'), win('south'), { draws: 51 }, refused(kong('south', '2p')), stop],
    });
    expect(legal).toEqual({ south: ['discard 8s'] });
  });

  test('a kong beside it is paid for by all three, and its replacement may win', () => {
    const answer = hand('sichuan-flow', 'mmmm', {
      hands: { east: '1477p258p188s229s', south: waiting },
      wall: '4s1m2m3m3s',
      tail: '7s',
      commands: [discard('east', '4s'), win('south'), { draws: 51 }, kong('south', '3s'), win('south'), stop],
    });
    expect(transfers(answer).filter(text => text.endsWith('kong-fee'))).toHaveLength(3);
    expect(answer.wins.at(-1)!.patterns.map(({ id }) => id)).toContain('kong-replacement');
  });

  test('when its time runs out it wins with what it drew', () => {
    const { wins } = locked('1m2m3m5s', [{ draws: 51 }, timeout('south'), stop]);
    expect(wins.map(({ from }) => from)).toEqual(['east', null]);
  });

  test('when its time runs out it wins with a discard', () => {
    const { wins } = locked('5s', [discard('west', '5s'), timeout('south'), stop], {
      hands: { west: '147p258p369p3679s' },
    });
    expect(wins.map(({ from }) => from)).toEqual(['east', 'west']);
  });

  test('otherwise it discards what it drew', () => {
    const { wins, legal } = locked('1m2m3m9p', [{ draws: 51 }, timeout('south'), stop]);
    expect(wins).toHaveLength(1);
    expect(Object.keys(legal!)).toEqual(['west']);
  });

  test('a hand that never won lets a win pass when its time runs out', () => {
    const { wins } = hand('sichuan-flow', 'mmmm', {
      hands: { east, south },
      wall: '5s',
      commands: [discard('east', '5s'), timeout('south'), stop],
    });
    expect(wins).toEqual([]);
  });

  test('SC12: it collects again and again, and pays for the discard it could not avoid', () => {
    const answer = hand('sichuan-flow', 'mmmm', {
      dealer: 'south',
      hands: { east: '123678234s99s46p', south: '5p14s58s36s226677p', west: '111888999p33p77s' },
      wall: '9p1m2m3m5p4m5m6m7s',
      commands: [
        discard('south', '5p'),
        win('east'),
        { draws: 51 },
        win('east'),
        { draws: 47 },
        discard('east', '7s'),
        win('west'),
        stop,
      ],
    });
    expect(answer.wins.map(({ seat, value }) => `${seat} ${value}`)).toEqual(['east 1', 'east 1', 'west 2']);
    expect(answer.scores).toEqual([5, -3, 0, -2]);
  });

  test('a tile of the missing suit goes back like any other', () => {
    const { legal } = locked('1p2p3m7m', [{ draws: 51 }, stop]);
    expect(legal).toEqual({ south: ['discard 7m'] });
  });

  test('a dealer may lock its hand before the first discard', () => {
    const answer = hand('sichuan-flow', 'mmmm', {
      hands: { east: south },
      wall: '5s1m2m3m9p',
      commands: [win('east'), { draws: 51 }, stop],
    });
    expect(transfers(answer)).toHaveLength(3);
    expect(answer.legal).toEqual({ east: ['discard 9p'] });
  });
});
