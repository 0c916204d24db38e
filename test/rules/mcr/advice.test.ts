import { describe, expect, test } from 'vitest';
import { beginner } from '../../../src/bots/beginner.ts';
import { runMatch } from '../../../src/bots/run-match.ts';
import { unseenKinds } from '../../../src/bots/unseen.ts';
import { offerTakes } from '../../../src/game/offer.ts';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import type { Command } from '../../../src/game/state.ts';
import type { MeldView, View } from '../../../src/game/view.ts';
import { viewOf } from '../../../src/game/view-of.ts';
import { readScript } from '../../../src/records/script/read.ts';
import { playScript } from '../../../src/records/script/run.ts';
import { dangerOf } from '../../../src/rules/mcr/advice/danger.ts';
import { rate } from '../../../src/rules/mcr/advice/rate.ts';
import { mcr } from '../../../src/rules/mcr/mcr.ts';
import { parseTile, parseTiles, tileName } from '../../../src/tiles/notation.ts';
import { optionsOf, seedOf } from '../../helpers/random-play.ts';

const rules = mcr as Ruleset;

function best(view: View): Command {
  const rated = rate(view, unseenKinds(view, rules));
  return rated.reduce((first, one) => (one.worth > first.worth ? one : first)).command;
}

/** East's view of its first turn with these fourteen tiles. */
function firstTurn(hand: string, drawn: string): View {
  const line = { hands: { east: hand }, wall: drawn, commands: [{ stop: true }] };
  return viewOf(rules, playScript(rules, readScript(rules, line)).match, 0);
}

/** South's view of a discard by east. */
function discardOf(tile: string, hand: string): View {
  const line = { hands: { south: hand }, wall: tile, commands: [{ stop: true }] };
  const { match } = playScript(rules, readScript(rules, line));
  const lying = parseTile(tile);
  const window = { tile: lying, from: 0, cause: 'discard' as const, asked: [1], answers: [] };
  return viewOf(rules, { ...match, hand: { ...match.hand!, phase: 'window', window } }, 1);
}

const discards = (view: View): string => {
  const command = best(view);
  return `${command.do} ${tileName(command.tile!)}`;
};

describe('aiming for the minimum', () => {
  test('it keeps to one suit where nearly all of it is there', () => {
    expect(discards(firstTurn('11234566789m1z5p', '9m'))).toMatch(/discard (1z|5p)/);
  });

  test('it keeps the tiles of a mixed triple chow', () => {
    expect(discards(firstTurn('234m234p23s99s159m', '5z'))).not.toMatch(/discard [234]/);
  });

  test('it keeps a knitted straight together', () => {
    expect(discards(firstTurn('147m258p36s12355z', '6z'))).not.toMatch(/discard [1-9][mps]/);
  });

  test('it does not open a hand that would have no way to eight points left', () => {
    // 99p would be a pung, and then: three suits, terminals, no honors, one pung.
    expect(best(discardOf('9p', '135m24688s99p123z')).do).toBe('pass');
  });

  test('it claims what its straight lacks', () => {
    expect(best(discardOf('6m', '12345789m77p78s5z'))).toMatchObject({ do: 'chow' });
  });

  test('a hand that is ready for enough stays ready', () => {
    const view = firstTurn('234567m345p6799s', '2z');
    expect(discards(view)).toBe('discard 2z');
  });

  test('what it rates is offered, and every offered discard is rated', () => {
    const view = firstTurn('1112m1p9s1234567z', '8p');
    const rated = rate(view, unseenKinds(view, rules));
    for (const { command } of rated) expect(view.offers.some(offer => offerTakes(offer, command))).toBe(true);
    expect(new Set(rated.map(one => one.command.tile)).size).toBe(12);
  });
});

describe('what a discard may cost', () => {
  const view = firstTurn('147m258p369s1234z', '5z');
  const chow = (tiles: string): MeldView => ({
    kind: 'chow',
    tiles: parseTiles(tiles),
    size: 3,
    concealed: false,
    added: false,
    from: 0,
    claimed: parseTiles(tiles)[0]!,
  });
  const with2 = (wall: number, melds: readonly MeldView[], thrown = ''): View => ({
    ...view,
    wall,
    seats: view.seats.map(seat =>
      seat.seat === 2
        ? {
            ...seat,
            melds,
            discards: parseTiles(thrown).map(tile => ({ tile, drawn: false, claimedBy: null, mark: null })),
          }
        : seat,
    ),
  });
  const cost = (seen: View, tile: string): number =>
    dangerOf(seen, unseenKinds(seen, rules))[parseTile(tile)]!;
  const open = [chow('123s'), chow('456s'), chow('789s')];

  test('more the more others have laid down, and the shorter the wall', () => {
    const mixed = [chow('123s'), chow('456m')];
    expect(cost(with2(40, mixed), '5m')).toBeGreaterThan(cost(with2(40, []), '5m'));
    expect(cost(with2(20, []), '5m')).toBeGreaterThan(cost(with2(60, []), '5m'));
    expect(cost(with2(91, []), '5m')).toBeLessThan(0.1);
  });

  test('most for the suit of a hand that lies open in one, little for the others', () => {
    const flush = with2(30, open);
    expect(cost(flush, '5s')).toBeGreaterThan(3 * cost(flush, '5m'));
    expect(cost(flush, '7z')).toBeGreaterThan(cost(flush, '5m'));
  });

  test('less for what the seat threw away itself, and for the ends of a suit', () => {
    expect(cost(with2(30, [], '5m'), '5m')).toBeLessThan(cost(with2(30, []), '5m'));
    expect(cost(with2(30, []), '9m')).toBeLessThan(cost(with2(30, []), '5m'));
  });

  test('does not break up a hand that is ready in time', () => {
    const early = { ...firstTurn('234567m345p6799s', '2z'), wall: 70 };
    expect(discards(early)).toBe('discard 2z');
  });
});

test('bots that aim for eight points win at least six hands of ten', () => {
  let hands = 0;
  let won = 0;
  for (const n of [1, 2, 3])
    runMatch({
      rules,
      options: optionsOf(rules),
      seed: seedOf(n),
      players: [beginner, beginner, beginner, beginner],
      random: () => 0,
      afterHand: match => {
        hands++;
        won += Math.min(1, match.hand!.wins.length);
      },
    });
  expect(hands).toBe(48);
  expect(won / hands).toBeGreaterThanOrEqual(0.6);
});
