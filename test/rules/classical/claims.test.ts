import { describe, expect, test } from 'vitest';
import { hand, named, won } from './table-hand.ts';

describe('A7: claims', () => {
  test('A7.1: mahjong goes before pung, pung before chow', () => {
    const deal = {
      hands: {
        east: '1379m1379p137s24z',
        south: '46p2468m246s346z5s',
        west: '55p1469m146s45z29s',
        north: '123456m789s46p77z',
      },
      wall: '5p',
    };
    const all = ['east discard 5p', 'south chow 46p', 'west pung'];
    const melds = (...commands: string[]) =>
      hand(deal, ...commands, 'stop')
        .events.filter(({ type }) => type === 'melded')
        .map(({ seat }) => seat);
    expect(melds('east discard 5p', 'south chow 46p')).toEqual([1]);
    expect(melds(...all)).toEqual([2]);
    expect(hand(deal, ...all, 'north win').wins.map(win => win.seat)).toEqual(['north']);
  });

  test('A7.1: of several who could win the nearest after the discarder does, and alone', () => {
    const both = hand(
      {
        hands: {
          south: '2468m2468p246s34z',
          west: '123m456m789m46p77z',
          north: '123s456s789s46p66z',
        },
        wall: '1z5p',
      },
      'east discard 1z',
      'south discard 5p',
      'north win',
      'west win',
    );
    expect(both.wins.map(win => win.seat)).toEqual(['west']);
    expect(both.payments.filter(({ reason }) => reason === 'win').map(({ to }) => to)).toEqual([
      'west',
      'west',
      'west',
    ]);
  });

  test('A7.3: a chow is for the next seat alone; any seat may use the tile to go out', () => {
    const answer = hand(
      {
        hands: { east: '123456m789s55s46p', south: '2468m2468p246s34z', north: '46p2579m2579s267z' },
        wall: '1z5p',
      },
      'east discard 1z',
      'south discard 5p',
      'north chow 46p refused',
      'east win',
    );
    expect(won(answer)).toEqual(['east from south 5p 44']);
  });

  test('0.2: after a pung the turn goes on from who claimed: nobody sits between East and South, then West acts', () => {
    const answer = hand(
      { hands: { south: '2468m246p246s55z1s', west: '1469m1469p146s34z' }, wall: '5z', as: 'west' },
      'east discard 5z',
      'south pung',
      'south discard 1s',
      'stop',
    );
    expect(answer.view).toMatchObject({ turn: 2 });
  });

  test('A7.5: a kong of one’s own tiles only after drawing, not right after a claim', () => {
    const answer = hand(
      { hands: { south: '5555m246p246s55z1s' }, wall: '5z', as: 'south' },
      'east discard 5z',
      'south pung',
      'south kong 5m refused',
      'stop',
    );
    expect(answer.legal!.south).not.toContain('kong 5m');
  });

  test('A7.5: the fourth tile is never added from a discard; with one drawn earlier it is, in a later turn', () => {
    const deal = {
      hands: { south: '2468m246p246s55z1s', west: '1469m1469p146s34z' },
      wall: '5z1z2z3z4z5z6z',
      as: 'south',
    };
    const opening = ['east discard 5z', 'south pung', 'south discard 1s'];
    // West draws 1z, North 2z, East 3z, South 4z, West 5z and discards it.
    const refused = hand(
      deal,
      ...opening,
      'west discard 1z',
      'west discard 5z',
      'south kong 5z refused',
      'stop',
    );
    expect(refused.error).toBeUndefined();
    const own = hand(
      { ...deal, wall: '5z1z2z3z5z4z6z' },
      ...opening,
      'south discard 2m',
      'south kong 5z',
      'stop',
    );
    const added = own.events.find(({ type, kong }) => type === 'kong-declared' && kong === 'added');
    expect(added).toMatchObject({ seat: 1, tile: '5z' });
  });
});

describe('A7.4: robbing', () => {
  const pung = {
    hands: {
      east: '1379m137p137s246z',
      south: '2468m2468p246s34z',
      west: '2468m55p24689s67z',
      north: '123456m789s46p11z',
    },
    wall: '5p2z2z2z5p',
  };

  test('an added kong is robbed before the loose tile is drawn, and reverts to a pung that counts', () => {
    const answer = hand(pung, 'east discard 5p', 'west pung', 'west discard 9s', 'west kong 5p', 'north win');
    expect(named(answer)).toEqual(['robbing-the-kong']);
    expect(won(answer)).toEqual(['north from west 5p 48']);
    expect(answer.payments.filter(({ reason }) => reason === 'loser-hand')).toEqual([
      { from: 'east', to: 'west', amount: 2, reason: 'loser-hand' },
      { from: 'south', to: 'west', amount: 2, reason: 'loser-hand' },
    ]);
    expect(answer.events.filter(({ type, source }) => type === 'drew' && source === 'tail')).toEqual([]);
  });

  test('CL09: a robbed 2 bamboo is the limit', () => {
    const answer = hand(
      {
        hands: {
          east: '1379m137p137s246z',
          south: '2468m2468p46s344z',
          west: '2468m22s24689p67z',
          north: '123456m789p34s11z',
        },
        wall: '2s2z2z2z2s',
      },
      'east discard 2s',
      'west pung',
      'west discard 9p',
      'west kong 2s',
      'north win',
    );
    expect(named(answer)).toEqual(['carrying-pole']);
  });

  const orphans = {
    hands: {
      east: '9999p137m137s246z',
      south: '119m1p19s1234567z',
      west: '123m456m78p123s55p',
    },
    wall: '8s',
  };

  test('CL10: a concealed kong is robbed by thirteen orphans and by nothing else', () => {
    const answer = hand(orphans, 'east kong 9p', 'west win refused', 'south win');
    expect(won(answer)).toEqual(['south from east 9p 500']);
    expect(named(answer)).toEqual(['thirteen-orphans']);
  });

  test('after a robbed concealed kong the three tiles stay in the hand, concealed', () => {
    const answer = hand(orphans, 'east kong 9p', 'south win');
    const scored = answer.events.find(({ name, seat }) => name === 'loser-scored' && seat === 0) as {
      data: { patterns: { id: string; value: number }[] };
    };
    expect(scored.data.patterns[0]).toMatchObject({ id: 'pung', value: 8 });
  });

  test('CL10: if the orphans pass, the kong stands and East draws a loose tile', () => {
    const answer = hand({ ...orphans, tail: '7s' }, 'east kong 9p', 'south pass', 'stop');
    expect(answer.events.some(({ type, source }) => type === 'drew' && source === 'tail')).toBe(true);
  });

  test('where thirteen orphans do not win, nobody robs a concealed kong', () => {
    const answer = hand(
      { ...orphans, options: { thirteenOrphans: false } },
      'east kong 9p',
      'south win refused',
      'stop',
    );
    expect(answer.events.some(({ type }) => type === 'window-opened')).toBe(false);
  });

  test('a concealed kong of simples cannot be robbed at all', () => {
    const answer = hand(
      { hands: { east: '5555p137m137s246z', south: '123m456m789m46p11z' }, wall: '8s' },
      'east kong 5p',
      'south win refused',
      'stop',
    );
    expect(answer.events.some(({ type }) => type === 'window-opened')).toBe(false);
  });
});
