import { expect, it } from 'vitest';
import type { Ruleset } from '../../src/game/ruleset.ts';
import { settled } from '../helpers/clock.ts';
import { anna, bob, cleo } from '../helpers/person.ts';
import { openTable } from '../helpers/table.ts';
import { magpie } from '../rulesets/magpie/magpie.ts';

const rules = magpie as Ruleset;

it('lets everybody choose at once and in secret: others see that one has chosen, not what', async () => {
  const { room } = await openTable({ rules, config: { drawSeats: false } });
  for (const person of [anna, bob, cleo]) await room.sit(person);
  const [a, b, c] = [room.enter(anna), room.enter(bob), room.enter(cleo)];
  await room.begin();
  expect(a.snapshot().view).toMatchObject({ phase: 'choice', choice: { id: 'vow', waiting: [0, 1, 2] } });
  expect(a.snapshot().clock).toEqual({ left: 20_000, total: 20_000 });
  expect(await a.send({ do: 'vow', suit: 'p' })).toBeNull();
  expect(b.snapshot().view.choice!.waiting).toEqual([1, 2]);
  const chose = b.snapshot().events.filter(({ event }) => event.type === 'chose');
  expect(chose.map(({ event }) => event)).toEqual([{ type: 'chose', seat: 0 }]);
  expect(await b.send({ do: 'vow', suit: 's' })).toBeNull();
  expect(await c.send({ do: 'vow', suit: 's' })).toBeNull();
  expect(c.snapshot().view.phase).toBe('turn');
});

it('lets somebody choose again until all have chosen, and nobody else hears of it', async () => {
  const { room } = await openTable({ rules, config: { drawSeats: false } });
  for (const person of [anna, bob, cleo]) await room.sit(person);
  const [a, b, c] = [room.enter(anna), room.enter(bob), room.enter(cleo)];
  await room.begin();
  expect(await b.send({ do: 'vow', suit: 's', again: true })).toBe('all-have-chosen');
  await a.send({ do: 'vow', suit: 'p' });
  expect(a.snapshot().view.offers).toEqual([]);
  expect(a.snapshot().view.choice).toMatchObject({ mine: { do: 'vow', suit: 'p' }, again: [{ do: 'vow' }] });
  const known = b.snapshot();
  expect(await a.send({ do: 'vow', suit: 'x' as 's', again: true })).toBe('not-allowed');
  expect(await a.send({ do: 'vow', suit: 's', again: true })).toBeNull();
  expect(a.snapshot().view.choice!.mine).toMatchObject({ suit: 's' });
  expect(b.snapshot().view).toEqual(known.view);
  expect(b.snapshot().events).toEqual(known.events);
  await b.send({ do: 'vow', suit: 's' });
  await c.send({ do: 'vow', suit: 's' });
  // The change that comes too late is not taken for an answer to what is asked next.
  expect(await a.send({ do: 'vow', suit: 'p', again: true })).toBe('all-have-chosen');
  expect(c.snapshot().view.phase).toBe('turn');
});

it('leaves the others their time when one has chosen, and chooses for those who do not', async () => {
  const { room, clock } = await openTable({ rules, config: { drawSeats: false } });
  for (const person of [anna, bob]) await room.sit(person);
  const [a, b] = [room.enter(anna), room.enter(bob)];
  await room.begin();
  await clock.advance(12_000);
  expect(await a.send({ do: 'vow', suit: 'p' })).toBeNull();
  expect(b.snapshot().clock).toEqual({ left: 8_000, total: 20_000 });
  await clock.advance(7_999);
  expect(b.snapshot().view.phase).toBe('choice');
  await clock.advance(1);
  expect(b.snapshot().view.phase).toBe('turn');
});

it('goes on without a winner who has left, to the end of the match', async () => {
  const { room, clock, faults } = await openTable({ rules, options: { hands: 4 } });
  await room.sit(anna);
  const a = room.enter(anna);
  a.ready();
  await settled();
  a.autoplay(true);
  let hasFlown = false;
  a.onChange(() => {
    const { view } = a.snapshot();
    hasFlown ||=
      view.phase !== 'ended' && view.phase !== 'over' && view.seats.some(({ status }) => status === 'out');
  });
  await clock.until(() => room.state === 'finished');
  expect(faults).toEqual([]);
  expect(hasFlown).toBe(true);
  expect(a.snapshot().view.seats.reduce((sum, { score }) => sum + score, 0)).toBe(30);
});
