import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basic13 } from '../../../src/rules/basic13/basic13.ts';
import { expectProperties } from '../../helpers/properties.ts';
import { newWorld, playAnyhow } from '../../helpers/random-play.ts';

describe('every match of Basic 13', () => {
  test('keeps its tiles and points, leaks nothing, takes exactly its offers, replays and ends', () => {
    fc.assert(
      fc.property(fc.nat(0xffff_ffff), n => {
        const { match } = expectProperties(basic13, n);
        expect(match.played).toBe(8);
      }),
      { numRuns: 6 },
    );
  });

  test('is the same for the same seed and the same players', () => {
    const once = playAnyhow(newWorld(basic13, 7), 7);
    const twice = playAnyhow(newWorld(basic13, 7), 7);
    expect(twice.commands).toEqual(once.commands);
    expect(twice.events).toEqual(once.events);
  });
});
