import { describe, expect, test } from 'vitest';
import { InputError, readAnalyzeInput, readScoreInput } from '../../src/game/score-input.ts';
import { rulesetOf } from '../../src/rules/registry.ts';

const basic13 = rulesetOf('basic13')!;
const hand = {
  concealed: '123456m789p1z',
  melds: [{ kind: 'pung', tiles: '555z' }],
  win: '1z',
  by: 'discard',
};
const score = (change: Record<string, unknown>) => readScoreInput(basic13, { ...hand, ...change });
const analyze = (line: Record<string, unknown>) => readAnalyzeInput(basic13, line);

/** An object that cannot be made a text. */
const wordless = { toString: 1, valueOf: 1 };

describe('a line of score', () => {
  test('is read', () => {
    expect(score({})).toMatchObject({ by: 'discard', seat: 0, seats: 4, dealer: true });
  });

  test.each([
    ['no object', []],
    ['fields of other types', { concealed: 5 }],
    ['a fifth copy, melds counted', { concealed: '12345m789p155z', win: '5z' }],
    ['too many tiles for its melds', { melds: [] }],
    ['a tile that this set lacks', { concealed: '123456m789p1f' }],
    ['a meld of no name', { melds: [{ kind: wordless, tiles: '555z' }] }],
    ['a meld of another ruleset', { melds: [{ kind: 'quint', tiles: '55555z' }] }],
    ['a meld that is none', { melds: [{ kind: 'chow', tiles: '891m' }] }],
    ['a kong of three tiles', { melds: [{ kind: 'kong', tiles: '555z' }] }],
    ['a concealed pung among its melds', { melds: [{ kind: 'pung', tiles: '555z', concealed: true }] }],
    [
      'a kong both added and concealed',
      { melds: [{ kind: 'kong', tiles: '5555z', concealed: true, added: true }] },
    ],
    ['a way to win that is none', { by: 'theft' }],
    ['a seat that is none', { seat: 'up' }],
    ['more players than any game has', { seats: 1e9 }],
    ['half a player', { seats: 2.5 }],
    ['numbers past all counting', { honba: 1e308 }],
    ['more Norths than there are', { norths: 1e9 }],
    ['a replacement on a discard', { replacement: 'kong' }],
    ['a robbed kong on the last tile', { by: 'rob-kong', lastTile: true, concealed: '123456m789p1z' }],
    ['a robbed kong of a tile it holds', { by: 'rob-kong' }],
    ['a last copy of which another is concealed', { lastCopy: true }],
    ['ippatsu without riichi', { ippatsu: true }],
    ['riichi with an open meld', { riichi: true }],
    ['an option that there is not', { options: { __proto__: null, speed: 9 } }],
  ])('with %s is an error, not a score', (_name, change) => {
    const line = Array.isArray(change) ? change : { ...hand, ...change };
    expect(() => readScoreInput(basic13, line)).toThrow(InputError);
  });
});

describe('a line of analyze', () => {
  test('may say its melds by their number alone', () => {
    expect(analyze({ concealed: '123456m789p1z', melds: 1 }).melds).toHaveLength(1);
  });

  test.each([1e9, -1, 1.5, 5])('with %d melds is an error', melds => {
    expect(() => analyze({ concealed: '1z', melds })).toThrow(InputError);
  });
});
