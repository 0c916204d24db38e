import { describe, expect, test } from 'vitest';
import { riichi as riichiRules } from '../../../src/rules/riichi/riichi.ts';
import { parseTile, parseTiles } from '../../../src/tiles/notation.ts';
import { viewOfSeen } from './advice-view.ts';
import { does, refused, riichi, STOP } from './hands.ts';

/** South is ready for 5 and 8 characters from the start, unless the hand says otherwise. */
describe('D2.4: furiten', () => {
  test('one own discard among the waits forbids ron on all of them, not the self-draw', () => {
    const answer = riichi({
      wall: '9p5m9s9m1z8m',
      commands: [
        ...does('east discard 9p', 'south discard 5m', 'west discard 8m'),
        refused('south win 8m', 'furiten'),
        ...does('north discard 9m', 'east discard 1z', 'south win'),
      ],
    });
    expect(answer.wins).toMatchObject([{ seat: 'south', from: null, tile: '8m', value: 2700 }]);
  });

  test('a discard that somebody claimed still counts', () => {
    const answer = riichi({
      hands: { west: '55m369p147s12344z' },
      wall: '9p5m',
      commands: [...does('east discard 9p', 'south discard 5m', 'west pung', 'west discard 3p'), STOP],
      as: 'south',
    });
    expect(answer.view?.panels).toContainEqual({ id: 'furiten-discard', named: true });
  });

  test('a tile let pass forbids ron on any of the waits', () => {
    const answer = riichi({
      hands: { north: '359m147p258s1567z' },
      wall: '9p9p9s9m',
      commands: [
        ...does('east discard 9p', 'south discard 9p', 'west discard 8m', 'south pass', 'north discard 5m'),
        refused('south win 5m', 'furiten'),
        STOP,
      ],
    });
    expect(answer.wins).toEqual([]);
  });

  test('until the own next draw', () => {
    const answer = riichi({
      hands: { east: '1478m258p369s123z' },
      wall: '9p9p',
      commands: does('east discard 8m', 'south pass', 'south discard 9p', 'west discard 8m', 'south win'),
    });
    expect(answer.wins).toMatchObject([{ seat: 'south', from: 'west', tile: '8m' }]);
  });

  test('passing for want of a yaku counts (seed 000, "Temporary and riichi furiten")', () => {
    const answer = riichi({
      hands: { south: '23m345p67899s155z' },
      wall: '9p9s9m',
      indicators: '6z',
      commands: [
        ...does('east discard 1m', 'south chow 23m', 'south discard 1z', 'west discard 9s'),
        refused('south win 9s', 'no-yaku'),
        ...does('south pass', 'north discard 5z'),
        refused('south win 5z', 'furiten'),
        STOP,
      ],
    });
    expect(answer.wins).toEqual([]);
  });

  test('in riichi a tile let pass forbids ron for the rest of the hand', () => {
    const answer = riichi({
      hands: { north: '359m147p258s1567z' },
      wall: '9p9p9s9m9p9s',
      commands: [
        ...does('east discard 9p', 'south riichi 9p', 'west discard 8m', 'south pass'),
        ...does('north discard 9m', 'east discard 9p', 'south discard 9s', 'west discard 2m'),
        ...does('north discard 5m'),
        refused('south win 5m', 'furiten'),
        STOP,
      ],
      as: 'south',
    });
    expect(answer.view?.panels).toContainEqual({ id: 'furiten-riichi', named: true });
  });

  test('a kong that one declined to rob counts', () => {
    const answer = riichi({
      hands: {
        east: '1478m258p369s123z',
        south: '23467m345p2267s1z',
        west: '588m369p147s1234z',
      },
      wall: '9p9s9m8s8m',
      tail: '9m',
      commands: [
        ...does('east discard 8m', 'west pung', 'west discard 1z', 'north discard 9s', 'east discard 9m'),
        ...does('south discard 1z', 'west kong 8m', 'south pass', 'west discard 5m'),
        refused('south win 5m', 'furiten'),
        STOP,
      ],
    });
    expect(answer.wins).toEqual([]);
  });

  test('nobody else is told that a tile was let pass', () => {
    const answer = riichi({
      wall: '9p9p',
      commands: [...does('east discard 9p', 'south discard 9p', 'west discard 8m', 'south pass'), STOP],
      as: 'west',
    });
    expect(JSON.stringify(answer.view)).not.toContain('furiten');
    expect(answer.events.find(({ name }) => name === 'passed-win')).toMatchObject({ only: 1, seat: 1 });
  });

  test('a seat is told that some of its waits have no yaku', () => {
    const answer = riichi({
      hands: { south: '23m345p67899s155z' },
      wall: '9p',
      indicators: '6z',
      commands: [...does('east discard 1m', 'south chow 23m', 'south discard 1z'), STOP],
      as: 'south',
    });
    expect(answer.view?.panels).toContainEqual({ id: 'no-yaku-on-some', named: true });
  });

  test('a discard is told to make furiten: of a tile it leaves one waiting for, or where such a tile lies already', () => {
    const { waitNotes } = riichiRules;
    const view = viewOfSeen({ hand: '23467m345p22678s8m', own: '9p 5m' });
    const told = (discard: string, waits: string) =>
      waitNotes!(view, parseTile(discard), parseTiles(waits)).map(({ id }) => id);
    expect(told('8m', '58m')).toEqual(['furiten-discard']);
    expect(told('2s', '58m')).toEqual(['furiten-discard']);
    expect(told('2s', '369s')).toEqual([]);
    expect(told('3s', '3s')).toEqual(['furiten-discard']);
  });
});
