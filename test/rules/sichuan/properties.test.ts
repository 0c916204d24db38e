import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginner } from '../../../src/bots/beginner.ts';
import { runMatch } from '../../../src/bots/run-match.ts';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import { rulesetOf } from '../../../src/rules/registry.ts';
import { expectProperties } from '../../helpers/properties.ts';
import { carryOut, newWorld, optionsOf, playAnyhow, seedOf } from '../../helpers/random-play.ts';

const FORMS = ['sichuan-battle', 'sichuan-flow'];

/** Plays a match between beginners, and carries its commands out once more. */
function expectBotsReplay(rules: Ruleset, n: number): void {
  const options = optionsOf(rules);
  const players = [beginner, beginner, beginner, beginner];
  const run = runMatch({ rules, options, seed: seedOf(n), players, random: () => 0 });
  const again = newWorld(rules, n);
  for (const command of run.commands) carryOut(again, command);
  expect(again.match).toEqual(run.match);
  expect(run.match.phase).toBe('over');
}

describe.each(FORMS)('every match of %s', id => {
  const rules = rulesetOf(id)!;

  test('keeps its tiles and points, leaks nothing, takes exactly its offers, replays and ends', () => {
    fc.assert(
      fc.property(fc.nat(0xffff_ffff), n => {
        const { match } = expectProperties(rules, n, { given: { hands: 2 } });
        expect(match.played).toBe(2);
      }),
      { numRuns: 8 },
    );
  });

  test('does so too without an exchange and with all that a table may add', () => {
    const given = {
      ...rules.presets.at(-1)!.values,
      exchange: false,
      firstTurn: true,
      terminals: true,
      hands: 2,
    };
    expectProperties(rules, 11, { given });
  });

  test('has eight hands, each dealt by the next seat (B1)', () => {
    const world = newWorld(rules, 3);
    playAnyhow(world, 3);
    const dealers = world.events.flatMap(event => (event.type === 'hand-started' ? [event.dealer] : []));
    expect(dealers).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  });

  test('between bots ends, and replays identically', () => {
    for (let n = 0; n < 4; n++) expectBotsReplay(rules, n);
  });
});
