import { describe, expect, test } from 'vitest';
import { play, scriptError } from '../../helpers/script.ts';
import {
  claim,
  concealedOf,
  courtesy,
  discard,
  joker,
  type Line,
  pass,
  playOpened,
  RULES,
  refused,
  SEATS,
  type SeatName,
  stop,
  vote,
  win,
} from './hands.ts';

const hands = {
  east: '1479m258p369s111z',
  south: '1479m369p258s222z',
  west: '258m147p369s9p333z',
  north: '258m147p369s8p444z',
};
const all = (tiles: readonly string[]): Line[] => SEATS.map((seat, i) => pass(seat, tiles[i]!));
const everybody = (yes: boolean): Line[] => SEATS.map(seat => vote(seat, yes));
/** Packets of three equal winds on their way: to the right, across, to the left. */
const first = [
  ...all(['111z', '222z', '333z', '444z']),
  ...all(['444z', '111z', '222z', '333z']),
  ...all(['222z', '333z', '444z', '111z']),
];

/** The winds that a seat holds after these commands. */
function winds(commands: readonly Line[], as: SeatName, more: Line = {}): string[] {
  const answer = play(RULES, { hands, wall: '9s', commands, as, ...more });
  return concealedOf(answer, SEATS.indexOf(as)).filter(tile => tile.endsWith('z'));
}

const events = (commands: readonly Line[], more: Line = {}) =>
  play(RULES, { hands, wall: '9s', commands, ...more }).events;
const choices = (commands: readonly Line[], more: Line = {}): string[] =>
  events(commands, more)
    .filter(event => event.type === 'choice-opened')
    .map(event => `${event.id} ${event.round}`);

describe('the first Charleston', () => {
  test('C2.1: goes right, then across, then left, and cannot be refused', () => {
    expect(winds([...first, stop], 'east')).toEqual(['3z', '3z', '3z']);
    expect(winds([...first, stop], 'north')).toEqual(['2z', '2z', '2z']);
    expect(choices([...first, stop])).toEqual([
      'charleston 0',
      'charleston 1',
      'charleston 2',
      'vote 2',
      'courtesy 0',
    ]);
  });

  test('C2.2: is of three tiles that one holds, no more, no fewer', () => {
    for (const tiles of ['11z', '1111z', '11z5z', '112z', ''])
      expect(choices([refused(pass('east', tiles)), ...first, stop])).toHaveLength(5);
  });

  test('C2.2: jokers are not passed', () => {
    const east = '1479m258p369s11z1j';
    const line = { hands: { ...hands, east }, wall: '9s' };
    expect(play(RULES, { ...line, commands: [refused(pass('east', '11z1j')), stop] }).ended).toBeNull();
    expect(scriptError(RULES, { ...line, commands: [pass('east', '11z1j')] })).toMatch(/command 1/);
  });

  test('C2.2: what is chosen is hidden from the others until all four have chosen', () => {
    const answer = play(RULES, {
      hands: { ...hands, south: '1479m369p258s777z', west: hands.west, north: hands.north },
      wall: '9s',
      as: 'east',
      commands: [...first.map(line => (line.tiles === '222z' ? { ...line, tiles: '777z' } : line)), stop],
    });
    const passes = answer.events.filter(event => event.type === 'exchanged' && event.seat === 1);
    expect(passes).toHaveLength(3);
    // What changed hands stands in the part of the event that its own seat alone is told.
    for (const { own, ...known } of passes) {
      expect(own).toBeDefined();
      expect(JSON.stringify(known)).not.toContain('7z');
    }
    expect(JSON.stringify(answer.view)).not.toContain('7z7z7z');
  });

  test('C2.2: whoever lets its time run out passes the last three tiles that are no jokers', () => {
    const east = '1479m258p369s1z5f1j';
    const after = play(RULES, {
      hands: { ...hands, east },
      wall: '9s',
      as: 'south',
      commands: [
        ...SEATS.slice(1).map((seat, i) => pass(seat, ['222z', '333z', '444z'][i]!)),
        { seat: 'east', do: 'timeout' },
      ],
    });
    const [passed] = after.events.filter(event => event.type === 'exchanged');
    // East's fourteenth tile, 9s, is one of them.
    expect(passed!.own).toMatchObject({ gave: { tiles: ['9s', '1z', '1f'] } });
  });

  test('C2.5: nobody discards, calls or exchanges a joker before the opening discard', () => {
    const told = events([...first, discard('east', '3z'), stop]);
    const opening = told.findIndex(event => event.type === 'turned' && event.arrival === 'opening');
    const before = told.slice(0, opening).map(event => event.type);
    expect(before).not.toContain('discarded');
    expect(before.filter(type => type === 'drew')).toHaveLength(1);
  });

  test('C2.5, C1.1: tried before the first pass, a discard, a call, an exchange or a win is refused', () => {
    const tried = [
      refused(discard('east', '1z')),
      refused(claim('south', 3)),
      refused(joker('east', 'south', '5s')),
      refused(win('east'), 'not-on-card'),
      refused(win('south')),
    ];
    const told = events([...tried, ...first, discard('east', '3z'), stop]);
    expect(told.filter(event => event.type === 'exchanged')).toHaveLength(12);
  });
});

