import { describe, expect, test } from 'vitest';
import type { HandState, Match } from '../../../src/game/state.ts';
import type { HandOwn, SeatOwn } from '../../../src/rules/riichi/own-state.ts';
import { riichi } from '../../../src/rules/riichi/riichi.ts';
import { sanma } from '../../../src/rules/riichi/sanma.ts';
import {
  expectEventsHidden,
  expectNoLeak,
  expectProperties,
  expectReplays,
  expectScoresConserved,
  expectTilesConserved,
} from '../../helpers/properties.ts';
import { newWorld } from '../../helpers/random-play.ts';
import { playEagerly } from './eager-play.ts';

/** Indicators that lie open. */
const openFixed = (match: Match): number => (match.hand!.own as HandOwn).dora.length;

describe.each([riichi, sanma])('any legal play of $id', rules => {
  test.each([1, 2, 3])('keeps tiles, points and secrets, offers what it takes, and ends (%i)', n => {
    const world = expectProperties(rules, n, { openFixed });
    expect(world.match.phase).toBe('over');
  });

  test('the same at a table with every option turned', () => {
    const given = {
      kuikae: 'allowed',
      kongDora: 'open-later',
      multipleRon: 'three',
      pao: true,
      doubleYakuman: true,
      targetPoints: 40_000,
      agariYame: 'win-or-ready',
      nagashiMangan: 'any-hand',
      redFives: 0,
    };
    expect(expectProperties(rules, 9, { openFixed, given }).match.phase).toBe('over');
  });
});

/** What must hold in every state of a hand, whoever plays how. */
function expectOrder(hand: HandState): void {
  const { wall } = hand;
  // D2.16: fourteen tiles, always. Only within a command is one missing.
  expect(wall.tail.length - wall.tailTaken + wall.fixed.length).toBe(14);
  const kongs = hand.seats.flatMap(seat => seat.melds).filter(meld => meld.kind === 'kong').length;
  expect(kongs).toBeLessThanOrEqual(4);
  expect((hand.own as HandOwn).dora).toHaveLength(1 + kongs);
  for (const { own, melds, concealed } of hand.seats) {
    if ((own as SeatOwn).riichi !== false) expect(melds.every(meld => meld.concealed)).toBe(true);
    expect([13, 14]).toContain(concealed.length + 3 * melds.length);
  }
}

describe.each([riichi, sanma])('eager play of $id', rules => {
  test.each([1, 2, 3])('sums, tiles, dead wall and secrets hold after every command (%i)', n => {
    const world = newWorld(rules, n);
    let i = 0;
    playEagerly(world, n, () => {
      if (i % 5 === 0) expectTilesConserved(rules, world.match);
      expectScoresConserved(rules, world.match);
      const { hand } = world.match;
      if (hand!.ended === null) expectOrder(hand!);
      if (i++ % 40 === 0) expectNoLeak(rules, world.match, openFixed(world.match));
    });
    expectEventsHidden(world);
    expectReplays(world, n);
    const total = rules.startScore(world.match.options) * world.match.seats;
    expect(world.match.scores.reduce((sum, score) => sum + score)).toBe(total);
    expect(world.events.some(({ type }) => type === 'won')).toBe(true);
  });
});
