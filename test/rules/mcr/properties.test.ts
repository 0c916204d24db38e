import { describe, expect, test } from 'vitest';
import { beginner } from '../../../src/bots/beginner.ts';
import { runMatch } from '../../../src/bots/run-match.ts';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import { mcr } from '../../../src/rules/mcr/mcr.ts';
import { expectProperties } from '../../helpers/properties.ts';
import { optionsOf, seedOf } from '../../helpers/random-play.ts';

const rules = mcr as Ruleset;

describe('any legal play', () => {
  test.each([
    [1, {}],
    [2, { hands: 4, minimum: 0 }],
    [3, { hands: 4, minimum: 0, severalWinners: true, flowers: false }],
  ])('keeps tiles, points and secrets, and replays (%i)', (n, given) => {
    const { match } = expectProperties(rules, n, { given: { hands: 4, ...given } });
    expect(match.phase).toBe('over');
  });
});

describe('matches between bots', () => {
  test('sixteen hands, each seat deals four times, points sum to zero', () => {
    const dealers: number[] = [];
    const run = runMatch({
      rules,
      options: optionsOf(rules),
      seed: seedOf(7),
      players: [beginner, beginner, beginner, beginner],
      random: () => 0,
      afterHand: match => {
        dealers.push(match.hand!.dealer);
        expect(match.scores.reduce((sum, score) => sum + score, 0)).toBe(0);
        for (const win of match.hand!.wins) expect(win.score.value).toBeGreaterThanOrEqual(8);
      },
    });
    expect(run.match.phase).toBe('over');
    expect(dealers).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]);
  });
});
