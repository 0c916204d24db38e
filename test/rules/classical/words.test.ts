import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../src/game/options.ts';
import { viewOf } from '../../../src/game/view-of.ts';
import { classical } from '../../../src/rules/classical/classical.ts';
import { presetSources } from '../../../src/rules/classical/presets.ts';
import { LIMIT_HANDS } from '../../../src/rules/classical/scoring/limit-hands.ts';
import { newWorld } from '../../helpers/random-play.ts';
import { scoreOf } from '../../helpers/script.ts';
import { playEagerly } from './eager-play.ts';
import { handLine } from './hand-line.ts';

const words = classical.words.en;

describe('the words of Chinese Classical', () => {
  test('name every option, every value of a choice, and every preset', () => {
    for (const option of classical.options) {
      expect(words.options[option.name]?.label, option.name).toBeTruthy();
      expect(words.options[option.name]?.help, option.name).toBeTruthy();
      if (option.type === 'choice')
        for (const value of option.values)
          expect(words.options[option.name]!.values?.[String(value)], `${option.name} ${value}`).toBeTruthy();
    }
    expect(Object.keys(words.options).sort()).toEqual(classical.options.map(({ name }) => name).sort());
    expect(Object.keys(words.presets)).toEqual(classical.presets.map(({ id }) => id));
  });

  test('name every limit hand', () => {
    for (const { id } of LIMIT_HANDS) expect(words.patterns[id], id).toBeTruthy();
  });

  test('name whatever comes up in play', () => {
    const unnamed = new Set<string>();
    const look = (ids: readonly string[], table: Readonly<Record<string, string>>) => {
      for (const id of ids) if (table[id] === undefined) unnamed.add(id);
    };
    for (let n = 0; n < 8; n++) {
      const world = newWorld(classical, n);
      playEagerly(world, n, () => {
        const view = viewOf(classical, world.match, n % 4);
        for (const { id, patterns = [] } of view.panels) {
          look([id], words.names);
          look(
            patterns.map(pattern => pattern.id),
            words.patterns,
          );
        }
        for (const { marks } of view.seats)
          look(
            marks.map(mark => mark.id),
            words.names,
          );
      });
      for (const event of world.events) {
        if (event.type === 'paid') look([event.reason], words.reasons);
        if (event.type !== 'won') continue;
        look(
          event.score.patterns.map(({ id }) => id),
          words.patterns,
        );
        look(
          event.score.patterns.map(({ unit }) => unit!),
          words.names,
        );
      }
    }
    expect([...unnamed]).toEqual([]);
  });

  test('the rules page says something under every heading', () => {
    expect(words.rules.length).toBeGreaterThan(8);
    for (const { heading, text } of words.rules) expect(text.length, heading).toBeGreaterThan(20);
  });
});

describe('presets', () => {
  test('are made of the options, the default one of nothing else', () => {
    for (const { values } of classical.presets)
      expect(readOptions(classical.options, values)).toHaveProperty('options');
    expect(classical.presets[0]).toEqual({ id: 'emahjong', values: {} });
  });

  test('say where each value comes from', () => {
    for (const values of Object.values(presetSources))
      for (const [name, [, source]] of Object.entries(values))
        expect(source.length, name).toBeGreaterThan(10);
  });

  test.each([
    ['kajongg', { limit: 500, goingOut: 20, eastDoubles: true, bonusDouble: 'both', sevenTwins: false }],
    ['millington', { limit: 1000, goingOut: 10, eastDoubles: true, ninthDeal: 13, bigThreeDragons: false }],
  ])('%s differs as its source says', (id, values) => {
    expect(classical.presets.find(preset => preset.id === id)!.values).toMatchObject(values);
  });

  test('three dragons after Millington: the limit without chows, five doubles with one', () => {
    const options = classical.presets.find(({ id }) => id === 'millington')!.values;
    const value = (text: string) => scoreOf('classical', { ...handLine(text), limit: 1000, options });
    expect(value('2m [555z] [666z] [777z] [333p] > 2m')).toMatchObject({ value: 1000 });
    expect(value('34p22m [555z] [666z] [777z] > 5p')).toMatchObject({ value: 704, base: 22, doubles: 5 });
  });
});
