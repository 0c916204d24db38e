import { describe, expect, test } from 'vitest';
import { toJson } from '../../../src/game/json.ts';
import { viewOf } from '../../../src/game/view-of.ts';
import { readScript } from '../../../src/records/script/read.ts';
import { playScript } from '../../../src/records/script/run.ts';
import { mcr } from '../../../src/rules/mcr/mcr.ts';
import { play } from '../../helpers/script.ts';

// Thirteen tiles that no claim of these scripts can use (knitted tiles and honors).
const east = '258m369p147s1234z';
const north = '147m258p369s1234z';
const ready = '23467m234p23455s'; // 58m: mixed triple chow, all chows, all simples.

const ids = (win: { patterns: { id: string }[] }): string[] => win.patterns.map(pattern => pattern.id).sort();

describe('turns and claims', () => {
  test('D4.2: of two who can win with a tile only the nearest after the discarder does', () => {
    const { wins, payments, scores } = play('mcr', {
      hands: { east, south: ready, west: '67m123456789p33z' },
      wall: '9p',
      commands: [
        { seat: 'east', do: 'discard', tile: '8m' },
        { seat: 'west', do: 'win' },
        { seat: 'south', do: 'win' },
      ],
    });
    expect(wins.map(win => [win.seat, win.from, win.value])).toEqual([['south', 'east', 14]]);
    expect(payments).toEqual([
      { from: 'west', to: 'south', amount: 8, reason: 'win' },
      { from: 'north', to: 'south', amount: 8, reason: 'win' },
      { from: 'east', to: 'south', amount: 22, reason: 'win' },
    ]);
    expect(scores).toEqual([-22, 38, -8, -8]);
  });

  test('severalWinners: both win, and owe each other nothing', () => {
    const { wins, scores } = play('mcr', {
      options: { severalWinners: true },
      hands: { east, south: ready, west: '67m123456789p33z' },
      wall: '9p',
      commands: [
        { seat: 'east', do: 'discard', tile: '8m' },
        { seat: 'west', do: 'win' },
        { seat: 'south', do: 'win' },
      ],
    });
    expect(wins.map(win => [win.seat, win.value])).toEqual([
      ['south', 14],
      ['west', 19],
    ]);
    expect(scores).toEqual([-22 - 27, 30, 35, -16]);
  });

  test('seed 002: a chow only from the player before', () => {
    const { ended } = play('mcr', {
      hands: {
        east: '369m147p258s1567z',
        south: east,
        west: '24m258p369s12345z',
        north: '33m158p147s12346z',
      },
      wall: '9p',
      commands: [
        { seat: 'east', do: 'discard', tile: '3m' },
        { seat: 'west', do: 'chow', tiles: '24m', refused: true },
        { stop: true },
      ],
    });
    expect(ended).toBeNull();
  });

  test('after a claim one discards, and cannot win with what one holds', () => {
    const { legal } = play('mcr', {
      hands: { east: '8m369p147s12345z6z', south: '23467m234p23455s' },
      wall: '9p',
      commands: [
        { seat: 'east', do: 'discard', tile: '8m' },
        { seat: 'south', do: 'chow', tiles: '67m' },
        { stop: true },
      ],
    });
    expect(legal!.south).not.toContain('win');
  });
});

describe('the minimum at the table', () => {
  test('D4.3: seven points and a flower are no win, and it is said why', () => {
    const { view } = play('mcr', {
      hands: { east: north, south: '234567m345p6799s', west: east },
      wall: '9p1f',
      tail: '8s',
      commands: [
        { seat: 'east', do: 'discard', tile: '9p' },
        { seat: 'south', do: 'win', tile: '8s', refused: 'below-minimum' },
        { stop: true },
      ],
      as: 'south',
    });
    expect(view!.panels).toContainEqual(expect.objectContaining({ id: 'below-minimum', text: '7/8' }));
  });

  test('an incomplete hand is refused as incomplete', () => {
    play('mcr', {
      hands: { east: north, south: ready, west: east },
      wall: '9p',
      commands: [
        { seat: 'east', do: 'discard', tile: '9p' },
        { seat: 'south', do: 'win', refused: 'incomplete' },
        { stop: true },
      ],
    });
  });
});

