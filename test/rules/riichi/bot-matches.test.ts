import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { beginner } from '../../../src/bots/beginner.ts';
import { runMatch } from '../../../src/bots/run-match.ts';
import type { Match } from '../../../src/game/state.ts';
import { type MatchRecord, writeRecord } from '../../../src/records/record.ts';
import { verifyRecord } from '../../../src/records/verify.ts';
import { rulesetOf } from '../../../src/rules/registry.ts';
import type { SeatOwn } from '../../../src/rules/riichi/own-state.ts';
import { riichi } from '../../../src/rules/riichi/riichi.ts';
import { sanma } from '../../../src/rules/riichi/sanma.ts';
import { commitmentOf } from '../../../src/tiles/keystream.ts';
import { expectScoresConserved } from '../../helpers/properties.ts';
import { optionsOf, seedOf } from '../../helpers/random-play.ts';

describe.each([
  ['riichi', riichi, 100_000],
  ['sanma', sanma, 105_000],
] as const)('matches of %s between bots', (_id, rules, total) => {
  const options = optionsOf(rules);
  const seats = rules.seats(options);
  const play = (n: number, afterHand?: (match: Match) => void) =>
    runMatch({
      rules,
      options,
      seed: seedOf(n),
      players: Array.from({ length: seats }, () => beginner),
      random: seedrandom(`${n}`),
      ...(afterHand === undefined ? {} : { afterHand }),
    });

  test(`come to ${total} with the sticks on the table at every settlement`, () => {
    for (let n = 0; n < 4; n++) {
      const { match } = play(n, after => expectScoresConserved(rules, after));
      expect(match.scores.reduce((sum, score) => sum + score, 0)).toBe(total);
    }
  });

  test('replay to the same scores', () => {
    const { match, commands } = play(5);
    const record: MatchRecord = {
      id: 'bots',
      ruleset: rules.id,
      options,
      players: match.scores.map((_, seat) => ({ name: `Bot ${seat}`, kind: 'bot' })),
      seats: match.scores.map((_, seat) => seat),
      seatsDrawn: false,
      commitment: commitmentOf(seedOf(5)),
      commands,
      seed: seedOf(5),
      phrases: [],
      scores: match.scores,
    };
    expect(verifyRecord(writeRecord(record), rulesetOf).hands).toBe(match.played);
  });

  test('are played for points: riichi is declared, and more hands are won than drawn', () => {
    let hands = 0;
    let won = 0;
    let riichis = 0;
    for (let n = 10; n < 13; n++)
      play(n, ({ hand }) => {
        hands++;
        if (hand!.ended === 'win') won++;
        riichis += hand!.seats.filter(seat => (seat.own as SeatOwn).riichi !== false).length;
      });
    expect(won).toBeGreaterThan(hands / 2);
    expect(riichis).toBeGreaterThan(hands / 4);
  });
});
