import { describe, expect, test } from 'vitest';
import { play } from '../../helpers/script.ts';

/** Hands that are far from everything, so that only what a test arranges can happen. */
const east = '1379m1379p1379s2z';
const south = '2468m1379p1379s3z';
const west = '2468m2468p2468s4z';
const north = '1469m1469p1469s3z';
const waitsFor5z = '123456m789p111z5z';

const discard = (seat: string, tile: string) => ({ seat, do: 'discard', tile });
const stop = { stop: true };

describe('a turn of Basic 13', () => {
  test('the dealer has fourteen tiles and discards first', () => {
    const { legal } = play('basic13', { hands: { east }, wall: '5z', commands: [stop] });
    expect(legal!.east).toHaveLength(14);
    expect(legal).not.toHaveProperty('south');
  });

  test('after a discard that nobody takes, the next seat draws', () => {
    const { legal } = play('basic13', {
      hands: { east, south, west, north },
      wall: '6z7z',
      commands: [discard('east', '6z'), stop],
    });
    expect(legal!.south).toContain('discard 7z');
  });

  test('a chow is for the next seat alone, a pung for everybody (seed 000, Calls)', () => {
    play('basic13', {
      hands: { east, south: '2468m46p1379s134z', west: '2468m46p2468s334z', north },
      wall: '5p9s',
      commands: [
        discard('east', '5p'),
        { seat: 'west', do: 'chow', tiles: '46p', refused: true, tile: '5p' },
        { seat: 'south', do: 'chow', tiles: '46p' },
        discard('south', '1z'),
        stop,
      ],
    });
  });

  test('after a chow or pung the seat discards without drawing', () => {
    const { legal } = play('basic13', {
      hands: { east, south, west: '2468m55p2468s444z', north },
      wall: '5p9s',
      commands: [discard('east', '5p'), { seat: 'west', do: 'pung' }, stop],
    });
    expect(legal!.west).toEqual(expect.arrayContaining(['discard 4z']));
    expect(legal!.west!.some(text => text.startsWith('win') || text.startsWith('kong'))).toBe(false);
  });

  test('a pung goes before a chow, whoever answered first', () => {
    const { events } = play('basic13', {
      hands: { east, south: '2468m46p1379s134z', west: '2468m55p2468s444z', north },
      wall: '5p9s',
      commands: [
        discard('east', '5p'),
        { seat: 'south', do: 'chow', tiles: '46p' },
        { seat: 'west', do: 'pung' },
        discard('west', '4z'),
        stop,
      ],
    });
    expect(events.filter(event => event.type === 'melded')).toHaveLength(1);
  });

  test('after a kong of a discard a replacement is drawn from the tail of the wall', () => {
    const { legal, events } = play('basic13', {
      hands: { east, south, west: '2468m555p2468s44z', north },
      wall: '5p9s',
      tail: '7z',
      commands: [discard('east', '5p'), { seat: 'west', do: 'kong' }, stop],
    });
    expect(legal!.west).toContain('discard 7z');
    expect(events).toContainEqual(expect.objectContaining({ type: 'drew', source: 'tail' }));
  });
});

