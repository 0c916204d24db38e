import { describe, expect, it } from 'vitest';
import { wrapText } from '../../../src/ui/texts/wrap-text.ts';

describe('wrapping words', () => {
  it('breaks at blanks', () => {
    expect(wrapText('Mei draws and discards', 10)).toEqual(['Mei draws', 'and', 'discards']);
  });

  it('cuts a word that is longer than a line', () => {
    expect(wrapText('no abcdefghij', 4)).toEqual(['no', 'abcd', 'efgh', 'ij']);
  });

  it('counts wide characters twice', () => {
    expect(wrapText('東南西北', 4)).toEqual(['東南', '西北']);
  });

  it('makes no line of nothing', () => {
    expect(wrapText('', 4)).toEqual([]);
  });
});