describe('flowers', () => {
  test('D4.12: dealt flowers are replaced from the dealer on, each seat until it has none, before the first discard', () => {
    const { events, legal } = play('mcr', {
      dealer: 'south',
      hands: { east: '15f58m369p147s123z', south: '2f58m369p147s1234z', west: '?', north: '?' },
      wall: '9p',
      tail: '3f6z5z7z',
      commands: [{ stop: true }],
    });
    const laid = events
      .filter(event => event.type === 'bonus-laid')
      .map(event => `${event.seat} ${event.tile}`);
    // South lays its own and the flower that replaced it; east, last of all, its two and whatever the fill gave it.
    expect(laid.slice(0, 2)).toEqual(['1 2f', '1 3f']);
    expect(laid.slice(2)).toEqual(['0 1f', '0 5f']);
    expect(events.findIndex(event => event.type === 'discarded')).toBe(-1);
    expect(legal!.south).toContain('discard 9p');
  });

  test('D4.12: a dealer keeps its fourteenth tile as the drawn one while others replace theirs', () => {
    const { events } = play('mcr', {
      hands: { east: north, south: '1f58m369p147s1234z', west: '?', north: '?' },
      wall: '9p',
      commands: [],
    });
    const first = events.find(event => event.type === 'discarded');
    expect(first).toMatchObject({ seat: 0, tile: '9p', drawn: true });
  });

  test('seed 002: a replacement may be a flower too; a win on it is a self-draw like any other', () => {
    const { wins, scores } = play('mcr', {
      hands: { east: north, south: ready, west: east },
      wall: '9p1f',
      tail: '23f8m',
      commands: [
        { seat: 'east', do: 'discard', tile: '9p' },
        { seat: 'south', do: 'win' },
      ],
    });
    expect(ids(wins[0]!)).toEqual([
      'all-chows',
      'all-simples',
      'flower-tile',
      'fully-concealed-hand',
      'mixed-triple-chow',
    ]);
    expect(wins[0]!.value).toBe(19);
    expect(scores).toEqual([-27, 81, -27, -27]);
  });

  test('D4.4: a flower as the very last tile is laid down and nobody has won', () => {
    const { ended, events, payments } = play('mcr', {
      hands: { east: north, south: ready, west: east },
      // All flowers lie at the back of the wall, so the last tiles drawn are flowers and what replaces them.
      commands: [],
    });
    expect(ended).toBe('draw');
    expect(payments).toEqual([]);
    expect(events.at(-2)).toMatchObject({ type: 'bonus-laid' });
    expect(events.at(-1)).toMatchObject({ type: 'hand-ended' });
  });

  test('a table without flowers has 136 tiles and none of them', () => {
    const { events } = play('mcr', { options: { flowers: false }, hands: {}, commands: [] });
    expect(events.some(event => event.type === 'bonus-laid')).toBe(false);
  });
});

