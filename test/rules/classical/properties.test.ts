import { describe, expect, test } from 'vitest';
import { classical } from '../../../src/rules/classical/classical.ts';
import { expectProperties } from '../../helpers/properties.ts';

describe.each([2, 3, 4])('any legal play with %i players', players => {
  test.each([1, 2])('keeps tiles, points and secrets, offers what it takes, replays and ends (%i)', n => {
    const { match } = expectProperties(classical, n, { given: { players } });
    expect(match.played).toBe(players);
  });

  test('in a game of many hands, with what a table may add', () => {
    const { values } = classical.presets.at(-1)!;
    const given = { ...values, players, length: 'hands', fixedHands: 2 };
    expect(expectProperties(classical, 3, { given }).match.played).toBe(2);
  });
});
