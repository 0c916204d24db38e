import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/game/state.ts';
import { riichi } from '../../../src/rules/riichi/riichi.ts';
import { sanma } from '../../../src/rules/riichi/sanma.ts';
import { kindOf } from '../../../src/tiles/tile.ts';
import { host } from './host.ts';

/** A command as far as it says the same whichever way it is put. */
function plain({ do: verb, tile, tiles }: Command): unknown {
  const named = verb === 'chow' ? [...tiles!].sort((a, b) => a - b) : null;
  return [verb, verb === 'kong' && tile !== undefined ? kindOf(tile) : (tile ?? null), named];
}

describe.each([
  ['riichi', riichi, [0, 3]],
  ['sanma', sanma, [0, 2]],
] as const)('a bot in mjai plays whole matches of %s', (_id, rules, places) => {
  test.each(['line', 'batch'] as const)('by %s, with nothing but answers that are taken', framing => {
    for (const [n, me] of places.entries())
      expect(host(rules, n + 1, me, framing).commands.length).toBeGreaterThan(50);
  });

  test('as it would if it saw the match itself', () => {
    for (const [n, me] of places.entries()) {
      const { commands, seen } = host(rules, n + 1, me, 'line');
      expect(commands.map(plain)).toEqual(seen.map(plain));
    }
  });

  test('the same whichever way events come', () => {
    const { commands } = host(rules, 1, places[0], 'line');
    expect(host(rules, 1, places[0], 'batch').commands).toEqual(commands);
  });

  test('and says nothing where it is not asked', () => {
    const { idle } = host(rules, 2, places[1], 'line');
    expect(idle.filter(({ type }) => type !== 'none')).toEqual([]);
  });
});
