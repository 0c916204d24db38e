import { majiang, majiangHand } from './majiang.ts';
import { ALL_KINDS, dealHands, FORMS, HANDS } from './shape-hands.ts';
import { timesOf } from './shape-times.ts';

/**
 * A process of its own that answers one question for 10,000 hands, the first time that anything is asked of it, and prints
 * the times that took as JSON: `ours shanten`, `theirs useful` and so on; `first` is one hand and the loading of the code.
 * The hands are made before, in the form that each side takes.
 */
async function measure(whose: string, what: string): Promise<number[]> {
  if (whose === 'first') {
    const [hand] = dealHands('bench', 1, 14, ALL_KINDS);
    const start = performance.now();
    const { shanten } = await import('../src/shape/shanten.ts');
    shanten(hand!, 0, FORMS);
    return [performance.now() - start];
  }
  const hands = dealHands('bench', HANDS, what === 'shanten' ? 14 : 13, ALL_KINDS);
  if (whose === 'theirs') {
    const { xiangting, tingpai } = majiang.Util;
    return timesOf(hands.map(majiangHand), what === 'shanten' ? xiangting : hand => tingpai(hand).length);
  }
  const { shanten } = await import('../src/shape/shanten.ts');
  const { useful } = await import('../src/shape/useful.ts');
  return timesOf(
    hands,
    what === 'shanten' ? hand => shanten(hand, 0, FORMS) : hand => useful(hand, 0, FORMS).length,
  );
}

const [whose, what] = process.argv.slice(2);
console.log(JSON.stringify(await measure(whose ?? 'first', what ?? '')));
