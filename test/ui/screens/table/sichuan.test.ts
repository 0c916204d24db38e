import { expect, test } from 'vitest';
import type { Ruleset } from '../../../../src/game/ruleset.ts';
import { sichuanBattle } from '../../../../src/rules/sichuan/battle.ts';
import { FakeHouse } from '../../../helpers/fake-house.ts';
import { FakeTable } from '../../../helpers/fake-table.ts';
import { handOnScreen } from '../../../helpers/hand-on-screen.ts';
import { openSessionScreen } from '../../../helpers/session-screen.ts';

/** Somebody who deals, before the exchange. */
async function beforeTheExchange() {
  const house = new FakeHouse({}, [sichuanBattle as Ruleset]);
  house.saveSettings({ face: 'text' });
  const table = new FakeTable(sichuanBattle as Ruleset, { id: 'p1', name: 'Zoe' }, { id: 'quick' });
  house.keep(table);
  const person = await openSessionScreen({ house });
  await person.press('enter');
  await person.wait(1_000);
  return { ...person, table };
}

/** Labels of the tiles of a suit, from the left. */
const labelsOf = (screen: Parameters<typeof handOnScreen>[0], suit: string): string[] =>
  handOnScreen(screen)
    .filter(({ tile, barred }) => tile[1] === suit && !barred)
    .map(({ label }) => label);

test('after the exchange the cursor is on a tile that may go, wherever it was while three were picked', async () => {
  const { press, screen, table } = await beforeTheExchange();
  const given = ['m', 'p', 's'].find(suit => labelsOf(screen, suit).length >= 3)!;
  await press(...labelsOf(screen, given).slice(0, 3), 'enter');
  expect(table.sent[0]).toMatchObject({ do: 'exchange' });
  // Another suit than that of the tile on which the cursor was left.
  const missing = ['m', 'p', 's'].findIndex(suit => suit !== given && suit !== 's') + 1;
  await press(String(missing));
  const lit = handOnScreen(screen).find(tile => tile.lit);
  expect(table.snapshot().view.phase).toBe('turn');
  expect(lit).toMatchObject({ barred: false });
});
