import { describe, expect, test } from 'vitest';
import { discard, type Form, hand, kong, pass, pung, refused, stop, transfers, win } from './hands.ts';

/** South, West and North wait for 5s, each for 1; East, who does without bamboo, draws it first. */
const threeWait = {
  hands: {
    east: '9999p123m456m721m',
    south: '123p456p678p11s46s',
    west: '234p678p777s33s46s',
    north: '123p345p888s22s46s',
  },
  wall: '5s8m9m',
};

/** South and West wait for 5s; East draws it. */
const twoWait = {
  hands: {
    east: '147p258p1388s229s',
    south: '123p456p789p11s46s',
    west: '234p678p777s33s46s',
    north: '147p258p369p369s1s',
  },
  wall: '5s4s6p4s',
};

const FORMS: Form[] = ['sichuan-battle', 'sichuan-flow'];

describe.each(FORMS)('several winners of one tile in %s', form => {
  test('B14: each is paid by the source, and by nobody else', () => {
    const answer = hand(form, 'smmm', {
      ...threeWait,
      commands: [discard('east', '5s'), win('north'), win('south'), win('west')],
    });
    expect(transfers(answer).slice(0, 3)).toEqual([
      'east>south 1 win',
      'east>west 1 win',
      'east>north 1 win',
    ]);
    expect(answer.wins.slice(0, 3).map(({ seat }) => seat)).toEqual(['south', 'west', 'north']);
  });

  test('B14: play goes on after the winner furthest from the source', () => {
    const { legal } = hand(form, 'mmmm', {
      ...twoWait,
      commands: [discard('east', '5s'), win('south'), win('west'), stop],
    });
    expect(Object.keys(legal!)).toEqual(['north']);
  });

  test('B14: after a single winner likewise', () => {
    const { legal } = hand(form, 'mmmm', {
      ...twoWait,
      commands: [discard('east', '5s'), win('south'), stop],
    });
    expect(Object.keys(legal!)).toEqual(['west']);
  });

  test('B14: after a self-draw the next player draws', () => {
    const { legal, wins } = hand(form, 'mmmm', {
      ...twoWait,
      wall: '6p5s4s',
      commands: [discard('east', '6p'), win('south'), stop],
    });
    expect(wins).toMatchObject([{ seat: 'south', from: null, tile: '5s', value: 1 }]);
    expect(Object.keys(legal!)).toEqual(['west']);
  });

  test('B12: a self-draw costs each of the others the value and 1', () => {
    const answer = hand(form, 'mmmm', {
      ...twoWait,
      wall: '6p5s4s',
      commands: [discard('east', '6p'), win('south'), stop],
    });
    expect(transfers(answer)).toEqual(['west>south 2 win', 'north>south 2 win', 'east>south 2 win']);
  });

  test('B10: a win with the first tile is an ordinary win', () => {
    const { wins } = hand(form, 'mmmm', {
      hands: { ...twoWait.hands, east: '123p456p888s229s1s' },
      wall: '3s',
      commands: [stop],
    });
    expect(wins).toEqual([]);
    const dealt = hand(form, 'mmmm', {
      hands: { east: '123p456p888s22s99s' },
      wall: '9s',
      commands: [win('east'), stop],
    });
    expect(dealt.wins).toMatchObject([{ seat: 'east', value: 1, patterns: [], tile: '9s' }]);
  });
});

describe('battle', () => {
  test('SC13, SC11: the third winner ends the hand at once, with no final checks', () => {
    const answer = hand('sichuan-battle', 'smmm', {
      ...threeWait,
      commands: [discard('east', '5s'), win('south'), win('west'), win('north')],
    });
    expect(answer.ended).toBe('win');
    expect(transfers(answer)).toHaveLength(3);
    expect(answer.scores).toEqual([-3, 1, 1, 1]);
  });

  test('B15: who has won is not asked any more, draws nothing and pays nothing', () => {
    const answer = hand('sichuan-battle', 'mmmm', {
      ...twoWait,
      wall: '5s6p4s5s7s8s5s',
      commands: [
        discard('east', '5s'),
        win('south'),
        discard('west', '6p'),
        discard('north', '4s'),
        discard('east', '5s'),
        refused({ ...win('south'), tile: '5s' }),
        pass('west'),
        discard('west', '7s'),
        discard('north', '8s'),
        discard('east', '5s'),
        win('west'),
        stop,
      ],
    });
    expect(transfers(answer)).toEqual(['east>south 1 win', 'east>west 1 win']);
    expect(Object.keys(answer.legal!)).toEqual(['north']);
  });

  test('seed 000: a self-draw is paid by those who are still in the hand', () => {
    const answer = hand('sichuan-battle', 'mmmm', {
      ...twoWait,
      wall: '5s5s4s',
      commands: [discard('east', '5s'), win('south'), win('west'), stop],
    });
    expect(transfers(answer)).toEqual(['east>south 1 win', 'east>west 1 win']);
    const drawn = hand('sichuan-battle', 'mmmm', {
      ...twoWait,
      wall: '5s5s4s',
      commands: [discard('east', '5s'), win('south'), pass('west'), win('west'), stop],
    });
    expect(transfers(drawn)).toEqual(['east>south 1 win', 'north>west 2 win', 'east>west 2 win']);
  });

  test("B15: the winner's tiles are shown at the end only", () => {
    const line = { ...twoWait, as: 'north' };
    const shown = (commands: Record<string, unknown>[]) =>
      (hand('sichuan-battle', 'mmmm', { ...line, commands }).view!.seats as { concealed: unknown }[])[1]!;
    expect(shown([discard('east', '5s'), win('south'), stop]).concealed).toBeNull();
    const { events } = hand('sichuan-battle', 'smmm', {
      ...threeWait,
      commands: [discard('east', '5s'), win('south'), win('west'), win('north')],
    });
    expect(events.at(-1)).toMatchObject({ type: 'hand-ended', revealed: [1, 2, 3] });
  });

  test('B1: the next seat deals, whatever happened; the eighth hand is the last', () => {
    const commands = [discard('east', '5s'), win('south'), win('west'), win('north')];
    expect(hand('sichuan-battle', 'smmm', { ...threeWait, commands }).next).toMatchObject({
      dealer: 'south',
    });
    expect(hand('sichuan-battle', 'mmmm', { dealer: 'north' }).next).toMatchObject({ dealer: 'east' });
    expect(hand('sichuan-battle', 'mmmm', { hand: 8 }).next).toBeNull();
  });
});