describe('the vote on a second Charleston', () => {
  test('0.6: four yes lead to left, across, right', () => {
    const second = [
      ...all(['333z', '444z', '111z', '222z']),
      ...all(['444z', '111z', '222z', '333z']),
      ...all(['222z', '333z', '444z', '111z']),
    ];
    const commands = [...first, ...everybody(true), ...second, stop];
    expect(choices(commands)).toEqual([
      'charleston 0',
      'charleston 1',
      'charleston 2',
      'vote 2',
      'charleston 3',
      'charleston 4',
      'charleston 5',
      'courtesy 0',
    ]);
    // East's 222z goes to the right, to South.
    expect(winds(commands, 'south')).toEqual(['2z', '2z', '2z']);
  });

  test('0.6: one no ends it, and nobody learns whose it was', () => {
    const commands = [...first, ...SEATS.map(seat => vote(seat, seat !== 'west')), stop];
    expect(choices(commands)).not.toContain('charleston 3');
    const told = events(commands).filter(event => event.type === 'ruled');
    expect(told).toEqual([{ type: 'ruled', name: 'no-second-charleston', seat: null, data: {} }]);
    for (const event of events(commands).filter(event => event.type === 'chose')) {
      const { own: _own, ...known } = event;
      expect(JSON.stringify(known)).not.toContain('yes');
    }
  });

  test('no vote is held at a table without a second Charleston', () => {
    expect(choices([...first, stop], { options: { secondCharleston: false } })).toEqual([
      'charleston 0',
      'charleston 1',
      'charleston 2',
      'courtesy 0',
    ]);
  });
});

describe('choosing again', () => {
  const again = (line: Line): Line => ({ ...line, again: true });

  test('C2.2: is possible until all four have chosen', () => {
    const commands = [pass('east', '147m'), again(pass('east', '111z')), ...first.slice(1), stop];
    expect(winds(commands, 'east')).toEqual(['3z', '3z', '3z']);
    expect(events(commands).filter(event => event.type === 'chose' && event.seat === 0)[1]).toMatchObject({
      only: 0,
    });
  });

  test('C2.2: is nothing where one has not chosen, or where all have', () => {
    const late = { ...again(pass('east', '222z')), refused: 'all-have-chosen' };
    expect(winds([late, ...first.slice(0, 4), late, ...first.slice(4), stop], 'east')).toHaveLength(3);
  });

  test('a second pass that does not say so is the next one', () => {
    const alone = [pass('east', '111z'), pass('east', '147m'), pass('east', '258p'), stop];
    const passed = events(alone).filter(event => event.type === 'exchanged' && event.seat === 0);
    expect(passed.map(event => (event.own as { gave: { tiles: string[] } }).gave.tiles)).toEqual([
      ['1z', '1z', '1z'],
      ['1m', '4m', '7m'],
      ['2p', '5p', '8p'],
    ]);
  });

  test('0.6: a vote counts as it was given last', () => {
    const votes = [
      vote('east', true),
      ...everybody(true).slice(1, 3),
      vote('east', false),
      vote('north', true),
    ];
    expect(choices([...first, ...votes, stop])).not.toContain('charleston 3');
  });
});

describe('a blind pass', () => {
  const before = first.slice(0, 8);

  test('C2.3: is possible in the last pass of a round alone', () => {
    expect(choices([refused(pass('east', '11z', 1)), ...first, stop])).toHaveLength(5);
    expect(
      choices([...first.slice(0, 4), refused(pass('east', '44z', 1)), ...first.slice(4), stop]),
    ).toHaveLength(5);
  });

  test('C2.3: own tiles and unseen ones make three', () => {
    expect(choices([...before, refused(pass('east', '22z', 2)), ...first.slice(8), stop])).toHaveLength(5);
    expect(choices([...before, refused(pass('east', '222z', 1)), ...first.slice(8), stop])).toHaveLength(5);
  });

  test('C2.3: unseen tiles go from the packet that comes in to the next seat, and into no log', () => {
    // South, who sits behind West in the passing direction, sends its three on; East takes two of them unseen.
    const commands = [
      ...before,
      pass('east', '2z', 2),
      pass('south', '333z'),
      pass('west', '444z'),
      pass('north', '111z'),
      stop,
    ];
    // East kept one South wind of its own three, gave one, and got one of what South passed.
    expect(winds(commands, 'east')).toEqual(['2z', '2z', '3z']);
    // North gets East's packet: one of East's own and the two of South's.
    expect(winds(commands, 'north')).toEqual(['2z', '3z', '3z']);
    const east = events(commands).filter(event => event.type === 'exchanged' && event.seat === 0);
    expect(east.at(-1)!.own).toEqual({ gave: { tiles: ['2z'] }, got: { tiles: ['3z'] } });
  });

  test('AM11: when everybody passes three blind, no tile moves', () => {
    const commands = [...before, ...SEATS.map(seat => pass(seat, '', 3)), stop];
    expect(winds(commands, 'east')).toEqual(['2z', '2z', '2z']);
    expect(winds(commands, 'south')).toEqual(['3z', '3z', '3z']);
  });

  test('0.5: a table may ask for one own tile', () => {
    const options = { minOwnTiles: 1 };
    const commands = [
      ...before,
      refused(pass('east', '', 3)),
      pass('east', '2z', 2),
      ...first.slice(9),
      stop,
    ];
    expect(choices(commands, { options })).toHaveLength(5);
  });
});

