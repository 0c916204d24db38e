import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../src/game/options.ts';
import { presetSources } from '../../../src/rules/riichi/presets.ts';
import { rankingPoints } from '../../../src/rules/riichi/ranking.ts';
import { riichi } from '../../../src/rules/riichi/riichi.ts';
import { sanma } from '../../../src/rules/riichi/sanma.ts';
import { tableOf } from '../../../src/rules/riichi/table.ts';
import { FOUR, THREE } from '../../../src/rules/riichi/variant.ts';
import { optionsOf } from '../../helpers/random-play.ts';

describe.each([
  ['riichi', riichi, FOUR],
  ['sanma', sanma, THREE],
] as const)('%s', (_, rules, variant) => {
  const words = rules.words.en;

  test('every option has a label and help, every value that is no number or switch a name', () => {
    for (const spec of rules.options) {
      const said = words.options[spec.name];
      expect(said?.help, spec.name).toBeTruthy();
      if (spec.type !== 'choice') continue;
      for (const value of spec.values)
        if (typeof value === 'string' && spec.name !== 'uma')
          expect(said?.values?.[value], `${spec.name} ${value}`).toBeTruthy();
    }
  });

  test('every preset has a name, sets every option to a value it takes, and says where each comes from', () => {
    expect(rules.presets[0]?.id).toBe('site');
    for (const { id, values } of rules.presets) {
      expect(words.presets[id], id).toBeTruthy();
      expect(Object.keys(values).sort()).toEqual(rules.options.map(({ name }) => name).sort());
      expect(readOptions(rules.options, values)).toHaveProperty('options');
    }
    for (const [id, values] of Object.entries(presetSources(variant)))
      for (const [name, [, source]] of Object.entries(values)) expect(source, `${id} ${name}`).toBeTruthy();
  });

  test('the site preset is what a table has when nothing is said', () => {
    expect(rules.presets[0]?.values).toEqual(optionsOf(rules));
  });
});

describe('the sets of tiles', () => {
  const reds = (rules: typeof riichi, redFives: number) =>
    rules.deck(optionsOf(rules, { redFives })).filter(tile => tile >= 43).length;

  test('136 tiles with 0, 3 or 4 red fives, 108 with 0 or 2', () => {
    expect(riichi.deck(optionsOf(riichi))).toHaveLength(136);
    expect([0, 3, 4].map(count => reds(riichi, count))).toEqual([0, 3, 4]);
    expect(sanma.deck(optionsOf(sanma))).toHaveLength(108);
    expect([0, 2].map(count => reds(sanma, count))).toEqual([0, 2]);
  });
});

describe('D2.14: the ranking display', () => {
  test('adds +15 +5 -5 -15 by place, ties by the first seat order', () => {
    const table = tableOf(optionsOf(riichi));
    expect(rankingPoints([25_000, 40_000, 10_000, 25_000], table)).toEqual([5000, 30_000, -30_000, -5000]);
  });

  test('oka goes from all to the first', () => {
    const table = tableOf(optionsOf(riichi, { uma: '20-10', oka: 20 }));
    const points = rankingPoints([35_000, 30_000, 20_000, 15_000], table);
    expect(points).toEqual([45_000, 10_000, -20_000, -35_000]);
    expect(points.reduce((sum, share) => sum + share)).toBe(0);
  });
});

describe('how a hand comes to its value', () => {
  const told = (extra: Readonly<Record<string, number | string | null>>) =>
    riichi.words.en.reckoning?.(extra);

  test('is han and fu, and what the fu are made of', () => {
    expect(told({ han: 3, fu: 40, yakuman: 0, limit: null, fuParts: '20+10+4' })).toEqual([
      '3 han 40 fu',
      'fu: 20+10+4',
    ]);
  });

  test('names the limit it reaches', () => {
    expect(told({ han: 5, fu: 30, yakuman: 0, limit: 'mangan', fuParts: null })).toEqual([
      '5 han 30 fu',
      'mangan',
    ]);
    expect(told({ han: 0, fu: 0, yakuman: 2, limit: 'yakuman', fuParts: null })).toEqual(['2 yakuman']);
  });
});
