import { describe, expect, test } from 'vitest';
import type { ScriptAnswer } from '../../helpers/script.ts';
import { hand, NOTHING, named, won } from './table-hand.ts';

/** The eight bonus tiles at the end of the dead wall, where nobody comes to them. */
const AWAY = '??????12345678f';
/** Live tiles of four players, the dealer's fourteenth among them. */
const LIVE = 78;
/** Draws that do not matter, and then these. */
const lastly = (tiles: string): string => '?'.repeat(LIVE - tiles.length / 2) + tiles;

const wallOf = (answer: ScriptAnswer): unknown => answer.view!.wall;

describe('A6: the wall', () => {
  test.each([
    [4, 77],
    [3, 90],
    [2, 103],
  ])('A6.1: with %i players %i live tiles are left after the deal', (players, live) => {
    expect(wallOf(hand({ options: { players }, tail: AWAY, as: 'east' }, 'stop'))).toBe(live);
  });

  test('CL14, A6.2: two live tiles go over to a dead wall of twelve; loose tiles for kong, flower, kong', () => {
    const answer = hand(
      { hands: { east: '1111m2222m37p24z5s' }, wall: '9s', tail: '3f6z7z', as: 'east' },
      'east kong 1m',
      'east kong 2m',
      'stop',
    );
    const steps = answer.events.filter(
      ({ type, source }) => source === 'tail' || type === 'dead-wall-filled',
    );
    // A kong, the flower that it brought, a kong: 13 remain, 12 and two make 14, 13 remain.
    expect(steps.map(({ type, count }) => (type === 'drew' ? 'loose' : count))).toEqual([
      'loose',
      'loose',
      2,
      'loose',
    ]);
    expect(wallOf(answer)).toBe(75);
  });

  test('A6.2: only one tile goes over where only one is left', () => {
    // The last draw but one: a kong's loose tile leaves thirteen; the next would leave twelve, and one live tile is there.
    const answer = hand(
      {
        hands: { east: '5555m6666m137p24z' },
        wall: lastly('3z3z'),
        tail: `6z7z${AWAY.slice(2)}`,
        as: 'east',
      },
      'draws 1',
      'east kong 5m',
      'east kong 6m',
      'stop',
    );
    expect(answer.events.filter(({ type }) => type === 'dead-wall-filled').map(({ count }) => count)).toEqual(
      [1],
    );
    expect(wallOf(answer)).toBe(0);
    // With an empty live wall there is no kong, and the discard is the last one.
    expect(answer.legal!.east!.some(text => text.startsWith('kong'))).toBe(false);
  });

  test('A6.3, A9.5: no live tile is left to draw: a washout moves nothing, bonus tiles included', () => {
    const answer = hand({ hands: { ...NOTHING, east: '1379m1379p137s2z1f' } });
    expect(answer).toMatchObject({ ended: 'draw', wins: [], payments: [], scores: [2000, 2000, 2000, 2000] });
  });

  test('A6.4: after the last live tile no kong may be declared, and the discard is for mahjong alone', () => {
    const south = '5555m2468p246s34z';
    const answer = hand(
      { hands: { south, west: '99p123m456s78s66z5p' }, wall: lastly('9p'), tail: AWAY },
      'draws 0',
      'south kong 5m refused',
      'south discard 9p',
      'west pung refused',
      'east win refused incomplete',
    );
    expect(answer.ended).toBe('draw');
  });

  test('A5: the discard after the last live tile wins with a double', () => {
    const answer = hand(
      { hands: { west: '123m456s78s666z55p' }, wall: lastly('9s'), tail: AWAY },
      'draws 0',
      'south discard 9s',
      'west win',
    );
    expect(named(answer)).toEqual(['dragon-pung', 'last-discard']);
  });

  test('A5: the last live tile, drawn, wins with a double', () => {
    const answer = hand(
      { hands: { south: '123m456s78s666z55p' }, wall: lastly('9s'), tail: AWAY },
      'draws 0',
      'south win',
    );
    expect(named(answer)).toEqual(['dragon-pung', 'fully-concealed', 'last-tile']);
  });

  test('A6.4, A5.3: a bonus tile drawn last is replaced; what replaces it is a loose and a last tile', () => {
    const answer = hand(
      {
        hands: { south: '123m456s78s666z55p' },
        wall: lastly('1f'),
        tail: '9s?????2345678f',
      },
      'draws 0',
      'south win',
    );
    expect(named(answer)).toEqual(['dragon-pung', 'fully-concealed', 'loose-tile', 'last-tile']);
  });

  test('A8: plucking the moon is the last live tile itself, not what replaces it', () => {
    const south = '123m456s23p666z55s';
    const moon = hand({ hands: { south }, wall: lastly('1p'), tail: AWAY }, 'draws 0', 'south win');
    expect(named(moon)).toEqual(['plucking-the-moon']);
    const replaced = hand(
      { hands: { south }, wall: lastly('1f'), tail: '1p?????2345678f' },
      'draws 0',
      'south win',
    );
    expect(named(replaced)).toEqual(['dragon-pung', 'fully-concealed', 'loose-tile', 'last-tile']);
  });

  test('A6.5: bonus tiles of the deal are replaced seat by seat from East, each until none is left', () => {
    const answer = hand(
      {
        hands: {
          east: '1379m1379p137s2z1f',
          south: '2468m2468p246s3z5f',
          west: '1469m1469p146s45z',
          north: '2579m2579p257s6z2f',
        },
        wall: '8f',
        tail: '3f1z5z4f6z7z',
        as: 'south',
      },
      'stop',
    );
    const laid = answer.events.filter(event => event.type === 'bonus-laid');
    expect(laid.map(({ seat, tile }) => `${seat} ${tile}`)).toEqual([
      '0 1f',
      '0 8f',
      '0 3f',
      '1 5f',
      '1 4f',
      '3 2f',
    ]);
    const { seats } = answer.view as { seats: { concealedCount: number }[] };
    expect(seats.map(seat => seat.concealedCount)).toEqual([14, 13, 13, 13]);
  });

  test('A6.5: a concealed kong of the deal waits for its owner’s turn', () => {
    const deal = { hands: { south: '1111m2468p246s34z' }, wall: '5z6z', tail: '7z' };
    expect(Object.keys(hand(deal, 'stop').legal!)).toEqual(['east']);
    const declared = hand(deal, 'east discard 5z', 'south kong 1m', 'stop');
    expect(Object.keys(declared.legal!)).toEqual(['south']);
  });

  test('A5.2: the loose tile after a bonus tile doubles', () => {
    const answer = hand(
      { hands: { south: '123m456s78s666z55p' }, wall: '9m8f', tail: '9s' },
      'east discard 9m',
      'south win',
    );
    expect(named(answer)).toContain('loose-tile');
    expect(won(answer)).toEqual(['south from null 9s 272']);
  });
});
