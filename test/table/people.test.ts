import { expect, it } from 'vitest';
import { settled } from '../helpers/clock.ts';
import { anna, bob, cleo, playAlong, sensible } from '../helpers/person.ts';
import { openTable } from '../helpers/table.ts';

/** Anna deals the first hand, Bob sits beside her. */
async function annaAndBob(config: { moveSeconds?: number } = {}) {
  const table = await openTable({ config: { drawSeats: false, ...config } });
  await table.room.sit(anna);
  await table.room.sit(bob);
  const [a, b] = [table.room.enter(anna), table.room.enter(bob)];
  await table.room.begin();
  return { ...table, a, b };
}

async function alone(config: { moveSeconds?: number } = {}) {
  const table = await openTable({ config: { drawSeats: false, ...config } });
  await table.room.sit(anna);
  const a = table.room.enter(anna);
  await table.room.begin();
  return { ...table, a };
}

it('shows a person how long it has, and acts for it when that is over', async () => {
  const { a, b, clock } = await annaAndBob();
  expect(a.snapshot().clock).toEqual({ left: 20_000, total: 20_000 });
  expect(b.snapshot().clock).toBeNull();
  const { drawn } = a.snapshot().view.seats[0]!;
  await clock.advance(20_000);
  expect(a.snapshot().events.map(({ event }) => event.type)).toContain('timed-out');
  expect(a.snapshot().view.seats[0]!.discards).toMatchObject([{ tile: drawn, drawn: true }]);
});

it('shows everybody else how long a turn may still take, and of a claim window nothing', async () => {
  const { room, a, b, clock } = await annaAndBob();
  const watcher = room.enter(cleo);
  await clock.advance(5_000);
  expect(a.snapshot()).not.toHaveProperty('turnClock');
  for (const seen of [b, room.enter(cleo), watcher])
    expect(seen.snapshot().turnClock).toMatchObject({ total: 20_000 });
  expect(room.enter(cleo).snapshot().turnClock).toEqual({ left: 15_000, total: 20_000 });
  await a.send(sensible(a.snapshot().view));
  expect(a.snapshot().view.phase).toBe('window');
  for (const seen of [a, b, watcher]) expect(seen.snapshot()).not.toHaveProperty('turnClock');
});

it('waits for ever where a table has no limit', async () => {
  const { a, clock } = await alone({ moveSeconds: 0 });
  expect(a.snapshot().clock).toBeNull();
  const before = a.snapshot();
  await clock.advance(3_600_000);
  expect(a.snapshot()).toBe(before);
});

it('lets a bot play on after two time-outs in a row, says so, and gives way at once', async () => {
  const { a, clock } = await alone();
  const isMine = () => a.snapshot().view.offers.some(offer => offer.do === 'discard');
  await clock.advance(20_000);
  expect(a.snapshot().occupants[0]!.autoplay).toBe(false);
  await clock.until(() => a.snapshot().occupants[0]!.autoplay, 200);
  const timeOuts = a.snapshot().events.filter(({ event }) => event.type === 'timed-out');
  expect(timeOuts).toHaveLength(2);
  await clock.until(() => isMine() && a.snapshot().view.phase === 'turn');
  expect(a.snapshot().clock).toBeNull();
  expect(await a.send(sensible(a.snapshot().view))).toBeNull();
  expect(a.snapshot().occupants[0]!.autoplay).toBe(false);
});

it('counts time-outs in a row only', async () => {
  const { a, clock } = await alone();
  const isMine = () => a.snapshot().view.phase === 'turn' && a.snapshot().view.offers.length > 0;
  await clock.advance(20_000);
  await clock.until(isMine);
  await a.send(sensible(a.snapshot().view));
  await clock.until(isMine);
  await clock.advance(20_000);
  expect(a.snapshot().occupants[0]!.autoplay).toBe(false);
});

it('keeps the seat of somebody whose session is gone, and lets a bot play after the grace period', async () => {
  const { a, b, clock, room } = await annaAndBob({ moveSeconds: 0 });
  a.detach();
  expect(b.snapshot().occupants[0]).toMatchObject({ person: anna.id, away: true, autoplay: false });
  await clock.advance(119_000);
  expect(b.snapshot().view.turn).toBe(0);
  await clock.advance(3_000);
  expect(b.snapshot().occupants[0]).toMatchObject({ away: true, autoplay: true });
  expect(b.snapshot().view.seats[0]!.discards).toHaveLength(1);
  const back = room.enter(anna);
  expect(back.snapshot()).toMatchObject({ seat: 0, state: 'playing' });
  expect(back.snapshot().occupants[0]).toMatchObject({ away: false, autoplay: false });
});

it('comes back to the table as it is now, not as it was', async () => {
  const { a, b, clock, room } = await annaAndBob();
  playAlong(b, clock);
  a.detach();
  await clock.advance(60_000);
  const back = room.enter(anna);
  expect(back.snapshot().view).toEqual(expect.objectContaining({ seat: 0, number: 1 }));
  expect(back.snapshot().view.wall).toBe(b.snapshot().view.wall);
  expect(back.snapshot().view.wall).toBeLessThan(83);
});

it('gives way to a second session of the same person, which the first one is told of', async () => {
  const { a, room } = await annaAndBob();
  const second = room.enter(anna);
  expect(a.snapshot()).toMatchObject({ isElsewhere: true, seat: null });
  expect(a.snapshot().view.offers).toEqual([]);
  expect(await a.send({ do: 'discard', tile: 0 })).toBe('not-in-play');
  expect(second.snapshot()).toMatchObject({ seat: 0 });
  expect(second.snapshot().isElsewhere).toBeUndefined();
  a.detach();
  expect(second.snapshot().occupants[0]!.away).toBe(false);
  expect(await second.send(sensible(second.snapshot().view))).toBeNull();
});

