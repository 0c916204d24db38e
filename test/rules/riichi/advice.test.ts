import { describe, expect, test } from 'vitest';
import type { Offer } from '../../../src/game/offer.ts';
import { waitChance } from '../../../src/rules/riichi/advice/danger.ts';
import { threatsTo } from '../../../src/rules/riichi/advice/threats.ts';
import { sanma } from '../../../src/rules/riichi/sanma.ts';
import { parseTile, parseTiles } from '../../../src/tiles/notation.ts';
import { chow, decision, pung, viewOfSeen } from './advice-view.ts';

const PUNG: Offer = { kind: 'plain', do: 'pung' };
const NORTH: Offer = { kind: 'plain', do: 'north' };
const NINE: Offer = { kind: 'plain', do: 'nine-kinds' };
const chows = (...groups: string[]): Offer => ({ kind: 'group', do: 'chow', groups: groups.map(parseTiles) });
const riichiWith = (tile: string): Offer => ({ kind: 'tile', do: 'riichi', tiles: [parseTile(tile)] });

describe('efficiency', () => {
  test('a lone guest wind goes before a tile that has company', () => {
    expect(decision({ hand: '234m4578p2367s114z' })).toBe('discard 4z');
  });

  test('of two waits the one of which more tiles are out of sight is kept', () => {
    // Ready for 1p and 4p without 6p, for 5p alone without 2p or 3p.
    expect(decision({ hand: '234m678s111z99s236p' })).toBe('discard 6p');
  });

  test('a plain five goes before a red one', () => {
    expect(decision({ hand: '123789m55z6p234s50p' })).not.toBe('discard 0p');
    expect(decision({ hand: '123789m55z1p234s50s' })).not.toBe('discard 0s');
  });
});

describe('riichi', () => {
  test('a closed hand that is ready with a good wait declares it', () => {
    expect(decision({ hand: '123m456p789s11z23p4z', offers: [riichiWith('4z')] })).toBe('riichi 4z');
  });

  test('not for a wait of which no copy is left', () => {
    const rows = ['8s 8s', '8s 8s'];
    expect(decision({ hand: '123m456p79s11z234s9m', rows, offers: [riichiWith('9m')] })).not.toBe(
      'riichi 9m',
    );
  });
});

describe('calls', () => {
  test('a pung of value tiles that makes a hand ready is called', () => {
    expect(decision({ hand: '234m567p77s56s155z', lying: '5z', offers: [PUNG] })).toBe('pung');
  });

  test('a pung of a guest wind that leaves no yaku in reach is not', () => {
    expect(decision({ hand: '19m129p55s1366s44z', lying: '4z', offers: [PUNG] })).toBe('pass');
  });

  test('an open hand of simples chows on', () => {
    const melds = [chow('456p', '4p')];
    const offers = [chows('34m', '46m', '67m')];
    expect(decision({ hand: '3467m2366s88p', melds, lying: '5m', offers })).toMatch(/^chow/);
  });

  test('a closed hand that would have no yaku does not chow', () => {
    expect(decision({ hand: '13m79p1223s11467z', lying: '2m', offers: [chows('13m')] })).toBe('pass');
  });

  test('an open hand keeps the dragons it is built on', () => {
    expect(decision({ hand: '34m677p55m55z', melds: [pung('888s')] })).not.toBe('discard 5z');
  });
});

describe('against a riichi', () => {
  test('a hand that is far away discards what the riichi cannot win with', () => {
    expect(decision({ hand: '147m258p369s1234z6m', rows: ['9s 6m 1z*'] })).toMatch(/discard (9s|6m|1z)/);
  });

  test('a worthless hand that is one step away folds as well', () => {
    expect(decision({ hand: '123m456p11z78s4667m', rows: ['1z 9p 1m*'] })).toMatch(/discard (1z|1m)/);
  });

  test('what others discarded after it is as safe', () => {
    expect(decision({ hand: '147m2588p369s234z7m', rows: ['9p 1z*', '9p 7z 5p'] })).toBe('discard 5p');
  });

  test('what others discarded before it is not', () => {
    const [threat] = threatsTo(viewOfSeen({ hand: '1z', rows: ['9p 1z*', '5p 7z 3s'] }));
    const isSafe = (tile: string) => threat!.safe[parseTile(tile)] === 1;
    expect({ '5p': isSafe('5p'), '7z': isSafe('7z'), '3s': isSafe('3s') }).toEqual({
      '5p': false,
      '7z': false,
      '3s': true,
    });
  });

  test('without a safe tile an honor that lies there twice goes before an unseen middle tile', () => {
    expect(decision({ hand: '4566m4567s46p4z77m', rows: ['9p 1p*', '4z', '4z'] })).toBe('discard 4z');
  });

  test('a ready hand with a good wait and dora goes on', () => {
    const hand = '234m456p067s88s23p1m';
    expect(decision({ hand, dora: '7s', rows: ['9s 8p 1z*'], offers: [riichiWith('1m')] })).toBe('riichi 1m');
  });

  test('a silent table is no threat early', () => {
    expect(threatsTo(viewOfSeen({ hand: '1z', rows: ['9s', '1z', '2z'] }))).toEqual([]);
  });
});

describe('how likely a riichi waits for a tile', () => {
  const unseen = new Uint8Array(46).fill(3);
  const against = (row: string, left = unseen) => {
    const [threat] = threatsTo(viewOfSeen({ hand: '1z', rows: [row] }));
    return (tile: string): number => waitChance(left, threat!, parseTile(tile));
  };

  test('not at all for what lies in its own row', () => {
    expect(against('4m 1z*')('4m')).toBe(0);
  });

  test('less three away from a tile of its row, and less still where that holds on both sides', () => {
    expect(against('4m 1z*')('1m')).toBeLessThan(against('4m 1z*')('1p'));
    expect(against('2m 8m 1z*')('5m')).toBeLessThan(against('2m 1z*')('5m'));
    expect(against('2m 1z*')('5m')).toBeLessThan(against('2m 1z*')('5p'));
  });

  test('less for terminals than for middle tiles, less for honors the fewer are out of sight', () => {
    expect(against('1z*')('1p')).toBeLessThan(against('1z*')('5p'));
    expect(against('1z*', new Uint8Array(46).fill(1))('7z')).toBeLessThan(against('1z*')('7z'));
  });

  test('less where the tiles of a two-sided wait are all in sight', () => {
    const wall = unseen.slice();
    wall[parseTile('6p')] = 0;
    expect(against('1z*', wall)('5p')).toBeLessThan(against('1z*')('5p'));
  });
});

describe('nine kinds and Norths', () => {
  test('a hopeless hand of nine kinds is given up', () => {
    expect(decision({ hand: '19m19p1s1234z2558p4s', offers: [NINE] })).toBe('nine-kinds');
  });

  test('one that is near thirteen orphans is not', () => {
    expect(decision({ hand: '19m19p19s12345z25p8s', offers: [NINE] })).toMatch(/^discard/);
  });

  test('sanma lays a North aside at once', () => {
    expect(decision({ rules: sanma, hand: '19m234p4567s22z68p4z', offers: [NORTH] })).toBe('north');
  });

  test('but for thirteen orphans', () => {
    expect(decision({ rules: sanma, hand: '19m19p19s12345z266p', offers: [NORTH] })).toMatch(
      /^discard [26]p/,
    );
  });
});
