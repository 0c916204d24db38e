import type { Situation } from './situation.ts';

/** What a hand of so many han pays on the average, to a seat that does not deal. */
const BY_HAN = [
  0, 1300, 2400, 4600, 7800, 8600, 12_000, 12_500, 16_000, 16_500, 18_000, 24_000, 25_000, 32_000,
];
const DEALER = 1.5;

/** Points that a hand of about so many han is worth. */
export function pointsOfHan({ isDealer }: Situation, han: number): number {
  const capped = Math.min(Math.max(han, 0), BY_HAN.length - 1);
  const low = Math.floor(capped);
  const at = BY_HAN[low]!;
  const points = at + (capped - low) * ((BY_HAN[low + 1] ?? at) - at);
  return points * (isDealer ? DEALER : 1);
}
