import { describe, expect, test } from 'vitest';
import { newMatch } from '../../../src/game/match.ts';
import { american } from '../../../src/rules/american/american.ts';
import { optionsOf } from '../../helpers/random-play.ts';
import {
  claim,
  discard,
  joker,
  type Line,
  meldsOf,
  type Opened,
  playOpened,
  refused,
  stop,
  win,
} from './hands.ts';

describe('a win', () => {
  const hands = { south: '1z4444m5555s6666m' };

  test('may fill any place with anybody’s discard, a single one too', () => {
    const answer = playOpened({ hands, wall: '3z', commands: [discard('east', '3z'), win('south')] });
    expect(answer.wins).toMatchObject([{ seat: 'south', from: 'east', tile: '3z', value: 60 }]);
  });

  test('C5.2: costs the discarder double, the others single; East is not special', () => {
    const { payments, scores } = playOpened({
      hands,
      wall: '3z',
      commands: [discard('east', '3z'), win('south')],
    });
    expect(payments).toEqual([
      { from: 'west', to: 'south', amount: 60, reason: 'win' },
      { from: 'north', to: 'south', amount: 60, reason: 'win' },
      { from: 'east', to: 'south', amount: 120, reason: 'win' },
    ]);
    expect(scores).toEqual([-120, 240, -60, -60]);
  });

  test('C5.2: by self-draw costs all three double', () => {
    const { payments } = playOpened({ hands, wall: '9p3z', commands: [discard('east', '9p'), win('south')] });
    expect(payments.map(({ amount }) => amount)).toEqual([120, 120, 120]);
  });

  test('0.7: costs nobody anything at a table without payments', () => {
    const answer = playOpened({
      hands,
      wall: '9p3z',
      options: { payments: false },
      commands: [discard('east', '9p'), win('south')],
    });
    expect(answer.wins).toMatchObject([{ value: 60 }]);
    expect(answer.payments).toEqual([]);
  });

  test('is refused where the tiles complete no row', () => {
    const commands = [discard('east', '4z'), refused(win('south'), 'not-on-card'), stop];
    expect(playOpened({ hands, wall: '4z', commands }).ended).toBeNull();
  });

  test('may be passed, and then the hand goes on', () => {
    const commands = [discard('east', '3z'), { seat: 'south', do: 'pass' }, stop];
    expect(playOpened({ hands, wall: '3z', commands }).ended).toBeNull();
  });
});

describe('the hands of a match', () => {
  test('C1.1: East passes after a win of its own as well', () => {
    const east = '4444m5555s6666m1z';
    const given = { hands: { east }, wall: '3z', commands: [win('east')] };
    expect(playOpened(given).next).toMatchObject({ dealer: 'south', round: 'east' });
    expect(playOpened({ hands: {}, wall: '', commands: [] }).next).toMatchObject({
      dealer: 'south',
      round: 'east',
    });
  });

  test('C1.1: the eighth is the last', () => {
    expect(playOpened({ hands: {}, wall: '', commands: [], hand: 7 }).next).not.toBeNull();
    expect(playOpened({ hands: {}, wall: '', commands: [], hand: 8 }).next).toBeNull();
    expect(newMatch(american, optionsOf(american)).options.hands).toBe(8);
  });

  test('C1.2: the wall is played to its last tile; then nobody pays and all racks are shown', () => {
    const { events, ended, payments } = playOpened({ hands: {}, wall: '', commands: [] });
    expect(ended).toBe('draw');
    expect(payments).toEqual([]);
    // 152 tiles less four times thirteen.
    expect(events.filter(event => event.type === 'drew')).toHaveLength(100);
    expect(events.at(-1)).toMatchObject({ type: 'hand-ended', revealed: [0, 1, 2, 3] });
  });

  test('C1.1: East opens by discarding, without a draw', () => {
    const { events, legal } = playOpened({ hands: {}, wall: '3z', commands: [stop], as: 'east' });
    expect(events.filter(event => event.type === 'drew')).toHaveLength(1);
    expect(Object.keys(legal!)).toEqual(['east']);
  });
});

