import { expect, it } from 'vitest';
import { tableCommands } from '../../../server/tables/commands.ts';
import { settled } from '../../helpers/clock.ts';
import { granted, openLobby, plainWish, type TestLobby } from '../../helpers/lobby.ts';

/** What a command writes. */
async function answer({ lobby, store }: TestLobby, name: string, ...args: string[]): Promise<string> {
  const written: string[] = [];
  const keep = async (text: string): Promise<void> => void written.push(text);
  await tableCommands(lobby, store)
    .find(command => command.name === name)!
    .run({
      id: 'session',
      identity: { kind: 'guest' },
      userName: '',
      remoteAddress: '',
      args,
      write: keep,
      error: keep,
      signal: new AbortController().signal,
    });
  return written.join('');
}

it('`tables` counts no guest whose seat is left to a bot', async () => {
  const house = await openLobby();
  const anna = (await house.person('Anna', 'k1')).house;
  const eve = (await house.guest('Eve')).house;
  const table = await granted(anna.open({ ...plainWish, drawSeats: false }));
  const { id } = table.snapshot().config;
  await granted(eve.join(id));
  await house.lobby.rooms.byId(id)!.begin();
  expect(await answer(house, 'tables')).toBe(`${id}  basic13  playing  2 of 4  0 watching  Anna, Eve\n`);
  eve.close();
  await settled();
  expect(await answer(house, 'tables')).toBe(`${id}  basic13  playing  1 of 4  0 watching  Anna\n`);
});

it('`verify` counts one hand as one', async () => {
  const house = await openLobby();
  const { house: anna } = await house.person('Anna', 'k1');
  const table = await granted(anna.open({ ...plainWish, options: { hands: 1 } }));
  table.ready();
  await settled();
  table.autoplay(true);
  await house.clock.until(() => table.snapshot().state === 'finished');
  await settled();
  expect(await answer(house, 'verify', table.snapshot().config.id)).toBe(
    'All agrees: 1 hand, dealt and played as the record says.\n',
  );
});
