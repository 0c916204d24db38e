import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/rules/american/card/card.ts';
import { readingOf } from '../../../src/rules/american/cards.ts';
import { rowsFor } from '../../../src/rules/american/match/rows.ts';
import { parseTiles } from '../../../src/tiles/notation.ts';
import {
  claim,
  discard,
  type Line,
  meldsOf,
  type Opened,
  openedError,
  playOpened,
  refused,
  stop,
  win,
} from './hands.ts';

/** South holds two 5 Bam and a joker; East discards another one. */
const line = (commands: readonly Line[], more: Partial<Opened> = {}): Opened => ({
  hands: { south: '1j55s6666m13z9p357m' },
  wall: '5s8p',
  commands,
  ...more,
});
const called = (size: number, jokers: number): readonly Line[] => [
  discard('east', '5s'),
  claim('south', size, jokers),
  stop,
];

/** A card whose East winds stand on a concealed line alone. */
const card = `card own Own
Open | FFFF xxxxa xxxxb NN | x=any | X | 25 | Open line
Closed | EEE WWW 1234567a F | | C | 40 | Closed line`;

describe('a call', () => {
  test('C3.1: leaves a tile to discard; the group that would be the last of a row is won with', () => {
    // Three groups of Long Stride lie open; two 6 Characters are all that South still holds.
    const three = [
      discard('east', '2s'),
      claim('south', 4),
      discard('south', '1z'),
      discard('east', '8s'),
      claim('south', 4),
      discard('south', '2z'),
      discard('east', '4m'),
      claim('south', 3),
      discard('south', '3z'),
      discard('east', '6m'),
    ];
    const deal = { hands: { south: '222888s4466m123z' }, wall: '2s99p8s77p4m77p6m' };
    const { wins } = playOpened({
      ...deal,
      commands: [...three, refused(claim('south', 3), 'not-allowed'), win('south')],
    });
    expect(wins).toMatchObject([{ seat: 'south', from: 'east', tile: '6m', value: 60 }]);
  });

  test('C3.1: takes the newest discard for a group that a line wants, naturals and jokers from the rack', () => {
    const answer = playOpened(line(called(4, 1), { as: 'south' }));
    expect(meldsOf(answer, 1)).toMatchObject([{ kind: 'kong', tiles: ['5s', '5s', '5s', '1j'] }]);
  });

  test('C3.1: the caller names the size and how many jokers go in', () => {
    for (const [size, jokers] of [
      [3, 0],
      [3, 1],
      [4, 1],
    ] as const) {
      const [meld] = meldsOf(playOpened(line(called(size, jokers), { as: 'west' })), 1);
      expect(meld!.tiles).toHaveLength(size);
      expect(meld!.tiles.filter(tile => tile === '1j')).toHaveLength(jokers);
    }
  });

  test('C3.1: not with tiles one lacks, not of two, not of seven, and a chow is none', () => {
    for (const bad of [
      claim('south', 4, 0),
      claim('south', 5, 1),
      claim('south', 5, 2),
      claim('south', 2, 0),
      claim('south', 7, 4),
      claim('south', 3, 2),
      { seat: 'south', do: 'pung' },
      { seat: 'south', do: 'kong', tile: '5s' },
      { seat: 'south', do: 'chow', tiles: '46s' },
    ])
      expect(playOpened(line([discard('east', '5s'), refused(bad), stop])).ended).toBeNull();
  });

  test('C3.1: the claimed tile alone is natural enough', () => {
    const south = { south: '1111j66m13z9p3578m' };
    const answer = playOpened(line(called(5, 4), { hands: south, as: 'north' }));
    expect(meldsOf(answer, 1)[0]).toMatchObject({ kind: 'quint', tiles: ['5s', '1j', '1j', '1j', '1j'] });
  });

  test('C3.1: flowers likewise, whichever they are', () => {
    const answer = playOpened({
      hands: { south: '12f66m13z9p33578m8s' },
      wall: '7f8p',
      as: 'south',
      commands: [discard('east', '8f'), claim('south', 3, 0), stop],
    });
    expect(meldsOf(answer, 1)).toMatchObject([{ kind: 'pung', tiles: ['1f', '1f', '1f'] }]);
  });

  test('C3.1: no line that has to stay concealed wants it', () => {
    const given = (tile: string, south: string, bad: Line): Opened => ({
      hands: { south },
      options: { card },
      wall: tile,
      commands: [discard('east', tile), bad, stop],
    });
    expect(playOpened(given('1z', '11z66m13z9p33578m', refused(claim('south', 3)))).ended).toBeNull();
    expect(playOpened(given('3s', '333s66m13z9p3578m', claim('south', 4))).ended).toBeNull();
  });

  test('C3.1: a size that no line wants', () => {
    const given = { hands: { south: '33s66m13z9p35578m2z' }, options: { card }, wall: '3s' };
    const commands = [discard('east', '3s'), refused(claim('south', 3)), stop];
    expect(playOpened({ ...given, commands }).ended).toBeNull();
  });

  test('C3.1: an older discard is gone', () => {
    const commands = [discard('east', '5s'), discard('south', '9p'), claim('south', 4, 1)];
    expect(openedError(line(commands))).toMatch(/command 15/);
  });

  test('C3.2: has to go with everything laid open before', () => {
    // Kongs of 2 and of 8 in one suit leave two lines: pungs of 4 and 6, or of 2 and 8, in other suits.
    const answer = playOpened({
      hands: { south: '222888m5544s17z9p' },
      wall: '2m8m5s4s',
      as: 'south',
      commands: [
        discard('east', '2m'),
        claim('south', 4),
        discard('south', '9p'),
        discard('west', '8m'),
        claim('south', 4),
        discard('south', '1z'),
        discard('west', '5s'),
        refused(claim('south', 3)),
        discard('north', '4s'),
        claim('south', 3),
        stop,
      ],
    });
    expect(meldsOf(answer, 1).map(({ kind }) => kind)).toEqual(['kong', 'kong', 'pung']);
  });

  test('C3.4: the called tile lies as called, and its group never grows', () => {
    const answer = playOpened({
      hands: { south: '555s6666m13z9p57m2p' },
      wall: '5s8p',
      as: 'north',
      commands: [
        discard('east', '5s'),
        claim('south', 3),
        refused({ seat: 'south', do: 'kong', tile: '5s' }),
        stop,
      ],
    });
    expect(meldsOf(answer, 1)[0]).toMatchObject({ claimed: '5s', from: 0 });
    const seats = answer.view!.seats as { discards: { claimedBy: number | null }[] }[];
    expect(seats[0]!.discards.at(-1)).toMatchObject({ claimedBy: 1 });
    expect(answer.legal!.south!.every(text => text.startsWith('discard'))).toBe(true);
  });

  test('draws no replacement, and play goes on from the caller', () => {
    const commands = [discard('east', '5s'), claim('south', 4, 1), discard('south', '9p'), stop];
    const { events, legal } = playOpened(line(commands));
    // East's fourteenth tile, then West's draw.
    expect(events.filter(event => event.type === 'drew').map(event => event.seat)).toEqual([0, 2]);
    expect(Object.keys(legal!)).toEqual(['west']);
  });

  test('C3.5: the last discard of the wall may be called; the hand ends when a draw is due', () => {
    const given = { hands: { south: '1j55s6666m13z9p357m' }, wall: '8p', tail: '5s' };
    const { events, ended } = playOpened({
      ...given,
      commands: [{ draws: 0 }, discard('north', '5s'), claim('south', 3), discard('south', '9p')],
    });
    expect(ended).toBe('draw');
    expect(events.slice(-4).map(event => event.type)).toEqual([
      'discarded',
      'window-opened',
      'window-closed',
      'hand-ended',
    ]);
  });

  test('C3.6: the first exposure gives up every concealed line', () => {
    const { card: house } = readingOf('house') as { card: Card };
    const rows = rowsFor(house, [{ tiles: parseTiles('3333m') }]);
    expect(rows.count).toBeGreaterThan(0);
    for (const hand of rows.hand) expect(house.lines[house.hands[hand]!.line]!.open).toBe(true);
  });
});

