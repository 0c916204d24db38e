import type { Ruleset } from '../../../game/ruleset.ts';
import type { Match, Seat } from '../../../game/state.ts';
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
    const hands = playedHands(rules, record);
    const match = {
      title: [rules.words.en.title, record.id],
      name: Array.from({ length: PLACES }, (_, seat) => names[seat] ?? ''),
      rule: ruleOf(rules, record),
      log: hands.map(kyokuOf),
      sc: standings(rules, hands.at(-1)!.match),
    };
    return `${JSON.stringify(match)}\n`;
  },
};

/** Score and points in thousands of the ranking display, seat by seat; of a seat that is not there 0. */
function standings(rules: Ruleset, { scores, hand, ...match }: Match): number[] {
  const points = (seat: Seat): number => {
    if (hand === null || seat >= match.seats) return 0;
    const marks = rules.marks?.({ ...match, scores, hand }, seat, null) ?? [];
    return marks.find(mark => mark.id === 'ranking-points')?.value ?? 0;
  };
  return Array.from({ length: PLACES }, (_, seat) => [
    scores[seat] ?? 0,
    Math.round(points(seat) / 100) / 10,
  ]).flat();
}

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
