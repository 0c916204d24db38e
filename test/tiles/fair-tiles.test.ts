import { createCipheriv, createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawSeats, seededSource } from '../../src/game/source.ts';
import { basic13 } from '../../src/rules/basic13/basic13.ts';
import { standardDeck } from '../../src/tiles/deck.ts';
import { commitmentOf, keystream } from '../../src/tiles/keystream.ts';
import { below, shuffled } from '../../src/tiles/shuffle.ts';

const seed = 'c0ffee'.padEnd(64, '0');

/** The stream by Node's own crypto: an independent reading of the same design. */
function peerStream(phrases: readonly string[], n: number, words: number): number[] {
  const parts = phrases.map(phrase => {
    const bytes = Buffer.from(phrase, 'utf8');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return Buffer.concat([length, bytes]);
  });
  const number = Buffer.alloc(4);
  number.writeUInt32BE(n);
  const key = createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(Buffer.concat([...parts, number]))
    .digest();
  const bytes = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(words * 4));
  return Array.from({ length: words }, (_, i) => bytes.readUInt32LE(i * 4));
}

const take = (word: () => number, count: number): number[] => Array.from({ length: count }, word);

describe('fair tiles', () => {
  test('the commitment is the SHA-256 of the seed', () => {
    expect(commitmentOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
  });

  test('the keystream is ChaCha20 under HMAC-SHA256(seed, phrases, n)', () => {
    for (const phrases of [[], ['luck'], ['luck', '', '幸運']])
      for (const n of [0, 1, 8, 0x8000_0041])
        expect(take(keystream(seed, phrases, n), 400)).toEqual(peerStream(phrases, n, 400));
  });

  test('phrases are told apart, also where they read alike in a row', () => {
    const first = (phrases: string[]) => take(keystream(seed, phrases, 1), 4);
    expect(first(['ab', 'c'])).not.toEqual(first(['a', 'bc']));
    expect(first(['abc'])).not.toEqual(first(['abc', '']));
    expect(first([])).not.toEqual(first(['']));
  });

  test('a shuffle keeps every tile', () => {
    fc.assert(
      fc.property(fc.nat(), n => {
        const tiles = shuffled(standardDeck(), keystream(seed, [], n));
        expect([...tiles].sort((a, b) => a - b)).toEqual(standardDeck());
      }),
      { numRuns: 20 },
    );
  });

  test('words that would favour small numbers are thrown away', () => {
    const words = [0xffff_ffff, 0xffff_fffe, 5];
    expect(below(10, () => words.shift()!)).toBe(5);
  });

  test('every order of a few tiles comes as often', () => {
    const word = keystream(seed, [], 1);
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffled([1, 2, 3], word).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('each hand has its own wall, and a phrase changes it', () => {
    const deal = (phrases: string[], n: number) =>
      JSON.stringify(seededSource(basic13, { hands: 8 }, seed, phrases).deal(n, 0));
    expect(new Set([deal([], 1), deal([], 2), deal(['luck'], 1)]).size).toBe(3);
    expect(deal(['luck'], 1)).toBe(deal(['luck'], 1));
  });

  test('seats are drawn by lot from keystream 0', () => {
    expect(drawSeats(seed, [], 4)).toEqual(shuffled([0, 1, 2, 3], keystream(seed, [], 0)));
  });
});
