import { expect, test } from 'vitest';
import { riichi } from '../../../../src/rules/riichi/riichi.ts';
import type { TableSnapshot } from '../../../../src/table/snapshot.ts';
import { FakeHouse } from '../../../helpers/fake-house.ts';
import { tableAt } from '../../../helpers/fake-table.ts';
import { handOnScreen } from '../../../helpers/hand-on-screen.ts';
import { openSessionScreen } from '../../../helpers/session-screen.ts';

const severalRiichi = ({ view }: TableSnapshot): boolean =>
  view.offers.some(offer => offer.do === 'riichi' && offer.kind === 'tile' && offer.tiles.length > 1);

test('an action that goes with one of several tiles aims at them alone, and shows what each leaves', async () => {
  const house = new FakeHouse({}, [riichi]);
  house.saveSettings({ face: 'text', coach: true });
  const table = house.keep(tableAt(riichi, { id: 'p1', name: 'Zoe' }, severalRiichi, {}, 1_500));
  table.sent.length = 0;
  const { press, screen, text, wait } = await openSessionScreen({ house });
  await press('enter');
  await wait(400);
  await press('r');
  expect(table.sent).toEqual([]);
  expect(text()).toMatch(/riichi: choose the tile +Enter +\S+/);
  // A sentence for beginners would stand where the waits do.
  expect(text()).not.toContain('Press Enter to discard');
  expect(text()).toMatch(/you .* ready .*×\d/);
  const open = handOnScreen(screen).filter(({ barred }) => !barred);
  expect(open.length).toBeGreaterThan(1);
  const first = handOnScreen(screen).find(({ lit }) => lit)!;
  await press('left');
  const second = handOnScreen(screen).find(({ lit }) => lit)!;
  expect(open.map(({ label }) => label)).toEqual(expect.arrayContaining([first.label, second.label]));
  expect(second.label).not.toBe(first.label);
  await press('enter');
  expect(table.sent).toEqual([{ do: 'riichi', tile: expect.any(Number) }]);
});
