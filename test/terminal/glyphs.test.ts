import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import {
  eachGlyph,
  fitText,
  type Glyph,
  glyphText,
  glyphWidth,
  textWidth,
  UNSURE,
} from '../../src/terminal/glyphs.ts';
import { Screen as Emulator } from '../helpers/screen.ts';

function glyphsOf(text: string): Glyph[] {
  const glyphs: Glyph[] = [];
  eachGlyph(text, glyph => glyphs.push(glyph) > 0);
  return glyphs;
}

test('widths are those of Ink, so that both pad alike', () => {
  for (const text of [
    'Ada',
    '東南西',
    'ＡＢ',
    '한국어',
    'e\u0301te',
    '│─●★→①█',
    '👍🏽',
    '👨‍👩‍👧',
    '♠️',
    'ｶﾞ',
    'नि',
  ]) {
    expect([text, textWidth(text)]).toEqual([text, stringWidth(text)]);
  }
});

test('a Unicode tile has a slot of two cells, the wide red dragon as well as its narrow sisters', () => {
  for (let tile = 0x1_f000; tile <= 0x1_f02b; tile++) expect(textWidth(String.fromCodePoint(tile))).toBe(2);
  expect(textWidth('🀇🀄🀅')).toBe(6);
});

test('what counts as sure is as wide in an emulator as here', async () => {
  const emulator = new Emulator(80, 24);
  const sure: [number, string][] = [];
  for (let point = 0x20; point < 0xffff; point++) {
    const [glyph] = glyphsOf(String.fromCharCode(point));
    if (glyph !== undefined && (glyph & UNSURE) === 0) sure.push([glyphWidth(glyph), glyphText(glyph)]);
  }
  expect(sure.length).toBeGreaterThan(30_000);
  const columns: number[] = [];
  emulator.onAnswer(answer => {
    for (const [, column] of answer.matchAll(/;(\d+)R/g)) columns.push(Number(column) - 1);
  });
  for (const [, text] of sure) emulator.feed(`\r${text}\u001b[6n`);
  await emulator.settled();
  const wrong = sure
    .filter(([width], index) => width !== columns[index])
    .map(([, text]) => text.codePointAt(0)!.toString(16));
  expect(wrong).toEqual([]);
  emulator.dispose();
});

test('clusters stay together, but not without bound', () => {
  expect(glyphsOf('e\u0301').map(glyphText)).toEqual(['e\u0301']);
  expect(glyphsOf(`a${'\u0301'.repeat(50)}b`).map(glyphText)).toEqual(['a', 'b']);
});

test('text is fitted by cells, with a mark where it was cut', () => {
  expect(fitText('東南西北', 5)).toBe('東南');
  expect(fitText('東南西北', 5, '…')).toBe('東南…');
  expect(fitText('Ada', 3, '…')).toBe('Ada');
  expect(fitText('Ada', 0, '…')).toBe('');
});
