import { describe, expect, test } from 'vitest';
import { does, riichi } from './hands.ts';

/** South claims White from East, Green from West and Red from North, and then waits for 5 and 8 characters. */
const FED = {
  hands: {
    east: '147m258p369s1235z',
    south: '67m23p144s556677z',
    west: '258m369p147s1236z',
    north: '369m147p258s1247z',
  },
  wall: '9p9s9m1m9s9m9m8m',
  indicators: '4z',
  ura: '4z',
};
const FEED = [
  ...does('east discard 5z', 'south pung', 'south discard 1s'),
  ...does('west discard 6z', 'south pung', 'south discard 2p', 'west discard 9m'),
  ...does('north discard 7z', 'south pung', 'south discard 3p'),
];
const drawn = { ...FED, commands: [...FEED, ...does('south win')] };
const claimed = { ...FED, commands: [...FEED, ...does('west discard 8m', 'south win')] };
const pao = { options: { pao: true } };

describe('D2.9: liability for the third dragon', () => {
  test('is none at this table', () => {
    expect(riichi(drawn).scores).toEqual([9000, 57_000, 17_000, 17_000]);
    expect(riichi(claimed).scores).toEqual([25_000, 57_000, -7000, 25_000]);
  });

  test('a table may have it: all of a self-draw, half of a win with another’s discard', () => {
    expect(riichi({ ...drawn, ...pao }).scores).toEqual([25_000, 57_000, 25_000, -7000]);
    expect(riichi({ ...claimed, ...pao }).scores).toEqual([25_000, 57_000, 9000, 9000]);
  });

  test('then a counter is paid by the liable seat on a self-draw, else by the discarder', () => {
    const counted = { honba: 1, ...pao };
    expect(riichi({ ...drawn, ...counted }).scores).toEqual([25_000, 57_300, 25_000, -7300]);
    expect(riichi({ ...claimed, ...counted }).scores).toEqual([25_000, 57_300, 8700, 9000]);
  });
});
