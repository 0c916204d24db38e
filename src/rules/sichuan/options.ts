import type { OptionSpec, Options, Preset } from '../../game/options.ts';

/** Where the three tiles of the exchange go; `next` is the seat that plays after one's own. */
export type Direction = 'next' | 'opposite' | 'previous';

export const DIRECTIONS: readonly Direction[] = ['next', 'opposite', 'previous'];

/** Both forms have the same options; the defaults are those of seed 000. */
export const optionSpecs: readonly OptionSpec[] = [
  { name: 'exchange', type: 'choice', default: true, values: [true, false, ...DIRECTIONS] },
  { name: 'cap', type: 'choice', default: 4, values: [3, 4, 5, 'none'] },
  { name: 'selfDraw', type: 'choice', default: 'point', values: ['point', 'fan', 'nothing'] },
  { name: 'firstTurn', type: 'switch', default: false },
  { name: 'terminals', type: 'switch', default: false },
  { name: 'twoFiveEight', type: 'switch', default: false },
  { name: 'kongTransfer', type: 'switch', default: false },
  { name: 'start', type: 'choice', default: 0, values: [0, 1000] },
  { name: 'hands', type: 'number', default: 8, from: 1, to: 16, step: 1 },
];

export const presets: readonly Preset[] = [
  { id: 'four-fan-cap', values: {} },
  {
    id: 'more-patterns',
    values: { cap: 5, firstTurn: true, terminals: true, twoFiveEight: true },
  },
  { id: 'no-exchange', values: { exchange: false } },
  { id: 'high-stakes', values: { cap: 'none', selfDraw: 'fan', kongTransfer: true, start: 1000 } },
];

/** The most fan that count; infinite where a table has no cap. */
export function capOf(options: Options): number {
  return options.cap === 'none' ? Number.POSITIVE_INFINITY : Number(options.cap);
}

/** What each payer of a self-draw adds after the cap (B12). */
export function selfDrawPoint(options: Options): number {
  return options.selfDraw === 'point' ? 1 : 0;
}
