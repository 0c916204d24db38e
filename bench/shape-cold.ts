import { majiang, majiangHand } from './majiang.ts';
import { ALL_KINDS, dealHands, FORMS } from './shape-hands.ts';

/**
 * A process of its own, which answers one question for 10,000 hands the first time anything is asked of it, and prints how
 * many milliseconds that took: `ours shanten`, `theirs useful`; `first` is the first hand alone. Hands are made before, in the form that each takes.
 */
const HANDS = 10_000;

async function measure(whose: string, what: string): Promise<number> {
  const hands = dealHands('bench', HANDS, what === 'shanten' ? 14 : 13, ALL_KINDS);
  let answers = 0;
  if (whose === 'ours') {
    const { shanten } = await import('../src/shape/shanten.ts');
    const { useful } = await import('../src/shape/useful.ts');
    const start = performance.now();
    if (what === 'shanten') for (const hand of hands) answers += shanten(hand, 0, FORMS);
    else for (const hand of hands) answers += useful(hand, 0, FORMS).length;
    return answers && performance.now() - start;
  }
  const theirs = hands.map(majiangHand);
  const start = performance.now();
  if (what === 'shanten') for (const hand of theirs) answers += majiang.Util.xiangting(hand);
  else for (const hand of theirs) answers += majiang.Util.tingpai(hand).length;
  return answers && performance.now() - start;
}

/** Milliseconds until a new process has the shanten of one hand, the loading of the code included. */
async function firstAnswer(): Promise<number> {
  const [hand] = dealHands('bench', 1, 14, ALL_KINDS);
  const start = performance.now();
  const { shanten } = await import('../src/shape/shanten.ts');
  shanten(hand!, 0, FORMS);
  return performance.now() - start;
}

const [whose, what] = process.argv.slice(2);
console.log(whose === 'first' ? await firstAnswer() : await measure(whose!, what!));