describe('the courtesy pass', () => {
  const after = [...first, ...everybody(false)];

  test('C2.4: opposite seats pass as many as the lower of the two, the first of each order', () => {
    const commands = [
      ...after,
      courtesy('east', '3z1m4m'),
      courtesy('south', '44z'),
      courtesy('west', '1z'),
      courtesy('north', ''),
      stop,
    ];
    expect(winds(commands, 'east')).toEqual(['1z', '3z', '3z']);
    expect(winds(commands, 'west')).toEqual(['1z', '1z', '3z']);
    expect(winds(commands, 'south')).toEqual(['4z', '4z', '4z']);
  });

  test('C2.4: an order of preference may be longer than the number that is named, never shorter', () => {
    const offer = (count: number) => ({ ...courtesy('east', '3z1m4m'), count });
    const others = [courtesy('south', ''), courtesy('west', '111z'), courtesy('north', '')];
    expect(winds([...after, refused(offer(4)), offer(1), ...others, stop], 'east')).toEqual([
      '1z',
      '3z',
      '3z',
    ]);
  });

  test('C2.4: every number from none to three leads on to the opening discard', () => {
    for (const tiles of ['', '3z', '33z', '333z']) {
      const others = { east: tiles, south: '', west: tiles.replaceAll('3', '1'), north: '' };
      const commands = [
        ...after,
        ...SEATS.map(seat => courtesy(seat, others[seat])),
        discard('east', '1m'),
        stop,
      ];
      expect(play(RULES, { hands, wall: '9s', commands }).ended).toBeNull();
    }
  });

  test('C2.4: no jokers, and not more than three', () => {
    const east = '1479m258p369s11z1j';
    const passes = first.map(line => (line.tiles === '111z' ? { ...line, tiles: '11z9s' } : line));
    const commands = [
      ...passes,
      ...everybody(false),
      refused(courtesy('east', '1j')),
      refused(courtesy('east', '1479m')),
      courtesy('east', '1m'),
      stop,
    ];
    expect(play(RULES, { hands: { ...hands, east }, wall: '9s', commands }).ended).toBeNull();
  });
});

describe('the dealt hand', () => {
  const complete: Record<SeatName, string> = {
    east: '4444m5555s6666m1z',
    south: '129m369p147s2457z',
    west: '179m369p147s2457z',
    north: '357m258p369s2457z',
  };

  test('C1.1: East has fourteen tiles, the others thirteen', () => {
    const { events: dealt } = play(RULES, { hands, wall: '9s', commands: [] });
    expect(dealt.filter(event => event.type === 'dealt').map(event => event.count)).toEqual([13, 13, 13, 13]);
    expect(dealt.find(event => event.type === 'drew')).toMatchObject({ seat: 0, arrival: 'deal' });
  });

  test('AM13: East may declare before the first pass, and is paid as for a self-draw', () => {
    const answer = play(RULES, { hands: complete, wall: '3z', commands: [win('east')] });
    expect(answer.wins).toMatchObject([{ seat: 'east', from: null, value: 60 }]);
    expect(answer.payments.map(({ amount }) => amount)).toEqual([120, 120, 120]);
  });

  test('AM13: what was complete and then passed on is no win any more', () => {
    const commands = [pass('east', '4m5s6m'), refused(win('east'), 'not-on-card'), stop];
    expect(play(RULES, { hands: complete, wall: '3z', commands }).ended).toBeNull();
  });

  test('AM13: what the Charleston completes is declared in place of the opening discard', () => {
    const given = { hands: complete, wall: '3z', as: 'east' };
    expect(playOpened({ ...given, commands: [stop] }).legal!.east).toContain('win');
    const answer = playOpened({ ...given, commands: [win('east')] });
    expect(answer.wins).toMatchObject([{ seat: 'east', from: null, value: 60 }]);
    expect(answer.payments.map(({ amount }) => amount)).toEqual([120, 120, 120]);
  });
});
