import type { Score } from '../../../game/state.ts';
import type { RulesetWords } from '../../../game/words.ts';
import { optionsOf } from '../options.ts';
import { RULED } from '../own-state.ts';
import type { Variant } from '../variant.ts';
import { options } from './options.ts';
import { patterns } from './patterns.ts';
import { fourPlayerRules, threePlayerRules } from './rules.ts';

/** All that riichi or sanma says in its own words. */
export function words(variant: Variant): RulesetWords {
  const three = variant.seats === 3;
  return {
    title: three ? 'Sanma' : 'Riichi',
    summary: three
      ? 'Riichi for three: no chows, fewer tiles, and Norths to lay aside'
      : 'A yaku to win, riichi to bet on it, dora to hope for',
    rules: three ? threePlayerRules : fourPlayerRules,
    actions: {
      riichi: { label: 'riichi', said: '{who}: riichi, with {tile}' },
      north: { label: 'north', said: '{who} lays a North aside' },
      'nine-kinds': { label: 'nine kinds', said: '{who} shows nine kinds' },
    },
    names,
    patterns,
    reckoning,
    reasons: {
      win: 'win',
      honba: 'honba',
      deposit: 'riichi stick',
      'not-ready': 'not ready',
      'nagashi-mangan': 'draw mangan',
    },
    refusals: {
      incomplete: 'That does not complete your hand.',
      'no-yaku': 'Your hand is complete but has no yaku.',
      furiten: 'You are furiten: you may only win with a tile you draw.',
      locked: 'In riichi you discard what you draw.',
      'swap-call': 'Right after a claim that discard would be a swap call.',
    },
    options: Object.fromEntries(optionsOf(variant).map(({ name }) => [name, options[name]!])),
    presets: {
      site: 'House rules',
      tenhou: 'As on Tenhou',
      'mahjong-soul': 'As on Mahjong Soul',
      ema: 'European (EMA)',
      wrc: 'World Riichi Championship',
    },
    tiles: {},
    events: {
      [RULED.dora]: 'A dora indicator is turned up',
      [RULED.ura]: 'The ura indicators are turned up',
      [RULED.riichi]: '{who} lays down a riichi stick',
      [RULED.passed]: 'You let a tile pass that completes your hand: furiten',
    },
  };
}

/** Han and fu, the limit they come to, and what the fu are made of. */
function reckoning({ han, fu, yakuman, limit, fuParts }: NonNullable<Score['extra']>): string[] {
  if (typeof yakuman === 'number' && yakuman > 0) return [yakuman > 1 ? `${yakuman} yakuman` : 'yakuman'];
  if (typeof han !== 'number' || typeof fu !== 'number') return [];
  const parts = typeof fuParts === 'string' ? [`fu: ${fuParts}`] : [];
  return [`${han} han ${fu} fu`, ...(typeof limit === 'string' ? [limit] : []), ...parts];
}

/** Names of panels, marks, counters and aborts. */
const names: Readonly<Record<string, string>> = {
  dora: 'dora',
  ura: 'ura',
  honba: 'honba',
  deposits: 'riichi sticks',
  riichi: 'riichi',
  'double-riichi': 'double riichi',
  'furiten-discard': 'furiten: own discard',
  'furiten-passed': 'furiten until you draw',
  'furiten-riichi': 'furiten for this hand',
  'no-yaku': 'no yaku on a discard',
  'no-yaku-on-some': 'no yaku on some waits',
  'ranking-points': 'ranking',
  mangan: 'mangan',
  haneman: 'haneman',
  baiman: 'baiman',
  sanbaiman: 'sanbaiman',
  yakuman: 'yakuman',
  'kyuushu-kyuuhai': 'nine kinds of terminals and honors',
  'suufon-renda': 'four equal winds',
  'suucha-riichi': 'four riichi',
  suukaikan: 'four kongs',
  sanchahou: 'three wins on one discard',
};
