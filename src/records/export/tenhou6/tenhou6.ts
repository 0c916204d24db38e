import type { Ruleset } from '../../../game/ruleset.ts';
import { RED_FIVE } from '../../../tiles/tile.ts';
import type { MatchRecord } from '../../record.ts';
import { type ExportFormat, namesBySeat } from '../format.ts';
import { playedHands } from '../played-hand.ts';
import { RIICHI_RULESETS } from '../riichi-events.ts';
import { kyokuOf } from './kyoku.ts';
import { PLACES } from './result.ts';

/** The JSON that tenhou.net/6 edits and reviewers read; seat 0 is the first dealer, a fourth seat of sanma is empty. */
export const tenhou6Format: ExportFormat = {
  id: 'tenhou6',
  help: 'tenhou.net/6 JSON, as reviewers read it; riichi and sanma',
  rulesets: RIICHI_RULESETS,
  write(rules, record) {
    const names = namesBySeat(record);
    const match = {
      title: [rules.words.en.title, record.id],
      name: Array.from({ length: PLACES }, (_, seat) => names[seat] ?? ''),
      rule: ruleOf(rules, record),
      log: playedHands(rules, record).map(kyokuOf),
    };
    return `${JSON.stringify(match)}\n`;
  },
};

/** Readers tell sanma, the length, open tanyao and red fives by the signs of `disp`; how many of each suit are red is beside it. */
function ruleOf(rules: Ruleset, { options }: MatchRecord): Readonly<Record<string, string | number>> {
  const deck = rules.deck(options);
  const [m, p, s] = [0, 1, 2].map(suit => deck.filter(tile => tile === RED_FIVE + suit).length) as [
    number,
    number,
    number,
  ];
  const signs = [
    rules.seats(options) === 3 ? '三' : '',
    '般',
    options.length === 'east' ? '東' : '南',
    options.openTanyao === true ? '喰' : '',
    m + p + s > 0 ? '赤' : '',
  ];
  const isPlain = m === p && p === s && m <= 1;
  return { disp: signs.join(''), ...(isPlain ? { aka: m } : { aka51: m, aka52: p, aka53: s }) };
}
