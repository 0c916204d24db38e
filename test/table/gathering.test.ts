import { expect, it } from 'vitest';
import { drawSeats } from '../../src/game/source.ts';
import { commitmentOf } from '../../src/tiles/keystream.ts';
import { settled } from '../helpers/clock.ts';
import { anna, bob, cleo, dan } from '../helpers/person.ts';
import { openTable, SEED } from '../helpers/table.ts';

it('begins when all people at the table are ready, and fills up with bots', async () => {
  const { room } = await openTable();
  await room.sit(anna);
  await room.sit(bob);
  const [a, b] = [room.enter(anna), room.enter(bob)];
  a.ready();
  await settled();
  expect(a.snapshot()).toMatchObject({ state: 'gathering', seat: null, readyClock: null });
  expect(a.snapshot().occupants.map(({ kind, ready }) => `${kind} ${ready}`)).toEqual([
    'person true',
    'person false',
    'empty false',
    'empty false',
  ]);
  b.ready();
  await settled();
  const { state, seat, occupants, view } = b.snapshot();
  expect(state).toBe('playing');
  expect(occupants.map(({ kind }) => kind).sort()).toEqual(['bot', 'bot', 'person', 'person']);
  expect(occupants[seat!]).toMatchObject({ person: bob.id, name: 'Bob' });
  expect(view.number).toBe(1);
  const names = occupants.map(({ name }) => name);
  expect(new Set(names).size).toBe(4);
});

it('gives those who sit at a full table a limited time to be ready', async () => {
  const { room, clock } = await openTable();
  for (const person of [anna, bob, cleo, dan]) {
    await room.sit(person);
    room.enter(person);
  }
  const watcher = room.watch({ id: 'e', name: 'Eve' });
  expect(watcher.snapshot().readyClock).toEqual({ left: 60_000, total: 60_000 });
  expect(await room.sit({ id: 'e', name: 'Eve' })).toBe('table-full');
  await clock.advance(59_999);
  expect(room.state).toBe('gathering');
  await clock.advance(1);
  expect(room.state).toBe('playing');
});

it('draws the seats by lot from the seed and the phrases, unless people keep their order', async () => {
  const drawn = await openTable();
  await drawn.room.sit(anna);
  await drawn.room.sit(bob);
  const [a, b] = [drawn.room.enter(anna), drawn.room.enter(bob)];
  expect(a.snapshot().commitment).toBe(commitmentOf(SEED));
  b.phrase('four winds');
  a.phrase('my own words');
  await drawn.room.begin();
  const order = drawSeats(SEED, ['my own words', 'four winds'], 4);
  expect([a.snapshot().seat, b.snapshot().seat]).toEqual([order.indexOf(0), order.indexOf(1)]);
  expect(a.snapshot().seed).toBeNull();

  const kept = await openTable({ config: { drawSeats: false } });
  await kept.room.sit(anna);
  await kept.room.sit(bob);
  await kept.room.begin();
  expect([kept.room.enter(anna), kept.room.enter(bob)].map(handle => handle.snapshot().seat)).toEqual([0, 1]);
});

it('takes no phrase once the tiles are dealt', async () => {
  const { room, log } = await openTable();
  await room.sit(anna);
  const handle = room.enter(anna);
  await room.begin();
  handle.phrase('too late');
  await settled();
  expect((await log.read('t1')).map(({ kind }) => kind)).not.toContain('phrase');
});

it('frees the place of somebody who leaves before the match, or does not come back in time', async () => {
  const { room, clock } = await openTable();
  for (const person of [anna, bob, cleo]) await room.sit(person);
  const [a, b] = [room.enter(anna), room.enter(bob)];
  a.leave();
  await settled();
  expect(room.line().people).toEqual(['Bob', 'Cleo']);
  b.detach();
  await clock.advance(119_999);
  expect(room.line().people).toEqual(['Bob', 'Cleo']);
  await clock.advance(1);
  expect(room.line().people).toEqual([]);
});

it('lets nobody sit down twice, nor after the match has begun', async () => {
  const { room } = await openTable();
  await room.sit(anna);
  expect(await room.sit(anna)).toBeNull();
  expect(room.line().people).toEqual(['Anna']);
  await room.begin();
  expect(await room.sit(bob)).toBe('table-full');
  expect(await room.sit(anna)).toBeNull();
});

it('is not closed under somebody who has just sat down', async () => {
  const { room } = await openTable();
  await Promise.all([room.sit(anna), room.close()]);
  expect(room.line()).toMatchObject({ state: 'gathering', people: ['Anna'] });
});
