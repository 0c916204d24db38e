import type { OptionValue, Preset } from '../../game/options.ts';
import { optionSpecs } from './options.ts';

/** A value that a preset sets, and where it is said. What a preset does not set is as in `emahjong`. */
type Sourced = Readonly<Record<string, readonly [value: OptionValue, source: string]>>;

const KAJONGG = 'kajongg, src/predefined.py, ruleset "Classical Chinese standard"';
const KAJONGG_PAYS = 'kajongg, src/game.py: a payment between East and another is doubled, among losers too';
/** Millington's book is cited by section ("M 115"), as the Mah-Jong programs do: their rules are his but for what they say. */
const M = 'rules.txt of the Mah-Jong programs (xmj 1.11)';
const XMJ = `${M}, their own default`;

/**
 * What a preset sets beside the defaults, by preset and option; the defaults follow seed 003 and the rulings A. Where no option
 * reaches, a preset plays as the rulings have it: both programs give 2 and 2 for a pair of own and round wind (here 2 once), in
 * kajongg two sets of dragons with a pair of the third, and three of winds with a pair of the fourth, have no double of their own,
 * xmj replaces bonus tiles from the live wall and counts a claimed kong as concealed for some doubles, and in both a dangerous
 * discard makes its player pay for all (M 90 to 96).
 */
export const presetSources: Readonly<Record<string, Sourced>> = {
  emahjong: {},
  kajongg: {
    game: ['multi', `${KAJONGG}: at least four rounds`],
    length: ['4-rounds', `${KAJONGG}: at least four rounds`],
    limit: [500, `${KAJONGG}: points for a limit hand`],
    goingOut: [20, `${KAJONGG}: standard mah jongg`],
    bonusDouble: ['both', `${KAJONGG}: own flower and own season`],
    eastDoubles: [true, KAJONGG_PAYS],
    ninthDeal: [9, `${KAJONGG}: East won nine times in a row`],
    wrigglingSnake: [false, `${KAJONGG}: the snake is in its DMJL and BMJA rulesets alone`],
    sevenTwins: [false, `${KAJONGG}: only sets and a pair, nine gates and thirteen orphans win`],
  },
  millington: {
    game: ['multi', `${M}: NumRounds, the usual four rounds`],
    length: ['4-rounds', `${M}: NumRounds, the usual four rounds`],
    limit: [1000, `${XMJ}; for limits as such it cites M 118 to 120`],
    goingOut: [10, `${M}: M 115(a)`],
    bonusDouble: ['both', `${M}: M 116(a), a double for own flower and own season`],
    eastDoubles: [true, `${M}: M 107 to 111, all payments to or from East are doubled`],
    ninthDeal: [13, `${M}: M 122(r), East's thirteenth win in a row`],
    bigThreeDragons: [
      false,
      `${M}: M 122(i) asks for no chows, and such a hand reaches the limit by its doubles; with a chow it counts five`,
    ],
    sevenTwins: [false, `${M}: four sets and a pair, and of other hands M 122(q) alone, thirteen orphans`],
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
