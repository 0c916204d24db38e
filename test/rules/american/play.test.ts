import { describe, expect, test } from 'vitest';
import { unseenKinds } from '../../../src/bots/unseen.ts';
import { waitingFor } from '../../../src/game/offers.ts';
import type { Rated } from '../../../src/game/ruleset.ts';
import type { Seat } from '../../../src/game/state.ts';
import type { View } from '../../../src/game/view.ts';
import { viewOf } from '../../../src/game/view-of.ts';
import { readScript } from '../../../src/records/script/read.ts';
import { playScript } from '../../../src/records/script/run.ts';
import type { Card } from '../../../src/rules/american/card/card.ts';
import { readingOf } from '../../../src/rules/american/cards.ts';
import { threats } from '../../../src/rules/american/play/threats.ts';
import { rulesetOf } from '../../../src/rules/registry.ts';
import { formatTiles, parseTile } from '../../../src/tiles/notation.ts';
import { JOKER } from '../../../src/tiles/tile.ts';
import { anyCommand, carryOut, newWorld } from '../../helpers/random-play.ts';
import { claim, discard, type Line, type Opened, opened, stop } from './hands.ts';

const rules = rulesetOf('american')!;

function viewAfter(given: Opened, seat: Seat): View {
  const { match } = playScript(rules, readScript(rules, opened(given)));
  return viewOf(rules, match, seat);
}

const ratedFor = (view: View): readonly Rated[] => rules.rate!(view, unseenKinds(view, rules));

function best(view: View): Record<string, unknown> {
  const { command } = ratedFor(view).reduce((first, one) => (one.worth > first.worth ? one : first));
  return { ...command };
}

const training = { options: { card: 'training' } };

describe('what is worth doing', () => {
  test('declares a win before anything else', () => {
    const view = viewAfter({ hands: { east: '4444m5555s6666m1z' }, wall: '3z', commands: [stop] }, 0);
    expect(best(view)).toEqual({ seat: 0, do: 'win' });
  });

  test('discards what no near row wants, and keeps jokers', () => {
    const view = viewAfter(
      { ...training, hands: { east: '1j222m4444p66s11z9p' }, wall: '9m', commands: [stop] },
      0,
    );
    expect(best(view)).toMatchObject({ do: 'discard' });
    expect(['9p', '9m']).toContain(formatTiles([best(view).tile as number]));
    const worths = ratedFor(view).filter(({ command }) => command.do === 'discard');
    const ofJoker = worths.find(({ command }) => command.tile === JOKER)!;
    expect(ofJoker.worth).toBeLessThan(Math.max(...worths.map(({ worth }) => worth)));
  });

  test('takes a joker for a natural that its own row does not need', () => {
    const commands: Line[] = [discard('east', '5s'), claim('south', 4, 1), discard('south', '9p')];
    const view = viewAfter(
      {
        hands: { south: '1j55s6666m13z9p357m', west: '444p55p66p77p12z89s' },
        wall: '5s5s',
        commands: [...commands, stop],
      },
      2,
    );
    expect(best(view)).toMatchObject({ do: 'joker', from: 1, tile: parseTile('5s') });
  });

  test('rates what is offered and nothing else, whatever is asked', () => {
    for (let n = 0; n < 3; n++) {
      const world = newWorld(rules, n, { hands: 1 });
      carryOut(world, { seat: null, do: 'deal' });
      while (world.match.phase === 'hand') {
        const [seat] = waitingFor(world.match) as [Seat];
        const view = viewOf(rules, world.match, seat);
        const rated = ratedFor(view);
        expect(rated.length).toBeGreaterThan(0);
        for (const { worth } of rated) expect(worth).not.toBeNaN();
        const { command } = rated.reduce((first, one) => (one.worth > first.worth ? one : first));
        // Played half at random, so that it meets hands it would never have made.
        const other = anyCommand(view.offers, seat, () => 0.5);
        carryOut(world, view.phase === 'turn' && n % 2 === 1 ? other : { ...command, seat });
      }
    }
  });
});

describe('the passes of a Charleston', () => {
  test('are of tiles that are missed least, never jokers', () => {
    const world = newWorld(rules, 11, { hands: 1, card: 'training' });
    carryOut(world, { seat: null, do: 'deal' });
    for (let seat = 0; seat < 4; seat++) {
      const view = viewOf(rules, world.match, seat);
      const { tiles } = best(view) as { tiles: number[] };
      expect(tiles).toHaveLength(3);
      expect(tiles).not.toContain(JOKER);
    }
  });
});

describe('what others have shown', () => {
  const { card } = readingOf('house') as { card: Card };
  const shown: Opened = {
    hands: { south: '222888m5544s17z9p' },
    wall: '2m8m',
    commands: [
      discard('east', '2m'),
      claim('south', 4),
      discard('south', '9p'),
      discard('west', '8m'),
      claim('south', 4),
      discard('south', '1z'),
      stop,
    ],
  };
  const dangerAt = (wall: number): Float64Array => {
    const view = { ...viewAfter(shown, 2), wall };
    return threats(view, card, unseenKinds(view, rules));
  };

  test('makes the tiles of its rows dear to discard, the later the dearer', () => {
    const needed = parseTile('4s');
    expect(dangerAt(10)[needed]).toBeGreaterThan(dangerAt(30)[needed]!);
    expect(dangerAt(30)[needed]).toBeGreaterThan(0);
    expect(dangerAt(30)[parseTile('5z')]).toBe(0);
  });

  test('does not matter early', () => {
    expect([...dangerAt(90)].every(danger => danger === 0)).toBe(true);
  });
});
