import { describe, expect, test } from 'vitest';
import { unseenKinds } from '../../../src/bots/unseen.ts';
import type { Goal } from '../../../src/game/goal.ts';
import type { Match } from '../../../src/game/state.ts';
import type { View } from '../../../src/game/view.ts';
import { viewOf } from '../../../src/game/view-of.ts';
import { readScript } from '../../../src/records/script/read.ts';
import { playScript } from '../../../src/records/script/run.ts';
import { rulesetOf } from '../../../src/rules/registry.ts';
import { tileName } from '../../../src/tiles/notation.ts';
import { EAST } from '../../../src/tiles/tile.ts';
import { claim, discard, type Opened, opened, stop } from './hands.ts';

const rules = rulesetOf('american')!;

function viewAfter(given: Opened, seat: number): View {
  const { match } = playScript(rules, readScript(rules, opened(given)));
  return viewOf(rules, match as Match, seat);
}

const goalsOf = (view: View): readonly Goal[] => rules.goals!(view, unseenKinds(view, rules));
const training = { options: { card: 'training' } };
/** Groups as `held of size, tile, jokers`: `3+1 of 4 2m`. */
const written = ({ groups }: Goal): string[] =>
  groups.map(({ tile, size, held, jokers }) => `${held}+${jokers} of ${size} ${tileName(tile)}`);

describe('the lines of the card as goals', () => {
  const given: Opened = {
    ...training,
    hands: { east: '222m1j4444p66s11z9p' },
    wall: '9m',
    commands: [stop],
  };

  test('are all there, the nearest first, each as printed and with what the hand has of it', () => {
    const goals = goalsOf(viewAfter(given, 0));
    expect(goals).toHaveLength(12);
    expect(goals[0]).toMatchObject({ id: 'T06', name: 'Three Wells', distance: 2, concealed: false });
    expect(goals[0]!.printed).toEqual(['2222a 4444b 6666c EE']);
    expect(written(goals[0]!)).toEqual(['3+1 of 4 2m', '4+0 of 4 4p', '2+0 of 4 6s', '2+0 of 2 1z']);
    const distances = goals.map(({ distance }) => distance!);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });

  test('say which tiles are missing and how many of them may still come', () => {
    const [nearest] = goalsOf(viewAfter(given, 0));
    const missing = nearest!.missing.map(({ tile, left }) => `${tileName(tile)} ${left}`);
    expect(missing).toEqual(['2m 1', '6s 2']);
  });

  test('do not miss naturals in whose place jokers stand, where jokers fill every group', () => {
    const [nearest] = goalsOf(viewAfter({ ...given, hands: { east: '222m1j1j4444p666s1z' } }, 0));
    expect(nearest).toMatchObject({ id: 'T06', distance: 1 });
    expect(nearest!.missing.map(({ tile }) => tileName(tile))).toEqual(['1z']);
  });

  test('put last what the exposures rule out, concealed lines among it', () => {
    const view = viewAfter(
      {
        ...training,
        hands: { south: '222m4444p66s11z9p7m' },
        wall: '2m',
        commands: [discard('east', '2m'), claim('south', 4), stop],
      },
      1,
    );
    const goals = goalsOf(view);
    const open = goals.filter(({ distance }) => distance !== null).map(({ id }) => id);
    expect([...open].sort()).toEqual(['T01', 'T02', 'T04', 'T06', 'T09', 'T12']);
    expect(written(goals[0]!)[0]).toBe('4+0 of 4 2m');
    expect(goals.slice(open.length).every(({ isPossible }) => !isPossible)).toBe(true);
    expect(goals.at(-1)!.distance).toBeNull();
  });

  test('put behind what no tile that is left can complete', () => {
    const view = viewAfter({ ...given, hands: { east: '222m1j4444p666s1z9p' } }, 0);
    const unseen = unseenKinds(view, rules);
    // All other Easts have been seen: there will be no pair of them.
    unseen[EAST] = 0;
    const goals = rules.goals!(view, unseen);
    expect(goals[0]!.id).not.toBe('T06');
    expect(goals.find(({ id }) => id === 'T06')).toMatchObject({ isPossible: false, distance: 2 });
  });
});
