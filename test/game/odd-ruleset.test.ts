import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../src/game/ruleset.ts';
import { expectProperties } from '../helpers/properties.ts';
import { play } from '../helpers/script.ts';
import { magpie } from '../rulesets/magpie/magpie.ts';
import { registerMagpie } from '../rulesets/register.ts';

registerMagpie();

const vows = [
  { seat: 'east', do: 'vow', suit: 'p' },
  { seat: 'south', do: 'vow', suit: 's' },
  { seat: 'west', do: 'vow', suit: 's' },
];

describe('a ruleset that shares no rule with the others', () => {
  test('keeps every property of a match', () => {
    fc.assert(
      fc.property(fc.nat(0xffff), n => {
        expectProperties(magpie as unknown as Ruleset, n, { given: { hands: 2 } });
      }),
      { numRuns: 5 },
    );
  });

  test('three seats choose at once and in secret', () => {
    const { events, legal } = play('magpie', { hands: {}, commands: [...vows, { stop: true }] });
    expect(events.filter(event => event.type === 'chose')).toHaveLength(3);
    expect(Object.keys(legal!)).toEqual(['east']);
  });

  test('five alike are claimed with jokers, for a fee from both others; winners leave one by one', () => {
    const answer = play('magpie', {
      hands: { east: '1233445566778p', south: '999s111222333s1j', west: '444555666777s8s' },
      wall: '9s1s',
      commands: [
        ...vows,
        { seat: 'east', do: 'discard', tile: '9s' },
        { seat: 'south', do: 'claim', size: 5, jokers: 1 },
        { seat: 'south', do: 'discard', tile: '1s' },
        { seat: 'west', do: 'win' },
      ],
    });
    expect(answer.payments.slice(0, 3)).toEqual([
      { from: 'west', to: 'south', amount: 1, reason: 'five' },
      { from: 'east', to: 'south', amount: 1, reason: 'five' },
      { from: 'south', to: 'west', amount: 4, reason: 'win' },
    ]);
    expect(answer.wins[0]).toMatchObject({ seat: 'west', from: 'south' });
    expect(answer.events).toContainEqual(expect.objectContaining({ type: 'left', seat: 2 }));
    expect(answer.events).toContainEqual(
      expect.objectContaining({ type: 'melded', meld: expect.objectContaining({ kind: 'quint' }) }),
    );
  });
});