describe('claims', () => {
  test('B5: a win that was passed may be taken at the next chance', () => {
    const { wins } = hand('sichuan-battle', 'mmmm', {
      ...twoWait,
      wall: '5s1m2m3m5s',
      commands: [
        discard('east', '5s'),
        pass('south'),
        pass('west'),
        discard('south', '1m'),
        { draws: 51 },
        discard('east', '5s'),
        win('south'),
        stop,
      ],
    });
    expect(wins).toMatchObject([{ seat: 'south', from: 'east' }]);
  });

  test('B5: a win goes before a pung, whoever answered first', () => {
    const { wins, events } = hand('sichuan-battle', 'mmmm', {
      hands: { ...twoWait.hands, west: '234p678p777s3s55s9s' },
      wall: '5s',
      commands: [discard('east', '5s'), pung('west', '5s'), win('south'), stop],
    });
    expect(wins).toHaveLength(1);
    expect(events.some(event => event.type === 'melded')).toBe(false);
  });

  test('there are no chows (seed 000)', () => {
    hand('sichuan-battle', 'mmmm', {
      ...twoWait,
      commands: [
        discard('east', '5s'),
        refused({ seat: 'south', do: 'chow', tiles: '46s', tile: '5s' }),
        stop,
      ],
    });
  });

  /** North draws the last tile. */
  const last = (tile: string, changes: Record<string, string> = {}) => ({
    hands: { ...twoWait.hands, west: '147p258p369p55s37s', ...changes },
    wall: `${'?'.repeat(55)}${tile}`,
  });

  test('B5, B11: the discard after the last tile may only be won with, for a fan', () => {
    const answer = hand('sichuan-battle', 'mmmm', {
      ...last('5s'),
      commands: [{ draws: 0 }, discard('north', '5s'), refused({ ...pung('west', '5s') }), win('south')],
    });
    expect(answer.wins).toMatchObject([
      { seat: 'south', from: 'north', value: 2, patterns: [{ id: 'wall-exhaustion' }] },
    ]);
    expect(answer.ended).toBe('draw');
  });

  test('B11: the last tile itself counts likewise', () => {
    const { wins } = hand('sichuan-flow', 'mmmm', {
      ...last('5s', { north: '123p456p789p11s46s', south: '147p258p369p369s1s' }),
      commands: [{ draws: 0 }, win('north')],
    });
    expect(wins).toMatchObject([
      { seat: 'north', from: null, value: 2, patterns: [{ id: 'wall-exhaustion' }] },
    ]);
  });

  test('B5: no kong once the wall is empty', () => {
    hand('sichuan-battle', 'mmmm', {
      hands: { north: '147p258p369p333s1s' },
      wall: `${'?'.repeat(55)}3s`,
      commands: [{ draws: 0 }, refused(kong('north', '3s')), stop],
    });
  });

  test('B5: no kong in the turn of the pung itself, but on a later one', () => {
    const line = {
      hands: { east: twoWait.hands.east, west: '147p258p369p555s7s' },
      wall: '5s1m2m3m4m',
    };
    const { legal } = hand('sichuan-battle', 'mmmm', {
      ...line,
      commands: [
        discard('east', '5s'),
        pung('west', '5s'),
        refused(kong('west', '5s')),
        discard('west', '7s'),
        { draws: 52 },
        stop,
      ],
    });
    expect(Object.keys(legal!)).toEqual(['south']);
    const later = hand('sichuan-battle', 'mmmm', {
      ...line,
      wall: '5s1m2m3m8p',
      commands: [discard('east', '5s'), pung('west', '5s'), discard('west', '7s'), { draws: 51 }, stop],
    });
    expect(later.legal!.west).toContain('kong 5s');
  });

  test('B6: there are 55 draws after the dealer, replacements among them', () => {
    const draws = (commands: Record<string, unknown>[]) =>
      hand('sichuan-battle', 'mmmm', {
        hands: { east: '1111p258p1388s29s' },
        wall: '9s',
        commands,
      }).events.filter(event => event.type === 'drew').length - 1;
    expect(draws([])).toBe(55);
    expect(draws([kong('east', '1p')])).toBe(55);
  });
});
