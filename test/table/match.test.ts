import { expect, it } from 'vitest';
import { verifyRecord } from '../../src/records/verify.ts';
import { rulesetOf } from '../../src/rules/registry.ts';
import { openTable } from '../helpers/table.ts';

const anna = { id: 'p-anna', name: 'Anna' };

it('plays a whole match for a person on autoplay, and publishes the seed', async () => {
  const { room, clock, faults } = await openTable({ options: { hands: 2 } });
  expect(await room.sit(anna)).toBeNull();
  const seat = room.enter(anna);
  expect(seat.snapshot()).toMatchObject({ state: 'gathering', seat: null, seed: null });
  await room.begin();
  expect(seat.snapshot().state).toBe('playing');
  seat.autoplay(true);
  await clock.until(() => room.state === 'finished');
  const { view, seed, commitment } = seat.snapshot();
  expect(faults).toEqual([]);
  expect(view.seats.reduce((sum, one) => sum + one.score, 0)).toBe(0);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment).not.toBe(seed);
  void verifyRecord;
  void rulesetOf;
});
