import { describe, expect, test } from 'vitest';
import { discard, hand, kong, pung, refused, stop, win } from './hands.ts';

describe('B4: while one holds the missing suit', () => {
  test('every discard is of it, any one of them', () => {
    const { legal } = hand('sichuan-battle', 'mmmm', {
      hands: { east: '159m234p567p22s46s' },
      wall: '9p',
      commands: [refused(discard('east', '9p'), 'missing-suit'), stop],
    });
    expect(legal!.east!.sort()).toEqual(['discard 1m', 'discard 5m', 'discard 9m']);
  });

  test('after the last of it discards are free', () => {
    const { legal } = hand('sichuan-battle', 'mmmm', {
      hands: { east: '1m234p567p22s456s8s', south: '147p258p369p147s2s' },
      wall: '9p8p2m3m6p',
      commands: [discard('east', '1m'), discard('south', '8p'), { draws: 51 }, stop],
    });
    expect(legal!.east).toContain('discard 8s');
  });

  test('drawing one later brings it all back, for a concealed kong too', () => {
    const { legal } = hand('sichuan-battle', 'mmmm', {
      hands: { east: '1111p258p369p258s' },
      wall: '9s1m2m3m4m',
      commands: [discard('east', '9s'), { draws: 51 }, refused(kong('east', '1p'), 'missing-suit'), stop],
    });
    expect(legal!.east).toEqual(['discard 4m']);
  });

  test('there is no pung and no kong of a discard', () => {
    hand('sichuan-battle', 'mmmm', {
      hands: { east: '147p258p369p147s8s', south: '1m555s258p369p28s3s' },
      wall: '5s',
      commands: [
        discard('east', '5s'),
        refused(kong('south', '5s'), 'missing-suit'),
        refused({ ...pung('south', '5s'), tile: '5s' }, 'missing-suit'),
        stop,
      ],
    });
  });

  test('a complete hand with one of it does not win', () => {
    hand('sichuan-battle', 'mmmm', {
      hands: { east: '123m456p789p11s23s' },
      wall: '4s',
      commands: [refused(win('east'), 'missing-suit'), stop],
    });
  });

  test('nor with another’s discard, and not complete goes before it', () => {
    hand('sichuan-battle', 'mmmm', {
      hands: { east: '147p258p369p147s8s', south: '123m456p789p11s46s', west: '123m456p789p22s13s' },
      wall: '5s',
      commands: [
        discard('east', '5s'),
        refused({ ...win('south'), tile: '5s' }, 'missing-suit'),
        refused({ ...win('west'), tile: '5s' }, 'incomplete'),
        stop,
      ],
    });
  });
});
