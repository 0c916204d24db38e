import { describe, expect, test } from 'vitest';
import { does, patternsOf, refused, riichi, STOP } from './hands.ts';

describe('D2.15: declaring riichi', () => {
  const ready = { wall: '9p9p', commands: [...does('east discard 9p'), STOP] };

  test('with a discard that leaves the hand ready, and no other', () => {
    const { legal } = riichi(ready);
    expect(legal?.south?.filter(text => text.startsWith('riichi'))).toEqual(['riichi 9p']);
  });

  test('not with less than 1,000 points', () => {
    const scores = [49_100, 900, 25_000, 25_000];
    expect(riichi({ ...ready, scores }).legal?.south).not.toContain('riichi 9p');
    expect(riichi({ ...ready, scores: [49_000, 1000, 25_000, 25_000] }).legal?.south).toContain('riichi 9p');
  });

  test('not with fewer than four live tiles, or as many as the table asks for', () => {
    // South's turns come with 68, 64 … 4 and 0 tiles left.
    const late = (left: number) => ({ commands: [{ draws: left }, STOP] });
    expect(riichi(late(4)).legal?.south?.join()).toContain('riichi');
    expect(riichi(late(0)).legal?.south?.join()).not.toContain('riichi');
    expect(riichi({ ...late(0), options: { riichiTiles: 0 } }).legal?.south?.join()).toContain('riichi');
  });

  test('not with an open hand; a concealed kong leaves it closed', () => {
    const open = riichi({
      hands: { south: '23m45567p67899s1z', west: '258m369p147s1234z' },
      wall: '9p6z6z9s1s',
      commands: [
        ...does('east discard 1m', 'south chow 23m', 'south discard 1z'),
        ...does('west discard 6z', 'north discard 6z', 'east discard 9s'),
        STOP,
      ],
    });
    expect(open.legal?.south?.join()).not.toContain('riichi');
    const closed = riichi({
      hands: { south: '2222m345p2267s67m', east: '147m258p369s1234z', west: '?', north: '?' },
      wall: '9p1z',
      tail: '8s',
      commands: [...does('east discard 9p', 'south kong 2m'), STOP],
    });
    expect(closed.legal?.south).toContain('riichi 1z');
  });

  test('RI11: a wait that one holds four times is none', () => {
    const answer = riichi({
      hands: { south: '123456789m4444p', east: '?', west: '?', north: '?' },
      wall: '9p1z',
      commands: [...does('east discard 9p'), STOP],
    });
    expect(answer.legal?.south?.join()).not.toContain('riichi 1z');
  });

  test('the stick is laid down once the discard was not won, and goes to whoever wins', () => {
    const answer = riichi({
      wall: '9p9p',
      commands: does('east discard 9p', 'south riichi 9p', 'west discard 8m', 'south win'),
    });
    expect(answer.payments).toContainEqual({ from: 'south', to: 'table', amount: 1000, reason: 'deposit' });
    expect(answer.payments).toContainEqual({ from: 'table', to: 'south', amount: 1000, reason: 'deposit' });
    expect(answer.next).toMatchObject({ deposits: 0 });
  });
});

describe('after riichi', () => {
  test('what is drawn is discarded, and nothing else is', () => {
    const answer = riichi({
      wall: '9p9p9s9m9s9s',
      commands: [
        ...does(
          'east discard 9p',
          'south riichi 9p',
          'west discard 9s',
          'north discard 9m',
          'east discard 9s',
        ),
        refused('south discard 2m', 'locked'),
        { seat: 'south', do: 'discard', tile: '9s', older: true, refused: true },
        STOP,
      ],
    });
    expect(answer.legal?.south).toEqual(['discard 9s']);
  });

  test('the discard that declares it lies sideways, or where it was claimed the next one', () => {
    const line = { hands: { west: '258m3699p147s123z' }, wall: '9p9p1s5z7z1s', as: 'south' };
    const marks = (commands: Record<string, unknown>[]) =>
      (
        riichi({ ...line, commands: [...commands, STOP] }).view as {
          seats: { discards: { mark: string | null; claimedBy: number | null }[] }[];
        }
      ).seats[1]!.discards.map(({ mark, claimedBy }) => [mark, claimedBy]);
    const declared = does('east discard 9s', 'south riichi 9p');
    const later = does('west discard 1s', 'north discard 5z', 'east discard 7z', 'south discard 1s');
    expect(marks([...declared, ...later])).toEqual([
      ['riichi', null],
      [null, null],
    ]);
    const claimed = does(
      'west pung',
      'west discard 1z',
      'north discard 1s',
      'east discard 5z',
      'south discard 7z',
    );
    expect(marks([...declared, ...claimed])).toEqual([
      ['riichi', 2],
      ['riichi', null],
    ]);
  });

  test('nothing is claimed but a win', () => {
    const answer = riichi({
      hands: { west: '258m369p124s1234z' },
      wall: '9p9p',
      commands: [
        ...does('east discard 9p', 'south riichi 9p', 'west discard 2s'),
        refused('south pung 2s'),
        STOP,
      ],
    });
    expect(answer.ended).toBeNull();
  });

  test('RI10, D2.15: a kong of the drawn tile with the very same waits', () => {
    const hand = (draw: string) =>
      riichi({
        hands: { south: '111m999p3335666s', east: '47m258p14799s123z', west: '?', north: '?' },
        wall: `9p1z???${draw}`,
        indicators: '6z',
        commands: [...does('east discard 9p', 'south riichi 1z'), { draws: 64 }, STOP],
      }).legal?.south;
    expect(hand('3s')).toContain('kong 3s');
    expect(hand('6s')).not.toContain('kong 6s');
  });
});

