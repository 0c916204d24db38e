import { describe, expect, it } from 'vitest';
import { drawn } from '../../src/bots/drawn.ts';
import { isUnsettled } from '../../src/game/offers.ts';
import { writeRecord } from '../../src/records/record.ts';
import { verifyRecord } from '../../src/records/verify.ts';
import { basic13 } from '../../src/rules/basic13/basic13.ts';
import { rulesetOf } from '../../src/rules/registry.ts';
import { fromLogEntry, TableLogError } from '../../src/table/entry.ts';
import { openedFacts } from '../../src/table/facts.ts';
import { recordOf } from '../../src/table/record-of.ts';
import { Room } from '../../src/table/room.ts';
import type { TableHandle, TableSnapshot } from '../../src/table/snapshot.ts';
import { foldEntries } from '../../src/table/start.ts';
import type { LogEntry } from '../../src/table/store.ts';
import { settled } from '../helpers/clock.ts';
import { MemoryLog } from '../helpers/memory-log.ts';
import { anna, bob, cleo, dan, playAlong, sensible } from '../helpers/person.ts';
import { openTable, testWorld } from '../helpers/table.ts';

/** What is to be the same after a restart: all but time, and who has come back already. */
function lasting(handle: TableHandle): unknown {
  const {
    clock: _clock,
    turnClock: _turn,
    readyClock: _ready,
    chat: _chat,
    occupants,
    ...rest
  } = handle.snapshot();
  return { ...rest, occupants: occupants.map(({ away: _away, ...occupant }) => occupant) };
}

/** A log that lets one look at the table at the last moment before each entry is added. */
class WatchedLog extends MemoryLog {
  before: (length: number) => void = () => undefined;

  override async append(table: string, expected: number, entries: readonly LogEntry[]): Promise<void> {
    this.before(expected);
    await super.append(table, expected, entries);
  }
}

/** A match of two people and two bots; what each viewer saw last with so many entries in the log. */
async function playedMatch() {
  const log = new WatchedLog();
  const { room, clock } = await openTable({ log, options: { hands: 2 } });
  await room.sit(anna);
  await room.sit(bob);
  const handles = [room.enter(anna), room.enter(bob), room.watch(cleo)];
  const seen = new Map<number, unknown[]>();
  log.before = length => seen.set(length, handles.map(lasting));
  handles[0]!.phrase('a phrase');
  playAlong(handles[0]!, clock);
  playAlong(handles[1]!, clock, 2_500);
  await clock.until(() => room.state === 'finished');
  await settled();
  const entries = await log.read('t1');
  seen.set(entries.length, handles.map(lasting));
  return { log, seen, entries };
}

