import { describe, expect, test } from 'vitest';
import { redact } from '../../../src/game/event.ts';
import { rulesetOf } from '../../../src/rules/registry.ts';
import { newWorld, playAnyhow } from '../../helpers/random-play.ts';
import { play } from '../../helpers/script.ts';
import { declare, discard, exchange, hand, missing, refused, stop, tilesIn, timeout } from './hands.ts';

const hands = {
  east: '111m222333444p1s',
  south: '222m555666777p2s',
  west: '333m888999111p3s',
  north: '444m222333444s5s',
};
const swapped = [
  exchange('east', '111m'),
  exchange('south', '222m'),
  exchange('west', '333m'),
  exchange('north', '444m'),
];

const arrivals = (direction: unknown) => {
  const answer = play('sichuan-battle', {
    options: { exchange: direction },
    hands,
    wall: '9s',
    as: 'east',
    commands: [...swapped, ...declare('ssmm'), stop],
  });
  return tilesIn(answer, 0).filter(tile => tile.endsWith('m'));
};

describe('the exchange of three', () => {
  test('B2: goes to the next, the opposite or the previous seat', () => {
    expect(arrivals('next')).toEqual(['4m', '4m', '4m']);
    expect(arrivals('opposite')).toEqual(['3m', '3m', '3m']);
    expect(arrivals('previous')).toEqual(['2m', '2m', '2m']);
  });

  test('B2: the direction is shown before anybody is asked, and all are asked at once', () => {
    const { events } = play('sichuan-flow', { options: { exchange: 'opposite' }, hands, commands: [] });
    const asked = events.findIndex(event => event.type === 'choice-opened');
    expect(events[asked - 1]).toMatchObject({
      type: 'ruled',
      name: 'exchange-opposite',
      data: { direction: 'opposite' },
    });
    expect(events[asked]).toMatchObject({ id: 'exchange', seats: [0, 1, 2, 3] });
  });

  test('B2: the direction is drawn for every hand, each of the three', () => {
    const rules = rulesetOf('sichuan-battle')!;
    const directions = new Set<string>();
    for (let n = 0; n < 3; n++) {
      const world = newWorld(rules, n);
      playAnyhow(world, n);
      for (const event of world.events)
        if (event.type === 'ruled' && event.name.startsWith('exchange-'))
          directions.add((event.data as { direction: string }).direction);
    }
    expect([...directions].sort()).toEqual(['next', 'opposite', 'previous']);
  });

  test('seed 000: three tiles of one suit that one holds, no others', () => {
    play('sichuan-battle', {
      hands,
      commands: [
        refused(exchange('east', '22p')),
        refused(exchange('east', '2222p')),
        refused(exchange('east', '11m2p')),
        refused(exchange('east', '999p')),
        refused(missing('east', 's')),
        ...swapped,
      ],
    });
  });

  test('B2: one may choose again until all have chosen, not after', () => {
    const commands = [
      exchange('east', '444p'),
      refused(exchange('east', '11m2p')),
      exchange('south', '222m'),
      exchange('east', '111m'),
      ...swapped.slice(2),
      refused(exchange('east', '444p')),
      ...declare('ssmm'),
      stop,
    ];
    const line = { options: { exchange: 'next' }, hands, wall: '9s', as: 'south', commands };
    const { events, view } = play('sichuan-battle', line);
    expect(
      tilesIn({ events, view } as ReturnType<typeof play>, 1).filter(tile => tile.endsWith('m')),
    ).toEqual(['1m', '1m', '1m']);
    // What one thought of first moves nothing, and only oneself knows of it.
    expect(events.filter(event => event.type === 'exchanged')).toHaveLength(4);
    const chose = events.filter(event => event.type === 'chose' && event.seat === 0);
    expect(chose.slice(0, 2).map(({ only }) => only)).toEqual([undefined, 0]);
  });

  test('B4: the missing suit may be named again until all have named one', () => {
    const { events } = play('sichuan-battle', {
      hands,
      options: { exchange: false },
      commands: [missing('east', 's'), missing('east', 'm'), ...declare('smmm').slice(1), stop],
    });
    const declared = events.filter(event => event.type === 'ruled' && event.seat === 0);
    expect(declared.map(({ data }) => data)).toEqual([{ suit: 'm' }]);
  });

  test('nobody learns what others passed on', () => {
    const { events } = play('sichuan-battle', { hands, commands: swapped });
    const moved = events.filter(event => event.type === 'exchanged');
    expect(moved).toHaveLength(4);
    const world = newWorld(rulesetOf('sichuan-battle')!, 1);
    playAnyhow(world, 1);
    for (const event of world.events)
      if (event.type === 'exchanged' || event.type === 'chose')
        expect(redact(event, (event.seat + 1) % 4) ?? {}).not.toHaveProperty('own');
  });

  test('the dealer keeps fourteen tiles throughout and discards without drawing', () => {
    const { events, legal, view } = play('sichuan-battle', {
      hands,
      as: 'east',
      commands: [...swapped, ...declare('mmmm'), stop],
    });
    expect(events.filter(event => event.type === 'drew')).toHaveLength(1);
    expect((view!.seats as { concealedCount: number }[])[0]!.concealedCount).toBe(14);
    expect(legal).toHaveProperty('east');
  });

  test('the fourteenth tile stays the one the dealer drew, unless it was passed on', () => {
    const drawn = (tiles: string) => {
      const { view } = play('sichuan-battle', {
        hands: { ...hands, east: '111m222333444p1s' },
        wall: '9s',
        as: 'east',
        options: { exchange: 'next' },
        commands: [exchange('east', tiles), ...swapped.slice(1), ...declare('ssmm'), stop],
      });
      return (view!.seats as { drawn: string | null }[])[0]!.drawn;
    };
    expect(drawn('111m')).toBe('9s');
    const passedOn = play('sichuan-battle', {
      hands: { ...hands, east: '111m222333p5678s', north: '444m222333444s5s' },
      wall: '9s',
      as: 'east',
      options: { exchange: 'next' },
      commands: [exchange('east', '789s'), ...swapped.slice(1), ...declare('ssmm'), stop],
    });
    expect((passedOn.view!.seats as { drawn: string | null }[])[0]!.drawn).toBeNull();
  });

  test('a table may leave it out', () => {
    const { events } = hand('sichuan-battle', 'mmmm', {});
    expect(events.some(event => event.type === 'exchanged')).toBe(false);
    play('sichuan-battle', { options: { exchange: false }, commands: [refused(exchange('east', '111m'))] });
  });

  test('what arrived is shown to its owner until its first discard', () => {
    const line = { options: { exchange: 'next' }, hands, wall: '9s' };
    const panelsOf = (commands: Record<string, unknown>[], as: string) =>
      play('sichuan-battle', { ...line, as, commands: [...swapped, ...declare('smmm'), ...commands, stop] })
        .view!.panels as { id: string; tiles?: string[] }[];
    expect(panelsOf([], 'east')).toContainEqual({ id: 'arrived', tiles: ['4m', '4m', '4m'], named: true });
    expect(panelsOf([], 'south')).not.toContainEqual({
      id: 'arrived',
      tiles: ['4m', '4m', '4m'],
      named: true,
    });
    expect(panelsOf([discard('east', '9s')], 'east').some(panel => panel.id === 'arrived')).toBe(false);
  });
});

