import { describe, expect, test } from 'vitest';
import { does, FOUR_HANDS, refused, riichi, STOP } from './hands.ts';

describe('D2.3: swap calling', () => {
  const south = '34569m258p36s123z';
  const east = '369m147p258s1567z';
  const chow = { hands: { east, south }, wall: '9p' };

  test('RI09: neither the claimed kind nor the other end of the sequence may be discarded', () => {
    const answer = riichi({
      ...chow,
      hands: { ...chow.hands, west: '258m369p147s1234z', north: '147m258p369s1234z' },
      commands: [
        ...does('east discard 3m', 'south chow 45m'),
        refused('south discard 3m', 'swap-call'),
        refused('south discard 6m', 'swap-call'),
        ...does('south discard 9m'),
        STOP,
      ],
    });
    expect(answer.ended).toBeNull();
  });

  test.each([
    ['same-tile', ['discard 6m'], ['discard 3m']],
    ['allowed', ['discard 3m', 'discard 6m'], []],
  ])('a table may have it %s', (kuikae, allowed, forbidden) => {
    const answer = riichi({
      ...chow,
      hands: { ...chow.hands, west: '258m369p147s1234z', north: '147m258p369s1234z' },
      options: { kuikae },
      commands: [...does('east discard 3m', 'south chow 45m'), STOP],
    });
    for (const text of allowed) expect(answer.legal?.south).toContain(text);
    for (const text of forbidden) expect(answer.legal?.south).not.toContain(text);
  });

  test('a tile claimed into the middle forbids itself alone', () => {
    const answer = riichi({
      hands: { east: '149m147p258s1567z', south: '35467m258p36s123z', north: '?', west: '258m369p147s1234z' },
      wall: '9p',
      commands: [...does('east discard 4m', 'south chow 35m'), STOP],
    });
    expect(answer.legal?.south).not.toContain('discard 4m');
    expect(answer.legal?.south).toContain('discard 6m');
  });

  test('after a pung the claimed kind', () => {
    const answer = riichi({
      hands: { south: '055m2467p13579s1z', east: '258m147p369s1234z', west: '147m369p147s1234z' },
      wall: '9p',
      commands: [...does('east discard 5m', 'south pung'), STOP],
    });
    expect(answer.legal?.south).not.toContain('discard 5m');
    expect(answer.legal?.south).toContain('discard 1z');
  });

  test('a chow is not offered where every discard left would be a swap call', () => {
    const answer = riichi({
      hands: {
        east: '3m147p258s123456z',
        south: '3456m235689p567z',
        west: '?',
        north: '?',
      },
      wall: '9s9s9s9s1s1s1s1s3s3s3s',
      indicators: '7z',
      commands: [
        ...does('east discard 1p', 'south chow 23p', 'south discard 5z'),
        ...does('east discard 4p', 'south chow 56p', 'south discard 6z'),
        ...does('east discard 7p', 'south chow 89p', 'south discard 7z'),
        ...does('east discard 3m'),
        { seat: 'south', do: 'chow', tiles: '45m', tile: '3m', refused: true },
        STOP,
      ],
    });
    expect(answer.events.filter(({ type }) => type === 'melded')).toHaveLength(3);
  });
});

describe('claims', () => {
  test('a win goes before a pung, and a pung before a chow', () => {
    const answer = riichi({
      hands: { south: '5699m258p258s123z', west: '77m369p147s12344z', north: '147m258p369s5677z' },
      wall: '9p',
      indicators: '1m',
      commands: [...does('east discard 7m', 'south chow 56m', 'west pung'), STOP],
    });
    expect(answer.events.find(({ type }) => type === 'melded')).toMatchObject({ seat: 2 });
  });

  test('chows are for the next seat alone', () => {
    const answer = riichi({
      hands: { west: '56m369p147s12344z' },
      wall: '9p',
      commands: [
        ...does('east discard 7m'),
        { seat: 'west', do: 'chow', tiles: '56m', tile: '7m', refused: true },
        STOP,
      ],
    });
    expect(answer.ended).toBeNull();
  });

  test('a pung takes the red five of the hand where nothing is said, or what is said', () => {
    const hands = { east: '258m147p369s1234z', south: '055m246p1357s147z' };
    const line = { hands: { ...hands, west: '147m369p147s1234z' }, wall: '9p' };
    const meldOf = (command: Record<string, unknown>) =>
      riichi({ ...line, commands: [...does('east discard 5m'), command, STOP] }).events.find(
        ({ type }) => type === 'melded',
      ) as { meld: { tiles: string[] } };
    expect(meldOf({ seat: 'south', do: 'pung' }).meld.tiles).toEqual(['0m', '5m', '5m']);
    expect(meldOf({ seat: 'south', do: 'pung', tiles: '55m' }).meld.tiles).toEqual(['5m', '5m', '5m']);
  });

  test('D2.16: nobody claims the last discard, and no kong is declared with an empty wall', () => {
    const answer = riichi({
      hands: { south: '9999m135p135s124z', east: '258m147p369s1234z', west: '147m369p147s1234z', north: '?' },
      wall: '9p',
      commands: [{ draws: 0 }, STOP],
    });
    for (const texts of Object.values(answer.legal ?? {}))
      expect(texts.filter(text => text.startsWith('kong'))).toEqual([]);
  });
});