describe('D2.5: ippatsu', () => {
  const declared = does('east discard 9p', 'south riichi 9p');

  test('is a win within the next round of turns', () => {
    const ron = riichi({ wall: '9p9p', commands: [...declared, ...does('west discard 8m', 'south win')] });
    expect(patternsOf(ron)).toContain('ippatsu');
    const drawn = riichi({ wall: '9p9p5z6z7z8m', commands: [...declared, ...does('south win')] });
    expect(patternsOf(drawn)).toEqual(expect.arrayContaining(['ippatsu', 'menzen-tsumo']));
  });

  test('ends with the own next discard', () => {
    const answer = riichi({
      wall: '9p9p1z2z3z4z',
      commands: [...declared, ...does('south discard 4z', 'west discard 8m', 'south win')],
    });
    expect(patternsOf(answer)).not.toContain('ippatsu');
  });

  test.each([
    ['a pung', '258m3699p147s123z', '369m147p258s1567z', does('west pung', 'west discard 8m')],
    ['a concealed kong', '89999m147p3s1234z', '36m147p2558s1567z', does('west kong 9m', 'west discard 8m')],
  ])('ends with %s', (_, west, north, commands) => {
    const answer = riichi({
      hands: { west, north, south: '23467m345p22678s', east: '147m258p369s1234z' },
      wall: '9p9p5z',
      tail: '5z',
      indicators: '6z',
      commands: [...declared, ...commands, ...does('south win')],
    });
    expect(patternsOf(answer)).not.toContain('ippatsu');
  });

  test('a robbed kong is no kong: ippatsu and robbing combine', () => {
    const answer = riichi({
      hands: { east: '1478m258p369s123z', south: '23467m345p2267s1z', west: '588m369p147s1234z' },
      wall: '9p9s9m8s8m',
      commands: [
        ...does('east discard 8m', 'west pung', 'west discard 1z', 'north discard 9s', 'east discard 9m'),
        ...does('south riichi 1z', 'west kong 8m', 'south win'),
      ],
    });
    expect(patternsOf(answer)).toEqual(expect.arrayContaining(['chankan', 'ippatsu']));
    expect(answer.wins).toMatchObject([{ from: 'west', tile: '8m' }]);
    // D2.6: a robbed kong turns no indicator up.
    expect(answer.events.filter(({ name }) => name === 'dora-shown')).toHaveLength(1);
  });
});

describe('D2.18, D2.19: first turns', () => {
  test('double riichi is the first own discard without a call before', () => {
    const answer = riichi({
      wall: '9p9p',
      commands: does('east discard 9p', 'south riichi 9p', 'west discard 8m', 'south win'),
    });
    expect(patternsOf(answer)).toContain('double-riichi');
  });

  test('a kong by another before it makes it a plain one', () => {
    const answer = riichi({
      hands: { east: '1111m258p369s123z' },
      wall: '9p9p',
      tail: '9p',
      commands: does('east kong 1m', 'east discard 9p', 'south riichi 9p', 'west discard 8m', 'south win'),
    });
    expect(patternsOf(answer)).toContain('riichi');
    expect(patternsOf(answer)).not.toContain('double-riichi');
  });

  test('the dealer’s fourteenth tile counts as drawn', () => {
    const answer = riichi({ dealer: 'south', wall: '8m', commands: does('south win') });
    expect(patternsOf(answer)).toEqual(['tenhou']);
    expect(answer.scores).toEqual([9000, 73_000, 9000, 9000]);
  });

  test('an earthly hand is the first draw uninterrupted', () => {
    const answer = riichi({ wall: '9p8m', commands: does('east discard 9p', 'south win') });
    expect(patternsOf(answer)).toEqual(['chiihou']);
    const late = riichi({
      hands: { east: '1111m258p369s123z' },
      wall: '9p8m',
      tail: '9p',
      commands: does('east kong 1m', 'east discard 9p', 'south win'),
    });
    expect(patternsOf(late)).not.toContain('chiihou');
  });

  test('a replacement on the dealer’s first turn is rinshan, not heavenly', () => {
    const answer = riichi({
      dealer: 'south',
      hands: { south: '2222m345p2267s67m', east: '?', west: '?', north: '?' },
      wall: '8m',
      tail: '8s',
      commands: does('south kong 2m', 'south win'),
    });
    expect(patternsOf(answer)).toEqual(expect.arrayContaining(['menzen-tsumo', 'rinshan-kaihou']));
  });
});
