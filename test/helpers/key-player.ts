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
  const choosing = bar.findIndex(line => /^\s+ 1 +\S/.test(line) && / 2 +\S/.test(line));
  if (choosing > 0 && !/[─▀]/.test(bar[choosing]!))
    return sight('choice', bar[choosing - 1]!, bar[choosing]!);
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
  for (;;) {
    const text = terminal.text();
    const sight = look(terminal);
    if (sight.kind === 'ranking') return seen;
    if (sight.kind === 'settlement' || (sight.kind !== 'other' && sight.moment !== answered)) {
      if (sight.moment !== answered) seen.push(sight);
      answered = sight.moment;
      terminal.press(...habit(sight, terminal));
    }
    await nextChange(terminal, text, sight.kind === 'settlement');
  }
}

/** Resolves when the screen has changed; on a card, after a moment at the latest. */
async function nextChange(terminal: TestTerminal, before: string, isCard: boolean): Promise<void> {
  const changed = terminal.waitFor(text => text !== before, isCard ? 100 : 20_000);
  // A card takes no key in its first moments, so it is asked again.
  await (isCard ? changed.catch(() => undefined) : changed);
}
