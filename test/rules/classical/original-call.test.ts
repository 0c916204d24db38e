import { describe, expect, test } from 'vitest';
import { hand, named, won } from './table-hand.ts';

/** South waits for 1s or 4s after discarding 9p. */
const SOUTH = '123m456m789m11p23s';

describe('A5.4: original call', () => {
  const deal = { hands: { south: SOUTH }, wall: '8s9p' };

  test('it is offered with the first discard, for each that leaves the hand ready', () => {
    const answer = hand(deal, 'east discard 8s', 'stop');
    expect(answer.legal!.south!.filter(text => text.startsWith('original-call'))).toEqual([
      'original-call 9p',
    ]);
  });

  test('not where no discard leaves the hand ready, so a false call cannot be', () => {
    const answer = hand(
      { hands: { south: '147m258p369s1234z' }, wall: '8s9p' },
      'east discard 8s',
      'south original-call 9p refused',
      'stop',
    );
    expect(answer.legal!.south!.some(text => text.startsWith('original-call'))).toBe(false);
  });

  test('East may call with its first discard as well', () => {
    const answer = hand({ hands: { east: SOUTH }, wall: '9p' }, 'east original-call 9p', 'stop');
    expect(answer.events.some(({ type, name }) => type === 'ruled' && name === 'original-call')).toBe(true);
  });

  test('not with a later discard', () => {
    const answer = hand(
      { hands: { south: SOUTH }, wall: '8s9p1z1z1z9p' },
      'east discard 8s',
      'south discard 9p',
      'south original-call 9p refused',
      'stop',
    );
    expect(answer.error).toBeUndefined();
  });

  test('not after a declared kong, though it is concealed', () => {
    const answer = hand(
      { hands: { south: '1111m456m789m11p2s' }, wall: '8s3s', tail: '9p' },
      'east discard 8s',
      'south kong 1m',
      'south original-call 9p refused',
      'stop',
    );
    expect(answer.error).toBeUndefined();
  });

  test('bonus tiles and other players’ claims do not matter', () => {
    const answer = hand(
      { hands: { west: SOUTH, south: '2468m2468p246s55z' }, wall: '5z3f', tail: '9p' },
      'east discard 5z',
      'south pung',
      'south discard 8p',
      'west original-call 9p',
      'stop',
    );
    expect(answer.error).toBeUndefined();
  });

  test('afterwards the hand is locked: the drawn tile is discarded, nothing claimed but mahjong, no kong', () => {
    const answer = hand(
      { hands: { south: '123m456m999m11p23s' }, wall: '8s9p1z1z1z9m1p' },
      'east discard 8s',
      'south original-call 9p',
      'south discard 1m refused locked',
      'south kong 9m refused locked',
      'south discard 9m',
      'south pung refused locked',
      'stop',
    );
    expect(answer.error).toBeUndefined();
  });

  test('bonus tiles are still replaced', () => {
    const answer = hand(
      { hands: { south: SOUTH }, wall: '8s9p1z1z1z3f', tail: '1s', as: 'south' },
      'east discard 8s',
      'south original-call 9p',
      'south win',
    );
    expect(named(answer)).toEqual(['no-point-hand', 'fully-concealed', 'loose-tile', 'original-call']);
  });

  test('a win after it is doubled once more, also where an earlier one was declined', () => {
    const answer = hand(
      { hands: { south: SOUTH }, wall: '8s9p1s1z1z4s' },
      'east discard 8s',
      'south original-call 9p',
      'south pass',
      'south win',
    );
    expect(won(answer)).toEqual(['south from null 4s 176']);
    expect(named(answer)).toContain('original-call');
  });

  test('everybody sees that it was called', () => {
    const answer = hand({ ...deal, as: 'north' }, 'east discard 8s', 'south original-call 9p', 'stop');
    const { seats } = answer.view as { seats: { marks: unknown; discards: unknown }[] };
    expect(seats[1]).toMatchObject({
      marks: [{ id: 'original-call' }],
      discards: [{ tile: '9p', mark: 'original-call' }],
    });
  });
});
