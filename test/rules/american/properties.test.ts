import fc from 'fast-check';
import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { beginner } from '../../../src/bots/beginner.ts';
import { runMatch } from '../../../src/bots/run-match.ts';
import { act } from '../../../src/game/match.ts';
import { offerTakes } from '../../../src/game/offer.ts';
import { offersAgain, offersFor, waitingFor } from '../../../src/game/offers.ts';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import type { HandState } from '../../../src/game/state.ts';
import { american } from '../../../src/rules/american/american.ts';
import { expectProperties, expectTilesConserved } from '../../helpers/properties.ts';
import { anyCommand, carryOut, newWorld, optionsOf, playAnyhow, seedOf } from '../../helpers/random-play.ts';

const rules = american as unknown as Ruleset;

/** Concealed tiles and exposures: thirteen, and one more for the seat on turn. */
function expectSizes(hand: HandState): void {
  hand.seats.forEach((seat, i) => {
    const size = seat.concealed.length + seat.melds.reduce((sum, meld) => sum + meld.tiles.length, 0);
    const dealt = hand.phase === 'choice' ? i === hand.dealer : hand.phase === 'turn' && i === hand.turn;
    expect(size).toBe(dealt ? 14 : 13);
  });
}

describe('every American match', () => {
  test('keeps its tiles and points, leaks nothing, takes exactly its offers, replays and ends', () => {
    fc.assert(
      fc.property(
        fc.nat(0xffff_ffff),
        fc.constantFrom(
          {},
          { card: 'training' },
          { secondCharleston: false, minOwnTiles: 1 },
          { payments: false },
        ),
        (n, given) => {
          const { match } = expectProperties(rules, n, { given: { hands: 2, ...given } });
          expect(match.played).toBe(2);
        },
      ),
      { numRuns: 5 },
    );
  });

  test('keeps the size of every hand after every pass of a thousand Charlestons', () => {
    for (let n = 0; n < 1000; n++) {
      const world = newWorld(rules, n, { hands: 1 });
      const random = seedrandom(`passes ${n}`);
      carryOut(world, { seat: null, do: 'deal' });
      while (world.match.hand?.phase === 'choice') {
        const [seat] = waitingFor(world.match);
        // The vote is carried now and then, so that both rounds are passed.
        const voted = world.match.hand.choice!.id === 'vote' && n % 2 === 0;
        const offers = offersFor(rules, world.match, seat!).filter(offer => offer.do !== 'win');
        carryOut(world, voted ? { seat: seat!, do: 'vote', yes: true } : anyCommand(offers, seat!, random));
        expectSizes(world.match.hand);
      }
      expectTilesConserved(rules, world.match);
    }
  });

  test('keeps the size of every hand after every pass, call and exchange', () => {
    for (let n = 0; n < 20; n++) {
      const world = newWorld(rules, n, { hands: 2 });
      playAnyhow(world, n, () => {
        if (world.match.phase === 'hand' && world.match.hand!.phase !== 'window')
          expectSizes(world.match.hand!);
      });
    }
  });

  test('refuses from a seat that is not asked whatever it may ask for, but to choose again, and changes nothing', () => {
    const world = newWorld(rules, 3, { hands: 1 });
    playAnyhow(world, 3, () => {
      const { match, source } = world;
      if (match.phase !== 'hand') return;
      const before = match.hand;
      for (let seat = 0; seat < 4; seat++) {
        if (waitingFor(match).includes(seat)) continue;
        for (const command of [
          { seat, do: 'charleston', tiles: match.hand!.seats[seat]!.concealed.slice(0, 3) },
          { seat, do: 'vote', yes: true },
          { seat, do: 'courtesy', count: 0, tiles: [] },
          { seat, do: 'joker', from: (seat + 1) % 4, tile: 0 },
          { seat, do: 'claim', size: 3, jokers: 0 },
          { seat, do: 'win' },
        ]) {
          if (offersAgain(rules, match, seat).some(offer => offerTakes(offer, command))) continue;
          expect(act(rules, source, match, command)).toHaveProperty('refusal');
        }
      }
      expect(world.match.hand).toBe(before);
    });
  });

  test('offers every seat that is waited for something to do', () => {
    const world = newWorld(rules, 5, { hands: 2 });
    playAnyhow(world, 5, () => {
      for (const seat of waitingFor(world.match))
        expect(offersFor(rules, world.match, seat).length).toBeGreaterThan(0);
    });
  });
});

describe('bots', () => {
  test('win most hands of the house card, call, exchange jokers, and their points sum to nothing', () => {
    let hands = 0;
    let won = 0;
    const done = new Set<string>();
    for (let n = 0; n < 2; n++) {
      const { match, commands } = runMatch({
        rules,
        options: optionsOf(rules),
        seed: seedOf(n + 1),
        players: [beginner, beginner, beginner, beginner],
        random: seedrandom(`bots ${n}`),
        afterHand: ({ hand }) => {
          hands++;
          won += hand!.wins.length;
        },
      });
      for (const command of commands) done.add(command.do);
      expect(match.scores.reduce((sum, score) => sum + score, 0)).toBe(0);
    }
    expect(won).toBeGreaterThanOrEqual(hands / 2);
    for (const verb of ['charleston', 'vote', 'courtesy', 'claim', 'joker', 'win'])
      expect(done).toContain(verb);
  });
});
