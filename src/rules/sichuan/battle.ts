import { battleRules } from './rules-page.ts';
import { sichuan } from './sichuan.ts';
import { commonWords } from './words.ts';

/** Blood battle: winners leave the hand, and the others play on (seed 000, "Sichuan blood battle"). */
export const sichuanBattle = sichuan({
  id: 'sichuan-battle',
  words: {
    title: 'Sichuan blood battle',
    summary: 'Exchange three, drop a suit; winners leave until three have won',
    rules: battleRules,
    ...commonWords,
  },
  winners: 'leave',
});
