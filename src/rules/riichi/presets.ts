import type { OptionValue, Preset } from '../../game/options.ts';
import { optionsOf } from './options.ts';
import type { Variant } from './variant.ts';

/** A value that a preset sets, and where it is said. What a preset does not set is as in `site`. */
type Sourced = Readonly<Record<string, readonly [value: OptionValue, source: string]>>;

const TENHOU_RULES = 'tenhou.net, rules page';
const RIICHI_ENV = 'RiichiEnv, docs/RULES.md';
/** Not Tenhou's own word: how a game that follows it says where it does not. */
const TENHOU_KOBALAB = 'K. Kobayashi, rules of Majiang: Tenhou’s but for three points';
const TENHOU_BOTH_SAY = `${TENHOU_RULES}; so too ${TENHOU_KOBALAB}`;
const SOUL_WIKI = 'riichi.wiki, "Mahjong Soul", rules';
const SOUL_NOTICE = 'Mahjong Soul, notice on ranked rules, as quoted by Cryolite (gist a026f417)';
const EMA_2016 = 'EMA, announcement of the 2016 revision of its rules';
const EMA_WIKI = 'riichi.wiki, "EMA Riichi Competition Rules"';
const EMA_BOOK = 'EMA, Rules for Japanese Mahjong, 2016 edition';
const EMA_PAO = 'EMA, Riichi Competition Rules, 3.3.9, as printed by mahjongtime.com';
const WRC_WIKI = 'riichi.wiki, "World Riichi Championship rules"';
const WRC_2015 = 'World Riichi Championship Rules 2015';
const WRC_VERSUS = `${EMA_2016}, its list of differences to the WRC rules`;

const TENHOU_BOTH: Sourced = {
  agariYame: ['win-or-ready', TENHOU_BOTH_SAY],
  kongDora: ['open-later', RIICHI_ENV],
  doubleYakuman: [false, RIICHI_ENV],
  extraRound: ['after-repeats', TENHOU_KOBALAB],
  pao: [true, TENHOU_BOTH_SAY],
  paoCovers: ['hand', RIICHI_ENV],
  paoHonba: ['discarder', TENHOU_KOBALAB],
  nagashiMangan: ['any-hand', TENHOU_BOTH_SAY],
};

const SOUL_BOTH: Sourced = {
  agariYame: ['win-or-ready', SOUL_WIKI],
  doubleWindFu: [4, SOUL_WIKI],
  kongDora: ['open-later', RIICHI_ENV],
  doubleYakuman: [true, SOUL_WIKI],
  pao: [true, SOUL_WIKI],
  paoCovers: ['yakuman', `${SOUL_WIKI}: composite yakuman are answered for apart`],
  paoHonba: ['liable', SOUL_NOTICE],
  nagashiMangan: ['any-hand', SOUL_WIKI],
  multipleRon: ['three', `${SOUL_WIKI}: no triple-ron abort`],
};

const NO_ABORTS = (source: string): Sourced => ({
  nineKinds: [false, source],
  fourWinds: [false, source],
  fourRiichi: [false, source],
  fourKongs: [false, source],
});

const FOUR_PRESETS: Readonly<Record<string, Sourced>> = {
  tenhou: {
    ...TENHOU_BOTH,
    targetPoints: [30_000, TENHOU_BOTH_SAY],
    uma: ['20-10', TENHOU_BOTH_SAY],
    oka: [20, `${TENHOU_BOTH_SAY}: 25,000 to begin with, 30,000 to return`],
  },
  'mahjong-soul': {
    ...SOUL_BOTH,
    targetPoints: [30_000, SOUL_WIKI],
    uma: ['15-5', SOUL_WIKI],
  },
  ema: {
    ...NO_ABORTS(EMA_2016),
    redFives: [0, EMA_2016],
    openTanyao: [true, EMA_2016],
    startPoints: [30_000, EMA_BOOK],
    endBelowZero: [false, EMA_BOOK],
    kiriageMangan: [false, `${EMA_2016}: 4 han 30 fu is not rounded up`],
    kuikae: ['forbidden', EMA_2016],
    kongDora: ['at-once', EMA_WIKI],
    multipleYakuman: [false, EMA_WIKI],
    countedYakuman: [false, `${EMA_2016}: 13 han and more are a sanbaiman`],
    pao: [true, EMA_PAO],
    paoCovers: ['hand', `${EMA_PAO}: the full value of the hand`],
    paoHonba: ['discarder', `${EMA_PAO}: only the discarder pays for counters`],
    nagashiMangan: ['off', EMA_2016],
    multipleRon: ['three', EMA_WIKI],
    uma: ['15-5', EMA_2016],
  },
  wrc: {
    ...NO_ABORTS(`${WRC_2015}, 5.7`),
    redFives: [0, WRC_2015],
    openTanyao: [true, WRC_WIKI],
    startPoints: [30_000, WRC_WIKI],
    endBelowZero: [true, WRC_WIKI],
    agariYame: ['off', `${WRC_2015}, 5.9.1`],
    kiriageMangan: [true, WRC_VERSUS],
    kuikae: ['forbidden', `${WRC_2015}, 5.4`],
    multipleYakuman: [false, `${WRC_WIKI}: no hand is worth more than one yakuman`],
    doubleYakuman: [false, WRC_WIKI],
    countedYakuman: [false, `${WRC_2015}, errata: 11 han and more are a sanbaiman`],
    pao: [true, `${WRC_2015}, 6.2`],
    nagashiMangan: ['off', EMA_2016],
    multipleRon: ['one', `${WRC_2015}, 5.7: a hand ends by one player winning`],
    uma: ['15-5', WRC_WIKI],
  },
};

const THREE_PRESETS: Readonly<Record<string, Sourced>> = {
  tenhou: {
    ...TENHOU_BOTH,
    targetPoints: [40_000, TENHOU_RULES],
    honbaRon: [200, TENHOU_RULES],
    tsumoLoss: [true, TENHOU_RULES],
    northBonus: ['extracted', TENHOU_RULES],
    uma: ['20-0', TENHOU_RULES],
    oka: [15, `${TENHOU_RULES}: 35,000 to begin with, 40,000 to return`],
  },
  'mahjong-soul': {
    ...SOUL_BOTH,
    targetPoints: [40_000, SOUL_WIKI],
    honbaRon: [200, SOUL_WIKI],
    tsumoLoss: [true, SOUL_WIKI],
    northBonus: ['extracted', SOUL_WIKI],
    uma: ['15-0', SOUL_WIKI],
  },
};

/** What a preset sets, with the source of each value, by preset and option; `site` follows the seed and the rulings. */
export function presetSources(variant: Variant): Readonly<Record<string, Sourced>> {
  const chapter =
    variant.seats === 3
      ? 'seed 000, "Three-player riichi"; rulings D3'
      : 'seed 000, "Four-player riichi"; rulings D2';
  const site = Object.fromEntries(
    optionsOf(variant).map(spec => [spec.name, [spec.default, chapter] as const]),
  );
  return { site, ...(variant.seats === 3 ? THREE_PRESETS : FOUR_PRESETS) };
}

/** The presets of a variant, each with a value for every option; the first is the default. */
export function presetsOf(variant: Variant): readonly Preset[] {
  const sources = presetSources(variant);
  const defaults = Object.fromEntries(optionsOf(variant).map(spec => [spec.name, spec.default]));
  return Object.entries(sources).map(([id, values]) => ({
    id,
    values: {
      ...defaults,
      ...Object.fromEntries(Object.entries(values).map(([name, [value]]) => [name, value])),
    },
  }));
}
