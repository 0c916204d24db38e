import seedrandom from 'seedrandom';
import type { Counts } from '../src/shape/counts.ts';
import type { Forms } from '../src/shape/forms.ts';
import { KINDS, type Kind } from '../src/tiles/tile.ts';

/** The forms that majiang-core looks at. */
export const FORMS: Forms = { standard: true, sevenPairs: 'distinct', orphans: true };

/** How many hands are asked about. */
export const HANDS = 10_000;

/** Hands of `size` tiles, each from a fresh wall of four of each of the kinds. */
export function dealHands(seed: string, count: number, size: number, kinds: readonly Kind[]): Counts[] {
  const random = seedrandom(seed);
  const wall = kinds.flatMap(kind => [kind, kind, kind, kind]);
  return Array.from({ length: count }, () => {
    const hand = new Uint8Array(KINDS);
    for (let i = 0; i < size; i++) {
      const j = i + Math.floor(random() * (wall.length - i));
      [wall[i], wall[j]] = [wall[j]!, wall[i]!];
      hand[wall[i]!] = hand[wall[i]!]! + 1;
    }
    return hand;
  });
}

export const ALL_KINDS: readonly Kind[] = Array.from({ length: KINDS }, (_, kind) => kind);
