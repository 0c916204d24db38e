import type { OptionSpec, Preset } from '../../game/options.ts';
import { cardProblem, SHIPPED_CARDS } from './cards.ts';

/** Hands of a match where the table says nothing else (seed 000). */
const HANDS = 8;

export const optionSpecs: readonly OptionSpec[] = [
  { name: 'card', type: 'choice', default: 'house', values: SHIPPED_CARDS, text: cardProblem },
  { name: 'secondCharleston', type: 'switch', default: true },
  /** Own tiles that a blind pass holds at least (ruling 0.5). */
  { name: 'minOwnTiles', type: 'choice', default: 0, values: [0, 1] },
  /** Seed 004 plays without (ruling 0.7). */
  { name: 'payments', type: 'switch', default: true },
  { name: 'untimedCharleston', type: 'switch', default: false },
  { name: 'training', type: 'switch', default: false },
  { name: 'hands', type: 'number', default: HANDS, from: 1, to: 16, step: 1 },
];

export const presets: readonly Preset[] = [
  { id: 'house', values: {} },
  { id: 'training', values: { card: 'training', training: true, untimedCharleston: true } },
  { id: 'room', values: { payments: false, minOwnTiles: 1, untimedCharleston: true } },
];
