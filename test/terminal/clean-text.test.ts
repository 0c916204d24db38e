import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from '../../src/terminal/clean-text.ts';
import { textWidth } from '../../src/terminal/glyphs.ts';

test('ordinary names stay as they are', () => {
  for (const name of ['Ada', 'José', '東風', 'Владимир', 'O’Neill-Smith', '張三 李四'])
    expect(cleanText(name, 20)).toBe(name);
});

test('I18: escape sequences go with what they carry', () => {
  expect(cleanText('a\u001b[31mb\u001b]0;title\u0007c\u001b]52;c;ZXZpbA==\u001b\\d\u009b2Je', 20)).toBe(
    'abcde',
  );
  expect(cleanText('\u001b[\u001b[31m', 20)).toBe('[');
});

test('bidi controls, zero-width characters, tags and selectors are left out', () => {
  expect(cleanText('a\u202eb\u2066c\u200dd\ufefee\ufefff\u{e0041}g\u061ch', 20)).toBe('abcdefgh');
});

test('at most two marks stay on a letter, none before the first', () => {
  expect(cleanText(`\u0301x${'\u0335'.repeat(9)}y`, 20)).toBe('x\u0335\u0335y');
});

test('white space is single and trimmed, also the kinds that only look like it', () => {
  expect(cleanText(' \t a\r\nb\u00a0\u2800\u3000c\u2029 ', 20)).toBe('a b c');
});

test('composed, so that equal names are equal', () => {
  expect(cleanText('Jose\u0301', 20)).toBe('Jos\u00e9');
});

test('cut by cells, not by characters', () => {
  expect(cleanText('東南西北中發白', 7)).toBe('東南西');
  expect(cleanText('東南西北中發白', 7, '…')).toBe('東南西…');
});

const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\u001b',
      '[',
      ']',
      '\u0007',
      '\u009b',
      '\u202e',
      '\u0301',
      '\u200d',
      '\ud800',
      '\udc00',
      '👍',
      '東',
      ' ',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 60,
});

test('whatever comes in, what goes out holds no control, format or surrogate and fits', () => {
  fc.assert(
    fc.property(nasty, fc.integer({ min: 0, max: 30 }), (text, columns) => {
      const clean = cleanText(text, columns, '…');
      expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\p{M}{3}/u);
      expect(textWidth(clean)).toBeLessThanOrEqual(columns);
      expect(clean).toBe(clean.trim());
    }),
    { numRuns: 2_000 },
  );
});

test('cleaning twice is cleaning once', () => {
  fc.assert(
    fc.property(nasty, text => {
      const once = cleanText(text, 40);
      expect(cleanText(once, 40)).toBe(once);
    }),
  );
});