it('gives a seat to a bot for good when its person leaves', async () => {
  const { a, b, clock, room } = await annaAndBob({ moveSeconds: 0 });
  a.leave();
  await settled();
  expect(b.snapshot().occupants[0]).toMatchObject({
    kind: 'person',
    name: 'Anna',
    autoplay: true,
    left: true,
  });
  expect(room.hasPerson(anna.id)).toBe(false);
  await clock.advance(2_000);
  expect(b.snapshot().view.seats[0]!.discards).toHaveLength(1);
  expect(room.enter(anna).snapshot().seat).toBeNull();
});

it('plays on to the end when everybody has left', async () => {
  const { a, b, clock, room, faults } = await annaAndBob();
  a.leave();
  b.leave();
  await clock.until(() => room.state === 'finished');
  expect(faults).toEqual([]);
  // Nobody is given time to look at it; nor is the server kept busy.
  expect(clock.now()).toBeLessThan(60_000);
  expect(clock.now()).toBeGreaterThan(10_000);
});

it('stands still while its only person pauses it, and for nobody else', async () => {
  const { a, clock } = await alone();
  await clock.advance(5_000);
  a.pause(true);
  await settled();
  expect(a.snapshot()).toMatchObject({ state: 'paused', clock: { left: 15_000 } });
  await clock.advance(3_600_000);
  expect(await a.send(sensible(a.snapshot().view))).toBe('not-in-play');
  a.pause(false);
  await settled();
  expect(a.snapshot()).toMatchObject({ state: 'playing', clock: { left: 15_000 } });
  expect(await a.send(sensible(a.snapshot().view))).toBeNull();

  const two = await annaAndBob();
  two.a.pause(true);
  await settled();
  expect(two.a.snapshot().state).toBe('playing');
});

it('plays on when its only person leaves it paused', async () => {
  const { a, room, clock } = await alone();
  a.pause(true);
  await settled();
  a.leave();
  await settled();
  expect(room.line()).toMatchObject({ state: 'playing', people: [] });
  await clock.until(() => room.state === 'finished');
});

it('waits for everybody between hands, for a limited time', async () => {
  const { a, b, clock, room } = await annaAndBob();
  const play = [a, b].map(handle => handle.autoplay(true));
  expect(play).toHaveLength(2);
  await settled();
  await clock.until(() => room.state === 'settled');
  a.autoplay(false);
  b.autoplay(false);
  await settled();
  expect(a.snapshot()).toMatchObject({ state: 'settled', readyClock: { left: 60_000, total: 60_000 } });
  expect(a.snapshot().view.ended).not.toBeNull();
  await clock.advance(20_000);
  a.ready();
  await settled();
  expect(a.snapshot().occupants.map(({ ready }) => ready)).toEqual([true, false, true, true]);
  expect(b.snapshot().readyClock!.left).toBe(40_000);
  b.ready();
  await settled();
  expect(a.snapshot()).toMatchObject({ state: 'playing', view: { number: 2 } });
});

it('goes on without those who are not ready in time', async () => {
  const { a, clock, room } = await alone();
  a.autoplay(true);
  await settled();
  await clock.until(() => room.state === 'settled');
  a.autoplay(false);
  await settled();
  await clock.advance(59_999);
  expect(room.state).toBe('settled');
  await clock.advance(1);
  expect(room.state).toBe('playing');
});

it('shows a settlement for a while also where only bots have to be ready', async () => {
  const { a, clock, room } = await alone();
  a.autoplay(true);
  await settled();
  await clock.until(() => room.state === 'settled');
  await clock.advance(3_999);
  expect(room.state).toBe('settled');
  await clock.advance(1);
  expect(room.state).toBe('playing');
});

it('lets bots take their time, between 0.4 and 1.5 seconds', async () => {
  const { a, clock } = await alone();
  const changes: { at: number; phase: string; turn: number }[] = [];
  a.onChange(() => {
    const { phase, turn } = a.snapshot().view;
    changes.push({ at: clock.now(), phase, turn });
  });
  a.autoplay(true);
  await clock.advance(60_000);
  const times = changes.flatMap(({ at, phase, turn }, i) =>
    phase === 'turn' && turn !== 0 && changes[i + 1] !== undefined ? [changes[i + 1]!.at - at] : [],
  );
  expect(times.length).toBeGreaterThan(15);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(400);
  expect(Math.max(...times)).toBeLessThanOrEqual(1_500);
  expect(new Set(times).size).toBeGreaterThan(10);
});

it('lets people talk, each only so much at once, and tells those who come later', async () => {
  const { a, b, clock, room } = await annaAndBob();
  for (let i = 0; i < 9; i++) a.say(`line ${i}`);
  b.say('  ');
  b.say('hello');
  expect(a.snapshot().chat.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Anna: line 0',
    'Anna: line 1',
    'Anna: line 2',
    'Anna: line 3',
    'Anna: line 4',
    'Bob: hello',
  ]);
  await clock.advance(2_000);
  a.say('again');
  expect(room.watch(cleo).snapshot().chat.at(-1)).toEqual({ number: 6, name: 'Anna', text: 'again' });
});

it('counts spectators, and calls nobody back who has gone', async () => {
  const { a, room } = await annaAndBob();
  const watcher = room.watch(cleo);
  expect(a.snapshot().spectators).toBe(1);
  let calls = 0;
  const stop = watcher.onChange(() => calls++);
  watcher.detach();
  await settled();
  expect(a.snapshot().spectators).toBe(0);
  expect(calls).toBe(0);
  stop();
});
