import { describe, expect, test } from 'vitest';
import { unseenKinds } from '../../../src/bots/unseen.ts';
import { offerTakes } from '../../../src/game/offer.ts';
import type { Rated, Ruleset } from '../../../src/game/ruleset.ts';
import type { View } from '../../../src/game/view.ts';
import { viewOf } from '../../../src/game/view-of.ts';
import { incomeOf, type Prospects } from '../../../src/rules/sichuan/advice/prospects.ts';
import { sichuanBattle } from '../../../src/rules/sichuan/battle.ts';
import { sichuanFlow } from '../../../src/rules/sichuan/flow.ts';
import { carryOut, newWorld } from '../../helpers/random-play.ts';
import { thriftyCommands } from './thrifty-views.ts';

const forms = [sichuanBattle as Ruleset, sichuanFlow as Ruleset];

const ratedOf = (rules: Ruleset, view: View): readonly Rated[] => rules.rate!(view, unseenKinds(view, rules));

describe.each(forms)('advice in $id', rules => {
  test('rates only what is offered, with a number, at every moment of a match', () => {
    const seen = new Set<string>();
    thriftyCommands(rules, 3, (match, seat) => {
      const view = viewOf(rules, match, seat);
      for (const { command, worth } of ratedOf(rules, view)) {
        seen.add(command.do);
        expect(Number.isNaN(worth)).toBe(false);
        expect(view.offers.some(offer => offerTakes(offer, command))).toBe(true);
      }
    });
    expect([...seen].sort()).toEqual(['discard', 'exchange', 'kong', 'missing', 'pass', 'pung', 'win']);
  });

  test('says the same twice', () => {
    const world = newWorld(rules, 5);
    carryOut(world, { seat: null, do: 'deal' });
    const view = viewOf(rules, world.match, 1);
    expect(ratedOf(rules, view)).toEqual(ratedOf(rules, view));
  });
});

describe('what a way is expected to bring', () => {
  const prospects: Prospects = { turns: 10, others: 3, unseen: 80, stay: false, selfDrawPoint: 1 };
  const way = { shanten: 1, useful: 12, points: 2, form: 'sets', claims: 1 } as const;

  test('more the nearer, the dearer, and the more tiles it takes', () => {
    const worth = incomeOf(way, 0, prospects);
    expect(incomeOf({ ...way, shanten: 2 }, 0, prospects)).toBeLessThan(worth);
    expect(incomeOf({ ...way, points: 8 }, 0, prospects)).toBeGreaterThan(worth);
    expect(incomeOf({ ...way, useful: 18 }, 0, prospects)).toBeGreaterThan(worth);
  });

  test('less while tiles of the missing suit are to go, and the shorter the wall', () => {
    const worth = incomeOf(way, 0, prospects);
    expect(incomeOf(way, 6, prospects)).toBeLessThan(worth);
    expect(incomeOf(way, 0, { ...prospects, turns: 2 })).toBeLessThan(worth);
  });

  test('a ready hand is worth more in flow, where it wins again', () => {
    const ready = { ...way, shanten: 0, useful: 6 };
    const flow = incomeOf(ready, 0, { ...prospects, stay: true });
    expect(flow).toBeGreaterThan(incomeOf(ready, 0, prospects));
  });
});
