import type { OptionSpec, OptionValue } from '../../game/options.ts';
import { LIMIT_HANDS } from './scoring/limit-hands.ts';

/** Table options; labels and help stand in the words. Defaults from seed 003 and the rulings (A3, A8, A9, A10). */
export const optionSpecs: readonly OptionSpec[] = [
  { name: 'players', type: 'choice', default: 4, values: [2, 3, 4] },
  { name: 'game', type: 'choice', default: 'express', values: ['express', 'multi'] },
  choice('length', '4-rounds', ['1-round', '2-rounds', '4-rounds', 'hands']),
  { name: 'fixedHands', type: 'number', default: 8, from: 1, to: 64, step: 1 },
  { name: 'limit', type: 'number', default: 500, from: 200, to: 2000, step: 100 },
  { name: 'startPoints', type: 'number', default: 2000, from: 500, to: 10_000, step: 500 },
  choice('goingOut', 20, [10, 20]),
  choice('bonusDouble', 'either', ['either', 'both']),
  { name: 'eastDoubles', type: 'switch', default: false },
  choice('ninthDeal', 9, [0, 9, 13]),
  ...LIMIT_HANDS.map((hand): OptionSpec => ({ name: hand.option, type: 'switch', default: true })),
];

function choice(name: string, otherwise: OptionValue, values: readonly OptionValue[]): OptionSpec {
  return { name, type: 'choice', default: otherwise, values };
}