describe('kongs', () => {
  const robbing = {
    hands: { east: '88m147p258s12346z', south: east, west: '23469m234p23455s', north },
    wall: '9p9s9m7m9s8m',
    commands: [
      { seat: 'east', do: 'discard', tile: '9p' },
      { seat: 'south', do: 'discard', tile: '8m' },
      { seat: 'east', do: 'pung' },
      { seat: 'east', do: 'discard', tile: '1z' },
      { seat: 'south', do: 'discard', tile: '9m' },
      { seat: 'west', do: 'discard', tile: '9m' },
      { seat: 'north', do: 'discard', tile: '9s' },
      { seat: 'east', do: 'kong', tile: '8m' },
    ],
  };

  test('D4.2, D4.6: an added kong may be robbed; its owner pays as a discarder, and Last Tile is not added', () => {
    const { wins, scores } = play('mcr', {
      ...robbing,
      commands: [...robbing.commands, { seat: 'west', do: 'win' }],
    });
    expect(ids(wins[0]!)).toContain('robbing-the-kong');
    expect(ids(wins[0]!)).not.toContain('last-tile');
    expect(wins[0]).toMatchObject({ seat: 'west', from: 'east', value: 22 });
    expect(scores).toEqual([-30, -8, 46, -8]);
  });

  test('D4.2: a concealed kong is not robbed, by thirteen orphans neither', () => {
    play('mcr', {
      hands: {
        east: '999m1447p258s123z',
        south: '11m19p19s1234567z',
        west: '?',
        north: '?',
      },
      wall: '9m',
      commands: [
        { seat: 'east', do: 'kong', tile: '9m' },
        { seat: 'south', do: 'win', refused: true, tile: '9m' },
        { stop: true },
      ],
    });
  });

  test('seed 002: a concealed kong stays face down until the hand ends, in views and in what is told', () => {
    const hands = { east: '999m1447p258s123z', south: '?', west: '?', north: '?' };
    const line = { hands, wall: '9m', commands: [{ seat: 'east', do: 'kong', tile: '9m' }, { stop: true }] };
    const { view } = play('mcr', { ...line, as: 'south' });
    const own = play('mcr', { ...line, as: 'east' }).view;
    const meld = (seen: typeof view): unknown => (seen!.seats as { melds: unknown[] }[])[0]!.melds[0];
    expect(meld(view)).toMatchObject({ kind: 'kong', concealed: true, tiles: null, size: 4 });
    expect(meld(own)).toMatchObject({ tiles: ['9m', '9m', '9m', '9m'] });
  });

  test('D4.4, D4.6: a kong’s replacement comes from the back of the wall, and a win on it scores eight', () => {
    const { wins } = play('mcr', {
      hands: {
        east: '999m67m234p23455s',
        south: '?',
        west: '?',
        north: '?',
      },
      wall: '9m',
      tail: '8m',
      commands: [
        { seat: 'east', do: 'kong', tile: '9m' },
        { seat: 'east', do: 'win' },
      ],
    });
    expect(ids(wins[0]!)).toContain('out-with-replacement-tile');
  });

  test('seed 000: where a flower came between, it is not the kong’s replacement', () => {
    const { wins } = play('mcr', {
      hands: { east: '999m67m234p23455s', south: '?', west: '?', north: '?' },
      wall: '9m',
      tail: '1f8m',
      commands: [
        { seat: 'east', do: 'kong', tile: '9m' },
        { seat: 'east', do: 'win' },
      ],
    });
    expect(ids(wins[0]!)).not.toContain('out-with-replacement-tile');
  });
});

