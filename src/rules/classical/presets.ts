import type { OptionValue, Preset } from '../../game/options.ts';
import { optionSpecs } from './options.ts';

/** A value that a preset sets, and where it is said. What a preset does not set is as in `emahjong`. */
type Sourced = Readonly<Record<string, readonly [value: OptionValue, source: string]>>;

const KAJONGG = 'kajongg, src/predefined.py, ruleset "Classical Chinese standard"';
const XMJ = 'rules.txt of the Mah-Jong programs (xmj), which says where it departs from Millington';
const MILLINGTON = 'A. D. Millington, The Complete Book of Mah-Jongg';

/** What a preset sets beside the defaults, by preset and option; the defaults follow seed 003 and the rulings A. */
export const presetSources: Readonly<Record<string, Sourced>> = {
  emahjong: {},
  kajongg: {
    game: ['multi', `${KAJONGG}: at least four rounds`],
    length: ['4-rounds', `${KAJONGG}: at least four rounds`],
    limit: [500, `${KAJONGG}: points for a limit hand`],
    goingOut: [20, `${KAJONGG}: standard mah jongg`],
    bonusDouble: ['both', `${KAJONGG}: own flower and own season`],
    eastDoubles: [true, 'kajongg pays East double and takes double from it, as the classical game has it'],
    ninthDeal: [9, `${KAJONGG}: East won nine times in a row`],
    wrigglingSnake: [false, `${KAJONGG}: the snake is in its DMJL and BMJA rulesets alone`],
    sevenTwins: [false, `${KAJONGG}: only sets and a pair, nine gates and thirteen orphans win`],
  },
  millington: {
    game: ['multi', `${MILLINGTON}: a game is four rounds`],
    length: ['4-rounds', `${MILLINGTON}: a game is four rounds`],
    limit: [1000, `${XMJ}: its limit, as ruling A9.1 cites it`],
    goingOut: [10, `${MILLINGTON}, as ruling A3 cites it`],
    bonusDouble: ['both', `${XMJ}: the double is for flower and season together (ruling A4)`],
    eastDoubles: [true, `${MILLINGTON}: East pays and receives double`],
    ninthDeal: [13, `${MILLINGTON}, as ruling A8 cites it`],
    sevenTwins: [false, `${XMJ}: all winning hands but thirteen orphans are four sets and a pair`],
  },
};

/** The presets, each with a value for every option; the first is the default. */
export const presets: readonly Preset[] = Object.entries(presetSources).map(([id, values]) => ({
  id,
  values: {
    ...(id === 'emahjong' ? {} : Object.fromEntries(optionSpecs.map(spec => [spec.name, spec.default]))),
    ...Object.fromEntries(Object.entries(values).map(([name, [value]]) => [name, value])),
  },
}));
