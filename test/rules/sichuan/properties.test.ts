import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginner } from '../../../src/bots/beginner.ts';
import { runMatch } from '../../../src/bots/run-match.ts';
import type { GameEvent } from '../../../src/game/event.ts';
import { act, newMatch, settle } from '../../../src/game/match.ts';
import { isUnsettled } from '../../../src/game/offers.ts';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import { seededSource } from '../../../src/game/source.ts';
import { rulesetOf } from '../../../src/rules/registry.ts';
import { expectProperties } from '../../helpers/properties.ts';
import { newWorld, optionsOf, playAnyhow, seedOf } from '../../helpers/random-play.ts';

const FORMS = ['sichuan-battle', 'sichuan-flow'];

/** A match between beginners, and every event of it by carrying its commands out again. */
function botMatch(rules: Ruleset, n: number, given: Record<string, unknown> = {}): GameEvent[] {
  const options = optionsOf(rules, given);
  const players = [beginner, beginner, beginner, beginner];
  const run = runMatch({ rules, options, seed: seedOf(n), players, random: () => 0 });
  const source = seededSource(rules, options, seedOf(n), []);
  let match = newMatch(rules, options);
  const events: GameEvent[] = [];
  for (const command of run.commands) {
    for (let outcome = act(rules, source, match, command); ; outcome = settle(rules, source, match)) {
      if ('refusal' in outcome) throw new Error(`${command.do} was refused`);
      match = outcome.match;
      events.push(...outcome.events);
      if (!isUnsettled(match)) break;
    }
  }
  expect(match).toEqual(run.match);
  return events;
}

/** Kinds of events that this form can lead to; a robbed kong needs luck and stands in a test of its own. */
const KINDS = [
  'hand-started dealt ruled choice-opened chose exchanged choice-closed turned drew discarded window-opened answered',
  'window-closed melded kong-declared won paid hand-ended match-ended',
]
  .join(' ')
  .split(' ');

describe.each(FORMS)('every match of %s', id => {
  const rules = rulesetOf(id)!;

  test('keeps its tiles and points, leaks nothing, takes exactly its offers, replays and ends', () => {
    fc.assert(
      fc.property(fc.nat(0xffff_ffff), n => {
        const { match } = expectProperties(rules, n, { given: { hands: 2 } });
        expect(match.played).toBe(2);
      }),
      { numRuns: 5 },
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

  test('between bots ends, replays identically and shows every kind of event', () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < 4; n++)
      for (const { type } of botMatch(rules, n)) seen.set(type, (seen.get(type) ?? 0) + 1);
    expect(KINDS.filter(kind => !seen.has(kind))).toEqual([]);
    expect(seen.has('left')).toBe(id === 'sichuan-battle');
  });
});
