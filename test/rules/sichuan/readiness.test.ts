import { describe, expect, test } from 'vitest';
import { readAnalyzeInput } from '../../../src/game/score-input.ts';
import type { HandInput } from '../../../src/game/scoring.ts';
import { sichuanBattle } from '../../../src/rules/sichuan/battle.ts';
import { newSeat } from '../../../src/rules/sichuan/seat.ts';
import { formatTiles, parseTile, parseTiles } from '../../../src/tiles/notation.ts';
import type { Suit } from '../../../src/tiles/tile.ts';
import { optionsOf } from '../../helpers/random-play.ts';

const options = optionsOf(sichuanBattle as never);
const analyze = (line: Record<string, unknown>) =>
  sichuanBattle.analyzeLine(readAnalyzeInput(sichuanBattle as never, line) as HandInput<never>);
const readiness = (concealed: string, missing: Suit) =>
  sichuanBattle.readiness({
    concealed: parseTiles(concealed),
    melds: [],
    options,
    own: { ...newSeat(), missing },
  });

describe('how far a Sichuan hand is', () => {
  test('tiles of the missing suit are of no use', () => {
    expect(analyze({ concealed: '123m456p789p11s23s', missing: 'm' })).toMatchObject({
      shanten: 3,
      waits: [],
    });
    expect(analyze({ concealed: '123m456p789p11s23s' })).toMatchObject({ shanten: 0 });
  });

  test('none of them is useful, and none is an honor', () => {
    const { useful } = analyze({ concealed: '12m147p258p369p47s', missing: 'm' });
    expect(useful!.every(({ tile }) => tile >= 9 && tile < 27)).toBe(true);
  });

  test('seven pairs may hold four alike twice', () => {
    const answer = analyze({ concealed: '2222p5588p44779s', missing: 'm' });
    expect(answer).toMatchObject({ shanten: 0, sevenPairs: 0 });
    expect(formatTiles(answer.waits!)).toBe('9s');
  });

  test('while the missing suit is held, only it may be discarded, at no cost', () => {
    const { discards } = analyze({ concealed: '1m123p456p789p11s23s', missing: 'm' });
    expect(discards).toEqual([{ tile: parseTile('1m'), shanten: 0, useful: 6 }]);
  });

  test('a ready hand says what each of its waits would bring', () => {
    const { shanten, useful, worth } = readiness('78s234s55p888p666s', 'm');
    expect(shanten).toBe(0);
    expect(formatTiles(useful)).toBe('5p69s');
    expect(worth).toEqual([1, 2, 1]);
  });

  test('the seat’s own state tells the missing suit', () => {
    expect(readiness('123m456p789p11s23s', 'm').shanten).toBe(3);
    expect(readiness('123m456p789p11s23s', 's').shanten).toBe(4);
  });
});