describe('the missing suit', () => {
  test('B4: the suits are shown together, once all have declared', () => {
    const { events } = hand('sichuan-battle', 'mpsm', {});
    const shown = events.filter(event => String(event.name).startsWith('missing-'));
    expect(shown.map(event => (event.data as { suit: string }).suit)).toEqual(['m', 'p', 's', 'm']);
    const last = events.findLastIndex(event => event.type === 'chose');
    expect(events.indexOf(shown[0]!)).toBeGreaterThan(last);
  });

  test('B4: it may be a suit one holds nothing of', () => {
    const { legal } = hand('sichuan-battle', 'smmm', {
      hands: { east: '111222333m1234p' },
      wall: '5p',
      commands: [stop],
    });
    expect(legal!.east).toContain('discard 1m');
    expect(legal!.east).toContain('discard 5p');
  });

  test('there are three suits and no other', () => {
    play('sichuan-battle', { options: { exchange: false }, commands: [refused(missing('east', 'z'))] });
  });
});

describe('B3: choices of those whose time runs out', () => {
  const passedOn = (east: string) => {
    const { events } = play('sichuan-battle', {
      options: { exchange: 'next' },
      hands: { east },
      wall: '9s',
      commands: [timeout('east')],
    });
    const mine = events.find(event => event.type === 'exchanged' && event.seat === 0);
    return (mine!.own as { gave: { tiles: string[] } }).gave.tiles;
  };

  test('the three highest tiles of the shortest suit that has three', () => {
    expect(passedOn('12m1234567p1234s')).toEqual(['9s', '4s', '3s']);
    expect(passedOn('147m12345p12345s')).toEqual(['7m', '4m', '1m']);
  });

  test('of suits of one length: characters, then bamboo, then dots', () => {
    expect(passedOn('1234m12345p1234s')).toEqual(['4m', '3m', '2m']);
    expect(passedOn('12345m1234p123s4p')).toEqual(['9s', '3s', '2s']);
    expect(passedOn('123456m1234p123s')).toEqual(['9s', '3s', '2s']);
  });

  const declared = (east: string) => {
    const { events } = play('sichuan-battle', {
      options: { exchange: false },
      hands: { east },
      wall: '9s',
      commands: [timeout('east')],
    });
    const mine = events.find(event => String(event.name).startsWith('missing-') && event.seat === 0);
    return (mine!.data as { suit: string }).suit;
  };

  test('the suit with fewest tiles, none among them', () => {
    expect(declared('123456m1234567p')).toBe('s');
    expect(declared('1234567m123456s')).toBe('p');
  });

  test('of suits with as few tiles: characters, then bamboo, then dots', () => {
    expect(declared('1234m1234p12345s')).toBe('m');
    expect(declared('123456m1234p123s')).toBe('s');
  });
});
