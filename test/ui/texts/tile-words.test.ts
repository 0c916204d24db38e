import { describe, expect, it } from 'vitest';
import { parseTile, parseTiles } from '../../../src/tiles/notation.ts';
import { describeHand } from '../../../src/ui/texts/describe-hand.ts';
import { textsFor } from '../../../src/ui/texts/texts.ts';
import { tilesWords, tileWords } from '../../../src/ui/texts/tile-words.ts';
import { hand, meld, seatView } from '../../helpers/scenes.ts';

const texts = textsFor('en');
const common = { tiles: {} };
const say = (tile: string): string => tileWords(texts, common, parseTile(tile));

describe('a tile in words', () => {
  it.each([
    ['5p', '5 dots'],
    ['1p', '1 dot'],
    ['1m', '1 character'],
    ['9s', '9 bamboo'],
    ['7z', 'red dragon'],
    ['1z', 'East'],
    ['0s', 'red 5 bamboo'],
    ['1f', 'plum'],
    ['8f', 'winter'],
    ['1j', 'joker'],
  ])('%s is %s', (tile, words) => {
    expect(say(tile)).toBe(words);
  });

  it('is said in the ruleset’s words first, by suit or by tile', () => {
    const own = { tiles: { s: 'Bam', '5z': 'Soap' } };
    expect(tileWords(texts, own, parseTile('3s'))).toBe('3 Bam');
    expect(tileWords(texts, own, parseTile('5z'))).toBe('Soap');
  });
});

describe('tiles in words', () => {
  it('share the name of their suit', () => {
    expect(tilesWords(texts, common, parseTiles('234m5p11z'))).toBe('2 3 4 characters, 5 dots, East, East');
  });

  it('keep a red five apart', () => {
    expect(tilesWords(texts, common, parseTiles('405p'))).toBe('4 dots, red 5 dots, 5 dots');
  });
});

describe('a hand in words', () => {
  it('is sorted, with the tile just drawn by itself', () => {
    const seat = seatView(0, { ...hand('9s1m2m', '1m'), melds: [meld('pung', '777z', 1)] });
    expect(describeHand(texts, common, seat)).toEqual({
      concealed: '1 2 characters, 9 bamboo',
      drawn: '1 character',
      melds: ['red dragon, red dragon, red dragon'],
    });
  });

  it('is not told where it cannot be seen', () => {
    expect(describeHand(texts, common, seatView(1))).toBeNull();
  });
});
