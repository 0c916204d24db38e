import { describe, expect, it } from 'vitest';
import type { Match } from '../../../src/game/state.ts';
import type { HandOwn } from '../../../src/rules/riichi/own-state.ts';
import { riichi } from '../../../src/rules/riichi/riichi.ts';
import { sanma } from '../../../src/rules/riichi/sanma.ts';
import { expectProperties } from '../../helpers/properties.ts';

/** Indicators that lie open. */
const openFixed = (match: Match): number => (match.hand!.own as HandOwn).dora.length;

describe.each([riichi, sanma])('any legal play of $id', rules => {
  it.each([1, 2, 3, 4])('keeps tiles, points and secrets, offers what it takes, and ends (%i)', n => {
    const world = expectProperties(rules, n, { openFixed });
    expect(world.match.phase).toBe('over');
  });
});
