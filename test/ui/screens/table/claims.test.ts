import { expect, test } from 'vitest';
import { basic13 } from '../../../../src/rules/basic13/basic13.ts';
import type { TableSnapshot } from '../../../../src/table/snapshot.ts';
import { FakeHouse } from '../../../helpers/fake-house.ts';
import { tableAt } from '../../../helpers/fake-table.ts';
import { openSessionScreen } from '../../../helpers/session-screen.ts';

const offered = (verb: string) => (snapshot: TableSnapshot) =>
  snapshot.view.phase === 'window' && snapshot.view.offers.some(offer => offer.do === verb);
const severalChows = ({ view }: TableSnapshot): boolean =>
  view.offers.some(offer => offer.do === 'chow' && offer.kind === 'group' && offer.groups.length > 1);

async function atMoment(isWanted: (snapshot: TableSnapshot) => boolean) {
  const house = new FakeHouse();
  const table = house.keep(tableAt(basic13, { id: 'p1', name: 'Zoe' }, isWanted));
  table.sent.length = 0;
  const person = await openSessionScreen({ house });
  await person.press('enter');
  // What follows at once on the Enter that opened the table is not heard.
  await person.wait(400);
  return { ...person, table };
}

test('Enter does not answer a claim: it was meant for a discard', async () => {
  const { press, table, text } = await atMoment(offered('pung'));
  expect(text()).toContain('pung');
  await press('enter', 'enter');
  expect(table.sent).toEqual([]);
});

test('p takes the tile for a pung, space lets it go', async () => {
  const first = await atMoment(offered('pung'));
  await first.press('p');
  expect(first.table.sent[0]).toMatchObject({ do: 'pung' });
  const second = await atMoment(offered('pung'));
  await second.press('space');
  expect(second.table.sent[0]).toEqual({ do: 'pass' });
});

test('several chows are told apart by number', async () => {
  const { press, table, text } = await atMoment(severalChows);
  await press('c');
  expect(table.sent).toEqual([]);
  expect(text()).toContain('chow: which one?');
  await press('2');
  const { view } = table.snapshot();
  expect(table.sent[0]).toMatchObject({ do: 'chow' });
  expect(view.seats[0]!.melds).toHaveLength(1);
});

test('Enter takes none of the chows and says which keys do', async () => {
  const { press, table, text } = await atMoment(severalChows);
  await press('c', 'enter');
  expect(text()).toContain('chow: which one?');
  expect(text()).toMatch(/Choose with 1 to [23]/);
  await press('escape');
  expect(text()).not.toContain('Choose with');
  expect(table.sent).toEqual([]);
  await press('c', 'enter', '1');
  expect(table.sent[0]).toMatchObject({ do: 'chow' });
  expect(text()).not.toContain('Choose with');
});

test('Escape goes back from the chows to the claim and answers nothing', async () => {
  const { press, table, text } = await atMoment(severalChows);
  await press('c', 'escape');
  expect(text()).not.toContain('which one?');
  expect(table.sent).toEqual([]);
  await press('space');
  expect(table.sent).toEqual([{ do: 'pass' }]);
});

test('a key that was on its way when a claim ran out does not answer what comes next', async () => {
  const { press, settled, table, wait } = await atMoment(offered('pung'));
  table.timeOut();
  await settled();
  const question = table.snapshot().view.offers.map(({ do: verb }) => verb);
  expect(question.length).toBeGreaterThan(0);
  await press('space', 'p', 'k', 'enter');
  expect(table.sent).toEqual([]);
  await wait(500);
  await press(table.snapshot().view.phase === 'window' ? 'space' : 'enter');
  expect(table.sent).toHaveLength(1);
});
