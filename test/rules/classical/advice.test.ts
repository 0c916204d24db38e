import { describe, expect, test } from 'vitest';
import { beginner } from '../../../src/bots/beginner.ts';
import { runMatch } from '../../../src/bots/run-match.ts';
import { unseenKinds } from '../../../src/bots/unseen.ts';
import { offerTakes } from '../../../src/game/offer.ts';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import type { Command } from '../../../src/game/state.ts';
import type { View } from '../../../src/game/view.ts';
import { viewOf } from '../../../src/game/view-of.ts';
import { readScript } from '../../../src/records/script/read.ts';
import { playScript } from '../../../src/records/script/run.ts';
import { rate } from '../../../src/rules/classical/advice/rate.ts';
import { classical } from '../../../src/rules/classical/classical.ts';
import { parseTile, tileName } from '../../../src/tiles/notation.ts';
import { optionsOf, seedOf } from '../../helpers/random-play.ts';

const rules = classical as Ruleset;

function best(view: View): Command {
  const rated = rate(view, unseenKinds(view, rules));
  return rated.reduce((first, one) => (one.worth > first.worth ? one : first)).command;
}

/** East's view of its first turn with these fourteen tiles. */
function firstTurn(hand: string, drawn: string): View {
  const line = { hands: { east: hand }, wall: drawn, commands: [{ stop: true }] };
  return viewOf(rules, playScript(rules, readScript(rules, line)).match, 0);
}

/** South's view of a discard by East. */
function discardOf(tile: string, hand: string): View {
  const line = { hands: { south: hand }, wall: tile, commands: [{ stop: true }] };
  const { match } = playScript(rules, readScript(rules, line));
  const window = { tile: parseTile(tile), from: 0, cause: 'discard' as const, asked: [1], answers: [] };
  return viewOf(rules, { ...match, hand: { ...match.hand!, phase: 'window', window } }, 1);
}

const choice = (view: View): string => {
  const command = best(view);
  return command.tile === undefined ? command.do : `${command.do} ${tileName(command.tile)}`;
};

describe('speed and doubles', () => {
  test('one suit is kept where nearly all of it is there', () => {
    expect(choice(firstTurn('11234566789m1z5p', '9m'))).toMatch(/discard (1z|5p)/);
  });

  test('a hand that is ready is not torn up', () => {
    expect(choice(firstTurn('123m456p789s22p45s', '4z'))).toMatch(/^(discard|original-call) 4z$/);
  });

  test('sets that double are claimed also where the hand is far from ready', () => {
    for (const tile of ['5z', '6z', '2z', '1z'])
      expect(choice(discardOf(tile, `${tile[0]}${tile[0]}z159m2468p37s34z`))).toBe('pung');
  });

  test('a pair of dragons is kept before a loose tile and before a pair that is worth nothing', () => {
    expect(choice(firstTurn('1358m2469p369s66z', '4z'))).not.toBe('discard 6z');
  });

  test('four alike are laid down: a kong is worth four pungs', () => {
    expect(choice(firstTurn('9999m135p24789s4z', '7z'))).toBe('kong 9m');
  });
});

describe('bots that look at it', () => {
  test.each([2, 3, 4])('rate only what is offered, and finish their matches (%i players)', players => {
    let rated = 0;
    const player: typeof beginner = {
      decide(view, with_, random) {
        for (const { command, worth } of rate(view, unseenKinds(view, with_))) {
          expect(view.offers.some(offer => offerTakes(offer, command))).toBe(true);
          expect(Number.isFinite(worth)).toBe(true);
          rated++;
        }
        return beginner.decide(view, with_, random);
      },
    };
    const options = optionsOf(rules, { players });
    const seats = Array.from({ length: players }, () => player);
    const { match } = runMatch({ rules, options, seed: seedOf(7), players: seats, random: () => 0 });
    expect(match.phase).toBe('over');
    expect(rated).toBeGreaterThan(100);
  });

  test('a spectator is told nothing', () => {
    const view = { ...firstTurn('123m456p789s22p45s', '4z'), seat: null };
    expect(rate(view, unseenKinds(view, rules))).toEqual([]);
  });
});