describe('a table that comes back from its log', () => {
  it('shows everybody what they saw, wherever the log ends', async () => {
    const { log, seen, entries } = await playedMatch();
    let unsettled = 0;
    for (const [length, expected] of seen) {
      if (length < 4) continue;
      const { world } = testWorld({ log: await log.cut('t1', length) });
      const [opened, ...others] = entries.slice(0, length).map(fromLogEntry);
      if (opened?.kind !== 'opened') throw new Error('the log does not begin with an opening');
      if (isUnsettled(foldEntries(openedFacts(basic13, opened.data), others).facts.match)) unsettled++;
      const room = (await Room.resume(world, rulesetOf, 't1'))!;
      const handles = [room.enter(anna), room.enter(bob), room.watch(cleo)];
      expect(handles.map(lasting)).toEqual(expected);
      room.stop();
    }
    expect(seen.size).toBeGreaterThan(100);
    // Also where a window had closed since, of which the log does not tell yet.
    expect(unsettled).toBeGreaterThan(20);
  });

  it('can be played to its end from anywhere, and the record holds', async () => {
    const { log, entries } = await playedMatch();
    for (let length = 8; length < entries.length; length += 23) {
      const cut = await log.cut('t1', length);
      const { world, clock, faults } = testWorld({ log: cut });
      const room = (await Room.resume(world, rulesetOf, 't1'))!;
      await clock.until(() => room.state === 'finished');
      await settled();
      expect(faults).toEqual([]);
      const record = recordOf(await cut.read('t1'), rulesetOf);
      expect(verifyRecord(writeRecord(record), rulesetOf).hands).toBe(2);
    }
  });

  it('does not count the time away', async () => {
    const first = await openTable({ config: { drawSeats: false } });
    await first.room.sit(anna);
    await first.room.begin();
    first.room.stop();
    const { world, clock } = testWorld({ log: first.log });
    await clock.advance(3_600_000);
    const room = (await Room.resume(world, rulesetOf, 't1'))!;
    const a = room.enter(anna);
    expect(a.snapshot()).toMatchObject({ state: 'playing', clock: { left: 20_000 } });
    await clock.advance(20_000);
    expect(a.snapshot().view.seats[0]!.discards).toHaveLength(1);
  });

  it('knows within ten seconds what somebody who was thinking had left', async () => {
    const first = await openTable({ config: { drawSeats: false, moveSeconds: 60 } });
    await first.room.sit(anna);
    await first.room.begin();
    const before = first.room.watch(cleo);
    let changes = 0;
    before.onChange(() => changes++);
    await first.clock.advance(44_500);
    // Nobody notices that it is written down.
    expect(changes).toBe(0);
    first.room.stop();
    const room = (await Room.resume(testWorld({ log: first.log }).world, rulesetOf, 't1'))!;
    const { left, total } = room.enter(anna).snapshot().clock!;
    expect(total).toBe(60_000);
    expect(left).toBeGreaterThanOrEqual(15_500);
    expect(left).toBeLessThanOrEqual(25_500);
  });

  it('gives people the grace period to come back, and then lets bots play for them', async () => {
    const first = await openTable({ config: { drawSeats: false, moveSeconds: 0 } });
    await first.room.sit(anna);
    await first.room.begin();
    first.room.stop();
    const { world, clock } = testWorld({ log: first.log });
    const room = (await Room.resume(world, rulesetOf, 't1'))!;
    const watcher = room.watch(cleo);
    await clock.advance(120_000);
    expect(watcher.snapshot().view.seats[0]!.discards).toEqual([]);
    await clock.advance(1_500);
    expect(watcher.snapshot().view.seats[0]!.discards).toHaveLength(1);
  });

  it('remembers pause, autoplay, and who has left', async () => {
    const first = await openTable({ config: { drawSeats: false } });
    await first.room.sit(anna);
    await first.room.sit(bob);
    const [a, b] = [first.room.enter(anna), first.room.enter(bob)];
    await first.room.begin();
    b.leave();
    a.autoplay(true);
    a.pause(true);
    await settled();
    expect(a.snapshot().state).toBe('paused');
    first.room.stop();
    const { world } = testWorld({ log: first.log });
    const room = (await Room.resume(world, rulesetOf, 't1'))!;
    expect(room.state).toBe('paused');
    expect(room.hasPerson(bob.id)).toBe(false);
    expect(room.enter(anna).snapshot().occupants[0]).toMatchObject({ autoplay: true, away: false });
  });

  it('is none where the log is empty, and is refused where the log cannot be followed', async () => {
    const { world, log } = testWorld();
    expect(await Room.resume(world, rulesetOf, 't1')).toBeNull();
    await log.append('t1', 0, [{ kind: 'sat', at: 0, data: {} }]);
    await expect(Room.resume(world, rulesetOf, 't1')).rejects.toThrow(TableLogError);
    await log.append('t2', 0, [{ kind: 'dreamt', at: 0, data: {} }]);
    await expect(Room.resume(world, rulesetOf, 't2')).rejects.toThrow('unknown kind');
  });
});

it('keeps a person the time it had left when another answered first', async () => {
  const log = new WatchedLog();
  const { room, clock } = await openTable({ log, options: { hands: 16 } });
  const people = [anna, bob, cleo, dan];
  for (const person of people) await room.sit(person);
  const handles = people.map(person => room.enter(person));
  handles.forEach((handle, i) => {
    playAlong(handle, clock, i === 0 ? 4_000 : 9_000, ({ view }) => sensible(view, drawn));
  });
  // The first of them to answer is Anna, after four seconds.
  const isAsked = ({ view }: TableSnapshot): boolean => view.phase === 'window' && view.offers.length > 0;
  let found = null as { length: number; who: number } | null;
  log.before = length => {
    const [first, ...others] = handles.map(handle => handle.snapshot());
    const who = others.findIndex(isAsked) + 1;
    if (found === null && isAsked(first!) && who > 0) found = { length: length + 1, who };
  };
  await clock.until(() => found !== null);
  await settled();
  const { length, who } = found!;
  const { world } = testWorld({ log: await log.cut('t1', length) });
  const back = (await Room.resume(world, rulesetOf, 't1'))!.enter(people[who]!);
  expect(back.snapshot().clock).toEqual({ left: 16_000, total: 20_000 });
});
