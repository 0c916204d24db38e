import type { OptionSpec, Options, Preset } from '../../game/options.ts';

/** Points that a hand must have without its flowers (seed 000; D4.3). */
const MINIMUM = 8;

export const optionSpecs: readonly OptionSpec[] = [
  { name: 'minimum', type: 'number', default: MINIMUM, from: 0, to: 24, step: 1 },
  { name: 'hands', type: 'choice', default: 16, values: [16, 8, 4] },
  { name: 'mixedKongs', type: 'choice', default: 6, values: [6, 5] },
  { name: 'flowers', type: 'switch', default: true },
  { name: 'severalWinners', type: 'switch', default: false },
];

export const presets: readonly Preset[] = [
  { id: 'official', values: {} },
  { id: 'one-round', values: { hands: 4 } },
  { id: 'first-steps', values: { hands: 4, minimum: 4, flowers: false } },
];

export function minimumOf(options: Options): number {
  return Number(options.minimum);
}
