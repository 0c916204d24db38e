import { flowRules } from './rules-page.ts';
import { sichuan } from './sichuan.ts';
import { commonWords } from './words.ts';

/** Blood flow: winners stay with a locked hand, and win again (seed 000, "Sichuan blood flow"). */
export const sichuanFlow = sichuan({
  id: 'sichuan-flow',
  words: {
    title: 'Sichuan blood flow',
    summary: 'Exchange three, drop a suit; winners lock their hands and win again',
    rules: flowRules,
    ...commonWords,
  },
  winners: 'stay',
});
