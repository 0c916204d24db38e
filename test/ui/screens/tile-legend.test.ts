import { expect, test } from 'vitest';
import { readOptions } from '../../../src/game/options.ts';
import { allRulesets } from '../../../src/rules/registry.ts';
import { formatTiles } from '../../../src/tiles/notation.ts';
import { legendRows } from '../../../src/ui/screens/tile-legend.tsx';
import { FakeHouse } from '../../helpers/fake-house.ts';
import { openSessionScreen } from '../../helpers/session-screen.ts';

const rowsOf = (id: string): string[] => {
  const rules = allRulesets().find(ruleset => ruleset.id === id)!;
  const read = readOptions(rules.options, {});
  if ('problem' in read) throw new Error(read.problem);
  return legendRows(rules.deck(read.options)).map(row => formatTiles(row));
};

test('the rules begin with the tiles that a ruleset has: suits, winds, dragons, what is special', () => {
  expect(rowsOf('basic13')).toEqual(['5m5p5s', '1234z', '567z']);
  expect(rowsOf('sichuan-battle')).toEqual(['5m5p5s']);
  expect(rowsOf('sanma')[0]).toBe('1m5p5s');
  expect(rowsOf('riichi')[3]).toBe('0m');
  expect(rowsOf('american')[3]).toBe('1f1j');
});

test('a tile stands there as it looks in the face that is on, with its name', async () => {
  const { press, text } = await openSessionScreen();
  await press('i');
  expect(text()).toMatch(/東 East +南 South +西 West +北 North/);
  expect(text()).toMatch(/5● 5 dots 筒/);
});

test.each(['cjk', 'ascii'] as const)('no name is cut in the least window, in the %s face', async face => {
  const house = new FakeHouse({}, allRulesets());
  for (const { id } of allRulesets()) {
    const env = face === 'ascii' ? { LANG: 'C' } : {};
    const destination = { kind: 'lobby', ruleset: id } as const;
    const { press, screen, text } = await openSessionScreen({ house, env, destination });
    await press('i');
    const rows = rowsOf(id).length;
    const legend = screen
      .lines()
      .slice(2, 2 + rows)
      .join('\n');
    expect(legend, id).not.toMatch(/…|\.\.\./);
    if (id === 'riichi') expect(text()).toMatch(/red 5 characters/);
  }
});

test('where only ASCII can be drawn it stands there in letters', async () => {
  const { press, text } = await openSessionScreen({ env: { LANG: 'C' } });
  await press('i');
  expect(text()).toMatch(/Ew East +Sw South/);
});
