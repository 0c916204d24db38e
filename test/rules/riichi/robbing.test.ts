import { describe, expect, test } from 'vitest';
import { does, FOUR_HANDS, patternsOf, refused, riichi, STOP } from './hands.ts';

describe('D2.7: robbing a concealed kong', () => {
  test('is for thirteen orphans', () => {
    const answer = riichi({
      hands: { east: '1111m258p134679s', south: '9m19p19s12345677z', west: '?', north: '?' },
      wall: '9p',
      indicators: '3m',
      commands: does('east kong 1m', 'south win'),
    });
    expect(answer.wins).toMatchObject([{ seat: 'south', from: 'east', tile: '1m', yakuman: 1 }]);
    expect(answer.events.some(({ type }) => type === 'melded')).toBe(false);
  });

  test('no other hand waits for a tile of which four are held', () => {
    const answer = riichi({
      hands: { east: '1111m258p134679s', south: '23456789m23455p', west: '?', north: '?' },
      wall: '9p',
      indicators: '3m',
      commands: [...does('east kong 1m'), refused('south win 1m'), STOP],
    });
    expect(answer.ended).toBeNull();
    expect(answer.events.some(({ name }) => name === 'passed-win')).toBe(false);
  });
});

describe('the last tile of the wall', () => {
  // East draws first, so the seventieth and last live tile is South's.
  const wall = `${'?'.repeat(69)}8m`;
  test('lends a yaku to whoever draws it', () => {
    const answer = riichi({ wall, commands: [{ draws: 0 }, ...does('south win')] });
    expect(patternsOf(answer)).toContain('haitei');
  });

  test('and to a win with the discard after it', () => {
    // East keeps all other tiles that North waits for.
    const east = '0555888m258p123z';
    const hands = { east, south: '369m147p258s1567z', west: '?', north: FOUR_HANDS.south };
    const answer = riichi({
      hands,
      wall,
      commands: [{ draws: 0 }, ...does('south discard 8m', 'north win')],
    });
    expect(patternsOf(answer)).toContain('houtei');
  });
});

describe('red fives', () => {
  test('a red five added to a pung is the tile that lies open and is won', () => {
    const answer = riichi({
      hands: { east: '1457m258p369s123z', west: '55m369p147s12344z' },
      wall: '9p9s9m1z0m',
      commands: [
        ...does('east discard 5m', 'west pung', 'west discard 3p', 'north discard 9s', 'east discard 9m'),
        ...does('south discard 1z', 'west kong 0m', 'south win'),
      ],
    });
    expect(answer.wins).toMatchObject([{ from: 'west', tile: '0m' }]);
    expect(patternsOf(answer)).toEqual(['aka-dora', 'chankan', 'pinfu', 'tanyao']);
  });
});