describe('a dead hand', () => {
  const panelsOf = (commands: readonly Line[], more: Line = {}): string[] => {
    const answer = playOpened({
      hands: { south: '33s1j66m13z9p3557m', north: '44z' },
      options: { card },
      wall: '3s4z4z',
      as: 'south',
      ...more,
      commands: [discard('east', '3s'), claim('south', 4, 1), discard('south', '9p'), ...commands, stop],
    });
    return (answer.view!.panels as { id: string }[]).map(({ id }) => id);
  };

  test('C3.2: is told when the discards alone leave no row that goes with the exposures', () => {
    // The only open line needs a pair of Norths; three of them are discarded.
    const gone = [discard('west', '4z'), discard('north', '4z'), discard('north', '4z')];
    expect(panelsOf(gone.slice(0, 2))).toEqual([]);
    expect(panelsOf(gone)).toEqual(['dead-hand']);
  });

  test('C3.2: what others hold does not make it dead', () => {
    expect(panelsOf([], { hands: { south: '33s1j66m13z9p3557m', north: '4444z' }, wall: '3s' })).toEqual([]);
  });
});

describe('who goes first', () => {
  const hands = {
    south: '11j13z99p3377m178s',
    west: '13z4444m555s6666m',
    north: '111j1234f111999s',
  };
  const play = (...commands: Line[]) =>
    playOpened({ hands, wall: '5s8p', commands: [discard('east', '5s'), ...commands] });

  test('C3.3: mahjong goes before an exposure', () => {
    const answer = play(claim('south', 3, 2), win('west'));
    expect(answer.wins).toMatchObject([{ seat: 'west', from: 'east', tile: '5s' }]);
    expect(answer.events.some(event => event.type === 'melded')).toBe(false);
  });

  test('AM09: of several wins the nearest after the discarder takes it, alone', () => {
    expect(play(win('north')).wins).toMatchObject([{ seat: 'north', patterns: [{ id: 'TE5' }] }]);
    expect(play(win('north'), win('west')).wins).toMatchObject([
      { seat: 'west', patterns: [{ id: 'ST4' }, {}] },
    ]);
  });

  test('C3.3: of several calls likewise', () => {
    const answer = playOpened({
      hands: { south: '11j13z99p3377m178s', north: '11j44s57z' },
      wall: '5s8p',
      as: 'east',
      commands: [discard('east', '5s'), claim('north', 3, 2), claim('south', 3, 2), stop],
    });
    expect(meldsOf(answer, 1)).toHaveLength(1);
    expect(meldsOf(answer, 3)).toHaveLength(0);
  });
});
