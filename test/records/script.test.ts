import { describe, expect, test } from 'vitest';
import { play, scriptError } from '../helpers/script.ts';

/** Hands that are far from everything, so that only what a test arranges can happen. */
const hands = {
  east: '1379m1379p1379s2z',
  south: '2468m1379p1379s3z',
  west: '2468m2468p2468s4z',
  north: '1469m1469p1469s3z',
};
const discard = (seat: string, tile: string) => ({ seat, do: 'discard', tile });
const stop = { stop: true };
const error = (line: Record<string, unknown>) => scriptError('basic13', { hands, ...line });

describe('the deal of a script', () => {
  test('fills what is not said with the tiles left over, in their order', () => {
    const { view } = play('basic13', {
      hands: { east: `?1m?${'?'.repeat(10)}` },
      as: 'east',
      commands: [stop],
    });
    const seats = view!.seats as { concealed: { tiles: string[] } | null }[];
    // The second place is said; the others take 1m, 1m, 1m, 2m, 2m, 2m, 2m, 3m …
    expect(seats[0]!.concealed!.tiles.slice(0, 6)).toEqual(['1m', '1m', '1m', '1m', '2m', '2m']);
    expect(seats[1]!.concealed).toBeNull();
  });

  test('gives the dealer the first tile of the wall, and the others the next ones in turn', () => {
    const { events } = play('basic13', {
      hands,
      dealer: 'west',
      wall: '7z6z',
      commands: [discard('west', '7z'), stop],
    });
    const drawn = events.filter(({ type }) => type === 'drew').map(({ seat, own }) => [seat, own]);
    expect(drawn).toEqual([
      [2, { tile: '7z' }],
      [3, { tile: '6z' }],
    ]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    [
      'twelve tiles in a hand',
      { hands: { east: '123456789m123p' } },
      'hands: east has 12 tiles where 13 are dealt',
    ],
    ['five of a kind', { hands: { ...hands, south: '22222m1379p134s3z' } }, '2m'],
    ['a tile that the set lacks', { wall: '1f' }, '1f'],
    ['a fifth seat', { hands: { middle: '?' } }, 'no seat "middle"'],
    ['a hand that is no text', { hands: { east: 13 } }, 'notation is expected'],
    ['scores that do not make the total', { scores: [1, 0, 0, 0] }, 'scores'],
    ['a counter that the ruleset has not', { honba: 2 }, 'honba'],
    ['a hand before the first', { hand: 0 }, 'hand: a number from 1 is expected'],
    ['a command that is none', { commands: [null] }, 'command 1: an object is expected'],
    ['draws that are no number', { commands: [{ draws: 'all' }] }, 'command 1: draws: a number'],
    ['a command of nobody', { commands: [{ do: 'discard', tile: '1m' }] }, 'command 1'],
    ['commands that are no list', { commands: 'all' }, 'a list is expected'],
  ])('with %s is an error', (_name, line, message) => {
    expect(error(line)).toContain(message);
  });
});

describe('the commands of a script', () => {
  test('that never get their turn are an error with their number', () => {
    const commands = [discard('east', '2z'), { seat: 'south', do: 'pung' }, discard('south', '3z')];
    expect(error({ wall: '5z', commands })).toBe('command 2 never got its turn');
    expect(error({ wall: '5z', commands: [stop, discard('east', '5z')] })).toContain(
      'command 2 never gets its turn',
    );
  });

  test('never get it where the hand ended before them, behind draws that never came either', () => {
    const won = { hands: { ...hands, east: '234567m234p678s5z' }, wall: '5z' };
    const commands = [{ seat: 'east', do: 'win' }, { draws: 3 }, discard('south', '3z')];
    expect(error({ ...won, commands })).toBe('command 3 never got its turn');
  });

  test('are commands like any other where they say that they are not refused', () => {
    const commands = [{ ...discard('east', '2z'), refused: false }, stop];
    expect(play('basic13', { hands, commands }).events).toContainEqual(
      expect.objectContaining({ type: 'discarded', seat: 0, tile: '2z' }),
    );
  });

  test('wait for their seat, while everybody else discards what is drawn', () => {
    const { events } = play('basic13', { hands, wall: '5z6z7z', commands: [discard('west', '4z'), stop] });
    const discards = events.filter(({ type }) => type === 'discarded').map(({ seat, tile }) => [seat, tile]);
    expect(discards).toEqual([
      [0, '5z'],
      [1, '6z'],
      [2, '4z'],
    ]);
  });

  test('that should be refused and are not are an error with their number', () => {
    const commands = [{ ...discard('east', '2z'), refused: true }, stop];
    expect(error({ commands })).toBe('command 1 was not refused');
  });

  test('that are refused for another reason are an error that tells it', () => {
    const commands = [{ seat: 'east', do: 'win', refused: 'furiten' }, stop];
    expect(error({ commands })).toBe('command 1 was refused as incomplete');
  });

  test('refuse a win with what replaced one’s own kong for what that hand lacks', () => {
    const commands = [
      { seat: 'east', do: 'kong', tile: '5z' },
      { seat: 'east', do: 'win', tile: '8p', refused: 'incomplete' },
      { seat: 'east', do: 'win', refused: 'incomplete' },
      discard('east', '8p'),
      stop,
    ];
    const line = { hands: { ...hands, east: '1379m1379p1s5555z' }, wall: '6z', tail: '8p' };
    expect(Object.keys(play('basic13', { ...line, commands }).legal!)).toEqual(['south']);
  });

  test('stop at a turn, once the open window is resolved', () => {
    const { ended, legal } = play('basic13', {
      hands: { ...hands, west: '2468m55p2468s444z' },
      wall: '5p',
      commands: [discard('east', '5p'), { seat: 'west', do: 'pung' }, stop],
    });
    expect(ended).toBeNull();
    expect(Object.keys(legal!)).toEqual(['west']);
  });

  test('let the wall run down to so many tiles', () => {
    const { view } = play('basic13', { hands, as: 'east', commands: [{ draws: 7 }, stop] });
    expect(view).toMatchObject({ wall: 7 });
  });

  test('show in a view only what its seat may see, and no seed', () => {
    const { view } = play('basic13', { hands, as: 'south', commands: [stop] });
    const seats = view!.seats as { concealed: unknown }[];
    expect(seats.map(({ concealed }) => concealed === null)).toEqual([true, false, true, true]);
    expect(JSON.stringify(view)).not.toMatch(/[0-9a-f]{16}/);
  });

  test('name in a view no tile that its seat cannot see, not even one that it waits for', () => {
    const { view } = play('mcr', {
      // South's thirteen honors and knitted tiles wait for 5z, of which East lays down four, face down.
      hands: { east: '147m258p69s55557z', south: '147m258p69s12346z', west: '?', north: '?' },
      wall: '8m9m',
      tail: '8p',
      as: 'south',
      commands: [{ seat: 'east', do: 'kong', tile: '5z' }, discard('east', '8m'), stop],
    });
    expect((view!.panels as { id: string }[]).map(({ id }) => id)).toContain('wait');
    expect(JSON.stringify(view)).not.toContain('5z');
  });
});
