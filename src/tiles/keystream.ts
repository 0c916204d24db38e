import { chacha20 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes of a seed: 256 bits. */
export const SEED_BYTES = 32;

/** SHA-256 of the seed as hex: what everybody sees before the first deal. @param seed 64 hex digits */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/**
 * An endless stream of random 32-bit words out of a match's seed.
 *
 * The key is HMAC-SHA256(seed, phrases ‖ n). Each phrase stands behind its length in bytes (4 bytes, big-endian), so that no
 * two lists of phrases read alike; n is 4 bytes, big-endian. The words are ChaCha20's keystream (nonce 0), little-endian.
 * @param n which stream: 0 draws the seats, 1 the wall of the first hand, and so on
 */
export function keystream(seed: string, phrases: readonly string[], n: number): () => number {
  const key = hmac(sha256, hexToBytes(seed), message(phrases, n));
  const nonce = new Uint8Array(12);
  let block = new Uint8Array(0);
  let view = new DataView(block.buffer);
  let at = 0;
  let counter = 0;
  return () => {
    if (at >= block.length) {
      block = chacha20(key, nonce, new Uint8Array(BLOCKS * 64), undefined, counter);
      view = new DataView(block.buffer, block.byteOffset, block.byteLength);
      counter += BLOCKS;
      at = 0;
    }
    const word = view.getUint32(at, true);
    at += 4;
    return word;
  };
}

/** Keystream blocks made at a time: a wall of 152 tiles needs ten. */
const BLOCKS = 10;

function message(phrases: readonly string[], n: number): Uint8Array {
  const parts = phrases.map(utf8ToBytes);
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 4));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.length);
    bytes.set(part, at + 4);
    at += 4 + part.length;
  }
  view.setUint32(at, n);
  return bytes;
}