describe('a joker exchange', () => {
  /** South lays open a kong of 5 Bam with two jokers; West draws the other two 5 Bam. */
  const start: readonly Line[] = [discard('east', '5s'), claim('south', 4, 2), discard('south', '9p')];
  const given = (commands: readonly Line[], more: Partial<Opened> = {}): Opened => ({
    hands: { south: '11j5s6666m13z9p357m', west: '5s139m369p147s245z' },
    wall: '5s5s8p',
    ...more,
    commands: [...start, ...commands],
  });

  test('C4.2: a natural of the rack goes into anybody’s exposure, as often as there are jokers', () => {
    const answer = playOpened(
      given([joker('west', 'south', '5s'), joker('west', 'south', '5s'), stop], { as: 'west' }),
    );
    expect(meldsOf(answer, 1)[0]!.tiles).toEqual(['5s', '5s', '5s', '5s']);
    const west = (answer.view!.seats as { concealed: { tiles: string[] }; concealedCount: number }[])[2]!;
    expect(west.concealed.tiles.filter(tile => tile === '1j')).toHaveLength(2);
    expect(west.concealedCount).toBe(14);
    expect(answer.legal!.west!.filter(text => text.startsWith('joker'))).toEqual([]);
  });

  test('C4.2: it has to be the tile of the group, held in the rack, and a group with a joker', () => {
    const bad = [
      joker('west', 'south', '1m'),
      joker('west', 'south', '7z'),
      joker('west', 'north', '5s'),
      joker('west', 'west', '5s'),
    ];
    expect(playOpened(given([...bad.map(one => refused(one)), stop])).ended).toBeNull();
  });

  test('C4.2: is offered with whose exposure it is and the tile', () => {
    expect(playOpened(given([stop])).legal!.west).toContain('joker south 5s');
  });

  test('C4.2: on one’s own turn alone', () => {
    const { legal } = playOpened(
      given([discard('west', '8p'), stop], {
        wall: '5s5s7p8p',
        hands: { south: '11j5s6666m13z9p357m', west: '8p', north: '5s' },
      }),
    );
    expect(Object.keys(legal!)).toEqual(['north']);
    expect(legal!.north).toContain('joker south 5s');
  });

  test('C4.2: with one’s own exposure as well, in the turn of a call too', () => {
    const answer = playOpened({
      hands: { south: '1j555s6666m13z9p57m' },
      wall: '5s',
      as: 'south',
      commands: [discard('east', '5s'), claim('south', 4, 1), joker('south', 'south', '5s'), stop],
    });
    expect(meldsOf(answer, 1)[0]!.tiles).toEqual(['5s', '5s', '5s', '5s']);
    expect(answer.legal!.south).toContain('discard 1j');
  });

  test('AM08: it completes the hand in a turn that began with a call: that is a self-draw', () => {
    const answer = playOpened({
      hands: { south: '222m4444p11z666s4s', north: '1j44s9p' },
      options: { card: 'training' },
      wall: '4s6s',
      commands: [
        discard('east', '4s'),
        claim('north', 4, 1),
        discard('north', '9p'),
        discard('east', '6s'),
        claim('south', 4),
        refused(win('south')),
        joker('south', 'north', '4s'),
        win('south'),
      ],
    });
    expect(answer.wins).toMatchObject([
      { seat: 'south', from: null, tile: '1j', value: 25, patterns: [{ id: 'T06' }] },
    ]);
    expect(answer.payments.map(({ amount }) => amount)).toEqual([50, 50, 50]);
  });

  test('C4.3: what a call alone completes is won by claiming the tile, not as if it were drawn', () => {
    const complete = { hands: { south: '13z4444m555s6666m' }, wall: '5s' };
    const { legal } = playOpened({ ...complete, commands: [discard('east', '5s'), claim('south', 4), stop] });
    expect(legal!.south).not.toContain('win');
    const won = playOpened({ ...complete, commands: [discard('east', '5s'), win('south')] });
    expect(won.wins).toMatchObject([{ from: 'east', value: 60 }]);
  });

  test('C4.3: it does not open a concealed hand', () => {
    const card =
      'card own Own\nA1 | FFFF xxxxa xxxxb NN | x=any | X | 25 | Open\nA2 | EEE WWW 1234567a F | | C | 40 | Closed';
    const answer = playOpened({
      hands: { south: '1j55s9p', west: '11333z1f1234567m' },
      options: { card },
      wall: '5s5s',
      commands: [
        discard('east', '5s'),
        claim('south', 4, 1),
        discard('south', '9p'),
        joker('west', 'south', '5s'),
        win('west'),
      ],
    });
    expect(answer.wins).toMatchObject([{ seat: 'west', from: null, value: 40, patterns: [{ id: 'A2' }] }]);
  });
});

describe('a discarded joker', () => {
  test('AM14, C4.4: is dead: nobody calls it or wins with it, the next seat draws', () => {
    const answer = playOpened({
      hands: { south: '1j4z', west: '13z4444m555s6666m', north: '11j3355m' },
      wall: '9p4z8p',
      commands: [
        discard('east', '9p'),
        discard('south', '1j'),
        { ...refused(win('west')), tile: '1j' },
        { ...refused(claim('north', 3, 2)), tile: '1j' },
        { seat: 'north', do: 'pass' },
        stop,
      ],
    });
    expect(Object.keys(answer.legal!)).toEqual(['west']);
  });

  test('C4.4: ends the turn without anybody being asked', () => {
    const { events } = playOpened({
      hands: { south: '1j4z' },
      wall: '9p4z8p',
      commands: [discard('east', '9p'), discard('south', '1j'), stop],
    });
    const after = events.slice(events.findIndex(({ type, tile }) => type === 'discarded' && tile === '1j'));
    expect(after.map(({ type }) => type)).toEqual(['discarded', 'drew']);
  });

  test('C4.4: is dead also as the last discard of the hand', () => {
    const { ended } = playOpened({
      hands: { west: '11j3355m' },
      // What is left over is dealt from the front, jokers last: North draws one with the last tile.
      wall: '9p',
      commands: [
        discard('east', '9p'),
        { draws: 0 },
        discard('north', '1j'),
        { ...refused(claim('west', 3, 2)), tile: '1j' },
        { ...refused(win('west')), tile: '1j' },
      ],
    });
    expect(ended).toBe('draw');
  });
});
