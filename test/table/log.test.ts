import { expect, it } from 'vitest';
import type { LogEntry } from '../../src/table/store.ts';
import { settled } from '../helpers/clock.ts';
import { MemoryLog } from '../helpers/memory-log.ts';
import { anna, sensible } from '../helpers/person.ts';
import { openTable } from '../helpers/table.ts';

async function annaDeals(log = new MemoryLog()) {
  const table = await openTable({ config: { drawSeats: false }, log });
  await table.room.sit(anna);
  const a = table.room.enter(anna);
  await table.room.begin();
  return { ...table, a };
}

/** A log whose appends wait until the test lets them through. */
class SlowLog extends MemoryLog {
  isSlow = false;
  #waiting: (() => void)[] = [];

  override async append(table: string, expected: number, entries: readonly LogEntry[]): Promise<void> {
    if (this.isSlow) await new Promise<void>(resolve => this.#waiting.push(resolve));
    await super.append(table, expected, entries);
  }

  letThrough(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

it('tells nobody of anything before it is in the log', async () => {
  const log = new SlowLog();
  const { a, room } = await annaDeals(log);
  const watcher = room.watch({ id: 'e', name: 'Eve' });
  const before = [a.snapshot(), watcher.snapshot()];
  log.isSlow = true;
  const sent = a.send(sensible(a.snapshot().view));
  await settled();
  expect([a.snapshot(), watcher.snapshot()]).toEqual(before);
  expect(watcher.snapshot()).toBe(before[1]);
  log.letThrough();
  expect(await sent).toBeNull();
  expect(watcher.snapshot().view.seats[0]!.discards).toHaveLength(1);
});

it('changes nothing while the log cannot be written, says so, and goes on when it can', async () => {
  const { a, log, clock, room, outages } = await annaDeals();
  await clock.advance(5_000);
  const before = a.snapshot();
  const wish = sensible(before.view);
  log.refuses = 'failed';
  expect(await a.send(wish)).toBe('stalled');
  expect(a.snapshot()).toMatchObject({ state: 'stalled', view: before.view, clock: { left: 15_000 } });
  expect(a.snapshot().events).toEqual(before.events);
  expect(await a.send(wish)).toBe('stalled');
  a.autoplay(true);
  a.say('is anybody there?');
  await clock.advance(600_000);
  expect(a.snapshot()).toMatchObject({ state: 'stalled', view: before.view, clock: { left: 15_000 } });
  expect(a.snapshot().occupants[0]!.autoplay).toBe(false);
  expect(a.snapshot().chat).toHaveLength(1);
  log.refuses = null;
  await clock.advance(10_000);
  expect(room.state).toBe('playing');
  expect(a.snapshot().clock!.left).toBeGreaterThan(5_000);
  expect(await a.send(wish)).toBeNull();
  // Once an outage, however often it was tried.
  expect(outages).toEqual(['as the test wants it', null]);
});

it('says so when the log gives no answer, and goes on with what it was asked', async () => {
  const log = new SlowLog();
  const { a, clock, room, outages } = await annaDeals(log);
  await clock.advance(5_000);
  const before = a.snapshot();
  log.isSlow = true;
  const sent = a.send(sensible(before.view));
  await clock.advance(2_000);
  expect(room.state).toBe('playing');
  await clock.advance(600_000);
  expect(a.snapshot()).toMatchObject({ state: 'stalled', view: before.view, clock: { left: 12_000 } });
  log.isSlow = false;
  log.letThrough();
  expect(await sent).toBeNull();
  expect(room.state).toBe('playing');
  expect(a.snapshot().view.seats[0]!.discards).toHaveLength(1);
  expect(outages).toEqual(['the log gives no answer', null]);
});

it('never seems to play between a log that gives no answer and one that fails', async () => {
  const log = new SlowLog();
  const { a, clock, room, outages } = await annaDeals(log);
  log.isSlow = true;
  const sent = a.send(sensible(a.snapshot().view));
  await clock.advance(600_000);
  const states: string[] = [];
  room.onNews(() => states.push(room.state));
  a.onChange(() => states.push(a.snapshot().state));
  log.refuses = 'failed';
  log.isSlow = false;
  log.letThrough();
  expect(await sent).toBe('stalled');
  await settled();
  expect(new Set([...states, room.state])).toEqual(new Set(['stalled']));
  expect(outages).toEqual(['the log gives no answer']);
});

it('carries a whole match through a log that fails now and then', async () => {
  const { a, log, clock, room, faults } = await annaDeals();
  a.autoplay(true);
  let appends = 0;
  const append = log.append.bind(log);
  log.append = (...given) => {
    log.refuses = ++appends % 7 === 0 ? 'failed' : null;
    return append(...given);
  };
  await clock.until(() => room.state === 'finished');
  await clock.advance(60_000);
  expect(faults).toEqual([]);
  expect((await log.read('t1')).at(-1)).toMatchObject({ kind: 'finished' });
});

it('stops where somebody else has written into its log', async () => {
  const { a, log, room, faults, clock } = await annaDeals();
  const { length } = await log.read('t1');
  await log.append('t1', length, [{ kind: 'resumed', at: 0, data: {} }]);
  const wish = sensible(a.snapshot().view);
  expect(await a.send(wish)).toBe('stalled');
  expect(room.state).toBe('broken');
  expect(faults).toHaveLength(1);
  expect(await a.send(wish)).toBe('not-in-play');
  await clock.advance(600_000);
  expect(await log.read('t1')).toHaveLength(length + 1);
  for (const act of [() => a.ready(), () => a.pause(true), () => a.leave(), () => a.detach()])
    expect(act).not.toThrow();
});

it('breaks one table when its bot has a fault, and keeps the log', async () => {
  const { room, clock, faults, log } = await openTable({
    config: { drawSeats: false },
    playerOf: () => ({
      decide() {
        throw new Error('the bot is ill');
      },
    }),
  });
  await room.sit(anna);
  const a = room.enter(anna);
  await room.begin();
  await clock.until(() => room.state === 'broken');
  expect(faults).toEqual([new Error('the bot is ill')]);
  expect(a.snapshot().state).toBe('broken');
  expect((await log.read('t1')).at(-1)!.kind).toBe('command');
});

it('lets no bot hold up the table that asks for what is not possible', async () => {
  const { room, clock, faults } = await openTable({
    config: { drawSeats: false },
    options: { hands: 1 },
    playerOf: () => ({ decide: view => ({ seat: view.seat, do: 'discard', tile: 40 }) }),
  });
  await room.sit(anna);
  room.enter(anna).autoplay(true);
  await room.begin();
  await clock.until(() => room.state === 'finished');
  expect(faults.length).toBeGreaterThan(50);
});

it('isolates a listener that fails from the others and from the table', async () => {
  const { a, room, faults } = await annaDeals();
  let heard = 0;
  a.onChange(() => {
    throw new Error('a screen is ill');
  });
  a.onChange(() => heard++);
  expect(await a.send(sensible(a.snapshot().view))).toBeNull();
  await settled();
  expect(heard).toBe(1);
  expect(room.state).toBe('playing');
  expect(faults).toEqual([new Error('a screen is ill')]);
});
