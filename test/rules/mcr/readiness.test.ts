import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import { readAnalyzeInput } from '../../../src/game/score-input.ts';
import { mcr } from '../../../src/rules/mcr/mcr.ts';
import { formatTiles } from '../../../src/tiles/notation.ts';

function analyze(concealed: string, melds: unknown[] = []): Record<string, unknown> {
  const answer = mcr.analyzeLine(readAnalyzeInput(mcr as Ruleset, { concealed, melds }));
  return { ...answer, waits: answer.waits === undefined ? undefined : formatTiles(answer.waits) };
}

describe('how far a hand is', () => {
  test('sets and a pair, four alike as two pairs, thirteen orphans', () => {
    expect(analyze('123456789m1234z')).toMatchObject({ standard: 2, sevenPairs: 6, thirteenOrphans: 7 });
    expect(analyze('2222m4455p66778s')).toMatchObject({ sevenPairs: 0 });
  });

  test('honors and knitted tiles wait for any that is missing', () => {
    expect(analyze('258m369p147s1234z')).toMatchObject({ shanten: 0, knitted: 0, waits: '567z' });
    expect(analyze('258m36p147s12345z')).toMatchObject({ shanten: 0, waits: '9p67z' });
  });

  test('a knitted straight waits for one of its nine, or for its set or pair', () => {
    expect(analyze('25m369p147s345m66z')).toMatchObject({ shanten: 0, waits: '8m' });
    expect(analyze('258m369p147s34m66z')).toMatchObject({ shanten: 0, waits: '25m' });
    expect(analyze('258m369p147s6z', [{ kind: 'chow', tiles: '345m' }])).toMatchObject({
      shanten: 0,
      waits: '6z',
    });
  });

  test('a knitted hand has one meld at most', () => {
    const melds = [
      { kind: 'chow', tiles: '345m' },
      { kind: 'pung', tiles: '777z' },
    ];
    expect(analyze('258m36p14s', melds)).not.toHaveProperty('knitted');
  });

  test('with a tile to discard, each choice is seen as it leaves the hand', () => {
    const { discards } = analyze('258m369p147s1234z9s') as { discards: { shanten: number }[] };
    expect(discards[0]).toEqual({ tile: expect.anything(), shanten: 0, useful: 12 });
  });
});
