import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { settled } from '../../helpers/clock.ts';
import { granted, openLobby, plainWish, type TestLobby } from '../../helpers/lobby.ts';

const MATCHES = 50;

/** Somebody comes, has a match of one hand played by a bot to its end, looks at the ranking and goes. */
async function playOneMatch({ guest, person, lobby, clock }: TestLobby, n: number): Promise<WeakRef<object>> {
  const { house } = await (n % 2 === 0 ? guest(`guest${n}`) : person(`person${n}`));
  house.onChange(() => house.tables());
  const table = await granted(house.open(plainWish));
  table.onChange(() => table.snapshot());
  table.ready();
  await clock.until(() => table.snapshot().state === 'playing');
  table.autoplay(true);
  await clock.until(() => table.snapshot().state === 'finished');
  const room = new WeakRef<object>(lobby.rooms.byId(table.snapshot().config.id)!);
  table.say('thanks');
  if (n % 3 === 0) table.leave();
  house.close();
  return room;
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

it('nothing is left of matches that are over and of people who have gone: no room, no timer, no listener', async () => {
  const house = await openLobby();
  const { lobby, clock } = house;
  await settled();
  const timers = clock.waiting;
  const rooms: WeakRef<object>[] = [];
  for (let n = 0; n < MATCHES; n++) rooms.push(await playOneMatch(house, n));
  await clock.advance(3 * lobby.limits.sweepMs);
  expect(lobby.rooms.count).toBe(0);
  expect(lobby.visitors.count).toBe(0);
  expect(clock.waiting).toBe(timers);
  await settled();
  collectGarbage();
  expect(rooms.filter(room => room.deref() !== undefined)).toHaveLength(0);
}, 60_000);
