import type { TestTerminal } from './ssh.ts';

/** What somebody at the keyboard sees that asks for a key. */
export interface Sight {
  readonly kind: 'turn' | 'claim' | 'choice' | 'pick' | 'settlement' | 'ranking' | 'other';
  /** Keys of the bar above the hand, with what they do: `w` → win. */
  readonly keys: ReadonlyMap<string, string>;
  /** What tells this moment from others. */
  readonly moment: string;
}

const KEY = /(?:^|\s) ?([a-z]|space|[1-9]) {1,3}([a-z][a-z -]*[a-z])/g;

/** Reads the screen as a person would: the bar, the cards, what may be pressed. */
export function look(terminal: TestTerminal): Sight {
  const lines = terminal.lines();
  const text = lines.join('\n');
  const bar = lines.slice(Math.floor(lines.length / 2), -1);
  const place = `${/hand \d+/.exec(text)?.[0]} ${/wall \d+/.exec(text)?.[0]}`;
  const sight = (kind: Sight['kind'], line: string, keyLine = line): Sight => ({
    kind,
    keys: new Map([...keyLine.matchAll(KEY)].map(([, key, label]) => [key!, label!])),
    moment: `${kind} ${place} ${line.trim()}`,
  });
  if (text.includes('The match is over') && text.includes('Seed')) return sight('ranking', 'over');
  if (/ready for the next hand|to the ranking/.test(text)) return sight('settlement', place);
  const asked = bar.findIndex(line => /Yours\?|Rob it\?/.test(line));
  if (asked >= 0) return sight('claim', bar[asked]!, bar[asked + 1] ?? '');
  const picking = bar.findIndex(line => /choose \d/.test(line));
  if (picking >= 0) return sight('pick', bar[picking]!, bar[picking + 1] ?? '');
  const turn = bar.find(line => line.includes('Your turn'));
  if (turn !== undefined) return sight('turn', turn);
  const choosing = bar.findIndex(line => /^\s+1 +[a-z\p{L}].* 2 +[a-z\p{L}]/u.test(line));
  if (choosing > 0) return sight('choice', bar[choosing - 1]!, bar[choosing]!);
  return sight('other', '');
}

/** Keys that answer what is seen; none where it asks for nothing. */
export type Habit = (sight: Sight, terminal: TestTerminal) => readonly string[];

/** Wins when it may, discards what is highlighted, lets tiles go, is ready at once. */
export const simpleHabit: Habit = sight => {
  if (sight.keys.get('w') === 'win') return ['w'];
  switch (sight.kind) {
    case 'turn':
    case 'settlement':
      return ['enter'];
    case 'claim':
      return ['space'];
    case 'choice':
      return ['1'];
    default:
      return [];
  }
};

/** How often in a match nothing may happen for a while before that is a fault. */
const PATIENCE = 200;

/**
 * Plays by reading the screen and pressing keys until the final ranking stands there. Each moment is answered once; only a
 * card, which takes no key before it was read, is asked again.
 */
export async function playToRanking(
  terminal: TestTerminal,
  habit: Habit = simpleHabit,
  seen: Sight[] = [],
): Promise<Sight[]> {
  let answered = '';
  let still = 0;
  for (;;) {
    const text = terminal.text();
    const sight = look(terminal);
    if (sight.kind === 'ranking') return seen;
    if (sight.kind === 'settlement' || (sight.kind !== 'other' && sight.moment !== answered)) {
      if (sight.moment !== answered) seen.push(sight);
      answered = sight.moment;
      terminal.press(...habit(sight, terminal));
    }
    if (await nextChange(terminal, text, sight.kind === 'settlement' ? 100 : 3_000)) continue;
    if (answered === sight.moment) answered = '';
    if (++still > PATIENCE) throw new Error(`nothing happens any more:\n${text}`);
  }
}

/**
 * Resolves when the screen has changed, or after a moment: a card takes no key before it could be read, and a key may be lost
 * as any key may, so it is pressed again.
 */
async function nextChange(terminal: TestTerminal, before: string, ms: number): Promise<boolean> {
  try {
    await terminal.waitFor(text => text !== before, ms);
    return true;
  } catch (error) {
    if (String(error).includes('not within')) return false;
    throw error;
  }
}
