import { setTimeout as delay } from 'node:timers/promises';
import { felt } from '../../src/terminal/theme.ts';
import { handOnScreen } from './hand-on-screen.ts';
import type { Screen } from './screen.ts';
import type { TestTerminal } from './ssh.ts';

/** What somebody at the keyboard sees that asks for a key. */
export interface Sight {
  /** `choice` has numbers, `pick` wants several tiles of one's own, `aim` one tile for an action that was begun. */
  readonly kind: 'turn' | 'claim' | 'choice' | 'pick' | 'aim' | 'settlement' | 'ranking' | 'other';
  /** Keys of the bar above the hand, with what they do: `w` → win. */
  readonly keys: ReadonlyMap<string, string>;
  /** The line that asks. */
  readonly asked: string;
  /** The number of the hand that is played. */
  readonly hand: number;
  /** How many tiles of a pick have been chosen so far. */
  readonly picked?: number;
  /** What tells this moment from others. */
  readonly moment: string;
}

/** Reads the screen as a person would: the bar, the cards, what may be pressed. */
export function look(terminal: TestTerminal): Sight {
  const lines = terminal.lines();
  const text = lines.join('\n');
  const hand = /hand (\d+)/.exec(text)?.[1];
  const place = `${hand} ${/wall \d+/.exec(text)?.[0]}`;
  const sight = (kind: Sight['kind'], row: number, keyRows: readonly number[], what?: string): Sight => {
    const asked = lines[row]?.trim() ?? '';
    const keys = new Map(keyRows.flatMap(keyRow => keysInRow(terminal.screen, keyRow)));
    return { kind, keys, asked, hand: Number(hand ?? 0), moment: `${kind} ${place} ${what ?? asked}` };
  };
  if (text.includes('The match is over') && text.includes('Seed')) return sight('ranking', -1, []);
  if (/ready for the next hand|to the ranking/.test(text)) return sight('settlement', -1, []);
  const find = (pattern: RegExp): number =>
    lines.findIndex((line, row) => row >= lines.length / 2 && row < lines.length - 1 && pattern.test(line));
  const asked = find(/Yours\?|Rob it\?/);
  if (asked >= 0) return sight('claim', asked, [asked + 1]);
  const picking = find(/choose \d/);
  if (picking >= 0) {
    const picked = Number(/(\d+) of \d/.exec(lines[picking + 1] ?? '')?.[1] ?? 0);
    const pick = sight('pick', picking, [picking + 1], `${lines[picking]!.trim()} ${picked}`);
    return { ...pick, picked };
  }
  const aiming = find(/: choose the tile/);
  if (aiming >= 0) return sight('aim', aiming, [aiming]);
  const turn = find(/Your turn/);
  // The same turn goes on while the cursor moves, and after it another one begins with the tiles that an action changed.
  if (turn >= 0) return sight('turn', turn, [turn], tilesOf(terminal.screen));
  const choosing = find(/ 1 .* 2 /);
  const choice = sight('choice', choosing - 1, [choosing, choosing + 1]);
  return choice.keys.has('1') && choice.keys.has('2') ? choice : sight('other', -1, []);
}

function tilesOf(screen: Screen): string {
  const tiles = handOnScreen(screen).map(({ tile }) => tile);
  return tiles.sort().join(' ');
}

/** The keys in a row, each on its ground of gold, with the words after it. */
function keysInRow({ terminal }: Screen, row: number): (readonly [string, string])[] {
  const line = terminal.buffer.active.getLine(terminal.buffer.active.baseY + row);
  let text = '';
  for (let x = 0; x < terminal.cols; x++) {
    const cell = line?.getCell(x);
    const isKey = cell?.getBgColor() === felt.looks.gold.of256;
    const wasKey = line?.getCell(x - 1)?.getBgColor() === felt.looks.gold.of256;
    if (isKey !== wasKey) text += isKey ? '<' : '>';
    text += cell?.getChars() || ' ';
  }
  return [...text.matchAll(/< *([^<>]+?) *> *((?:[^<> ]+ ?)*)/g)].map(
    ([, key, label]) => [key!, label!.trim()] as const,
  );
}

/** Keys that answer what is seen; none where it asks for nothing. */
export type Habit = (sight: Sight, terminal: TestTerminal) => readonly string[];

/** Wins when it may, discards what is highlighted, lets tiles go, takes what comes first, is ready at once. */
export const simpleHabit: Habit = (sight, terminal) => {
  if (sight.keys.get('w') !== undefined && sight.kind !== 'pick') return ['w'];
  switch (sight.kind) {
    case 'turn':
    case 'aim':
    case 'settlement':
      return ['enter'];
    case 'claim':
      return ['space'];
    case 'choice':
      return ['1'];
    case 'pick':
      // One at a time: what lies chosen is laid back by its own label.
      return [firstPick(sight, terminal)[sight.picked ?? 0] ?? 'enter'];
    default:
      return [];
  }
};

/** Labels of as many tiles as have to be chosen, of one suit where the bar says so. */
function firstPick({ asked }: Sight, { screen }: TestTerminal): string[] {
  const least = Number(/choose (\d)/.exec(asked)![1]);
  const open = handOnScreen(screen).filter(({ barred }) => !barred);
  const ofOne = asked.includes('all of one suit')
    ? open.filter(({ tile }) => open.filter(other => other.tile[1] === tile[1]).length >= least)
    : open;
  const [first] = ofOne;
  return ofOne
    .filter(({ tile }) => ofOne === open || tile[1] === first?.tile[1])
    .slice(0, least)
    .map(({ label }) => label);
}

/** The key of an action whose words in the bar begin so. */
export function keyFor(sight: Sight, words: string): string | undefined {
  return [...sight.keys].find(([, said]) => said.startsWith(words))?.[0];
}

/** Nobody acts on a hand before it was seen, nor does the table hear it, in milliseconds. */
export const FIRST_LOOK = 450;

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
  let hand = 0;
  let still = 0;
  for (;;) {
    const text = terminal.text();
    const sight = look(terminal);
    if (sight.kind === 'ranking') return seen;
    if (sight.kind === 'settlement' || (sight.kind !== 'other' && sight.moment !== answered)) {
      if (sight.hand !== hand) {
        hand = sight.hand;
        await delay(FIRST_LOOK);
        continue;
      }
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
