import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../src/game/options.ts';
import { viewOf } from '../../../src/game/view-of.ts';
import { rulesetOf } from '../../../src/rules/registry.ts';
import { newWorld } from '../../helpers/random-play.ts';
import { playThriftily } from './thrifty-play.ts';

describe.each(['sichuan-battle', 'sichuan-flow'])('the words of %s', id => {
  const rules = rulesetOf(id)!;
  const words = rules.words.en;

  test('name every option, every value of a choice, and every preset', () => {
    for (const option of rules.options) {
      expect(words.options[option.name]?.help, option.name).toBeTruthy();
      if (option.type === 'choice' && option.name !== 'start')
        for (const value of option.values)
          expect(words.options[option.name]!.values?.[String(value)], `${option.name} ${value}`).toBeTruthy();
    }
    expect(Object.keys(words.presets)).toEqual(rules.presets.map(preset => preset.id));
  });

  test('presets are made of the options', () => {
    for (const { values } of rules.presets)
      expect(readOptions(rules.options, values)).toHaveProperty('options');
    expect(rules.presets[0]!.values).toEqual({});
  });

  test('name whatever comes up in play', () => {
    const given = {
      firstTurn: true,
      terminals: true,
      twoFiveEight: true,
      selfDraw: 'fan',
      kongTransfer: true,
    };
    const unnamed = new Set<string>();
    const look = (ids: readonly string[], table: Readonly<Record<string, string>>) => {
      for (const one of ids) if (table[one] === undefined) unnamed.add(one);
    };
    for (let n = 0; n < 8; n++) {
      const world = newWorld(rules, n, { ...given, hands: 4 });
      playThriftily(world, n, () => {
        const view = viewOf(rules, world.match, n % 4);
        look(
          view.panels.map(panel => panel.id),
          words.names,
        );
        look(
          view.seats.flatMap(seat => seat.marks.map(mark => mark.id)),
          words.names,
        );
        if (view.choice !== null) look([view.choice.id], words.names);
        for (const offer of view.offers)
          if (offer.kind === 'answer')
            look(
              offer.answers.map(answer => answer.id),
              words.names,
            );
      });
      for (const event of world.events) {
        if (event.type === 'ruled') look([event.name], words.events);
        if (event.type === 'paid') look([event.reason], words.reasons);
        if (event.type === 'won')
          look(
            event.score.patterns.map(pattern => pattern.id),
            words.patterns,
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
