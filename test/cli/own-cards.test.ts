import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withOwnCards } from '../../src/cli/own-cards.ts';
import { readOptions } from '../../src/game/options.ts';
import type { Ruleset } from '../../src/game/ruleset.ts';
import { allRulesets, rulesetOf } from '../../src/rules/registry.ts';
import { temporaryFolder } from '../helpers/folder.ts';

const CARD = 'card mine My Card\nA1 | FF 1111a 2222a 3333a | | X | 25 | One two three\n';

function dataWith(files: Record<string, string>): string {
  const data = temporaryFolder('data');
  mkdirSync(join(data, 'cards'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(data, 'cards', name), text);
  return data;
}

const americanOf = (rulesets: readonly Ruleset[]): Ruleset => rulesets.find(({ id }) => id === 'american')!;

describe('cards in the data folder', () => {
  test('are choices of a new table, under their names', () => {
    const { rulesets, problems } = withOwnCards(allRulesets(), dataWith({ 'mine.card': CARD }));
    const american = americanOf(rulesets);
    expect(problems).toEqual([]);
    const spec = american.options.find(({ name }) => name === 'card')!;
    expect(spec).toMatchObject({ values: ['house', 'training', CARD] });
    expect(american.words.en.options.card!.values![CARD]).toBe('My Card');
  });

  test('are played by their text, which any ruleset without the folder understands too', () => {
    const { options } = rulesetOf('american')!;
    expect(readOptions(options, { card: CARD })).toMatchObject({ options: { card: CARD } });
  });

  test('that are none are told with the place of the first mistake, and left out', () => {
    const data = dataWith({ 'bad.card': CARD.replace('2222a', '222a'), 'notes.txt': 'no card' });
    const { rulesets, problems } = withOwnCards(allRulesets(), data);
    expect(problems).toEqual([
      `${join(data, 'cards', 'bad.card')}:2:6: "FF 1111a 222a 3333a" has 13 tiles; a hand has 14`,
    ]);
    expect(americanOf(rulesets)).toBe(rulesetOf('american'));
  });

  test('are not missed where there is no such folder', () => {
    const { rulesets, problems } = withOwnCards(allRulesets(), temporaryFolder('data'));
    expect(problems).toEqual([]);
    expect(rulesets).toEqual(allRulesets());
  });
});
