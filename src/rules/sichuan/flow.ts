import { sichuan } from './sichuan.ts';
import { commonWords } from './words.ts';

/** Blood flow: winners stay, locked, and win again. */
export const sichuanFlow = sichuan({
  id: 'sichuan-flow',
  words: { title: 'Sichuan blood flow', summary: '', rules: [], ...commonWords },
  winners: 'stay',
});
