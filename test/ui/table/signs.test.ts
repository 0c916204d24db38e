import { describe, expect, it } from 'vitest';
import { plainText, signsFor } from '../../../src/ui/table/signs.ts';

describe('words for a client that shows ASCII alone', () => {
  it('keep what ASCII has a like for', () => {
    expect(plainText('Zoë – 3 × “5” · passes → left …')).toBe('Zoe - 3 x "5" - passes -> left ...');
  });

  it('show a mark for each letter it has not', () => {
    expect(plainText('東 Mei')).toBe('? Mei');
  });
});

it('every sign of a frame has an ASCII form of the same width', () => {
  const plain = signsFor(true);
  const rich = signsFor(false);
  expect(JSON.stringify(plain)).toMatch(/^[\x20-\x7e]*$/);
  for (const name of [
    'back',
    'rule',
    'track',
    'open',
    'close',
    'fresh',
    'slot',
    'pointer',
    'check',
  ] as const) {
    expect(plain[name]).toHaveLength(rich[name].length);
  }
});
