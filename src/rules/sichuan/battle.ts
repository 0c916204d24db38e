import { sichuan } from './sichuan.ts';
import { commonWords } from './words.ts';

/** Blood battle: winners leave the hand, the others play on. */
export const sichuanBattle = sichuan({
  id: 'sichuan-battle',
  words: { title: 'Sichuan blood battle', summary: '', rules: [], ...commonWords },
  winners: 'leave',
});
