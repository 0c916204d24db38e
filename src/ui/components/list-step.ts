import type { Key } from '../../terminal/key-events.ts';

/**
 * Where a key goes in a list of `count` entries from the one at `at`: arrows go round, Home and End to its ends. Null for a key
 * that moves nothing.
 */
export function listStep({ name }: Key, at: number, count: number): number | null {
  if (name === 'up') return (at + count - 1) % count;
  if (name === 'down') return (at + 1) % count;
  if (name === 'home') return 0;
  return name === 'end' ? count - 1 : null;
}