describe('rulings on Basic 13', () => {
  test('D1.1: several winners each get 3 from the source', () => {
    const { payments, scores } = play('basic13', {
      hands: { east, south: waitsFor5z, west, north: '234567m234p678s5z' },
      wall: '5z',
      commands: [discard('east', '5z'), { seat: 'north', do: 'win' }, { seat: 'south', do: 'win' }],
    });
    expect(payments).toEqual([
      { from: 'east', to: 'south', amount: 3, reason: 'win' },
      { from: 'east', to: 'north', amount: 3, reason: 'win' },
    ]);
    expect(scores).toEqual([-6, 3, 0, 3]);
  });

  test('D1.1: the deal repeats when the dealer is among the winners', () => {
    const { next } = play('basic13', {
      dealer: 'south',
      hands: { east, south: waitsFor5z, west, north: '234567m234p678s5z' },
      wall: '9s9s9s5z',
      commands: [
        discard('south', '9s'),
        discard('west', '9s'),
        discard('north', '9s'),
        discard('east', '5z'),
        { seat: 'south', do: 'win' },
        { seat: 'north', do: 'win' },
      ],
    });
    expect(next).toMatchObject({ dealer: 'south' });
  });

  test('D1.1, BA10: a drawn hand pays nothing and the dealer deals again', () => {
    const { ended, payments, next } = play('basic13', {
      hands: { east, south, west, north },
      hand: 3,
      commands: [],
    });
    expect({ ended, payments, next }).toEqual({
      ended: 'draw',
      payments: [],
      next: { dealer: 'east', round: 'east', honba: 0, deposits: 0 },
    });
  });

  test('D1.2: the eighth hand is the last, also when the dealer would deal again', () => {
    const { next } = play('basic13', { hands: { east, south, west, north }, hand: 8, commands: [] });
    expect(next).toBeNull();
  });

  test('D1.3: thirteen orphans do not win', () => {
    play('basic13', {
      hands: { east: '19m19p19s1234567z', south, west, north: '1469m1469p1469s5z' },
      wall: '1z',
      commands: [{ seat: 'east', do: 'win', refused: 'incomplete' }, stop],
    });
  });

  test('D1.4: an added kong may be robbed; it stays a pung and no replacement is drawn (BA03)', () => {
    const { wins, scores, events } = play('basic13', {
      hands: { east, south: '46p123456m789s11z', west: '2468m55p2468s9s33z', north: '1469m1469p1469s4z' },
      wall: '5p2z2z2z5p',
      commands: [
        discard('east', '5p'),
        { seat: 'south', do: 'pass' },
        { seat: 'west', do: 'pung' },
        discard('west', '9s'),
        { seat: 'west', do: 'kong', tile: '5p' },
        { seat: 'south', do: 'win' },
      ],
    });
    expect(wins).toEqual([expect.objectContaining({ seat: 'south', from: 'west', tile: '5p' })]);
    expect(scores).toEqual([0, 3, -3, 0]);
    expect(events.some(event => event.type === 'drew' && event.source === 'tail')).toBe(false);
  });

  test('D1.4: a concealed kong cannot be robbed', () => {
    const { ended, events } = play('basic13', {
      hands: { east: '5555p1379m1379s2z', south: '46p123456m789s11z', west, north },
      wall: '6z',
      tail: '7z',
      commands: [{ seat: 'east', do: 'kong', tile: '5p' }, { seat: 'south', do: 'win', refused: true }, stop],
    });
    expect(ended).toBeNull();
    expect(events).toContainEqual(expect.objectContaining({ type: 'drew', source: 'tail' }));
  });

  /** The wall's last tile, 5z, comes to North; South holds two of it and West waits for it. */
  const lastTile = {
    hands: { east, south: '2468m1379p137s55z', west: '123456m789p888s5z', north },
    wall: `${'?'.repeat(83)}5z`,
  };

  test('D1.5: no kong once the wall is empty, for there is no replacement', () => {
    const { legal } = play('basic13', {
      hands: { ...lastTile.hands, north: '1469m1469p14s333z' },
      wall: `${'?'.repeat(83)}3z`,
      commands: [{ draws: 0 }, { seat: 'north', do: 'kong', tile: '3z', refused: true }, stop],
    });
    expect(legal!.north).toContain('discard 3z');
    expect(legal!.north!.some(text => text.startsWith('kong'))).toBe(false);
  });

  test('D1.6, BA12: the discard after the last tile may be taken for a win, not for a pung', () => {
    const { ended, wins } = play('basic13', {
      ...lastTile,
      commands: [
        { draws: 0 },
        discard('north', '5z'),
        { seat: 'south', do: 'pung', tile: '5z', refused: true },
        { seat: 'west', do: 'win' },
      ],
    });
    expect(ended).toBe('win');
    expect(wins).toEqual([expect.objectContaining({ seat: 'west', from: 'north', tile: '5z' })]);
  });

  test('BA12: when nobody wins with it the hand is drawn', () => {
    const { ended } = play('basic13', { ...lastTile, commands: [{ draws: 0 }, discard('north', '5z')] });
    expect(ended).toBe('draw');
  });

  test('D1.8: no kong in the turn of the pung itself, but on a later turn', () => {
    const { legal } = play('basic13', {
      hands: { east, south, west: '2468m555p2468s44z', north },
      wall: '5p7z6z7z6z',
      commands: [
        discard('east', '5p'),
        { seat: 'west', do: 'pung' },
        { seat: 'west', do: 'kong', tile: '5p', refused: true },
        discard('west', '4z'),
        discard('north', '7z'),
        discard('east', '6z'),
        discard('south', '7z'),
        stop,
      ],
    });
    expect(legal!.west).toContain('kong 5p');
  });

  test('BA08: a win may take the tile from anybody to finish a run', () => {
    const { wins } = play('basic13', {
      hands: { east, south, west: '67m234p567p888s22z', north },
      wall: '5m',
      commands: [discard('east', '5m'), { seat: 'west', do: 'win' }],
    });
    expect(wins).toHaveLength(1);
  });

  test('BA09: a win that was passed may be taken at the next chance', () => {
    const { wins } = play('basic13', {
      hands: { east, south: '67m234p567p888s22z', west: '2468m246p2468s44z', north },
      wall: '5m9p8m6z5m',
      commands: [
        discard('east', '5m'),
        { seat: 'south', do: 'pass' },
        discard('south', '9p'),
        discard('west', '8m'),
        { seat: 'south', do: 'pass' },
        discard('north', '6z'),
        discard('east', '5m'),
        { seat: 'south', do: 'win' },
      ],
    });
    expect(wins).toEqual([expect.objectContaining({ seat: 'south', tile: '5m' })]);
  });
});
