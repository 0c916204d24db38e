import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import { readAnalyzeInput } from '../../../src/game/score-input.ts';
import { classical } from '../../../src/rules/classical/classical.ts';
import { formatTiles, parseTiles } from '../../../src/tiles/notation.ts';
import { optionsOf } from '../../helpers/random-play.ts';

const rules: Ruleset = classical as Ruleset;
const analyze = (line: Record<string, unknown>) => rules.analyzeLine(readAnalyzeInput(rules, line));

describe('how far a hand is', () => {
  test('from four sets and a pair', () => {
    expect(analyze({ concealed: '123m456m789m11p23s' })).toMatchObject({ shanten: 0, standard: 0 });
  });

  test('from thirteen orphans, where they win', () => {
    const concealed = '19m19p19s1234567z';
    expect(analyze({ concealed })).toMatchObject({ shanten: 0, thirteenOrphans: 0 });
    const without = analyze({ concealed, options: { thirteenOrphans: false } });
    expect(without.shanten).toBeGreaterThan(5);
    expect(without).not.toHaveProperty('thirteenOrphans');
  });

  test('from seven twins: seven pairs of one suit, never of several', () => {
    const answer = analyze({ concealed: '1122446677889s' });
    expect(answer).toMatchObject({ shanten: 0, sevenPairs: 0 });
    expect(formatTiles(answer.waits!)).toBe('9s');
    expect(analyze({ concealed: '1122m4466p7788s9s' }).shanten).toBeGreaterThan(0);
    expect(analyze({ concealed: '1122446677889s', options: { sevenTwins: false } }).shanten).toBeGreaterThan(
      0,
    );
  });

  test('seven twins want seven kinds: a triplet or four alike are of no use', () => {
    expect(analyze({ concealed: '1112244668899s' })).toMatchObject({ sevenPairs: 1 });
    expect(analyze({ concealed: '1111224466889s' })).toMatchObject({ sevenPairs: 2 });
  });

  test('what each discard leaves, by the nearer of both', () => {
    const { discards } = analyze({ concealed: '1122446677889s5m' });
    expect(discards![0]).toMatchObject({ tile: parseTiles('5m')[0], shanten: 0, useful: 3 });
  });

  test('a wait of which one holds all four is none', () => {
    expect(analyze({ concealed: '4444p123m456m789m' }).shanten).toBe(1);
  });
});

describe('what a ready hand is worth', () => {
  const own = { called: false, wind: 1, round: 0, bonus: parseTiles('2f') };
  const options = optionsOf(classical);

  test('each wait as it would be on a discard, with the seat’s wind and bonus tiles', () => {
    const concealed = parseTiles('222z456m789m11p23s');
    // 20 and 8 for South’s wind and 4 for the flower, twice doubled.
    expect(classical.readiness({ concealed, melds: [], options, own })).toMatchObject({
      useful: parseTiles('14s'),
      worth: [128, 128],
    });
  });

  test('nothing is said of a hand that is not ready, nor without a seat', () => {
    const concealed = parseTiles('222z456m789m11p');
    expect(
      classical.readiness({ concealed: [...concealed, 20, 25], melds: [], options, own }),
    ).not.toHaveProperty('worth');
    expect(classical.readiness({ concealed: [...concealed, 19, 20], melds: [], options })).not.toHaveProperty(
      'worth',
    );
  });
});
