import { expect, it } from 'vitest';
import { writeRecord } from '../../src/records/record.ts';
import { verifyRecord } from '../../src/records/verify.ts';
import { rulesetOf } from '../../src/rules/registry.ts';
import { fromLogEntry, TableLogError } from '../../src/table/entry.ts';
import { recordOf } from '../../src/table/record-of.ts';
import { settled } from '../helpers/clock.ts';
import { anna, bob, playAlong } from '../helpers/person.ts';
import { openTable, SEED } from '../helpers/table.ts';

it('plays a whole match of two people and two bots, and its record holds', async () => {
  const { room, clock, log, faults } = await openTable({ options: { hands: 4 } });
  const handles = [];
  for (const person of [anna, bob]) {
    await room.sit(person);
    handles.push(room.enter(person));
  }
  handles[1]!.phrase('Bob was here');
  await expect(log.read('t1').then(entries => recordOf(entries, rulesetOf))).rejects.toThrow(TableLogError);
  for (const handle of handles) playAlong(handle, clock);
  await clock.until(() => room.state === 'finished');
  await settled();
  expect(faults).toEqual([]);
  const { view, seed, occupants } = handles[0]!.snapshot();
  expect(seed).toBe(SEED);
  expect(view.seats.reduce((sum, one) => sum + one.score, 0)).toBe(0);

  const record = recordOf(await log.read('t1'), rulesetOf);
  const verified = verifyRecord(writeRecord(record), rulesetOf);
  expect(verified.hands).toBe(4);
  expect(record.players.map(({ name }) => name).slice(0, 2)).toEqual(['Anna', 'Bob']);
  expect(record.seats.map(player => record.players[player]!.name)).toEqual(occupants.map(({ name }) => name));
  expect(record.scores).toEqual(view.seats.map(({ score }) => score));
  expect(record.phrases).toEqual(['Bob was here']);
});

it('writes down who decided what, and the end as the last entry', async () => {
  const { room, clock, log } = await openTable({ options: { hands: 1 } });
  await room.sit(anna);
  const a = room.enter(anna);
  playAlong(a, clock);
  await clock.until(() => room.state === 'finished');
  await settled();
  const entries = (await log.read('t1')).map(fromLogEntry);
  const deciders = entries.flatMap(entry => (entry.kind === 'command' ? [entry.data] : []));
  const { seat } = a.snapshot();
  expect(deciders[0]).toMatchObject({ by: 'table', command: { seat: null, do: 'deal' } });
  for (const { by, command } of deciders.slice(1)) expect(by).toBe(command.seat === seat ? 'person' : 'bot');
  expect(entries.at(-1)).toEqual({
    kind: 'finished',
    data: { scores: a.snapshot().view.seats.map(({ score }) => score) },
  });
});

it('says nothing more once it is over', async () => {
  const { room, clock, log } = await openTable({ options: { hands: 1 } });
  await room.sit(anna);
  const a = room.enter(anna);
  a.ready();
  await settled();
  a.autoplay(true);
  await clock.until(() => room.state === 'finished');
  await settled();
  const { length } = await log.read('t1');
  a.ready();
  a.pause(true);
  a.phrase('again');
  a.autoplay(false);
  expect(await a.send({ do: 'pass' })).toBe('not-in-play');
  a.leave();
  await clock.advance(1_000_000);
  expect(await log.read('t1')).toHaveLength(length);
  expect(clock.waiting).toBe(0);
});