describe('the end of a hand and of the match', () => {
  const idle = { hands: { east: north, south: ready, west: east } };

  test('D4.4: the last discard may only be won, and with an empty wall there is no kong', () => {
    // 84 tiles in the wall, the dealer's fourteenth among them; the last one is south's.
    const wall = `${'?'.repeat(80)}9p1z8m5m`;
    const hands = { east: '55m147p258s12346z', south: ready, west: '?', north: '?' };
    const { wins, events } = play('mcr', {
      options: { flowers: false },
      hands,
      wall,
      commands: [{ draws: 0 }, { seat: 'north', do: 'discard', tile: '5m' }, { seat: 'south', do: 'win' }],
    });
    expect(ids(wins[0]!)).toContain('last-tile-claim');
    expect(events.some(event => event.type === 'melded')).toBe(false);
  });

  test('seed 002: the wall runs out, nobody pays, and the deal passes all the same (D4.1)', () => {
    const { ended, payments, next } = play('mcr', { ...idle, commands: [] });
    expect({ ended, payments }).toEqual({ ended: 'draw', payments: [] });
    expect(next).toMatchObject({ dealer: 'south', round: 'east' });
  });

  test('D4.1: the deal passes though the dealer won', () => {
    const { next, scores, wins } = play('mcr', {
      hands: { east: ready, south: north, west: east },
      wall: '8m',
      commands: [{ seat: 'east', do: 'win' }],
    });
    expect(wins[0]!.value).toBe(16);
    expect(scores).toEqual([72, -24, -24, -24]);
    expect(next).toMatchObject({ dealer: 'south', round: 'east' });
  });

  test.each([
    [4, 'east', 'south'],
    [8, 'south', 'west'],
    [12, 'west', 'north'],
    [13, 'north', 'north'],
  ])('D4.1: after hand %i of round %s the wind is %s', (hand, round, after) => {
    const { next } = play('mcr', { ...idle, hand, round, dealer: 'north', commands: [] });
    expect(next).toMatchObject({ dealer: 'east', round: after });
  });

  test.each([
    [16, undefined],
    [8, { hands: 8 }],
    [4, { hands: 4 }],
  ])('the match ends after hand %i', (hand, options) => {
    expect(play('mcr', { ...idle, hand, options, commands: [] }).next).toBeNull();
    expect(play('mcr', { ...idle, hand: hand - 1, options, commands: [] }).next).not.toBeNull();
  });

  test('D4.6: the fourth copy is the Last Tile where the three others lie open before it', () => {
    const line = {
      hands: {
        east: '88m369p147s12346z',
        south: ready,
        west: '8m369p147s123456z',
        north: '8m258p147s123456z',
      },
      wall: '9p',
      commands: [
        { seat: 'east', do: 'discard', tile: '8m' },
        { seat: 'west', do: 'discard', tile: '8m' },
        { seat: 'east', do: 'discard', tile: '8m' },
        { seat: 'north', do: 'discard', tile: '8m' },
        { seat: 'south', do: 'win' },
      ],
    };
    const { wins } = play('mcr', line);
    expect(ids(wins[0]!)).toContain('last-tile');
    const third = play('mcr', {
      ...line,
      commands: [...line.commands.slice(0, 3), { seat: 'south', do: 'win' }],
    });
    expect(ids(third.wins[0]!)).not.toContain('last-tile');
  });
});

describe('what a player is shown', () => {
  const shown = (line: Record<string, unknown>, as: string): Record<string, unknown>[] => {
    const script = readScript(mcr, { ...line, as });
    return toJson(viewOf(mcr, playScript(mcr, script).match, script.as).panels) as Record<string, unknown>[];
  };

  test('who waits for a tile sees what each wait is worth', () => {
    const line = { hands: { east: north, south: ready, west: east }, wall: '9p', commands: [{ stop: true }] };
    expect(shown(line, 'south')).toEqual([
      { id: 'best-now', value: 15 },
      expect.objectContaining({ id: 'elements' }),
      { id: 'wait', value: 15, tiles: ['5m'], named: true },
      { id: 'wait', value: 14, tiles: ['8m'], named: true },
    ]);
  });

  test('a wait that only a self-draw makes worth enough, and one that nothing does, are told apart', () => {
    const line = {
      hands: { east: north, south: '234567m345p6799s', west: east },
      wall: '9p',
      commands: [{ stop: true }],
    };
    expect(shown(line, 'south').slice(2)).toEqual([
      { id: 'wait-self-draw', value: 8, tiles: ['5s'], named: true },
      { id: 'wait-below', text: '7/8', tiles: ['8s'], named: true },
    ]);
  });

  test('who does not sees which elements it holds', () => {
    const line = {
      hands: { east: north, south: '555z147m258p36s12z', west: east },
      commands: [{ stop: true }],
    };
    const panels = shown(line, 'south');
    expect(panels).toContainEqual({ id: 'best-now', value: 10 });
    expect(panels).toContainEqual({
      id: 'elements',
      patterns: [
        { id: 'all-types', value: 6 },
        { id: 'dragon-pung', value: 2 },
        { id: 'concealed-hand', value: 2 },
      ],
    });
  });

  test('nobody else sees it', () => {
    const line = { hands: { east: north, south: ready, west: east }, wall: '9p', commands: [{ stop: true }] };
    expect(JSON.stringify(shown(line, 'west'))).not.toContain('8m');
  });
});