describe('D2.6, D2.7, D2.16: kongs', () => {
  const hands = { east: '1111m258p134679s' };

  test('a kong turns up its indicator before the replacement is drawn, and one live tile goes over', () => {
    const answer = riichi({
      hands: { ...hands, west: '258m369p147s1234z', north: '369m147p258s1567z' },
      wall: '9p',
      tail: '9m',
      indicators: '5z3z',
      commands: [...does('east kong 1m'), STOP],
      as: 'east',
    });
    const order = answer.events.map(event => (event.type === 'ruled' ? event.name : event.type));
    const from = order.indexOf('kong-declared');
    expect(order.slice(from)).toEqual([
      'kong-declared',
      'window-opened',
      'window-closed',
      'melded',
      'dora-shown',
      'drew',
      'dead-wall-filled',
    ]);
    expect(answer.view).toMatchObject({ wall: 136 - 52 - 14 - 1 - 1 });
  });

  test('every sort of kong does, and at some tables open ones are turned up just before the discard', () => {
    const line = {
      hands: { east: '258m147p369s1234z', south: '055m2467p1357s14z', west: '147m369p147s1234z' },
      wall: '9p',
      tail: '9m',
      commands: [...does('east discard 5m', 'south kong'), STOP],
    };
    const turned = (answer: { events: readonly Record<string, unknown>[] }) =>
      answer.events.filter(event => event.name === 'dora-shown').length;
    expect(turned(riichi(line))).toBe(2);
    expect(turned(riichi({ ...line, options: { kongDora: 'open-later' } }))).toBe(1);
    const commands = [...line.commands.slice(0, 2), ...does('south discard 9m'), STOP];
    expect(turned(riichi({ ...line, options: { kongDora: 'open-later' }, commands }))).toBe(2);
    expect(turned(riichi({ ...line, options: { kongDora: 'none' }, commands }))).toBe(1);
    const { events } = riichi({ ...line, options: { kongDora: 'open-later' }, commands });
    const shown = events.findLastIndex(event => event.name === 'dora-shown');
    expect(events[shown + 1]).toMatchObject({ type: 'discarded', tile: '9m' });
  });

  test('such an indicator counts for a win with that discard, not for one with the replacement', () => {
    const played = (kongDora: string, south: string, tail: string, indicators: string, ...after: string[]) =>
      riichi({
        hands: { east: '258m147p359s1234z', south, west: FOUR_HANDS.south, north: '?' },
        wall: '9p',
        tail,
        indicators,
        options: { kongDora },
        commands: does('east discard 5s', 'south kong', ...after),
      });
    const claimed = (kongDora: string) =>
      played(kongDora, '8m24679p13055s14z', '9m', '5z1m', 'south discard 8m', 'west win');
    expect(['at-once', 'open-later', 'none'].map(when => claimed(when).wins[0]!.value)).toEqual([
      3900, 3900, 2000,
    ]);
    const drawn = (kongDora: string) =>
      played(kongDora, '22678m23467p055s', '8p', '5z1p', 'south win').wins[0]!;
    expect(
      ['at-once', 'open-later', 'none'].map(when => drawn(when).patterns.some(({ id }) => id === 'dora')),
    ).toEqual([true, false, false]);
  });
});
