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

  test('then a counter is the liable seat’s at tables that say so', () => {
    const counted = { honba: 1, options: { pao: true, paoHonba: 'liable' } };
    expect(riichi({ ...drawn, ...counted }).scores).toEqual([25_000, 57_300, 25_000, -7300]);
    expect(riichi({ ...claimed, ...counted }).scores).toEqual([25_000, 57_300, 9000, 8700]);
  });
});

/** As above, but what South waits for in the end are East and South: with all honors it is two yakuman. */
const BOTH = {
  hands: {
    east: '147m258p369s3345z',
    south: '1s23p1122556677z',
    west: '258m369p147s1346z',
    north: '369m147p258s2347z',
  },
  wall: '9p9s9m1m9s9m9m1z',
  indicators: '1p',
  ura: '4p',
};
const bothDrawn = { ...BOTH, commands: drawn.commands };
const bothClaimed = { ...BOTH, commands: [...FEED, ...does('west discard 1z', 'south win')] };
const hand = { pao: true, paoCovers: 'hand' };

describe('liability for one of two yakuman', () => {
  test('RI05: is none at this table', () => {
    expect(riichi(bothDrawn).scores).toEqual([-7000, 89_000, 9000, 9000]);
    expect(riichi(bothClaimed).scores).toEqual([25_000, 89_000, -39_000, 25_000]);
  });

  test('is for that one alone: the other is paid as ever, honba on a self-draw by the liable seat', () => {
    expect(riichi({ ...bothDrawn, ...pao }).scores).toEqual([9000, 89_000, 17_000, -15_000]);
    expect(riichi({ ...bothDrawn, ...pao, honba: 1 }).scores).toEqual([9000, 89_300, 17_000, -15_300]);
    expect(riichi({ ...bothClaimed, ...pao }).scores).toEqual([25_000, 89_000, -23_000, 9000]);
  });

  test('or for the whole hand, where a table has it so', () => {
    expect(riichi({ ...bothDrawn, options: hand }).scores).toEqual([25_000, 89_000, 25_000, -39_000]);
    expect(riichi({ ...bothClaimed, options: hand }).scores).toEqual([25_000, 89_000, -7000, -7000]);
  });

  test('leaves nobody but the discarder to pay where that is the liable seat', () => {
    const commands = [...FEED, ...does('west discard 9s', 'north discard 2z', 'south win')];
    for (const options of [pao.options, hand])
      expect(riichi({ ...BOTH, commands, options }).scores).toEqual([25_000, 89_000, 25_000, -39_000]);
  });
});
